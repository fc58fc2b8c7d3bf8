import { PointsmanError } from "../../contract/error.ts";
import type { ToolDecisionEngine } from "../../engine/types.ts";
import { type Offer, offerOf, type ToolSource } from "../offer/offer.ts";
import { type CheckCall, checker } from "./check.ts";
import { guardGenerate } from "./guarded.ts";
import { guardStream, streamOf } from "./guarded-stream.ts";
import { answerAfter, answerTo, generated, type LocalAnswer, mayAnswer, type Report, streamed } from "./local.ts";
import { hinted, narrowed } from "./narrow.ts";
import { type KnownContext, knownContext } from "./own-call.ts";
import { contextOf, readConversation } from "./prompt.ts";
import type { AnyModel, CallParams, EngineMiddleware, ModelLike, StreamPart } from "./protocol.ts";

export interface EngineMiddlewareOptions {
  readonly engine: Pick<ToolDecisionEngine, "suggest" | "verify">;
  /** The tools that `createAiSdkTools` was given; calls of any other tool that the program offers are left alone. */
  readonly tools: ToolSource;
  /** Tasks, time zone and the like; history and pending question come from the prompt. */
  readonly context?: KnownContext;
  /** Says what came of calls that were made without the model; without it, or where it gives null, the model says it. */
  readonly report?: Report;
  /** How often a model whose calls were all stopped is told why and asked again; default 1. */
  readonly retries?: number;
  /** Whether a model is offered the likely tools alone where the engine knows which; default true. */
  readonly narrow?: boolean;
  /** Whether a model is told what the engine read in the message; default true. */
  readonly hints?: boolean;
}

/**
 * A middleware for the AI SDK's `wrapLanguageModel`. Where `engine.suggest` says "call" or "ask", it answers without the model: tool calls or the
 * question, no tokens used, and `providerMetadata.pointsman` says why. Where it says "defer", the model gets the likely tools and a hint. Calls that the
 * model proposes and `engine.verify` blocks do not come out: the model is told why and asked again; what it still insists on is replaced by text.
 *
 * Calls that `verify` wants confirmed pass: the tools of `createAiSdkTools` ask for approval by themselves. A question that was asked is kept in the
 * metadata of the assistant's message, so hand `response.messages` on as they are; and keep messages where users cannot write them.
 *
 * @example
 * ```ts
 * const model = wrapLanguageModel({ model: openai("gpt-5"), middleware: createEngineMiddleware({ engine, tools: taskRegistry }) });
 * const { text, toolCalls, usage } = await generateText({ model, tools, prompt: "add a task to buy milk" }); // usage.totalTokens: 0
 * ```
 */
export function createEngineMiddleware(options: EngineMiddlewareOptions): EngineMiddleware {
  const offer = offerOf(options.tools);
  const retries = Math.min(Math.max(options.retries ?? 1, 0), 5);
  return Object.freeze({
    specificationVersion: "v3",
    wrapGenerate: async <Result>({ params, model }: { readonly params: CallParams; readonly model: AnyModel }) => {
      const inner = spoken(model);
      const plan = await planOf(options, offer, params);
      const result = "answer" in plan ? generated(plan.answer) : await guardGenerate(inner, plan.params, plan.check, retries);
      return result as unknown as Result;
    },
    wrapStream: async <Result>({ params, model }: { readonly params: CallParams; readonly model: AnyModel }) => {
      const inner = spoken(model);
      const plan = await planOf(options, offer, params);
      const result =
        "answer" in plan ? { stream: streamOf(each(streamed(plan.answer))) } : await guardStream(inner, plan.params, plan.check, retries);
      return result as unknown as Result;
    },
  } satisfies EngineMiddleware);
}

/** The model, where it speaks a protocol that is known here: then a result fits what it gives itself. */
function spoken(model: AnyModel): ModelLike {
  const { specificationVersion = "v3" } = model;
  if (specificationVersion === "v3" || specificationVersion === "v4") return model as unknown as ModelLike;
  throw new PointsmanError(
    "invalid_options",
    `The middleware knows the provider specifications v3 and v4 of the AI SDK, and this model is of ${JSON.stringify(specificationVersion)}.`,
    "Install version 6 or 7 of `ai`.",
  );
}

type Plan = { readonly answer: LocalAnswer } | { readonly params: CallParams; readonly check: CheckCall };

/** Whether this request is answered here, and if not, what the model is asked and how its calls are checked. */
async function planOf(options: EngineMiddlewareOptions, offer: Offer, params: CallParams): Promise<Plan> {
  const { engine, report, narrow = true, hints = true } = options;
  const conversation = readConversation(params.prompt);
  const context = contextOf(conversation, await knownContext(options.context));
  const check = checker(engine, offer, params, conversation.message, context);
  const after = await answerAfter(offer, conversation, report);
  if (after !== null) return { answer: after };
  if (!mayAnswer(offer, params, conversation)) return { params, check };
  const suggestion = engine.suggest(conversation.message, context);
  const answer = answerTo(offer, params, suggestion);
  if (answer !== null) return { answer };
  if (suggestion.action !== "defer") return { params, check };
  const told = hints ? hinted(params, suggestion) : params;
  return { params: narrow ? narrowed(offer, told, suggestion) : told, check };
}

async function* each(parts: readonly StreamPart[]): AsyncGenerator<StreamPart, void, undefined> {
  yield* await Promise.resolve(parts);
}

import type { Issue } from "../../contract/issue.ts";
import type { ProposedCall } from "../../contract/message.ts";
import type { ToolDecisionEngine } from "../../engine/types.ts";
import type { Execute } from "../../execution/types.ts";
import { callOf, type IdentifiedCall, identified, type ReadCalls, readCalls } from "../offer/calls.ts";
import { listOf, read } from "../offer/json.ts";
import { type Offer, type OfferedTool, offerOf, type ToolSource } from "../offer/offer.ts";
import { loose, strictSchema } from "../openai/strict.ts";
import { type InputSchema, inputSchemaOf } from "./input-schema.ts";
import { judged, type KnownContext, knownContext } from "./own-call.ts";
import { contextOf, readConversation } from "./prompt.ts";

export interface AiSdkToolsOptions {
  readonly tools: ToolSource;
  /** With an engine each tool asks it, by `needsApproval`, whether a call waits for the user. */
  readonly engine?: Pick<ToolDecisionEngine, "suggest" | "verify">;
  /** Tasks, time zone and the like; history and pending question come from the messages. */
  readonly context?: KnownContext;
  /** Runs a call; without it the tools have no `execute`, and calls are handed back. */
  readonly execute?: Execute;
  /** Whether schemas are made strict where they can be, for providers that want that; default false. */
  readonly strict?: boolean;
}

interface CallOptions {
  readonly toolCallId: string;
  readonly messages: readonly unknown[];
  readonly abortSignal?: AbortSignal;
}

/** A tool of the AI SDK, by shape. */
export interface AiSdkTool {
  description?: string;
  title?: string;
  inputSchema: InputSchema;
  strict?: boolean;
  needsApproval?: (input: unknown, options: CallOptions) => Promise<boolean>;
  execute?: (input: unknown, options: CallOptions) => Promise<unknown>;
}

/** A `tool-call` part of an assistant's message. */
export interface ToolCallPart {
  type: "tool-call";
  toolCallId: string;
  toolName: string;
  input: unknown;
}

/** Tools in the AI SDK's form, and calls to and from it. Frozen; keeps nothing between calls. */
export interface AiSdkTools {
  /** For `generateText({ tools })`, by the names that the model knows. */
  readonly tools: Record<string, AiSdkTool>;
  /** The names of some tools (`Suggestion.tools`), for `activeTools`. */
  readonly activeTools: (names: readonly string[]) => string[];
  /** The calls of a result (`result.toolCalls`), or of a model's content. */
  readonly callsOf: (toolCalls: unknown) => ReadCalls;
  /** Calls as parts of an assistant's message; those without an id are numbered behind the prefix, which has to be another one in each turn. */
  readonly toolCallParts: (calls: readonly (ProposedCall | IdentifiedCall)[], prefix?: string) => ToolCallPart[];
  /** Why some schemas are not strict; the first part of a path is the tool's name. */
  readonly issues: readonly Issue[];
}

/**
 * Tools for the AI SDK (`generateText`, `streamText`, agents), with approval from `engine.verify`: a call that the user asked for runs, any other waits.
 *
 * @throws PointsmanError `invalid_catalog` where two tools of one server share a name.
 * @example
 * ```ts
 * const { tools } = createAiSdkTools({ engine, tools: taskRegistry, context: () => ({ tasks: store.list() }), execute });
 * const result = await generateText({ model, tools, prompt: "add a task to buy milk" });
 * ```
 */
export function createAiSdkTools(options: AiSdkToolsOptions): AiSdkTools {
  const offer = offerOf(options.tools);
  const issues: Issue[] = [];
  const tools = Object.fromEntries(offer.tools.map((tool) => [tool.modelName, toolOf(tool, offer, options, issues)]));
  return Object.freeze({
    tools: Object.freeze(tools),
    activeTools: (names) => names.filter((name) => offer.find(name) !== undefined).map(offer.encode),
    callsOf: (toolCalls) =>
      readCalls(
        offer,
        listOf(toolCalls).flatMap((one, index) => {
          const type = read(one, "type") ?? "tool-call";
          const written = { id: read(one, "toolCallId"), name: read(one, "toolName"), arguments: read(one, "input"), path: [index] };
          return type === "tool-call" ? [written] : [];
        }),
      ),
    toolCallParts: (calls, prefix = "call") =>
      identified(calls, prefix).map(({ id, call }) => ({
        type: "tool-call",
        toolCallId: id,
        toolName: offer.encode(call.toolName),
        input: call.arguments,
      })),
    issues: Object.freeze(issues),
  } satisfies AiSdkTools);
}

function toolOf(tool: OfferedTool, offer: Offer, options: AiSdkToolsOptions, issues: Issue[]): AiSdkTool {
  const { definition, name, modelName } = tool;
  const { engine, context, execute, strict = false } = options;
  const made = strict ? strictSchema(definition.inputSchema) : null;
  if (made?.strict === false) issues.push(...made.issues.map((one) => ({ ...one, path: [name, ...one.path] })));
  const { description, title } = definition;
  const proposed = (input: unknown): ProposedCall => callOf(offer, modelName, { ...Object(input) });
  return Object.freeze({
    ...(description === undefined ? {} : { description }),
    ...(title === undefined ? {} : { title }),
    inputSchema: inputSchemaOf(tool, made === null ? loose(definition.inputSchema) : made.schema),
    ...(made === null ? {} : { strict: made.strict }),
    ...(engine === undefined
      ? {}
      : {
          needsApproval: async (input: unknown, { messages }: CallOptions) => {
            const conversation = readConversation(messages);
            const known = contextOf(conversation, await knownContext(context));
            return judged(engine, proposed(input), conversation.message, known).verdict !== "allow";
          },
        }),
    ...(execute === undefined
      ? {}
      : {
          execute: (input: unknown, { abortSignal }: CallOptions) =>
            execute(proposed(input), { signal: abortSignal ?? new AbortController().signal }),
        }),
  });
}

import type { Context } from "../../contract/context.ts";
import type { ToolDecisionEngine } from "../../engine/types.ts";
import { readArguments } from "../offer/arguments.ts";
import { callOf } from "../offer/calls.ts";
import type { Offer } from "../offer/offer.ts";
import { reasonsOf } from "../offer/turn.ts";
import { judged } from "./own-call.ts";
import type { CallParams, ToolCallContent } from "./protocol.ts";
import type { Refused } from "./refused.ts";
import { refusalText } from "./words.ts";

/** Why a call of the model does not run; null where it may. */
export type CheckCall = (part: ToolCallContent) => Refused | null;

/** Checks calls of the tools in `offer`, and of tools that nobody offers. Tools of others, and those that the provider runs, are left alone. */
export function checker(
  engine: Pick<ToolDecisionEngine, "suggest" | "verify">,
  offer: Offer,
  params: CallParams,
  message: string,
  context: Context,
): CheckCall {
  const others = new Set((params.tools ?? []).map(({ name }) => name).filter((name) => offer.find(offer.decode(name)) === undefined));
  return (part) => {
    const given = readArguments(part.input);
    // The AI SDK itself tells the model of arguments that are no JSON.
    if (part.providerExecuted === true || others.has(part.toolName) || !given.ok) return null;
    const call = callOf(offer, part.toolName, given.values);
    const verdict = judged(engine, call, message, context);
    if (verdict.verdict !== "block") return null;
    const codes = verdict.findings.filter(({ severity }) => severity === "error").map(({ code }) => code);
    return { part, toolName: call.toolName, codes, reason: reasonsOf(verdict) };
  };
}

/** The same request once more, with the calls that were stopped and why. */
export function withRefusals(params: CallParams, refused: readonly Refused[]): CallParams {
  const calls = refused.map(({ part: { toolCallId, toolName, input } }) => {
    const given = readArguments(input);
    return { type: "tool-call", toolCallId, toolName, input: given.ok ? given.values : {} };
  });
  const results = refused.map((one) => ({
    type: "tool-result",
    toolCallId: one.part.toolCallId,
    toolName: one.part.toolName,
    output: { type: "error-text", value: refusalText(one) },
  }));
  const prompt = [...params.prompt, { role: "assistant", content: calls }, { role: "tool", content: results }];
  return { ...params, prompt, ...(params.tools === undefined ? {} : { toolChoice: { type: "auto" } }) };
}

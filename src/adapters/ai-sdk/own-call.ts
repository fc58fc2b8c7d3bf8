import type { Context } from "../../contract/context.ts";
import type { ProposedCall } from "../../contract/message.ts";
import { canonicalJson } from "../../dialogue/checksum.ts";
import type { ToolDecisionEngine, Verdict } from "../../engine/types.ts";

/** What is known beside the messages: a value, or what gives it for each call. */
export type KnownContext = Context | (() => Context | Promise<Context>);

export async function knownContext(known: KnownContext | undefined): Promise<Context> {
  return typeof known === "function" ? await known() : (known ?? {});
}

/** What `verify` says; a call that the engine itself makes of the message, the user's yes included, needs no other check. */
export function judged(
  engine: Pick<ToolDecisionEngine, "suggest" | "verify">,
  call: ProposedCall,
  message: string,
  context: Context,
): Verdict {
  const verdict = engine.verify(call, message, context);
  if (verdict.verdict === "allow") return verdict;
  const { action, calls } = engine.suggest(message, context);
  const isOwn = action !== "defer" && calls.some((one) => canonicalJson(one) === canonicalJson(call));
  return isOwn ? { verdict: "allow", findings: [] } : verdict;
}

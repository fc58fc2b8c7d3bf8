import type { ProposedCall } from "../../contract/message.ts";
import type { Suggestion, Verdict } from "../../engine/types.ts";
import type { McpElicitation, McpElicitationResult } from "./protocol.ts";
import { confirmationText, labels, replies } from "./wording.ts";

/**
 * The `params` of an `elicitation/create` that asks the user about a call whose verdict is "confirm": the call, what speaks against it, and one box
 * to tick.
 *
 * @returns What `server.elicitInput` takes. `isConfirmed` reads the answer.
 * @example
 * ```ts
 * const verdict = engine.verify(call, message, context);
 * if (verdict.verdict === "confirm" && isConfirmed(await server.elicitInput(confirmationRequest(call, verdict)))) run(call);
 * ```
 */
export function confirmationRequest(call: ProposedCall, verdict: Verdict): McpElicitation {
  return { message: confirmationText(call, verdict), requestedSchema: tick() };
}

/**
 * Whether the user said yes: accepted, with the box ticked. All else is no, also an "accept" that holds no answer.
 *
 * @example
 * ```ts
 * isConfirmed({ action: "accept", content: { confirm: true } }); // true
 * isConfirmed({ action: "decline" }); // false
 * ```
 */
export function isConfirmed({ action, content }: McpElicitationResult): boolean {
  return action === "accept" && content?.["confirm"] === true;
}

/**
 * The question of a suggestion "ask" as the `params` of an `elicitation/create`: a box to tick where it is one of yes or no, else a line to fill in.
 *
 * @returns `null` where the suggestion asks nothing. `answerFromElicitation` gives the answer as the message of the next turn.
 * @example
 * ```ts
 * const suggestion = engine.suggest("add a task");
 * questionRequest(suggestion)?.message; // "What should the task be called?"
 * ```
 */
export function questionRequest({ action, reply, missing }: Suggestion): McpElicitation | null {
  if (action !== "ask" || reply === null) return null;
  return { message: reply, requestedSchema: missing.length === 0 ? tick() : line() };
}

/**
 * What the user answered to `questionRequest`, as the message to give to the engine with `context.pending`.
 *
 * @returns The text, or "yes" or "no"; `null` where the user closed the question, or answered nothing.
 * @example
 * ```ts
 * const answer = answerFromElicitation(await server.elicitInput(request));
 * if (answer !== null) engine.suggest(answer, { ...context, pending: suggestion.pending });
 * ```
 */
export function answerFromElicitation({ action, content }: McpElicitationResult): string | null {
  if (action === "decline") return replies.no;
  const { confirm, answer } = content ?? {};
  if (action !== "accept") return null;
  if (typeof confirm === "boolean") return confirm ? replies.yes : replies.no;
  return typeof answer === "string" && answer.trim() !== "" ? answer : null;
}

function tick(): McpElicitation["requestedSchema"] {
  return { type: "object", properties: { confirm: { type: "boolean", ...labels.confirm, default: false } }, required: ["confirm"] };
}

function line(): McpElicitation["requestedSchema"] {
  return { type: "object", properties: { answer: { type: "string", ...labels.answer } }, required: ["answer"] };
}

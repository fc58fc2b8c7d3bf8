import type { ProposedCall } from "../../contract/message.ts";
import type { Refused } from "./refused.ts";

/** What a model is told of a message that is left to it. */
export function hintText(hints: readonly ProposedCall[]): string {
  const likely = hints.map(({ toolName, arguments: values }) => `${toolName} ${JSON.stringify(values)}`).join("; ");
  return `A rule-based reading of the user's last message suggests: ${likely}. It may be wrong or incomplete: check it against the message.`;
}

/** What a model is told instead of a result. */
export function refusalText({ reason }: Refused): string {
  return `The call was stopped before it ran. ${reason} Do not repeat it; answer the user, or call what they asked for.`;
}

/** What stands in the place of calls that were stopped. */
export function stoppedText(refused: readonly Refused[]): string {
  return refused.map(({ toolName, reason }) => `I did not call ${toolName}. ${reason}`).join("\n");
}

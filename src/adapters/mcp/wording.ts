import type { ProposedCall } from "../../contract/message.ts";
import { shownText } from "../../dialogue/shown-text.ts";
import type { Finding, Verdict } from "../../engine/types.ts";

/** How many arguments a question shows. */
const MOST_SHOWN = 12;
const SHOWN_CHARACTERS = 80;

/** What the model is told of a call that did not run. */
export const stopped = {
  blocked: (call: ProposedCall, verdict: Verdict): string =>
    `"${shownText(call.toolName)}" was not called. ${reasons(verdict, "error")} Do what the message asks for, or ask the user.`,
  declined: (call: ProposedCall): string =>
    `"${shownText(call.toolName)}" was not called: the user was asked about it and said no. Do not try it again.`,
  unanswered: (call: ProposedCall): string =>
    `"${shownText(call.toolName)}" was not called: the user was asked about it and did not answer. Ask what to do instead.`,
  unasked: (call: ProposedCall, verdict: Verdict): string =>
    `"${shownText(call.toolName)}" was not called: the user must confirm it first. ${reasons(verdict, "warning")} Ask the user: ${question(call)}`,
} as const;

/** What the user is asked before a call runs; of the reasons those that tell more than that it is asked about. */
export function confirmationText(call: ProposedCall, { findings }: Verdict): string {
  const told = findings.filter(({ severity, code }) => severity === "warning" && code !== "needs_approval");
  return [question(call), ...told.map(({ reason }) => reason)].join("\n");
}

export const labels = {
  confirm: { title: "Run it", description: "Whether the call shall run as it is shown." },
  answer: { title: "Answer", description: "In your own words." },
} as const;

/** What an answer to a question of yes or no is as a message. */
export const replies = { yes: "yes", no: "no" } as const;

function reasons({ findings }: Verdict, severity: Finding["severity"]): string {
  return findings.flatMap((finding) => (finding.severity === severity ? [finding.reason] : [])).join(" ");
}

function question({ toolName, arguments: values }: ProposedCall): string {
  const rows = Object.entries(values);
  const shown = rows.slice(0, MOST_SHOWN).map(([name, value]) => `${shownText(name)} ${shownArgument(value)}`);
  const more = rows.length > MOST_SHOWN ? [`${rows.length - MOST_SHOWN} more`] : [];
  const told = shown.length === 0 ? "" : ` with ${[...shown, ...more].join(", ")}`;
  return `Run "${shownText(toolName)}"${told}?`;
}

/** On one line and without hidden characters; how long it is where it is not shown whole. */
function shownArgument(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  const shown = typeof value === "string" ? `"${shownText(text)}"` : shownText(text);
  return text.length > SHOWN_CHARACTERS ? `${shown} (${text.length} characters)` : shown;
}

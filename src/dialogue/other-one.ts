import type { Reading } from "../intent/reading.ts";
import { compilePhrases, phraseAt } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { lastRequest } from "./last-request.ts";
import type { Plan } from "./plan.ts";
import { planFrom } from "./resume.ts";

const compile = compiledOnce((words: Reading["settings"]["language"]["replies"]["mistaken"]) =>
  compilePhrases([
    ...words.sounds.map((phrase) => [phrase, "sound"] as const),
    ...words.others.map((phrase) => [phrase, "other"] as const),
  ]),
);

/** "oops, other one", behind what was done to a task: which one was meant is asked, whatever else is open; null where the message says more. */
export function otherOneAsked(reading: Reading): readonly Plan[] | null {
  const tokens = reading.typed;
  const phrases = compile(reading.settings.language.replies.mistaken);
  let says = false;
  for (let at = 0; at < tokens.length; ) {
    const found = phraseAt(tokens, at, phrases);
    says ||= found?.value === "other";
    if (found !== null) at = found.to;
    else if (tokens[at]?.kind === "mark") at++;
    else return null;
  }
  const last = says ? lastRequest(reading) : null;
  const shape = reading.settings.registry.tools[last?.toolName ?? ""]?.inputSchema.shape ?? {};
  if (last === null || !("task_id" in shape)) return null;
  const { task_id: _, ...given } = last.arguments;
  const { intent, toolName, confidence, assumed } = last;
  const missing = ["task_id", ...last.missing.filter((name) => name !== "task_id")];
  return [
    planFrom(reading, { intent, toolName, arguments: given, confidence, missing, assumed, span: [0, 0], question: { kind: "which" } }),
  ];
}

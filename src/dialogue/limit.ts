import type { TaskReference } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import { readClauses } from "../intent/clauses.ts";
import { UNKNOWN } from "../intent/detection.ts";
import { type Reading, readClause, tokensIn } from "../intent/reading.ts";
import { mapIntentToTool } from "../registry/map.ts";
import { trimSpan } from "../text/spans.ts";
import { before, between, excludedIn, removedIn, saysOnly, withoutJoiner, wordsIn } from "./answer-words.ts";
import { hasTaskNoun, referenceOf } from "./choice.ts";
import { confirmedTogether } from "./compose.ts";
import { isDefinite, type Limit, limitWords, turnsToSet } from "./limit-words.ts";
import type { PendingState, PendingStep } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { replyIn } from "./reply.ts";
import { planFrom } from "./resume.ts";

/** Which of the tasks of a question an answer is for: all but some, some alone, or some more. */
export interface LimitedTo {
  readonly kind: Limit;
  readonly reference: Extract<TaskReference, { status: "resolved" }>;
}

/** "except the rent", "(not the rent)", "keep the rent", "but I still need the rent", "only the milk"; null where no task is named so. */
export function limitIn(reading: Reading, group: readonly PendingStep[], rest: Span): LimitedTo | null {
  const [first] = group;
  if (first === undefined || !("task_id" in first.arguments)) return null;
  const words = limitWords(reading, rest);
  if (words === null) return null;
  // "just set the rent to low" is another deed, "not before friday" a condition.
  if (words.kind === "without" ? isTimeAlone(reading, words.named) : asksForDeed(reading, words.named)) return null;
  const whole = referenceAmong(reading, group, words.named);
  const deed = words.kind === "without" && !(whole.status === "resolved" && whole.method === "title") ? deedIn(reading, words.named) : null;
  if (deed !== null && deed.intent !== first.intent) return null;
  const reference = deed === null ? whole : referenceAmong(reading, group, deed.naming);
  return reference.status === "resolved" ? { kind: words.kind, reference } : null;
}

/** "don't *complete the milk*": a deed that is refused for a task, and that task. */
function deedIn(reading: Reading, named: Span): { readonly intent: string; readonly naming: Span } | null {
  const [first, ...more] = readClauses(reading, named);
  const naming = first?.candidate?.frame.captures["naming"];
  if (first === undefined || naming === undefined || more.length > 0 || first.intent === UNKNOWN) return null;
  // "don't move the rent *or the passport*": all that is named stays.
  const { weak, pairing } = reading.settings.language.joiners;
  const goesOn = tokensIn(reading, [naming[1], named[1]]).some(({ text }) => weak.includes(text) || pairing.includes(text));
  return { intent: first.intent, naming: goesOn ? [naming[0], named[1]] : naming };
}

/** What a yes to several tasks leaves out, from where the words for it begin; null where no such words stand behind a yes, or they are about a time or a value. */
export function sparedBehindYes(reading: Reading): Span | null {
  const said = wordsIn(reading, [0, reading.text.length]);
  const end = said?.tokens.at(-1)?.end ?? 0;
  for (let at = 1; said !== null && at < said.tokens.length; at++) {
    const start = said.tokens[at]?.start ?? 0;
    if (said.table.sparers.longest(said.words, at) === null) continue;
    const { connectors, turning, narrowers } = said.table;
    const agreed = between(
      said,
      0,
      before({ ...said, tokens: said.tokens.slice(0, at), words: said.words.slice(0, at) }, [connectors, turning, narrowers]),
    );
    const reply = agreed === null ? null : replyIn(reading, agreed);
    if (reply?.kind !== "yes" || reply.rest !== null) return null;
    const rest: Span = [start, end];
    const words = limitWords(reading, rest);
    return words?.kind !== "without" || isTimeAlone(reading, words.named) || takenValueIn(reading, rest) !== null ? null : rest;
  }
  return null;
}

/** "all right but *whatever is late*": a set behind a yes and a turn; null where none stands there. */
export function setBehindYes(reading: Reading): Span | null {
  const first = reading.typed.slice(1, FARTHEST_TURN).find(({ start }) => turnsToSet(reading, [start, reading.text.length]));
  if (first === undefined || replyIn(reading, withoutJoiner(reading, [0, first.start])).kind !== "yes") return null;
  return [first.start, reading.text.length];
}

/** A yes has fewer words. */
const FARTHEST_TURN = 6;

/** The value that the words take back: "no due date"; "the ones with no due date" are tasks. */
export function takenValueIn(reading: Reading, within: Span): ReturnType<typeof removedIn> {
  const removed = removedIn(reading, within);
  return removed !== null &&
    removed.start > within[0] &&
    hasTaskNoun(readClause(reading, trimSpan(reading.text, [within[0], removed.start])))
    ? null
    : removed;
}

/** What the words name among the tasks of a question or of a set, else among all. */
export function referenceAmong(reading: Reading, group: readonly Pick<PendingStep, "arguments">[], within: Span): TaskReference {
  const ids = group.flatMap(({ arguments: { task_id: id } }) => (typeof id === "string" ? [id] : []));
  const among = ids.length > 1 ? referenceOf(reading, within, ids) : null;
  return among?.status === "resolved" ? among : referenceOf(reading, within);
}

/** Whether the words begin with the title of a task: "*buy eggs* or pay the rent". */
export function namesKnown(reading: Reading, named: Span): boolean {
  const joiners = new Set([...reading.settings.language.joiners.weak, ...reading.settings.language.joiners.pairing]);
  const joiner = tokensIn(reading, named).find(({ text, start }) => start > named[0] && joiners.has(text));
  const first: Span = [named[0], joiner?.start ?? named[1]];
  return first[0] < first[1] && referenceOf(reading, first).status === "resolved";
}

/** Whether the words ask for something by a verb of their own: to be done to a task, or "remind me to buy paint". */
export function asksForDeed(reading: Reading, named: Span): boolean {
  const { tools } = reading.settings.registry;
  return readClauses(reading, named).some(({ intent, candidate }) => {
    const tool = intent === UNKNOWN ? null : mapIntentToTool(intent, reading.settings.registry);
    const isDeed = tool !== null && ("task_id" in (tools[tool]?.inputSchema.shape ?? {}) || !isDefinite(reading, named));
    return isDeed && candidate !== null && candidate.frame.frame.role !== "verbless";
  });
}

/** Whether the words are a time and name no task: "before friday", unlike "the friday one". */
function isTimeAlone(reading: Reading, named: Span): boolean {
  const clause = readClause(reading, trimSpan(reading.text, named));
  const dates = clause.findings.flatMap((finding) => (finding.kind === "date" ? finding.spans : []));
  return dates.length > 0 && !hasTaskNoun(clause) && saysOnly(reading, named, dates);
}

/** "not the dentist", "keep the report", "the fence can stay": the others of the tasks that were asked about together; null where the words leave none out. */
export function withoutExcluded(reading: Reading, { steps }: PendingState): readonly Plan[] | null {
  const group = steps.slice(0, confirmedTogether(steps));
  const whole: Span = [0, reading.text.length];
  const words = excludedIn(reading, whole) === null ? limitWords(reading, whole) : null;
  const excluded = words?.kind === "without" ? { named: words.named, start: 0 } : excludedIn(reading, whole);
  if (excluded === null || isTimeAlone(reading, excluded.named)) return null;
  // "yes, but not the rent" agrees to the others.
  const agrees = replyIn(reading, withoutJoiner(reading, [0, excluded.start])).kind === "yes";
  const reference = group.length > 1 || agrees ? referenceAmong(reading, group, excluded.named) : null;
  // "leave it" is said of all that was asked.
  if (reference?.status !== "resolved" || reference.method === "mention") return null;
  const left = steps.filter((step) => !group.includes(step) || !reference.taskIds.some((id) => id === step.arguments["task_id"]));
  if (left.length === steps.length) return null;
  return left.map((step) => ({ ...planFrom(reading, step), approved: agrees && group.includes(step) }));
}

import type { Span } from "../contract/span.ts";
import { type Detection, UNKNOWN } from "../intent/detection.ts";
import { type Reading, readClause } from "../intent/reading.ts";
import { trimSpan } from "../text/spans.ts";
import { areAmong } from "./among.ts";
import { beforeExcluded, coreOf, hesitates, wordsIn } from "./answer-words.ts";
import { referenceOf } from "./choice.ts";
import { choiceAndDeeds } from "./choice-and-deeds.ts";
import { confirmedTogether } from "./compose.ts";
import { correct } from "./correct.ts";
import { fillIn } from "./fill-in.ts";
import { withoutExcluded } from "./limit.ts";
import { asksTheSame, mergedCommand } from "./merge.ts";
import { withOwnValues } from "./own-values.ts";
import type { PendingState } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { replyIn } from "./reply.ts";
import { beginnings, correctedLater } from "./reply-head.ts";
import { replyTable } from "./reply-table.ts";
import { isCommand } from "./request-within.ts";
import { planFrom } from "./resume.ts";
import { changesTasks } from "./tool-kinds.ts";
import { isIdle } from "./values.ts";

/** What a message without a yes, a no or a correction means to what was asked; null where it is no answer, or a new command. */
export function unmarkedAnswer(reading: Reading, state: PendingState, detections: () => readonly Detection[]): readonly Plan[] | null {
  const found = detections();
  const whole: Span = [0, reading.text.length];
  const merged = mergedCommand(reading, state, found);
  if (merged !== null) return merged;
  // "make it the rent task" looks like a command of its own.
  const changes = asksForYes(state) && opensWithChange(reading) ? correct(reading, state, whole, "called") : null;
  if (changes !== null) return changes;
  if (saidAgain(reading, state, found)) return approvedTogether(reading, state);
  const chosen = choosesFirst(reading, state, found) ? answered(reading, state) : null;
  if (chosen !== null) return chosen;
  const both = choiceAndDeeds(reading, state);
  if (both !== null) return both;
  const changed = asksForYes(state) ? null : changedMind(reading);
  const settled = changed === null ? null : correct(reading, state, changed.fresh, "rest");
  if (settled !== null) return settled;
  // A complete new command drops what was asked.
  if (found.some((detection) => isNewCommand(detection, state))) return null;
  if (hesitates(reading)) return again(reading, state);
  if (saysAll(reading, state)) return approvedTogether(reading, state);
  return answered(reading, state) ?? (repeats(reading, state) ? again(reading, state) : null);
}

/** "the first, and make it high": a choice, and what looks like a command is for the task that is chosen. */
function choosesFirst({ text }: Reading, { steps: [first] }: PendingState, found: readonly Detection[]): boolean {
  const asked = found.filter(({ intent }) => intent !== UNKNOWN);
  if (first?.question?.kind !== "choose" || asked.length === 0) return false;
  return asked.every((detection) => detection.clause.span[0] > trimSpan(text, [0, text.length])[0] && asksTheSame(detection, first));
}

/** "delete it", where that is what was asked: a yes. */
function saidAgain(reading: Reading, { steps: [first] }: PendingState, found: readonly Detection[]): boolean {
  const { shape } = reading.settings.registry.tools[first?.toolName ?? ""]?.inputSchema ?? {};
  if (first?.question?.kind !== "confirm" || shape === undefined || !("task_id" in shape) || changesTasks(shape)) return false;
  const asked = found.filter(({ intent }) => intent !== UNKNOWN);
  return asked.length === 1 && asked.every((detection) => asksTheSame(detection, first));
}

/** "both", "all of them", where these were asked about. */
function saysAll(reading: Reading, state: PendingState): boolean {
  const group = state.steps.slice(0, confirmedTogether(state.steps)).map((step) => step.arguments["task_id"]);
  if (state.steps[0]?.question?.kind !== "confirm" || group.length < 2 || reading.text.includes("?")) return false;
  const { all, both, plural } = reading.settings.language.deixis;
  const words = coreOf(reading, [0, reading.text.length]);
  const said = reading.text.slice(...words);
  if (![...all, ...both].some((one) => said === one || plural.some((them) => said === `${one} ${them}` || said === `${them} ${one}`)))
    return false;
  const reference = referenceOf(
    reading,
    words,
    group.filter((id) => typeof id === "string"),
  );
  return reference.status === "resolved" && reference.taskIds.length === group.length && areAmong(reference.taskIds, group);
}

function approvedTogether(reading: Reading, { steps }: PendingState): readonly Plan[] {
  const together = confirmedTogether(steps);
  return steps.map((step, at) => ({ ...planFrom(reading, step), approved: at < together }));
}

/** A change of the task that was asked about is none, nor are words that only look like a list: "due tomorrow", "the one on my work list". */
function isNewCommand(detection: Detection, { steps: [first] }: PendingState): boolean {
  if (!isCommand(detection)) return false;
  const { question } = first ?? {};
  const asksTitle = question?.kind === "missing" && question.parameter === "title";
  const isValue = detection.candidate?.frame.frame.role === "verbless" && question?.kind !== "confirm" && !asksTitle;
  return !isValue && !(first !== undefined && first.question?.kind !== "choose" && asksTheSame(detection, first));
}

function answered(reading: Reading, state: PendingState): readonly Plan[] | null {
  const [first, ...later] = state.steps;
  if (first === undefined) return null;
  if (asksForYes(state)) return corrected(reading, state);
  const filled = fillIn(reading, first);
  return filled === null ? null : [...filled, ...later.map((step) => planFrom(reading, step))];
}

/** A change of what was asked: "the rent one, not milk", "I don't mean milk, I mean rent", "friday". */
function corrected(reading: Reading, state: PendingState): readonly Plan[] | null {
  const whole: Span = [0, reading.text.length];
  const others = withoutExcluded(reading, state);
  if (others !== null) return others;
  const own = ownValue(reading, state);
  if (own !== null) return own;
  const later = correctedLater(reading.typed, replyTable(reading.settings.language.replies));
  const kept = later ?? beforeExcluded(reading, whole);
  return (kept === null ? null : correct(reading, state, kept, "called")) ?? correct(reading, state, whole, "called");
}

/** "the tap on monday", where several were asked about: that one gets a value of its own, and all are asked about again. */
function ownValue(reading: Reading, state: PendingState): readonly Plan[] | null {
  const together = confirmedTogether(state.steps);
  const whole: Span = [0, reading.text.length];
  const said = wordsIn(reading, whole);
  // "just the tap, on monday" leaves the others out.
  if (said?.words.some((_, at) => said.table.narrowers.begins(said.words, at)) === true) return null;
  const own = withOwnValues(reading, state.steps.slice(0, together), [whole]);
  return own === null ? null : state.steps.map((step) => own.get(step.arguments["task_id"]) ?? planFrom(reading, step));
}

function asksForYes({ steps: [first] }: PendingState): boolean {
  return first?.question?.kind === "confirm" || first?.question === null;
}

function opensWithChange({ typed, settings }: Reading): boolean {
  const table = replyTable(settings.language.replies);
  const tokens = typed.slice(0, LONGEST_NAME);
  return table.changing.begins(
    tokens.map((token) => table.vocabulary.known(token.text)),
    0,
  );
}

/** The question once more. */
function again(reading: Reading, { steps }: PendingState): readonly Plan[] {
  return steps.map((step) => planFrom(reading, step));
}

/** Words that answer, and yet decide nothing: the task that was asked about, or a choice that was not offered. */
function repeats(reading: Reading, state: PendingState): boolean {
  const [first] = state.steps;
  if (first?.question?.kind === "choose") return triesToName(reading, [0, reading.text.length]);
  if (!asksForYes(state)) return false;
  const group = state.steps.slice(0, confirmedTogether(state.steps)).map((step) => step.arguments["task_id"]);
  const reference = referenceOf(reading, [0, reading.text.length]);
  return reference.status === "resolved" && areAmong(reference.taskIds, group);
}

/** The most words that may be the name of a task which is not there. */
const LONGEST_NAME = 6;

/** A correction that names a task which is not there: the question is which one is meant. */
export function namedAgain(reading: Reading, state: PendingState, rest: Span): readonly Plan[] | null {
  const [first, ...later] = state.steps;
  const { shape } = reading.settings.registry.tools[first?.toolName ?? ""]?.inputSchema ?? {};
  if (first === undefined || shape === undefined || !("task_id" in shape) || !triesToName(reading, rest)) return null;
  const reference = referenceOf(reading, rest);
  const mention = reference.status === "not_found" ? reference.mention : "";
  const { task_id: _, ...left } = first.arguments;
  const plan: Plan = {
    ...planFrom(reading, first),
    arguments: left,
    missing: ["task_id", ...first.missing.filter((name) => name !== "task_id")],
    reference: mention === "" ? { kind: "which" } : { kind: "not_found", mention },
  };
  return [plan, ...later.slice(confirmedTogether(state.steps) - 1).map((step) => planFrom(reading, step))];
}

function triesToName(reading: Reading, within: Span): boolean {
  const { parse, tokens } = readClause(reading, trimSpan(reading.text, within));
  const words = tokens.filter(({ kind }) => kind !== "mark");
  if (words.length === 0 || words.length > LONGEST_NAME || parse.guards.length > 0 || isIdle(reading, within)) return false;
  const table = replyTable(reading.settings.language.replies);
  const first = words[0];
  const opens = table.naming.begins(
    words.map((token) => table.vocabulary.known(token.text)),
    0,
  );
  return opens || first?.kind === "number" || words.length === 1;
}

/** "the first. hmm, no, the second": the last of several answers, where it takes back the others; null where there is but one. */
export function changedMind(reading: Reading): { readonly before: Span; readonly fresh: Span } | null {
  const start = reading.typed[0]?.start ?? 0;
  for (const span of beginnings(reading.typed, replyTable(reading.settings.language.replies))) {
    const reply = replyIn(reading, span);
    const fresh = reply.kind === "correction" || reply.kind === "no" ? reply.rest : null;
    if (fresh !== null) return { before: trimSpan(reading.text, [start, span[0]]), fresh };
  }
  return null;
}

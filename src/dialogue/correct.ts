import type { Span } from "../contract/span.ts";
import { taskTablesOf } from "../intent/naming.ts";
import { type Reading, readClause, tokensIn } from "../intent/reading.ts";
import { tasksWith } from "../reference/index.ts";
import { lexiconOf } from "../reference/language.ts";
import { normalize } from "../text/normalize.ts";
import { trimSpan } from "../text/spans.ts";
import { areAmong } from "./among.ts";
import { beforeValue, coreOf, excludedIn, removedIn } from "./answer-words.ts";
import { chosen, hasTaskNoun, referenceOf, withGiven } from "./choice.ts";
import { confirmedTogether } from "./compose.ts";
import { referenceAmong } from "./limit.ts";
import type { PendingState, PendingStep } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { planFrom } from "./resume.ts";
import { type AnswerValues, type TitleSource, valuesIn } from "./values.ts";

/** "no, the dentist one", "make it friday": the pending steps with another task or another value; null where the words give neither. */
export function correct(reading: Reading, state: PendingState, rest: Span, titles: TitleSource): readonly Plan[] | null {
  const [first] = state.steps;
  if (first === undefined) return null;
  const group = confirmedTogether(state.steps);
  const later = state.steps.slice(group).map((step) => planFrom(reading, step));
  const keys = reading.settings.registry.tools[first.toolName]?.inputSchema.shape ?? {};
  const swapped = swappedTitle(reading, first, rest);
  if (swapped !== null) return [swapped, ...later];
  const given = valuesIn(reading, first, rest, titles);
  if ("task_id" in keys && !(given !== null && saysValueAlone(reading, rest, given))) {
    const plans = corrected(reading, state, group, rest, given);
    if (plans !== null) return [...plans, ...later];
  }
  if (given !== null && namesOther(reading, state, group, [rest[0], given.start])) return null;
  const changed = state.steps.slice(0, group).map((step) => withChanges(reading, step, rest, titles));
  return changed.every((plan) => plan !== null) ? [...changed, ...later] : null;
}

/** The steps of the first question for another task; null where the words name none, or the very ones that were asked about. */
function corrected(reading: Reading, state: PendingState, group: number, rest: Span, given: AnswerValues | null): readonly Plan[] | null {
  const [first] = state.steps;
  if (first === undefined) return null;
  const offered = first.question?.kind === "choose" ? first.question.taskIds : undefined;
  const naming = given === null ? rest : (beforeValue(reading, [rest[0], given.start]) ?? rest);
  // "the tap on monday", where "the tap" says as much as all of it: the rest is a new value.
  const isTold = naming === rest || namesTheSame(reading, state.steps.slice(0, group), naming, rest);
  for (const span of isTold ? [naming] : [rest, naming]) {
    const among = offered === undefined ? referenceAmong(reading, state.steps.slice(0, group), span) : referenceOf(reading, span, offered);
    const reference = among.status === "resolved" || offered === undefined ? among : referenceOf(reading, span);
    if (reference.status === "resolved" && isSame(reference.taskIds, state, group)) continue;
    const plans = chosen(reading, first, reference);
    if (plans !== null) return span === rest || given === null ? plans : plans.map((plan) => withGiven(plan, given.values, given.assumed));
  }
  return null;
}

/** "the *fence* can wait till december", where another task was asked about: the words before a value name one that it is for. */
function namesOther(reading: Reading, { steps }: PendingState, group: number, before: Span): boolean {
  const asked = new Set(steps.slice(0, group).map((step) => step.arguments["task_id"]));
  const tables = taskTablesOf(reading);
  const words = tokensIn(reading, before).filter(({ kind }) => kind === "word");
  if (tables === undefined || words.length > MOST_WORDS) return false;
  const named = tasksWith(words, tables, lexiconOf(reading.settings.language)).map((place) => tables.tasks[place]?.id);
  return named.length > 0 && !named.some((id) => asked.has(id));
}

/** Of more words nobody tells what they are about. */
const MOST_WORDS = 12;

function namesTheSame(reading: Reading, asked: readonly PendingStep[], naming: Span, rest: Span): boolean {
  const [one, other] = [naming, rest].map((span) => referenceAmong(reading, asked, span));
  if (one?.status !== "resolved" || other?.status !== "resolved" || one.taskIds.length === asked.length) return false;
  return one.taskIds.join() === other.taskIds.join();
}

/** "not Ann, Bob": another word in the title that was asked about; null where the words turned down do not stand there. */
function swappedTitle(reading: Reading, step: PendingStep, rest: Span): Plan | null {
  const { title } = step.arguments;
  const excluded = excludedIn(reading, [0, rest[0]]) ?? excludedIn(reading, [rest[1], reading.text.length]);
  if (typeof title !== "string" || excluded === null) return null;
  const words = normalize(title).split(" ");
  const old = reading.text.slice(...excluded.named).split(" ");
  const at = words.findIndex((_, index) => old.every((word, offset) => words[index + offset] === word));
  if (at < 0) return null;
  const kept = title.split(" ");
  const fresh = reading.raw.slice(...coreOf(reading, rest));
  return withGiven(planFrom(reading, step), { title: [...kept.slice(0, at), fresh, ...kept.slice(at + old.length)].join(" ") });
}

/** "friday" is a new value, "the friday one" a task. */
function saysValueAlone(reading: Reading, rest: Span, { start }: AnswerValues): boolean {
  if (beforeValue(reading, [rest[0], start]) !== null) return false;
  return !hasTaskNoun(readClause(reading, trimSpan(reading.text, rest)));
}

/** The step with the values that the words give, or without one that they take back; null where they do neither. */
export function withChanges(reading: Reading, step: PendingStep, rest: Span, titles: TitleSource): Plan | null {
  const plan = planFrom(reading, step);
  const removed = removedIn(reading, rest);
  const left = removed === null ? null : withoutValue(reading, plan, removed.parameter);
  if (left !== null) return left;
  const given = valuesIn(reading, step, rest, titles);
  return given === null ? null : withGiven(plan, given.values, given.assumed);
}

/** The plan without a value that was taken back; null where it has none, or the tool needs it. */
export function withoutValue(reading: Reading, plan: Plan, parameter: string): Plan | null {
  if (!(parameter in plan.arguments)) return null;
  const { [parameter]: _, ...left } = plan.arguments;
  const { inputSchema: schema } = reading.settings.registry.tools[plan.toolName] ?? {};
  return schema?.safeParse(left).success === true
    ? { ...plan, arguments: left, assumed: plan.assumed.filter((name) => name !== parameter) }
    : null;
}

/** A pronoun for the very tasks that were asked about corrects nothing; some of them alone narrow the question. */
function isSame(taskIds: readonly string[], { steps }: PendingState, group: number): boolean {
  const asked = steps.slice(0, group).map((step) => step.arguments["task_id"]);
  return taskIds.length === asked.length && areAmong(taskIds, asked);
}

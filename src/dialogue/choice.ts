import type { TaskReference } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import { detect } from "../intent/detection.ts";
import { readNaming } from "../intent/naming.ts";
import { type ClauseReading, inWorld, type Reading, readClause } from "../intent/reading.ts";
import { opensSet } from "../intent/request.ts";
import { contentSpans } from "../params/content.ts";
import { readDescription } from "../params/described.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { contains, trimSpan } from "../text/spans.ts";
import { beforeValue, between, coreOf, excludedIn, wordsIn } from "./answer-words.ts";
import { withOwnDates } from "./own-dates.ts";
import type { PendingStep } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { aboutChoice } from "./renamed.ts";
import { planFrom } from "./resume.ts";
import { valuesIn } from "./values.ts";

/** The task that the words of an answer name; positions count within what was offered. */
export function referenceOf(reading: Reading, within: Span, offered?: readonly string[]): TaskReference {
  const first = readReference(reading, within, offered);
  if (first.status === "resolved") return first;
  const core = withoutStandIn(reading, coreOf(reading, within));
  if (contains(core, trimSpan(reading.text, within))) return first;
  const second = readReference(reading, core, offered);
  return second.status === "resolved" || first.status === "none" || first.status === "not_found" ? second : first;
}

/** "the monday", of "the monday 1". */
function withoutStandIn(reading: Reading, within: Span): Span {
  const said = wordsIn(reading, within);
  const isStandIn = said !== null && said.words.length > 2 && reading.settings.language.replies.standIns.includes(said.words.at(-1) ?? "");
  return (isStandIn ? between(said, 0, said.tokens.length - 1) : null) ?? within;
}

function readReference(reading: Reading, within: Span, offered?: readonly string[]): TaskReference {
  const { world } = reading;
  // Where the tasks are not known any more, the offered ids still are, in their order.
  const tasks = world.tasks ?? offered?.map((id) => ({ id, title: id }));
  const clause = readClause(inWorld(reading, { tasks, candidates: offered }), trimSpan(reading.text, within));
  const [content] = contentSpans(detect(clause), null);
  // "friday" alone describes a task only where one of several is asked for.
  const describes = offered !== undefined || hasTaskNoun(clause) || opensSet(clause);
  const read = (naming: Span): TaskReference => {
    const found = describes ? readDescription(clause, naming) : readNaming(clause, naming, {}, "named");
    // An answer is read whole: one that says more than a task names none.
    return found.unread.length > 0 ? { status: "none" } : found.reference;
  };
  const whole = read(clause.span);
  // "first and third" may look like words that open a sentence: they go only where the whole names nothing.
  return whole.status === "resolved" || content === undefined ? whole : read(content);
}

/** Whether the words hold "task" or what stands for it: "the friday *one*". */
export function hasTaskNoun({ message, parse, tokens }: ClauseReading): boolean {
  const { ids } = message.grammar.words;
  const nouns = new Set(["tasknoun", "itemword", "taskplural"].map((name) => ids.get(name)));
  const { singular, plural } = message.settings.language.taskNouns.standIn;
  const isNoun = parse.sentence.arcs.some((arcs) => arcs.some(({ word }) => nouns.has(word)));
  return isNoun || tokens.some(({ text }) => singular.includes(text) || plural.includes(text));
}

/** The plans of a step for what an answer to "which one?" chooses; null where it chooses nothing. */
export function readChoice(reading: Reading, step: PendingStep, offered?: readonly string[]): readonly Plan[] | null {
  const whole: Span = [0, reading.text.length];
  const left = offered === undefined ? null : leftOver(reading, step, offered);
  if (left !== null) return left;
  const withValue = chosenWithValue(reading, step, offered);
  if (withValue !== null) return withValue;
  const reference = referenceOf(reading, whole, offered);
  if (reference.status === "resolved") return chosen(reading, step, reference, offered);
  if (offered === undefined) return chosen(reading, step, reference);
  if (reference.status === "ambiguous") return chosen(reading, step, reference);
  // A task that was not offered is meant where its title is said.
  const other = referenceOf(reading, whole);
  return other.status === "resolved" && other.method === "title" ? chosen(reading, step, other) : null;
}

/** "the second, but make it friday": the task stands before the new value. */
function chosenWithValue(reading: Reading, step: PendingStep, offered?: readonly string[]): readonly Plan[] | null {
  const given = valuesIn(reading, step, [0, reading.text.length], "called");
  const naming = given === null ? null : beforeValue(reading, [0, given.start]);
  const reference = naming === null ? null : referenceOf(reading, naming, offered);
  if (given === null || reference?.status !== "resolved") return null;
  return (chosen(reading, step, reference, offered) ?? []).map((plan) => withGiven(plan, given.values, given.assumed));
}

/** "not the first", "anything but the dentist": what is left of those that were offered; null where the words leave none of them out. */
export function leftOver(reading: Reading, step: PendingStep, offered: readonly string[]): readonly Plan[] | null {
  const excluded = excludedIn(reading, [0, reading.text.length]);
  const reference = excluded === null ? null : referenceOf(reading, excluded.named, offered);
  if (reference?.status !== "resolved") return null;
  const named = new Set(reference.taskIds);
  const left = offered.filter((id) => !named.has(id));
  if (left.length < 2) return chosen(reading, step, { status: "resolved", taskIds: left, method: "title" });
  const candidates = namedTasks(reading.world, left, reading.settings.language);
  return chosen(reading, step, { status: "ambiguous", candidates, mention: "" });
}

/** The plans of a step for the tasks that were chosen; null where the words choose none. */
export function chosen(reading: Reading, step: PendingStep, reference: TaskReference, offered?: readonly string[]): readonly Plan[] | null {
  if (reference.status === "none" || reference.status === "not_found") return null;
  const plan = planFrom(reading, step);
  if (reference.status === "ambiguous") {
    const { candidates, mention } = reference;
    return [{ ...plan, candidates, reference: { kind: "choose", taskIds: candidates.map(({ id }) => id), mention } }];
  }
  const { candidates: _, asked: __, ...settled } = plan;
  const plans = reference.taskIds.map((id) => ({
    ...settled,
    ...aboutChoice(id, plan.reference),
    arguments: { ...plan.arguments, task_id: id },
    missing: plan.missing.filter((name) => name !== "task_id"),
    reference: null,
    // Of those that were offered, what is chosen was asked about already.
    chosenBy: offered === undefined ? reference.method : null,
    taskCount: reference.taskIds.length,
  }));
  return withOwnDates(plans, reading);
}

/** The plan with values that an answer gives. */
export function withGiven({ asked, ...plan }: Plan, values: Readonly<Record<string, unknown>>, assumed: readonly string[] = []): Plan {
  // Who gives another value agrees to the rest; what is grave is asked again all the same.
  const isSettled = asked?.kind === "confirm" && (asked.why === "unsure" || asked.why === "unread");
  return {
    ...plan,
    ...(isSettled ? {} : { asked }),
    arguments: { ...plan.arguments, ...withFilters(plan, values) },
    missing: plan.missing.filter((name) => name !== "changes" && !(name in values)),
    assumed: [...plan.assumed.filter((name) => !(name in values)), ...assumed],
  };
}

/** A new filter narrows what was to be shown; it does not replace the others. */
function withFilters({ arguments: before }: Plan, values: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  const { filters } = values;
  const { filters: old } = before;
  return isRecord(filters) && isRecord(old) ? { ...values, filters: { ...old, ...filters } } : values;
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

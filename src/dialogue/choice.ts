import type { TaskReference } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import { detect } from "../intent/detection.ts";
import { readNaming } from "../intent/naming.ts";
import { type ClauseReading, inWorld, type Reading, readClause } from "../intent/reading.ts";
import { contentSpans } from "../params/content.ts";
import { describedTask } from "../params/described.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { contains, trimSpan } from "../text/spans.ts";
import { beforeValue, coreOf, excludedIn } from "./answer-words.ts";
import type { PendingStep } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { planFrom } from "./resume.ts";
import { valuesIn } from "./values.ts";

/** The task that the words of an answer name; positions count within what was offered. */
export function referenceOf(reading: Reading, within: Span, offered?: readonly string[]): TaskReference {
  const first = readReference(reading, within, offered);
  if (first.status === "resolved") return first;
  const core = coreOf(reading, within);
  if (contains(core, trimSpan(reading.text, within))) return first;
  const second = readReference(reading, core, offered);
  return second.status === "resolved" || first.status === "none" || first.status === "not_found" ? second : first;
}

function readReference(reading: Reading, within: Span, offered?: readonly string[]): TaskReference {
  const { world } = reading;
  // Where the tasks are not known any more, the offered ids still are, in their order.
  const tasks = world.tasks ?? offered?.map((id) => ({ id, title: id }));
  const clause = readClause(inWorld(reading, { tasks, candidates: offered }), trimSpan(reading.text, within));
  const [content] = contentSpans(detect(clause), null);
  const naming = content ?? clause.span;
  // "friday" alone describes a task only where one of several is asked for.
  return offered !== undefined || hasTaskNoun(clause) ? describedTask(clause, naming) : readNaming(clause, naming, {}, "named").reference;
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
  // "both", where two were offered, names them.
  if (reference.status === "resolved")
    return chosen(reading, step, offered === undefined || reference.method !== "mention" ? reference : { ...reference, method: "title" });
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
  return (chosen(reading, step, reference) ?? []).map((plan) => withGiven(plan, given.values));
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
export function chosen(reading: Reading, step: PendingStep, reference: TaskReference): readonly Plan[] | null {
  if (reference.status === "none" || reference.status === "not_found") return null;
  const plan = planFrom(reading, step);
  if (reference.status === "ambiguous") {
    const { candidates, mention } = reference;
    return [{ ...plan, candidates, reference: { kind: "choose", taskIds: candidates.map(({ id }) => id), mention } }];
  }
  const { candidates: _, ...settled } = plan;
  return reference.taskIds.map((id) => ({
    ...settled,
    arguments: { ...plan.arguments, task_id: id },
    missing: plan.missing.filter((name) => name !== "task_id"),
    reference: null,
    chosenBy: reference.method,
    taskCount: reference.taskIds.length,
  }));
}

/** The plan with values that an answer gives. */
export function withGiven(plan: Plan, values: Readonly<Record<string, unknown>>): Plan {
  return {
    ...plan,
    arguments: { ...plan.arguments, ...withFilters(plan, values) },
    missing: plan.missing.filter((name) => name !== "changes" && !(name in values)),
    assumed: plan.assumed.filter((name) => !(name in values)),
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

import type { TaskReference } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import type { Reading } from "../intent/reading.ts";
import { trimSpan } from "../text/spans.ts";
import { areAmong } from "./among.ts";
import { excludedIn, withoutJoiner } from "./answer-words.ts";
import { chosen, referenceOf } from "./choice.ts";
import { confirmedTogether } from "./compose.ts";
import type { PendingState, PendingStep } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { replyIn } from "./reply.ts";
import { planFrom } from "./resume.ts";

/**
 * A yes to some of the tasks that were asked about, to all but some, or to others: null where its rest names no tasks. A task that the
 * question did not name is never run; it is asked about.
 */
export function limitedYes(reading: Reading, group: readonly PendingStep[], approved: readonly Plan[], rest: Span): readonly Plan[] | null {
  const [first] = group;
  if (first === undefined || !("task_id" in first.arguments)) return null;
  const { joiners } = reading.settings.language;
  const words = trimSpan(reading.text, rest);
  const excluding = leadLength(reading.text, words, joiners.excluding);
  const including = leadLength(reading.text, words, joiners.including);
  const excludes = excluding > 0 || standsBefore(reading.text, words[0], joiners.excluding);
  const includes = including > 0 || standsBefore(reading.text, words[0], joiners.including);
  const reference = referenceAmong(reading, group, [words[0] + Math.max(excluding, including), words[1]]);
  if (reference.status !== "resolved") return null;
  const asked = group.map(({ arguments: { task_id: id } }) => id);
  const later = approved.slice(group.length);
  const ids = new Set<unknown>(reference.taskIds);
  const named = (plan: Plan) => ids.has(plan.arguments["task_id"]);
  const inside = areAmong(reference.taskIds, asked);
  if (excludes) {
    // What is taken out must have been in: else the question is put again.
    return inside
      ? [...approved.slice(0, group.length).filter((plan) => !named(plan)), ...later]
      : approved.map((plan) => ({ ...plan, approved: false }));
  }
  if (inside) return includes || isPronoun(reference.method) ? approved : [...approved.slice(0, group.length).filter(named), ...later];
  const others = (chosen(reading, first, reference) ?? []).filter((plan) => !asked.includes(plan.arguments["task_id"]));
  return includes ? [...approved.slice(0, group.length), ...others, ...later] : [...others, ...later];
}

/** "not the dentist", "keep the report": the others of the tasks that were asked about together; null where the words leave none out. */
export function withoutExcluded(reading: Reading, { steps }: PendingState): readonly Plan[] | null {
  const group = steps.slice(0, confirmedTogether(steps));
  const excluded = group.length > 1 ? excludedIn(reading, [0, reading.text.length]) : null;
  const reference = excluded === null ? null : referenceAmong(reading, group, excluded.named);
  if (excluded === null || reference?.status !== "resolved") return null;
  const left = steps.filter((step) => !group.includes(step) || !reference.taskIds.some((id) => id === step.arguments["task_id"]));
  if (left.length === steps.length) return null;
  // "yes, but not the rent" agrees to the others.
  const agrees = replyIn(reading, withoutJoiner(reading, [0, excluded.start])).kind === "yes";
  return left.map((step) => ({ ...planFrom(reading, step), approved: agrees && group.includes(step) }));
}

/** What the words name among the tasks of a question, else among all. */
export function referenceAmong(reading: Reading, group: readonly PendingStep[], within: Span): TaskReference {
  const ids = group.flatMap(({ arguments: { task_id: id } }) => (typeof id === "string" ? [id] : []));
  const among = ids.length > 1 ? referenceOf(reading, within, ids) : null;
  return among?.status === "resolved" ? among : referenceOf(reading, within);
}

function isPronoun(method: string): boolean {
  return method === "mention" || method === "all";
}

/** Whether one of some words stands right before a place. */
function standsBefore(text: string, at: number, leads: readonly string[]): boolean {
  const before = text
    .slice(0, at)
    .replace(/[\s,;.]/g, " ")
    .trimEnd();
  return leads.some((lead) => before.endsWith(` ${lead}`));
}

/** How far the longest of some words reaches at the start of a stretch; 0 where none stands there. */
function leadLength(text: string, [start, end]: Span, leads: readonly string[]): number {
  let from = start;
  while (from < end && /[\s,;.]/.test(text.charAt(from))) from++;
  const fitting = leads.filter((lead) => text.startsWith(lead, from) && /^[\s,]?$/.test(text.charAt(from + lead.length)));
  const longest = Math.max(0, ...fitting.map(({ length }) => length));
  return longest === 0 ? 0 : from - start + longest;
}

import type { TaskReference } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import type { Reading } from "../intent/reading.ts";
import { excludedIn, withoutJoiner } from "./answer-words.ts";
import { referenceOf } from "./choice.ts";
import { confirmedTogether } from "./compose.ts";
import { type Limit, limitWords } from "./limit-words.ts";
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
  const reference = referenceAmong(reading, group, words.named);
  return reference.status === "resolved" ? { kind: words.kind, reference } : null;
}

/** What the words name among the tasks of a question, else among all. */
export function referenceAmong(reading: Reading, group: readonly PendingStep[], within: Span): TaskReference {
  const ids = group.flatMap(({ arguments: { task_id: id } }) => (typeof id === "string" ? [id] : []));
  const among = ids.length > 1 ? referenceOf(reading, within, ids) : null;
  return among?.status === "resolved" ? among : referenceOf(reading, within);
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

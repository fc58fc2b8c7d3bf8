import type { Span } from "../contract/span.ts";
import type { Reading } from "../intent/reading.ts";
import { confirmedTogether } from "./compose.ts";
import { chosen, referenceOf, valuesIn } from "./fill-in.ts";
import type { PendingState, PendingStep } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { planFrom } from "./resume.ts";

/** "no, the dentist one", "make it friday": the pending steps with another task or another value; null where the words give neither. */
export function correct(reading: Reading, state: PendingState, rest: Span): readonly Plan[] | null {
  const [first] = state.steps;
  if (first === undefined) return null;
  const group = confirmedTogether(state.steps);
  const later = state.steps.slice(group).map((step) => planFrom(reading, step));
  const keys = reading.settings.registry.tools[first.toolName]?.inputSchema.shape ?? {};
  if ("task_id" in keys) {
    const offered = first.question?.kind === "choose" ? first.question.taskIds : undefined;
    const reference = referenceOf(reading, rest, offered);
    const plans = reference.status === "resolved" && isSame(reference.taskIds, state) ? null : chosen(reading, first, reference);
    if (plans !== null) return [...plans, ...later];
  }
  const changed = withChanges(reading, first, rest);
  return changed === null ? null : [changed, ...later];
}

/** The step with the values that the words give; null where they give none. */
export function withChanges(reading: Reading, step: PendingStep, rest: Span): Plan | null {
  const values = valuesIn(reading, step, rest);
  if (values === null) return null;
  const plan = planFrom(reading, step);
  return {
    ...plan,
    arguments: { ...plan.arguments, ...values },
    missing: plan.missing.filter((name) => name !== "changes" && !(name in values)),
    assumed: plan.assumed.filter((name) => !(name in values)),
  };
}

/** A pronoun for the very task that was asked about corrects nothing. */
function isSame(taskIds: readonly string[], { steps }: PendingState): boolean {
  return taskIds.every((id) => steps.some((step) => step.arguments["task_id"] === id));
}

import type { Span } from "../contract/span.ts";
import type { Reading } from "../intent/reading.ts";
import { areAmong } from "./among.ts";
import { beforeValue, saysOnly } from "./answer-words.ts";
import { withGiven } from "./choice.ts";
import { referenceAmong } from "./limit.ts";
import type { PendingStep } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { planFrom } from "./resume.ts";
import { valuesIn } from "./values.ts";

/**
 * "but the rent one tuesday", behind a yes to one change of several tasks: that task gets a value of its own, the others what was asked.
 * Null where a part names none of them with a value of the kind that was asked about.
 */
export function withOwnValues(reading: Reading, group: readonly PendingStep[], parts: readonly Span[]): ReadonlyMap<unknown, Plan> | null {
  if (group.length < 2 || parts.length === 0) return null;
  const own = new Map<unknown, Plan>();
  for (const part of parts) {
    const plans = ownIn(reading, group, part);
    if (plans === null) return null;
    for (const plan of plans) own.set(plan.arguments["task_id"], plan);
  }
  return own.size < group.length ? own : null;
}

function ownIn(reading: Reading, group: readonly PendingStep[], part: Span): readonly Plan[] | null {
  const [first] = group;
  const given = first === undefined ? null : valuesIn(reading, first, part, "called");
  const named = given === null ? null : beforeValue(reading, [part[0], given.start]);
  if (first === undefined || given === null || named === null || !saysOnly(reading, part, [...given.spans, named])) return null;
  // "the essay low and the bread high" has two values.
  const before = valuesIn(reading, first, named, "called")?.values ?? {};
  if (Object.keys(given.values).some((name) => name in before)) return null;
  // Another kind of value would be another deed.
  if (!Object.keys(given.values).every((name) => name in first.arguments && name !== "task_id")) return null;
  const reference = referenceAmong(reading, group, named);
  const ids = group.map(({ arguments: { task_id: id } }) => id);
  if (reference.status !== "resolved" || reference.taskIds.length === ids.length || !areAmong(reference.taskIds, ids)) return null;
  const meant = new Set<unknown>(reference.taskIds);
  return group
    .filter((step) => meant.has(step.arguments["task_id"]))
    .flatMap((step): Plan[] => {
      const own = valuesIn(reading, step, part, "called");
      return own === null ? [] : [withGiven(planFrom(reading, step), own.values, own.assumed)];
    });
}

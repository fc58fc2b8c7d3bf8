import type { Task } from "../contract/task.ts";
import type { Reading } from "../intent/reading.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { changedDate } from "../temporal/change.ts";
import type { Plan } from "./plan.ts";

/** Each plan with the date of its own task, moved or with the hour that it has: "move them to friday". */
export function withOwnDates(plans: readonly Plan[], { world, settings }: Reading): Plan[] {
  if (plans.every(({ dateChange }) => dateChange === undefined)) return [...plans];
  const ids = plans.flatMap(({ arguments: { task_id: id } }) => (typeof id === "string" ? [id] : []));
  const tasks = new Map(namedTasks(world, ids, settings.language).map((task) => [task.id, task]));
  return plans.map((plan) => {
    const { task_id: id } = plan.arguments;
    return typeof id === "string" ? withOwnDate(plan, tasks.get(id), world) : plan;
  });
}

function withOwnDate(plan: Plan, task: Task | undefined, world: Reading["world"]): Plan {
  const { dateChange, ...settled } = plan;
  const own = dateChange === undefined ? null : changedDate(task?.due_date, dateChange, world);
  if (own === null) return settled;
  return {
    ...settled,
    arguments: { ...plan.arguments, due_date: own.value },
    missing: plan.missing.filter((name) => name !== "changes"),
    assumed: own.kept && !plan.assumed.includes("due_date") ? [...plan.assumed, "due_date"] : plan.assumed,
  };
}

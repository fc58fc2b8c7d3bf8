import type { Finding } from "../types.ts";
import type { Case, Check } from "./case.ts";

/** The task that a call is about: there, and the one that the message means. */
export const checkTarget: Check = (one) => {
  const { call, tool, world, wish } = one;
  const { task_id: id } = call.arguments;
  if (tool.source.kind !== "registry" || typeof id !== "string") return [];
  const task = world.tasks?.find((each) => each.id === id);
  if (world.tasks !== undefined && task === undefined)
    return [finding("unknown_task", `There is no task with the id "${id.slice(0, 80)}".`)];
  const meant = wish.own.map(({ arguments: { task_id } }) => task_id).filter((each) => typeof each === "string");
  if (meant.includes(id)) return [];
  if (wish.own.some(({ candidates }) => candidates.includes(id)))
    return [finding("ungrounded_argument", `The message may mean "${id}" and others as well.`)];
  if (meant.length > 0)
    return [finding("contradicted_argument", `The message means ${meant.map((each) => `"${each}"`).join(", ")}, not "${id}".`)];
  return isTold(one, id, task?.title) ? [] : [finding("ungrounded_argument", `Nothing that was said tells of the task "${id}".`)];
};

/** Whether the id, or the title of its task, was said, or was handled just before. */
function isTold({ ground, world }: Case, id: string, title: string | undefined): boolean {
  if (ground.holds(id) || world.recentTaskIds.includes(id)) return true;
  return title !== undefined && (ground.holds(title) || ground.unsaid(title, []).length === 0);
}

function finding(code: Finding["code"], reason: string): Finding {
  return { code, severity: "warning", path: ["task_id"], reason };
}

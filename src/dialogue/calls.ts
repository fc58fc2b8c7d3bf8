import type { ProposedCall } from "../contract/message.ts";
import type { Step } from "../contract/route.ts";

/**
 * The calls of a step: one, or one for each task where it is over more than 100 (`taskIds`), in their order.
 *
 * @example
 * ```ts
 * callsOf(routeMessage("add milk").steps[0]); // [{ toolName: "add_task", arguments: { title: "milk", priority: "medium" } }]
 * ```
 */
export function callsOf({ toolName, arguments: given, taskIds }: Pick<Step, "toolName" | "arguments" | "taskIds">): ProposedCall[] {
  if (taskIds === undefined) return [{ toolName, arguments: given }];
  return taskIds.map((id) => ({ toolName, arguments: { task_id: id, ...given } }));
}

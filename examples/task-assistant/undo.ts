import type { Context, ProposedCall } from "pointsman";
import type { Call } from "./conversation.ts";
import { type StoredTask, storedTaskSchema, taskResultSchema } from "./schemas.ts";

export type Undo = NonNullable<Context["undo"]>;

/** What takes back the calls of one message, the last one first; null where they changed nothing. `before` holds the tasks as they were. */
export function undoOf(calls: readonly Call[], before: readonly StoredTask[]): Undo | null {
  const tasks = new Map(before.map((task) => [task.id, task]));
  const back: ProposedCall[] = [];
  const labels: string[] = [];
  for (const { toolName, outcome } of calls) {
    const changed = outcome.ok ? taskResultSchema.safeParse(outcome.result) : undefined;
    if (changed?.success !== true) continue;
    const { task } = changed.data;
    const call = inverse(toolName, tasks.get(task.id), task);
    if (call !== null) {
      back.unshift(call);
      labels.push(`${toolName.replaceAll("_", " ")} ${task.title}`);
    }
    if (toolName === "delete_task") tasks.delete(task.id);
    else tasks.set(task.id, task);
  }
  return back.length === 0 ? null : { label: labels.join(", "), calls: back };
}

/** Whether a call that was made is one of those that take something back. */
export function isPartOf(undo: Undo | null, { toolName, arguments: given }: Call): boolean {
  return undo?.calls.some((call) => call.toolName === toolName && isSame(call.arguments, given)) === true;
}

/** The call that makes a task again what it was; null where nothing was changed. */
function inverse(toolName: string, before: StoredTask | undefined, after: StoredTask): ProposedCall | null {
  if (before === undefined) return { toolName: "delete_task", arguments: { task_id: after.id } };
  if (toolName === "delete_task") return { toolName: "restore_task", arguments: { ...before } };
  const names = storedTaskSchema.keyof().options.filter((name) => !isSame(before[name], after[name]));
  if (names.length === 0) return null;
  // A value that was not there cannot be given back: the task is put back as a whole.
  if (names.some((name) => before[name] === undefined)) return { toolName: "restore_task", arguments: { ...before } };
  return { toolName: "update_task", arguments: { task_id: before.id, ...Object.fromEntries(names.map((name) => [name, before[name]])) } };
}

/** Whether two values of JSON are the same; the order of keys counts for nothing. */
function isSame(one: unknown, other: unknown): boolean {
  return canonical(one) === canonical(other);
}

function canonical(value: unknown): string {
  const plain = typeof value === "object" && value !== null && !Array.isArray(value);
  return JSON.stringify(plain ? Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)) : value) ?? "";
}

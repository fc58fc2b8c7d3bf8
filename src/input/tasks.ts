import { type Task, taskSchema } from "../contract/task.ts";

/** What stands where an entry is no task at all: it keeps the positions of the others, and nothing names it. */
export const NO_TASK: Task = Object.freeze({ id: "", title: "" });

/** The fields that a task may lack: one of the wrong type is read as if it were absent. */
const OPTIONAL = ["description", "status", "priority", "due_date", "recurrence", "list", "tags"] as const;

/** An entry of a task list, in its known fields. Never throws. */
export function readTask(value: unknown): Task {
  try {
    if (typeof value !== "object" || value === null) return NO_TASK;
    const given: Record<string, unknown> = { ...value };
    // Databases number their rows.
    const id = typeof given["id"] === "number" ? String(given["id"]) : given["id"];
    const whole = taskSchema.safeParse({ ...given, id });
    if (whole.success) return whole.data.id === "" ? NO_TASK : whole.data;
    const task: Record<string, unknown> = { id, title: given["title"] };
    for (const name of OPTIONAL) {
      const field = given[name];
      if (field !== undefined && taskSchema.shape[name].safeParse(field).success) task[name] = field;
    }
    const parsed = taskSchema.safeParse(task);
    return parsed.success && parsed.data.id !== "" ? parsed.data : NO_TASK;
  } catch {
    return NO_TASK;
  }
}

import type { Task } from "../contract/task.ts";

/** What stands where an entry is no task at all: it keeps the positions of the others, and nothing names it. */
export const NO_TASK: Task = Object.freeze({ id: "", title: "" });

/** An entry of a task list, in its known fields: one of the wrong type is read as if it were absent. Never throws. */
export function readTask(value: unknown): Task {
  try {
    return isRecord(value) ? taskOf(value) : NO_TASK;
  } catch {
    return NO_TASK;
  }
}

function taskOf(given: Readonly<Record<string, unknown>>): Task {
  const { id: named, title, description, status, priority, due_date: due, recurrence, list, tags } = given;
  // Databases number their rows.
  const id = typeof named === "number" ? String(named) : named;
  if (typeof id !== "string" || id === "" || typeof title !== "string") return NO_TASK;
  const task: Task = { id, title };
  if (typeof description === "string") task.description = description;
  if (status === "pending" || status === "completed") task.status = status;
  if (priority === "low" || priority === "medium" || priority === "high") task.priority = priority;
  if (typeof due === "string") task.due_date = due;
  if (typeof recurrence === "string") task.recurrence = recurrence;
  if (typeof list === "string") task.list = list;
  if (Array.isArray(tags) && tags.every((tag) => typeof tag === "string")) task.tags = [...tags];
  return task;
}

export function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null;
}

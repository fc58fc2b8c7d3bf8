/** Whether a tool gives new values to a task. */
export function changesTasks(shape: Readonly<Record<string, unknown>>): boolean {
  return "task_id" in shape && Object.keys(shape).some((name) => name !== "task_id" && name !== "user_id");
}

/** Whether a tool makes a new task. */
export function makesTasks(shape: Readonly<Record<string, unknown>>): boolean {
  return "title" in shape && !("task_id" in shape);
}

import type { Priority, Status } from "./task.ts";

// Any name may be asked for: `arguments["title"]` of a step whose tool is not known yet is `unknown`.
type User = { user_id?: string | undefined; [other: string]: unknown };
type OneTask = User & { task_id: string };
type Values = {
  title?: string | undefined;
  description?: string | undefined;
  priority?: Priority | undefined;
  due_date?: string | undefined;
  recurrence?: string | undefined;
  list?: string | undefined;
  tags?: string[] | undefined;
};
type Filters = {
  status?: Status | "overdue" | undefined;
  priority?: Priority | undefined;
  due_date?: string | undefined;
  list?: string | undefined;
  tags?: string[] | undefined;
  query?: string | undefined;
};

/** The arguments of the tools of the default registry, by tool. */
export type TaskTools = {
  add_task: Values & User & { title: string; priority: Priority };
  list_tasks: User & { filters?: Filters | undefined; limit?: number | undefined; offset?: number | undefined };
  update_task: Values & OneTask & { status?: Status | undefined };
  complete_task: OneTask;
  delete_task: OneTask;
  get_user_info: User;
};

export type Priority = "low" | "medium" | "high";
export type Status = "pending" | "completed";

/** A task the user can see. Field names are those of MCP tools, hence snake_case. */
export interface Task {
  id: string;
  title: string;
  description?: string | undefined;
  status?: Status | undefined;
  priority?: Priority | undefined;
  due_date?: string | undefined;
  recurrence?: string | undefined;
  list?: string | undefined;
  tags?: readonly string[] | undefined;
}

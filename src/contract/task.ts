import * as z from "zod/mini";

export const prioritySchema = z.enum(["low", "medium", "high"]);
export type Priority = z.infer<typeof prioritySchema>;

export const statusSchema = z.enum(["pending", "completed"]);
export type Status = z.infer<typeof statusSchema>;

// Not zod's own readonly(), which would freeze what a caller gave.
const tagsSchema: z.ZodMiniType<readonly string[]> = z.array(z.string());

/** A task the user can see. Field names are those of MCP tools, hence snake_case. */
export const taskSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.optional(z.string()),
  status: z.optional(statusSchema),
  priority: z.optional(prioritySchema),
  due_date: z.optional(z.string()),
  recurrence: z.optional(z.string()),
  list: z.optional(z.string()),
  tags: z.optional(tagsSchema),
});
export type Task = z.infer<typeof taskSchema>;

import * as z from "zod";

export const prioritySchema = z.enum(["low", "medium", "high"]);
export type Priority = z.infer<typeof prioritySchema>;

export const statusSchema = z.enum(["pending", "completed"]);
export type Status = z.infer<typeof statusSchema>;

// Not zod's own readonly(), which would freeze what a caller gave.
const tagsSchema: z.ZodType<readonly string[]> = z.array(z.string());

/** A task the user can see. Field names are those of MCP tools, hence snake_case. */
export const taskSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().optional(),
  status: statusSchema.optional(),
  priority: prioritySchema.optional(),
  due_date: z.string().optional(),
  recurrence: z.string().optional(),
  list: z.string().optional(),
  tags: tagsSchema.optional(),
});
export type Task = z.infer<typeof taskSchema>;

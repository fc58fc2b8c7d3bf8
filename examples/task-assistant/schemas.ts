import * as z from "zod";
import { dueKeywords } from "./days.ts";

/** What the tools of the task server take and give. Unknown arguments are refused. */

const title = z.string().trim().min(1, "a title needs at least one character").max(2_000);
const taskId = z.string().regex(/^[0-9]{1,15}$/, "a task id is a number, such as 3");
const userId = z.string().min(1).describe("Whose tasks; the user of the server by default");
const priority = z.enum(["low", "medium", "high"]);
const status = z.enum(["pending", "completed"]);
const dueDate = z
  .union([z.iso.date(), z.iso.datetime({ offset: true })])
  .describe("A day (2026-11-22), or an instant with its offset (2026-11-22T17:00:00+01:00)");
const recurrence = z
  .string()
  .regex(
    /^FREQ=(?:YEARLY|MONTHLY|WEEKLY|DAILY|HOURLY|MINUTELY|SECONDLY)(?:;[A-Z]+=[A-Z0-9,+:-]+)*$/,
    "an RFC 5545 rule, such as FREQ=WEEKLY;BYDAY=MO",
  )
  .describe("An RFC 5545 recurrence rule, such as FREQ=WEEKLY;BYDAY=MO");
const list = z.string().min(1).describe("The list the task is on");
const tags = z.array(z.string().min(1)).max(50).describe("Tags, without their sign");

const dayOrOpen = z.union([z.iso.date(), z.literal(".."), z.literal("")]);

function isInterval(text: string): boolean {
  const ends = text.split("/");
  return ends.length === 2 && ends.every((end) => dayOrOpen.safeParse(end).success) && ends.some((end) => end.length > 2);
}

const keywordNames = ["none", ...Object.keys(dueKeywords)];

const dueFilter = z
  .string()
  .refine(
    (text) => keywordNames.includes(text) || z.iso.date().safeParse(text).success || isInterval(text),
    `one of ${keywordNames.join(", ")}, a day, or two days with a slash between them`,
  )
  .describe("A keyword (today, this_week, none, …), a day, or an interval such as 2026-11-16/2026-11-22");

export const filtersSchema = z.strictObject({
  status: z.enum(["pending", "completed", "overdue"]).optional(),
  priority: priority.optional(),
  due_date: dueFilter.optional(),
  list: list.optional(),
  tags: tags.optional(),
  query: z.string().optional().describe("Words that the title or the description holds"),
});
export type Filters = z.infer<typeof filtersSchema>;

const changes = {
  title: title.optional(),
  description: z.string().optional(),
  priority: priority.optional(),
  due_date: dueDate.optional(),
  recurrence: recurrence.optional(),
  list: list.optional(),
  tags: tags.optional(),
};

export const addSchema = z.strictObject({ ...changes, title, user_id: userId.optional() });
export type NewTask = z.infer<typeof addSchema>;

export const updateSchema = z.strictObject({ task_id: taskId, ...changes, status: status.optional(), user_id: userId.optional() });
export type TaskChange = z.infer<typeof updateSchema>;

export const listSchema = z.strictObject({
  filters: filtersSchema.optional(),
  limit: z.int().min(1).optional().describe("At most this many tasks; 1,000 by default"),
  offset: z.int().min(0).optional().describe("Leave out this many tasks"),
  user_id: userId.optional(),
});
export type ListQuery = z.infer<typeof listSchema>;

export const oneTaskSchema = z.strictObject({ task_id: taskId, user_id: userId.optional() });
export const userSchema = z.strictObject({ user_id: userId.optional() });

/** A task as the tools give it. */
export const storedTaskSchema = z.object({
  id: z.string(),
  title: z.string(),
  description: z.string().optional(),
  status,
  priority,
  due_date: z.string().optional(),
  recurrence: z.string().optional(),
  list: z.string().optional(),
  tags: z.array(z.string()).optional(),
});
export type StoredTask = z.infer<typeof storedTaskSchema>;

/** A whole task, as it was. */
export const restoreSchema = storedTaskSchema
  .extend({ id: taskId, title, due_date: dueDate.optional(), recurrence: recurrence.optional(), user_id: userId.optional() })
  .strict();

export const taskResultSchema = z.object({ task: storedTaskSchema });
export const listResultSchema = z.object({
  tasks: z.array(storedTaskSchema),
  total: z.number().describe("How many tasks the filters leave, before limit and offset"),
});
export const userResultSchema = z.object({ user: z.object({ id: z.string(), time_zone: z.string() }) });

import * as z from "zod/mini";
import { prioritySchema, statusSchema } from "../contract/task.ts";
import { defineRegistry } from "./define.ts";

const text = z.string().check(z.minLength(1));
const tags = z.array(text);
const userId = z.optional(text);

const filters = z.strictObject({
  status: z.optional(z.enum(["pending", "completed", "overdue"])),
  priority: z.optional(prioritySchema),
  due_date: z.optional(text),
  list: z.optional(text),
  tags: z.optional(tags),
  query: z.optional(text),
});

/** The default registry: six tools for tasks for adding, listing, updating, completing and deleting, and for who is logged in. */
export const taskRegistry = defineRegistry({
  tools: {
    add_task: {
      description: "Creates a new task.",
      inputSchema: z.strictObject({
        title: text,
        description: z.optional(text),
        priority: z._default(prioritySchema, "medium"),
        due_date: z.optional(text),
        recurrence: z.optional(text),
        list: z.optional(text),
        tags: z.optional(tags),
        user_id: userId,
      }),
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    },
    list_tasks: {
      description: "Retrieves tasks, by filters where some are given.",
      inputSchema: z.strictObject({
        filters: z.optional(filters),
        limit: z.optional(z.int().check(z.positive())),
        offset: z.optional(z.int().check(z.nonnegative())),
        user_id: userId,
      }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    update_task: {
      description: "Changes a task: at least one value beside its id.",
      inputSchema: z.strictObject({
        task_id: text,
        title: z.optional(text),
        description: z.optional(text),
        priority: z.optional(prioritySchema),
        status: z.optional(statusSchema),
        due_date: z.optional(text),
        recurrence: z.optional(text),
        list: z.optional(text),
        tags: z.optional(tags),
        user_id: userId,
      }),
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    complete_task: {
      description: "Marks a task as completed.",
      inputSchema: z.strictObject({ task_id: text, user_id: userId }),
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    delete_task: {
      description: "Removes a task for good.",
      inputSchema: z.strictObject({ task_id: text, user_id: userId }),
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    },
    get_user_info: {
      description: "Tells who is logged in.",
      inputSchema: z.strictObject({ user_id: userId }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
  },
  intents: {
    add_task: { tool: "add_task", triggers: ["add", "create"], examples: ["add a task to buy milk", "remind me to call the dentist"] },
    list_tasks: {
      tool: "list_tasks",
      triggers: ["show", "list", "display", "view"],
      examples: ["show my tasks", "what do I have to do today?"],
    },
    update_task: {
      tool: "update_task",
      triggers: [
        "change",
        "update",
        "modify",
        "edit",
        "adjust",
        "rename",
        "reschedule",
        "postpone",
        "move",
        "snooze",
        "push back",
        "defer",
      ],
      needsReference: true,
      examples: ["move the dentist task to friday", "rename 3 to Call Bob"],
    },
    complete_task: {
      tool: "complete_task",
      triggers: ["complete", "finish", "accomplish", "check off", "tick off", "cross off", "mark off", "wrap up", "close", "done with"],
      needsReference: true,
      examples: ["mark the milk task as done", "tick off 2"],
    },
    delete_task: {
      tool: "delete_task",
      triggers: ["delete", "remove", "cancel", "discard", "clear", "get rid of", "erase", "drop", "scrap", "trash", "ditch"],
      needsReference: true,
      examples: ["delete the dentist task", "remove #12"],
    },
    identity_query: { tool: "get_user_info", triggers: ["whoami", "who am i"], examples: ["who am I logged in as?"] },
  },
});

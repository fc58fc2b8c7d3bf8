import type { TaskTools } from "../contract/task-tools.ts";
import type { ToolRegistry } from "./define.ts";
import type { IntentDefinition, RegisteredTool, ToolAnnotations } from "./definition.ts";
import { ofJson } from "./object-schema.ts";
import type { JsonSchema, ObjectSchema } from "./schema.ts";

const text = { type: "string", minLength: 1 };
const priority = { type: "string", enum: ["low", "medium", "high"] };
const tags = { type: "array", items: text };
const MOST = Number.MAX_SAFE_INTEGER;

const values = { due_date: text, recurrence: text, list: text, tags, user_id: text };
const oneTask = { task_id: text, user_id: text };
const filters = {
  type: "object",
  properties: {
    status: { type: "string", enum: ["pending", "completed", "overdue"] },
    priority,
    due_date: text,
    list: text,
    tags,
    query: text,
  },
  additionalProperties: false,
};

function tool(
  description: string,
  properties: JsonSchema,
  required: readonly string[],
  annotations: ToolAnnotations,
): RegisteredTool<ObjectSchema> {
  return {
    description,
    inputSchema: ofJson({
      $schema: "https://json-schema.org/draft/2020-12/schema",
      type: "object",
      properties,
      ...(required.length === 0 ? {} : { required }),
      additionalProperties: false,
    }),
    annotations: { ...annotations, openWorldHint: false },
  };
}

const reads = { readOnlyHint: true };
const writes = (idempotentHint: boolean, destructiveHint = false): ToolAnnotations => ({
  readOnlyHint: false,
  destructiveHint,
  idempotentHint,
});

const tools: Readonly<Record<string, RegisteredTool<ObjectSchema>>> = {
  add_task: tool(
    "Creates a new task.",
    { title: text, description: text, priority: { default: "medium", ...priority }, ...values },
    ["title"],
    writes(false),
  ),
  list_tasks: tool(
    "Retrieves tasks, by filters where some are given.",
    {
      filters,
      limit: { type: "integer", exclusiveMinimum: 0, maximum: MOST },
      offset: { type: "integer", minimum: 0, maximum: MOST },
      user_id: text,
    },
    [],
    reads,
  ),
  update_task: tool(
    "Changes a task: at least one value beside its id.",
    { task_id: text, title: text, description: text, priority, status: { type: "string", enum: ["pending", "completed"] }, ...values },
    ["task_id"],
    writes(true),
  ),
  complete_task: tool("Marks a task as completed.", oneTask, ["task_id"], writes(true)),
  delete_task: tool("Removes a task for good.", oneTask, ["task_id"], writes(true, true)),
  get_user_info: tool("Tells who is logged in.", { user_id: text }, [], reads),
};

const intents: Readonly<Record<string, IntentDefinition>> = {
  add_task: { tool: "add_task", triggers: ["add", "create"], examples: ["add a task to buy milk", "remind me to call the dentist"] },
  list_tasks: {
    tool: "list_tasks",
    triggers: ["show", "list", "display", "view"],
    examples: ["show my tasks", "what do I have to do today?"],
  },
  update_task: {
    tool: "update_task",
    triggers: ["change", "update", "modify", "edit", "adjust", "rename", "reschedule", "postpone", "move", "snooze", "push back", "defer"],
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
};

/** The default registry: six tools for tasks for adding, listing, updating, completing and deleting, and for who is logged in. */
export const taskRegistry: ToolRegistry<TaskTools> = /* @__PURE__ */ frozen({ tools: bare(tools), intents: bare(intents), issues: [] });

/** Without a prototype, so that `__proto__` names nothing. */
function bare<Entry>(table: Readonly<Record<string, Entry>>): Readonly<Record<string, Entry>> {
  return Object.assign(Object.create(null), table);
}

function frozen<Value extends object>(value: Value): Value {
  for (const one of Object.values(value)) if (typeof one === "object" && one !== null && !Object.isFrozen(one)) frozen(one);
  return Object.freeze(value);
}

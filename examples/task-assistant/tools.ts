import type { McpServer } from "@modelcontextprotocol/sdk/server/mcp.js";
import type { CallToolResult } from "@modelcontextprotocol/sdk/types.js";
import {
  addSchema,
  listResultSchema,
  listSchema,
  oneTaskSchema,
  restoreSchema,
  type StoredTask,
  taskResultSchema,
  updateSchema,
  userResultSchema,
  userSchema,
} from "./schemas.ts";
import type { TaskStore } from "./store.ts";
import { changeWords, taskWords } from "./wording.ts";

const CHANGES = ["title", "description", "priority", "status", "due_date", "recurrence", "list", "tags"] as const;

/** Gives a server the tools, each with its schemas and what MCP calls its annotations. */
export function registerTools(server: McpServer, store: TaskStore, user: string, timeZone: string): void {
  const told = (task: StoredTask, text: string): CallToolResult => ({ content: [{ type: "text", text }], structuredContent: { task } });
  const about = (verb: string, task: StoredTask) => told(task, `${verb} ${taskWords(task, timeZone)}.`);
  const missing = (id: string) => failure(`There is no task #${id}.`);
  const changed = (verb: string, id: string, task: StoredTask | null) => (task === null ? missing(id) : about(verb, task));

  server.registerTool(
    "add_task",
    {
      description: "Add a task",
      inputSchema: addSchema,
      outputSchema: taskResultSchema,
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: false, openWorldHint: false },
    },
    ({ user_id: owner = user, ...task }) => about("Added", store.add(owner, task)),
  );

  server.registerTool(
    "list_tasks",
    {
      description: "List tasks, filtered by status, priority, due date, list, tags or words",
      inputSchema: listSchema,
      outputSchema: listResultSchema,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ user_id: owner = user, ...query }) => {
      const { tasks, total } = store.list(owner, query);
      const lines = tasks.map((task) => taskWords(task, timeZone));
      const text = total === 0 ? "No tasks." : [`${tasks.length} of ${total} tasks:`, ...lines].join("\n");
      return { content: [{ type: "text", text }], structuredContent: { tasks, total } };
    },
  );

  server.registerTool(
    "update_task",
    {
      description: "Change a task: any of its title, description, priority, status, due date, recurrence, list and tags",
      inputSchema: updateSchema,
      outputSchema: taskResultSchema,
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ user_id: owner = user, ...change }) => {
      if (CHANGES.every((field) => change[field] === undefined)) return failure("Say at least one thing to change.");
      const task = store.update(owner, change);
      return task === null ? missing(change.task_id) : told(task, changeWords(task, change, timeZone));
    },
  );

  server.registerTool(
    "complete_task",
    {
      description: "Mark a task as done",
      inputSchema: oneTaskSchema,
      outputSchema: taskResultSchema,
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ user_id: owner = user, task_id }) => {
      const task = store.update(owner, { task_id, status: "completed" });
      return task === null ? missing(task_id) : told(task, changeWords(task, { status: "completed" }, timeZone));
    },
  );

  server.registerTool(
    "delete_task",
    {
      description: "Delete a task for good",
      inputSchema: oneTaskSchema,
      outputSchema: taskResultSchema,
      annotations: { readOnlyHint: false, destructiveHint: true, idempotentHint: true, openWorldHint: false },
    },
    ({ user_id: owner = user, task_id }) => changed("Deleted", task_id, store.delete(owner, task_id)),
  );

  server.registerTool(
    "restore_task",
    {
      description: "Put a task back as it was, a deleted one too",
      inputSchema: restoreSchema,
      outputSchema: taskResultSchema,
      annotations: { readOnlyHint: false, destructiveHint: false, idempotentHint: true, openWorldHint: false },
    },
    ({ user_id: owner = user, ...task }) => changed("Put back", task.id, store.restore(owner, task)),
  );

  server.registerTool(
    "get_user_info",
    {
      description: "Tell who the user is",
      inputSchema: userSchema,
      outputSchema: userResultSchema,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ user_id: id = user }) => ({
      content: [{ type: "text", text: `You are ${id}; your time zone is ${timeZone}.` }],
      structuredContent: { user: { id, time_zone: timeZone } },
    }),
  );
}

function failure(text: string): CallToolResult {
  return { content: [{ type: "text", text }], isError: true };
}

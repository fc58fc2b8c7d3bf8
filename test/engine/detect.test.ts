import { describe, expect, it } from "vitest";
import { createToolDecisionEngine } from "../../src/engine/index.ts";
import { taskRegistry } from "../../src/index.ts";

const engine = createToolDecisionEngine();
const user = "user-1";
const noTasks = { now: "2026-11-22T09:00:00Z" };

describe("what the seed's table of examples gives", () => {
  const rows = [
    ["Please add a task to buy groceries.", "add_task", { user_id: user, title: "buy groceries", priority: "medium" }, [], false],
    ["Can you list my completed tasks?", "list_tasks", { user_id: user, filters: { status: "completed" } }, [], false],
    ["Complete task 'TASK-789'.", "complete_task", { user_id: user, task_id: "TASK-789" }, [], false],
    ["Delete task 'ABC-123'.", "delete_task", { user_id: user, task_id: "ABC-123" }, [], true],
    [
      "Update task 'DEF-456' title to 'Read a book'.",
      "update_task",
      { user_id: user, task_id: "DEF-456", title: "Read a book" },
      [],
      false,
    ],
    ["Just add a task.", "add_task", { user_id: user, priority: "medium" }, ["title"], false],
  ] as const;
  it.each(rows)("%s", (message, toolName, params, missing, requiresConfirmation) => {
    expect(engine.detectIntentAndExtractParams(message, user, noTasks)).toEqual({ toolName, params, missing, requiresConfirmation });
  });

  it("gives null for a message that asks for no tool", () => {
    expect(engine.detectIntentAndExtractParams("Tell me a joke.", user, noTasks)).toBeNull();
  });
});

describe("the user", () => {
  it("is part of no call where none is given", () => {
    expect(engine.detectIntentAndExtractParams("add a task to buy milk")?.params).toEqual({ title: "buy milk", priority: "medium" });
  });

  it("is kept nowhere: the next call knows nothing of them", () => {
    engine.detectIntentAndExtractParams("add a task to buy milk", user);
    expect(engine.detectIntentAndExtractParams("add a task to buy milk")?.params).not.toHaveProperty("user_id");
  });

  it("counts before the one of the context", () => {
    const found = engine.detectIntentAndExtractParams("show my tasks", user, { userId: "somebody else" });
    expect(found?.params).toEqual({ user_id: user });
  });

  it("is left out where it is an empty text", () => {
    expect(engine.detectIntentAndExtractParams("show my tasks", "")?.params).toEqual({});
  });
});

describe("tools beside the registry's", () => {
  const tools = [
    {
      name: "merge_pull_request",
      description: "Merge a pull request of a repository",
      inputSchema: {
        type: "object",
        properties: { owner: { type: "string" }, repo: { type: "string" }, pullNumber: { type: "number" } },
        required: ["owner", "repo", "pullNumber"],
      },
      annotations: { readOnlyHint: false, destructiveHint: true },
    },
    {
      name: "list_branches",
      description: "List the branches of a repository",
      inputSchema: { type: "object", properties: { owner: { type: "string" }, repo: { type: "string" } }, required: ["owner", "repo"] },
      annotations: { readOnlyHint: true },
    },
  ];
  const both = createToolDecisionEngine({ tools, registry: taskRegistry });

  it("are asked where no intent of the registry is meant", () => {
    expect(both.detectIntentAndExtractParams("list the branches of acme/site", user)).toEqual({
      toolName: "list_branches",
      params: { owner: "acme", repo: "site" },
      missing: [],
      requiresConfirmation: false,
    });
  });

  it("need a confirmation where they may destroy something", () => {
    expect(both.detectIntentAndExtractParams("merge pull request 12 of acme/site", user)).toMatchObject({
      toolName: "merge_pull_request",
      requiresConfirmation: true,
    });
  });

  it("come after the registry", () => {
    expect(both.detectIntentAndExtractParams("show my tasks", user)?.toolName).toBe("list_tasks");
  });

  it("say what is missing", () => {
    expect(both.detectIntentAndExtractParams("list the branches of the site repository", user)).toMatchObject({ missing: ["owner"] });
  });
});

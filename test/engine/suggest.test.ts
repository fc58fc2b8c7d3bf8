import { describe, expect, it } from "vitest";
import { createToolDecisionEngine } from "../../src/engine/index.ts";
import { routeMessage, taskRegistry } from "../../src/index.ts";

const engine = createToolDecisionEngine();
const tasks = [
  { id: "t1", title: "Buy milk" },
  { id: "t2", title: "Call the dentist" },
  { id: "t3", title: "Buy eggs" },
];
const context = { now: "2026-11-22T09:00:00Z", tasks };
const repository = { owner: { type: "string" }, repo: { type: "string" } };
const tool = (name: string, description: string, annotations?: Record<string, boolean>) => ({
  name,
  description,
  inputSchema: { type: "object", properties: repository, required: ["owner", "repo"] },
  ...(annotations === undefined ? {} : { annotations }),
});
const tools = [
  tool("list_branches", "List the branches of a repository", { readOnlyHint: true }),
  tool("list_commits", "List the commits of a repository", { readOnlyHint: true }),
  tool("fork_repository", "Fork a repository", { readOnlyHint: false, destructiveHint: false }),
  tool("delete_repository", "Delete a repository", { readOnlyHint: false, destructiveHint: true }),
];

describe("what runs without a model", () => {
  const rows = [
    ["add a task to buy oat milk", [{ toolName: "add_task", arguments: { title: "buy oat milk", priority: "medium" } }]],
    ["show my completed tasks", [{ toolName: "list_tasks", arguments: { filters: { status: "completed" } } }]],
    ["complete the milk task", [{ toolName: "complete_task", arguments: { task_id: "t1" } }]],
    [
      "complete the milk task and move the dentist task to friday",
      [
        { toolName: "complete_task", arguments: { task_id: "t1" } },
        { toolName: "update_task", arguments: { task_id: "t2", due_date: "2026-11-27" } },
      ],
    ],
  ] as const;
  it.each(rows)("%s", (message, calls) => {
    const found = engine.suggest(message, context);
    expect(found).toMatchObject({
      action: "call",
      calls,
      reply: null,
      pending: null,
      tools: [],
      toolChoice: "auto",
      hints: [],
      missing: [],
    });
    expect(found.confidence).toBeGreaterThanOrEqual(0.97);
    expect(found.evidence.length).toBeGreaterThan(0);
  });

  it.each(rows)("passes verify as it stands: %s", (message) => {
    for (const call of engine.suggest(message, context).calls) expect(engine.verify(call, message, context).verdict).toBe("allow");
  });
});

describe("what is asked first", () => {
  it("a title that is missing", () => {
    expect(engine.suggest("just add a task", context)).toMatchObject({ action: "ask", calls: [], missing: ["title"] });
  });

  it("which task, where two fit", () => {
    const found = engine.suggest("complete the buy task", context);
    expect(found).toMatchObject({ action: "ask", missing: ["task_id"] });
    expect(found.reply).toContain("Buy milk");
    expect(found.reply).toContain("Buy eggs");
  });

  it("whether something is to be lost, and the answer runs it", () => {
    const found = engine.suggest("delete the milk task", context);
    expect(found).toMatchObject({ action: "ask", calls: [], missing: [] });
    expect(found.pending).toEqual(routeMessage("delete the milk task", context).pending);
    const answered = engine.suggest("yes", { ...context, pending: found.pending });
    expect(answered.calls).toEqual([{ toolName: "delete_task", arguments: { task_id: "t1" } }]);
  });

  it("with the steps before it, which may run", () => {
    const found = engine.suggest("complete the dentist task and delete the milk task", context);
    expect(found).toMatchObject({ action: "ask", calls: [{ toolName: "complete_task", arguments: { task_id: "t2" } }] });
  });
});

describe("what is left to the model", () => {
  it.each(["tell me a joke", "what is the weather in Oslo?", "thanks!", "write a poem about rain"])("%s", (message) => {
    const found = engine.suggest(message, context);
    expect(found).toMatchObject({
      action: "defer",
      calls: [],
      reply: null,
      pending: null,
      tools: [],
      toolChoice: "auto",
      hints: [],
      missing: [],
    });
  });

  it.each(["don't delete the milk task", "what if I delete the milk task?"])(
    "with no tool at all, where none is wished for: %s",
    (message) => {
      expect(engine.suggest(message, context)).toMatchObject({ action: "defer", tools: [], toolChoice: "none", hints: [] });
    },
  );

  it("with what was found, where it is not sure enough", () => {
    const careful = createToolDecisionEngine({ suggest: { call: 1, ask: 1 } });
    expect(careful.suggest("add a task to buy oat milk", context)).toMatchObject({
      action: "defer",
      calls: [],
      tools: ["add_task"],
      toolChoice: "auto",
      hints: [{ toolName: "add_task", arguments: { title: "buy oat milk", priority: "medium" } }],
    });
  });
});

describe("tools beside the registry's", () => {
  const both = createToolDecisionEngine({ tools, registry: taskRegistry });

  it("are offered to the model, the best first, with the values that were found", () => {
    const found = both.suggest("list the branches of acme/site", context);
    expect(found.action).toBe("defer");
    expect(found.tools[0]).toBe("list_branches");
    expect(found.tools.length).toBeLessThanOrEqual(5);
    expect(found.hints).toEqual([{ toolName: "list_branches", arguments: { owner: "acme", repo: "site" } }]);
  });

  it("are called from the threshold that the caller gives", () => {
    const bold = createToolDecisionEngine({ tools, suggest: { tool: 0.5 } });
    expect(bold.suggest("list the branches of acme/site", context)).toMatchObject({
      action: "call",
      calls: [{ toolName: "list_branches", arguments: { owner: "acme", repo: "site" } }],
    });
    const bolder = createToolDecisionEngine({ tools: tools.slice(2, 3), suggest: { tool: 0.1 } });
    expect(bolder.suggest("fork the site repository", context)).toMatchObject({ action: "ask", missing: ["owner"] });
  });

  it("are never called without the model where they may destroy something", () => {
    const bold = createToolDecisionEngine({ tools, suggest: { tool: 0 } });
    const found = bold.suggest("delete the repository acme/site", context);
    expect(found.calls).toEqual([]);
    expect(found.action).toBe("defer");
    expect(found.tools[0]).toBe("delete_repository");
  });

  it("are all there is where no registry is given: no tool is proposed that the caller lacks", () => {
    const alone = createToolDecisionEngine({ tools });
    const found = alone.suggest("add a task to buy milk", context);
    expect(found.calls).toEqual([]);
    expect(found.tools).not.toContain("add_task");
    expect(alone.verify({ toolName: "add_task", arguments: { title: "milk" } }, "add milk").findings[0]?.code).toBe("unknown_tool");
  });

  it("come after the registry's intents", () => {
    expect(both.suggest("show my tasks", context).calls).toEqual([{ toolName: "list_tasks", arguments: {} }]);
  });

  it("are not looked for in a message that refuses", () => {
    expect(both.suggest("don't delete the milk task", context)).toMatchObject({ action: "defer", tools: [], toolChoice: "none" });
  });
});

describe("thresholds", () => {
  it("a call below its threshold is left to the model, one above runs", () => {
    const { confidence } = engine.suggest("add milk and eggs", context);
    const at = (call: number) => createToolDecisionEngine({ suggest: { call } }).suggest("add milk and eggs", context).action;
    expect(at(Math.min(1, confidence + 0.001))).toBe("defer");
    expect(at(confidence - 0.001)).toBe("call");
  });

  it("a question below its threshold is left to the model", () => {
    const quiet = createToolDecisionEngine({ suggest: { ask: 1 } });
    expect(quiet.suggest("just add a task", context)).toMatchObject({ action: "defer", tools: ["add_task"] });
  });
});

import { describe, expect, it } from "vitest";
import * as z from "zod";
import { createToolDecisionEngine } from "../../src/engine/index.ts";
import { defineRegistry, extendRegistry, routeMessage, taskRegistry } from "../../src/index.ts";

const engine = createToolDecisionEngine();
const repository = { owner: { type: "string" }, repo: { type: "string" } };
const tools = Array.from({ length: 120 }, (_, index) => ({
  name: `read_part_${index}`,
  description: `Reads part ${index} of a repository. More is in the manual.`,
  inputSchema: {
    type: "object",
    properties: { ...repository, part: { type: "string", enum: ["head", "tail"] } },
    required: ["owner", "repo"],
  },
  annotations: { readOnlyHint: true },
}));
const withTools = createToolDecisionEngine({ tools, registry: taskRegistry });

describe("the guide for a model", () => {
  it("is the same every time", () => {
    expect(engine.guide()).toBe(engine.guide());
    expect(createToolDecisionEngine().guide({ maxTokens: 300 })).toBe(engine.guide({ maxTokens: 300 }));
  });

  it("names each intent with its tool, what it needs, and an example", () => {
    const text = engine.guide();
    for (const [intent, { tool }] of Object.entries(taskRegistry.intents)) {
      expect(text).toContain(intent);
      expect(text).toContain(`\`${tool}\``);
    }
    expect(text).toContain("Needs: title");
    expect(text).toContain("Needs: task_id");
    expect(text).toContain("low|medium|high");
    expect(text).not.toContain("user_id");
  });

  it("gives examples that the library itself makes of these messages", () => {
    const examples = [...engine.guide().matchAll(/Example: ("(?:[^"\\]|\\.)*") -> (\w+)\((.*)\)$/gm)];
    expect(examples.length).toBe(Object.keys(taskRegistry.intents).length);
    const context = {
      now: "2026-01-05T09:00:00Z",
      tasks: [
        { id: "12", title: "Milk" },
        { id: "3", title: "Dentist" },
      ],
    };
    for (const [, message = "", toolName, values = ""] of examples) {
      const step = routeMessage(JSON.parse(message), context).steps[0];
      expect(step?.toolName).toBe(toolName);
      expect(step?.arguments).toEqual(JSON.parse(values));
    }
  });

  it("says when to ask, when to confirm, when to call nothing, and what to do in several steps", () => {
    const text = engine.guide();
    for (const heading of ["## When to ask", "## When to confirm", "## When to call nothing", "## Several steps"])
      expect(text).toContain(heading);
    expect(text).toContain("`delete_task`");
  });

  const budgets = [1, 5, 20, 50, 100, 150, 200, 300, 400, 500, 750, 1_000, 1_500, 2_000, 5_000, 50_000];
  it.each(budgets)("stays within %s tokens", (maxTokens) => {
    for (const each of [engine, withTools]) expect(each.guide({ maxTokens }).length).toBeLessThanOrEqual(4 * maxTokens);
  });

  it("says more where it may, and ends in whole lines", () => {
    const lengths = budgets.map((maxTokens) => withTools.guide({ maxTokens }).length);
    expect(lengths).toEqual([...lengths].sort((one, other) => one - other));
    const all = new Set(createToolDecisionEngine().guide({ maxTokens: 250 }).split("\n"));
    for (const line of engine.guide({ maxTokens: 120 }).split("\n")) expect(all).toContain(line);
  });

  it("stays within 2,000 tokens where no budget is given", () => {
    expect(withTools.guide().length).toBeLessThanOrEqual(8_000);
  });
});

describe("a guide made from one's own tables", () => {
  const registry = extendRegistry(taskRegistry, {
    tools: {
      book_room: {
        description: "Books a room for a day.",
        inputSchema: z.strictObject({ room: z.string(), seats: z.number().default(4) }),
      },
    },
    intents: {
      book_room: { tool: "book_room", triggers: ["book", "reserve"], objects: ["room"], examples: ["nothing that would be understood"] },
    },
  });

  it("tells the words, parameters and defaults of a new intent", () => {
    const text = createToolDecisionEngine({ registry }).guide();
    expect(text).toContain("- book_room: call `book_room`. Books a room for a day.");
    expect(text).toContain("Said with: book, reserve.");
    expect(text).toContain("Needs: room.");
    expect(text).toContain("seats (default 4)");
    expect(text).not.toContain("nothing that would be understood");
  });

  it("leaves out an intent whose tool is not there, and what only tasks need", () => {
    const lonely = defineRegistry({ tools: {}, intents: { fly: { tool: "fly", triggers: ["fly"] } } });
    const text = createToolDecisionEngine({ registry: lonely }).guide();
    expect(text).not.toContain("fly");
    expect(text).not.toContain("task that the user names");
  });

  it("follows the caller's policy of confirmation", () => {
    const never = createToolDecisionEngine({ confirm: "never" }).guide();
    const always = createToolDecisionEngine({ confirm: "always" }).guide();
    expect(never).not.toContain("`delete_task`: say");
    expect(new Set([engine.guide(), never, always]).size).toBe(3);
  });

  it("tells which tool waits for another", () => {
    const chained = createToolDecisionEngine({
      tools: [
        { name: "find_user", description: "Finds a user", inputSchema: { type: "object", properties: { name: { type: "string" } } } },
        {
          name: "send_mail",
          description: "Sends a mail",
          inputSchema: { type: "object", properties: { address: { type: "string" } }, required: ["address"] },
          needs: [{ parameter: "address", tool: "find_user" }],
        },
      ],
    });
    expect(chained.guide()).toContain("`send_mail` takes address from `find_user`");
  });

  it("lists tools with what they need, and counts those that have no room", () => {
    const text = withTools.guide({ maxTokens: 1_500 });
    expect(text).toMatch(/- `read_part_0`\(owner, repo[^)]*\): Reads part 0 of a repository\.$/m);
    expect(text).toMatch(/- and \d+ more tools/);
  });
});

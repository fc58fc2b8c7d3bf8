import { describe, expect, it } from "vitest";
import { createCatalog, planTools, routeTool } from "../../src/catalog/index.ts";
import { createToolDecisionEngine } from "../../src/engine/index.ts";
import { routeMessage } from "../../src/index.ts";

const tasks = [
  { id: "t1", title: "Order the cake" },
  { id: "t2", title: "Clean the fence" },
];
const context = { tasks, now: "2026-11-20T12:00:00Z" };
const callsOf = (message: string) => routeMessage(message, context).steps.map(({ toolName, arguments: given }) => ({ toolName, ...given }));

const takenBack = [
  "delete the cake (kidding)",
  "delete the cake. oh no wait dont",
  "complete the cake, nah leave it",
  "move the cake to friday? no",
  "add buy milk - nah",
  "add buy milk\nno",
  "add buy milk no wait",
  "add buy milk nooo wait dont",
  "add buy milk, nah we have some",
  "delete the cake. nah we need it",
  "complete the cake and delete the fence. never mind",
  "> delete the cake",
  "Bob: delete the cake",
  "mum: delete the cake",
  "the email says: delete the cake",
  "Anna told me: delete the cake. Also delete the fence",
  "delete the cake if Bob agrees",
  "when Bob calls, complete the cake",
];

const kept: readonly (readonly [message: string, title: string])[] = [
  ["add watch Just Kidding", "watch Just Kidding"],
  ["add buy the no mow seeds", "buy the no mow seeds"],
  ["add pizza (no olives)", "pizza (no olives)"],
  ["add buy milk, no sugar", "buy milk, no sugar"],
  ["add call mom, don't forget it", "call mom, don't forget it"],
  ["remind me to say never mind", "say never mind"],
  ["Todo: buy milk", "buy milk"],
  ["> add tea\nadd buy eggs", "buy eggs"],
];

const corrected: readonly (readonly [message: string, call: object])[] = [
  ["complete the cake, actually no the fence", { toolName: "complete_task", task_id: "t2" }],
  ["delete the cake, i mean the fence", { toolName: "delete_task", task_id: "t2" }],
  ["delete the cake. No wait, complete the cake", { toolName: "complete_task", task_id: "t1" }],
  ["complete the cake. No, please delete the fence", { toolName: "delete_task", task_id: "t2" }],
  ["set the cake to low no wait high", { toolName: "update_task", task_id: "t1", priority: "high" }],
  ["add buy hamster food no make that buy rabbit food", { toolName: "add_task", title: "buy rabbit food", priority: "medium" }],
  ["add buy milk, no, eggs", { toolName: "add_task", title: "eggs", priority: "medium" }],
];

describe("what is said is taken back in the same breath", () => {
  it.each(takenBack)("%j runs nothing", (message) => {
    expect(callsOf(message)).toEqual([]);
  });

  it.each(kept)("%j is a new task all the same", (message, title) => {
    expect(callsOf(message)).toEqual([expect.objectContaining({ toolName: "add_task", title: title.replace(/^say /, "") })]);
  });

  it.each(corrected)("%j does what was said last", (message, call) => {
    expect(callsOf(message)).toEqual([call]);
  });
});

describe("any catalogue hears it too", () => {
  const tool = {
    name: "delete_branch",
    description: "Delete a branch of a repository",
    inputSchema: { type: "object", properties: { branch: { type: "string" } }, required: ["branch"] } as const,
    annotations: { destructiveHint: true },
  };
  const catalog = createCatalog([tool]);
  const engine = createToolDecisionEngine({ tools: [tool] });
  const call = { toolName: "delete_branch", arguments: { branch: "main" } };

  it.each([
    "delete branch main (kidding)",
    "delete branch main? no",
    "delete branch main. oh no wait dont",
    "delete branch main - nah",
    "> delete branch main",
    "delete branch main\nno",
  ])("%j", (message) => {
    expect(routeTool(message, catalog).status).toBe("none");
    expect(planTools(message, catalog).status).toBe("none");
    expect(engine.verify(call, message).verdict).toBe("block");
  });
});

import { describe, expect, it } from "vitest";
import { mapIntentToTool, taskRegistry } from "../src/index.ts";

const table = [
  ["add_task", "add_task"],
  ["list_tasks", "list_tasks"],
  ["complete_task", "complete_task"],
  ["delete_task", "delete_task"],
  ["update_task", "update_task"],
  ["identity_query", "get_user_info"],
] as const;

describe("each intent names exactly one registered tool", () => {
  it.each(table)("%s is done by %s", (intent, tool) => {
    expect(mapIntentToTool(intent)).toBe(tool);
    expect(mapIntentToTool(intent, taskRegistry)).toBe(tool);
    expect(Object.keys(taskRegistry.tools)).toContain(tool);
  });

  it("gives every intent a tool of its own", () => {
    expect(new Set(table.map(([intent]) => mapIntentToTool(intent))).size).toBe(table.length);
  });
});

describe("anything else maps to null, never to a guess", () => {
  const strings = [
    "unknown",
    "invalid_intent",
    "ADD_TASK",
    "Add_Task",
    "ad_task",
    "add_tasks",
    "add-task",
    "add task",
    " add_task",
    "add_task ",
    "add_task\n",
    "add_task\0",
    "",
    " ",
    "get_user_info",
    "__proto__",
    "constructor",
    "prototype",
    "toString",
    "hasOwnProperty",
    "valueOf",
    "__defineGetter__",
    "add_task; delete_task",
  ];
  it.each(strings.map((intent) => [JSON.stringify(intent), intent]))("the string %s", (_shown, intent) => {
    expect(mapIntentToTool(intent)).toBeNull();
  });

  const impostor = { toString: () => "add_task", valueOf: () => "add_task", [Symbol.toPrimitive]: () => "add_task" };
  const values: [string, unknown][] = [
    ["null", null],
    ["undefined", undefined],
    ["a number", 0],
    ["not a number", Number.NaN],
    ["a large integer", 10n],
    ["true", true],
    ["a symbol", Symbol("add_task")],
    ["an array that reads as an intent", ["add_task"]],
    ["an object", { intent: "add_task" }],
    ["an object that reads as an intent", impostor],
    ["a boxed string", Object("add_task")],
    ["a function", () => "add_task"],
  ];
  it.each(values)("%s", (_name, value) => {
    expect(mapIntentToTool(value)).toBeNull();
  });
});

describe("mapping is a look-up", () => {
  it("gives the same answer each time", () => {
    const answers = Array.from({ length: 1000 }, () => mapIntentToTool("identity_query"));
    expect(new Set(answers)).toEqual(new Set(["get_user_info"]));
  });

  it("cannot be changed from outside", () => {
    expect(Reflect.set(taskRegistry.intents, "add_task", { tool: "delete_task", triggers: [] })).toBe(false);
    expect(Reflect.set(taskRegistry.intents, "wipe", { tool: "delete_task", triggers: [] })).toBe(false);
    expect(mapIntentToTool("add_task")).toBe("add_task");
    expect(mapIntentToTool("wipe")).toBeNull();
  });
});

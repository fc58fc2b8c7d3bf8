import { describe, expect, it } from "vitest";
import { PointsmanError } from "../../src/contract/error.ts";
import { createToolDecisionEngine } from "../../src/engine/index.ts";

const engine = createToolDecisionEngine();
const tasks = [
  { id: "t1", title: "Buy milk" },
  { id: "t2", title: "Call the dentist" },
];
const context = { now: "2026-11-22T09:00:00Z", tasks };

function deepFreeze<Value>(value: Value): Value {
  if (typeof value === "object" && value !== null) for (const inner of Object.values(Object.freeze(value))) deepFreeze(inner);
  return value;
}

/** As from a language model or a wire: no type holds. */
function anything(value: unknown): never {
  return value as never;
}

describe("the engine keeps nothing", () => {
  it("is frozen", () => {
    expect(Object.isFrozen(engine)).toBe(true);
  });

  const messages = [
    "add a task to buy oat milk tomorrow",
    "delete the milk task",
    "tell me a joke",
    "complete it",
    "don't delete the milk task",
  ];
  it.each(messages)("gives the same bytes for the same input: %s", (message) => {
    const call = { toolName: "delete_task", arguments: { task_id: "t1" } };
    const all = () =>
      JSON.stringify([
        engine.detectIntentAndExtractParams(message, "u", context),
        engine.suggest(message, context),
        engine.verify(call, message, context),
      ]);
    const first = all();
    engine.suggest("add something else", context);
    expect(all()).toBe(first);
    expect(JSON.parse(first)).toEqual([
      engine.detectIntentAndExtractParams(message, "u", context),
      engine.suggest(message, context),
      engine.verify(call, message, context),
    ]);
  });

  it("changes no input", () => {
    const frozen = deepFreeze({
      ...structuredClone(context),
      history: [{ role: "user" as const, content: "show my tasks" }],
      recentTaskIds: ["t1"],
      approvals: [],
    });
    const call = deepFreeze({ toolName: "update_task", arguments: { task_id: "t1", tags: ["a"] } });
    expect(() => {
      engine.suggest("tag the milk task with a", frozen);
      engine.verify(call, "tag the milk task with a", frozen);
      engine.detectIntentAndExtractParams("tag the milk task with a", "u", frozen);
    }).not.toThrow();
  });
});

describe("nothing that comes in throws, and nothing of the wrong shape is allowed", () => {
  const cyclic: Record<string, unknown> = { task_id: "t1" };
  cyclic["self"] = cyclic;
  const throwing = {
    get toolName(): string {
      throw new Error("no");
    },
    arguments: {},
  };
  const throwingArgument = {
    toolName: "complete_task",
    arguments: {
      get task_id(): string {
        throw new Error("no");
      },
    },
  };
  const calls: readonly (readonly [string, unknown])[] = [
    ["nothing", undefined],
    ["null", null],
    ["a text", "delete_task"],
    ["a list", []],
    ["no arguments", { toolName: "complete_task" }],
    ["arguments that are a list", { toolName: "complete_task", arguments: ["t1"] }],
    ["arguments that are a text of JSON", { toolName: "complete_task", arguments: '{"task_id":"t1"}' }],
    ["a name that is no text", { toolName: 7, arguments: {} }],
    ["a name that is null", { toolName: null, arguments: {} }],
    ["a name of every object", { toolName: "constructor", arguments: {} }],
    ["a name of the prototype", { toolName: "__proto__", arguments: {} }],
    ["an empty name", { toolName: "", arguments: {} }],
    ["a long name", { toolName: "x".repeat(100_000), arguments: {} }],
    ["a getter that throws", throwing],
    ["an argument that throws", throwingArgument],
    ["arguments in a circle", { toolName: "complete_task", arguments: cyclic }],
    ["the key __proto__", JSON.parse('{"toolName":"complete_task","arguments":{"task_id":"t1","__proto__":{"admin":true}}}')],
    ["a function", { toolName: "complete_task", arguments: { task_id: () => "t1" } }],
    ["a number that is none", { toolName: "list_tasks", arguments: { limit: Number.NaN } }],
    ["a big integer", { toolName: "list_tasks", arguments: { limit: 5n } }],
    ["a symbol", { toolName: "complete_task", arguments: { task_id: Symbol("t1") } }],
    ["a class", { toolName: "complete_task", arguments: new Map([["task_id", "t1"]]) }],
    [
      "a proxy",
      new Proxy(
        {},
        {
          get: () => {
            throw new Error("no");
          },
          ownKeys: () => {
            throw new Error("no");
          },
        },
      ),
    ],
    ["arguments that are very deep", { toolName: "list_tasks", arguments: JSON.parse(`${'{"filters":'.repeat(200)}{}${"}".repeat(200)}`) }],
  ];
  it.each(calls)("a call that is %s is blocked", (_, call) => {
    const verdict = engine.verify(anything(call), "complete the milk task", context);
    expect(verdict.verdict).toBe("block");
    expect(verdict.findings.every(({ code }) => ["unknown_tool", "invalid_argument", "missing_argument"].includes(code))).toBe(true);
    expect(JSON.parse(JSON.stringify(verdict))).toEqual(verdict);
  });

  const messages: readonly (readonly [string, unknown])[] = [
    ["nothing", undefined],
    ["null", null],
    ["a number", 12],
    ["an object", { toString: () => "complete the milk task" }],
    ["a list", ["complete the milk task"]],
    ["empty", ""],
    ["blank", " \n\t "],
    ["huge", "a ".repeat(500_000)],
    ["huge and without a space", "z".repeat(200_000)],
    ["half a character", "\ud83d"],
    ["made of controls", "\u0000\u0001\u202e"],
  ];
  it.each(messages)("a message that is %s asks for nothing", (_, message) => {
    const text = anything(message);
    expect(engine.detectIntentAndExtractParams(text, "u", context)).toBeNull();
    expect(engine.suggest(text, context)).toMatchObject({ action: "defer", calls: [], reply: null });
    expect(engine.verify({ toolName: "complete_task", arguments: { task_id: "t1" } }, text, context).verdict).toBe("confirm");
    expect(engine.verify({ toolName: "delete_task", arguments: { task_id: "t1" } }, text, context).verdict).toBe("block");
  });

  const throwsWhenRead = new Proxy(
    {},
    {
      get: () => {
        throw new Error("no");
      },
    },
  );
  const contexts: readonly (readonly [string, unknown])[] = [
    ["null", null],
    ["a text", "context"],
    [
      "full of the wrong types",
      { history: "x", tasks: 4, recentTaskIds: {}, pending: 5, approvals: "all", now: "never", timeZone: "Mars", userId: 9 },
    ],
    [
      "full of holes",
      { history: [null, { role: "user" }, 3], tasks: [null, 5, { id: 3 }], approvals: [null, "yes"], recentTaskIds: [null] },
    ],
    ["one that throws when it is read", throwsWhenRead],
    ["one whose tasks throw", { tasks: [throwsWhenRead], history: [throwsWhenRead], approvals: [throwsWhenRead] }],
  ];
  it.each(contexts)("a context that is %s is read as if its parts were absent", (_, given) => {
    const wrong = anything(given);
    expect(engine.detectIntentAndExtractParams("add a task to buy milk", "u", wrong)?.toolName).toBe("add_task");
    expect(engine.suggest("add a task to buy milk", wrong).action).toBe("call");
    expect(engine.verify({ toolName: "add_task", arguments: { title: "buy milk" } }, "add a task to buy milk", wrong).verdict).toBe(
      "allow",
    );
    expect(engine.verify({ toolName: "delete_task", arguments: { task_id: "t1" } }, "tell me a joke", wrong).verdict).toBe("block");
  });

  it("a user that is no text is left out", () => {
    expect(engine.detectIntentAndExtractParams("show my tasks", anything(7))?.params).toEqual({});
  });
});

describe("a mistake in the program is told at once", () => {
  const options: readonly (readonly [string, unknown])[] = [
    ["null", null],
    ["a list", []],
    ["a text", "engine"],
    ["a threshold above 1", { suggest: { call: 2 } }],
    ["a threshold that is no number", { suggest: { ask: "often" } }],
    ["a threshold that is NaN", { suggest: { tool: Number.NaN } }],
    ["a threshold that nobody knows", { suggest: { guess: 0.5 } }],
    ["thresholds that are none", { suggest: 0.5 }],
    ["a registry that nobody defined", { registry: { tools: {}, intents: {} } }],
    ["a confirm that nobody knows", { confirm: "sometimes" }],
    ["tools of the wrong shape", { tools: [{ title: "no name" }] }],
    [
      "a tool twice",
      {
        tools: [
          { name: "a", inputSchema: { type: "object" } },
          { name: "a", inputSchema: { type: "object" } },
        ],
      },
    ],
    ["tools that are no list", { tools: { name: "a" } }],
  ];
  it.each(options)("options that are %s", (_, given) => {
    expect(() => createToolDecisionEngine(anything(given))).toThrow(PointsmanError);
  });

  it.each([[0], [-5], [Number.NaN], ["many"], [null]])("a guide of %s tokens", (maxTokens) => {
    expect(() => engine.guide({ maxTokens: anything(maxTokens) })).toThrow(PointsmanError);
  });
});

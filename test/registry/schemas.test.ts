import { describe, expect, it } from "vitest";
import * as z from "zod";
import * as mini from "zod/mini";
import { createToolDecisionEngine } from "../../src/engine/index.ts";
import { defineRegistry, extractParams, PointsmanError, routeMessage, taskRegistry } from "../../src/index.ts";

const json = {
  type: "object",
  properties: {
    title: { type: "string", minLength: 1 },
    priority: { type: "string", enum: ["low", "medium", "high"], default: "low" },
    stars: { type: "integer", minimum: 1, maximum: 5 },
  },
  required: ["title"],
} as const;

/** A library that keeps to the standard and tells its JSON Schema, as arktype does. */
const standard = {
  "~standard": {
    version: 1,
    vendor: "somebody",
    validate: (value: unknown) => {
      const { title } = Object(value) as { readonly title?: unknown };
      return typeof title === "string" ? { value } : { issues: [{ message: "needs a title", path: [{ key: "title" }] }] };
    },
    jsonSchema: { input: () => json, output: () => json },
  },
} as const;

const KINDS = [
  ["JSON Schema", json],
  ["a Standard Schema that tells its JSON Schema", standard],
  ["zod", z.object({ title: z.string().min(1), priority: z.enum(["low", "medium", "high"]).default("low"), stars: z.int().optional() })],
  [
    "zod/mini",
    mini.strictObject({
      title: mini.string().check(mini.minLength(1)),
      priority: mini._default(mini.enum(["low", "medium", "high"]), "low"),
      stars: mini.optional(mini.int()),
    }),
  ],
] as const;

describe.each(KINDS)("a tool may take %s", (_name, inputSchema) => {
  const registry = defineRegistry({
    tools: { jot: { description: "Jots something down.", inputSchema } },
    intents: { jot: { tool: "jot", triggers: ["jot down"], objects: ["note"] } },
  });
  const engine = createToolDecisionEngine({ registry });
  const verdict = (given: Record<string, unknown>) => engine.verify({ toolName: "jot", arguments: given }, "jot down milk").findings;

  it("its parameters, defaults and required values are read", () => {
    expect(routeMessage("jot down a note", {}, { registry }).steps[0]?.arguments).toEqual({ title: "a note", priority: "low" });
    expect(extractParams("jot down", "jot", {}, { registry }).missing).toEqual(["title"]);
  });

  it.each([
    ["what is missing", {}, "missing_argument", ["title"]],
    ["a wrong value", { title: 5 }, "invalid_argument", ["title"]],
    ["an unknown argument", { title: "milk", shelf: 1 }, "invalid_argument", []],
  ])("%s is refused", (_what, given, code, path) => {
    expect(verdict(given)).toContainEqual(expect.objectContaining({ code, path }));
  });

  it("it is offered to a model as JSON Schema that takes nothing else", () => {
    const { parameters = {} } = { parameters: registry.tools["jot"]?.inputSchema.json ?? json };
    expect(Object.keys(parameters["properties"] ?? {})).toEqual(["title", "priority", "stars"]);
    expect(engine.guide()).toContain("jot");
  });
});

describe("what is no schema of a tool is refused when the registry is made", () => {
  const valibot = {
    kind: "schema",
    type: "object",
    entries: {},
    "~standard": { version: 1, vendor: "valibot", validate: () => ({ value: 1 }) },
  };
  it.each([
    ["a schema that cannot tell its JSON Schema", valibot, "toStandardJsonSchema"],
    ["one of an old valibot", { kind: "schema", type: "object", entries: {}, _run: () => null }, "must be the schema of an object"],
    ["the schema of a text", { type: "string" }, "must be the schema of an object"],
    ["a pattern that is none", { type: "object", properties: { a: { type: "string", pattern: "(" } } }, "no regular expression"],
    ["a list", [], "must be the schema of an object"],
    ["a function", () => 1, "must be the schema of an object"],
    ["nothing", null, "must be the schema of an object"],
  ])("%s", (_name, inputSchema, said) => {
    const make = () => defineRegistry({ tools: { a: { description: "x", inputSchema } }, intents: {} } as never);
    expect(make).toThrow(PointsmanError);
    expect(make).toThrow(said);
  });

  it("a schema of zod that JSON cannot say is told when the engine is made", () => {
    const registry = defineRegistry({ tools: { a: { description: "x", inputSchema: z.object({ at: z.date() }) } }, intents: {} });
    expect(() => createToolDecisionEngine({ registry })).toThrow(expect.objectContaining({ code: "invalid_registry" }));
  });
});

describe("JSON Schema is read as it is meant", () => {
  const parse = (schema: object, value: unknown): boolean => {
    const inputSchema = { type: "object", properties: { a: schema }, $defs: { day: { enum: ["mon", "tue"] } } };
    return (
      defineRegistry({ tools: { t: { description: "x", inputSchema } }, intents: {} }).tools["t"]?.inputSchema.safeParse({ a: value })
        .success === true
    );
  };
  it.each<[name: string, schema: object, fits: unknown, not: unknown]>([
    ["several types", { type: ["string", "null"] }, null, 3],
    ["a constant", { const: { a: [1] } }, { a: [1] }, { a: [2] }],
    ["a reference", { $ref: "#/$defs/day" }, "mon", "wed"],
    ["a reference that leads nowhere", { anyOf: [{ $ref: "#/no" }, { type: "string" }] }, "x", 3],
    ["bounds", { type: "number", exclusiveMinimum: 0, maximum: 5 }, 5, 0],
    ["whole numbers", { type: "integer" }, 2, 2.5],
    ["multiples", { type: "number", multipleOf: 5 }, 10, 12],
    ["lengths in characters", { type: "string", maxLength: 1 }, "\u{1F600}", "ab"],
    ["patterns", { type: "string", pattern: "^a+$" }, "aa", "ab"],
    ["items", { type: "array", items: { type: "string" }, minItems: 1, uniqueItems: true }, ["a", "b"], ["a", "a"]],
    ["first items", { type: "array", prefixItems: [{ type: "number" }], items: false }, [1], [1, 2]],
    [
      "nested objects",
      { type: "object", properties: { b: { type: "number" } }, required: ["b"], additionalProperties: false },
      { b: 1 },
      { b: 1, c: 2 },
    ],
    ["other properties", { type: "object", additionalProperties: { type: "number" } }, { x: 1 }, { x: "1" }],
    ["names of properties", { type: "object", propertyNames: { maxLength: 1 } }, { x: 1 }, { xy: 1 }],
    ["any of", { anyOf: [{ type: "string" }, { type: "number" }] }, 3, true],
    ["one of", { oneOf: [{ type: "number" }, { minimum: 3 }] }, 2, 4],
    ["all of", { allOf: [{ type: "number" }, { minimum: 3 }] }, 4, 2],
    ["not", { not: { type: "string" } }, 4, "x"],
    ["conditions", JSON.parse('{"if":{"type":"string"},"then":{"minLength":2},"else":{"type":"number"}}'), "ab", "a"],
  ])("%s", (_name, schema, fits, not) => {
    expect(parse(schema, fits)).toBe(true);
    expect(parse(schema, not)).toBe(false);
  });
});

it("what is wrong with the arguments of a task tool is told in words", () => {
  const told = (tool: string, given: unknown) => {
    const parsed = taskRegistry.tools[tool]?.inputSchema.safeParse(given);
    return parsed?.success === false ? parsed.error.issues.map(({ path, message }) => `${path.join(".")}: ${message}`) : [];
  };
  expect(told("add_task", { title: "", priority: "urgent", x: 1 })).toEqual([
    "title: Too small: expected string to have >=1 characters",
    'priority: Invalid option: expected one of "low"|"medium"|"high"',
    ': Unrecognized key: "x"',
  ]);
  expect(told("list_tasks", { limit: 1.5, offset: -1 })).toEqual([
    "limit: Invalid input: expected int, received number",
    "offset: Too small: expected number to be >=0",
  ]);
});

import { describe, expect, it } from "vitest";
import { longestFor } from "../../../src/catalog/arguments/schema/pattern-cost.ts";
import { refusals } from "../../../src/catalog/arguments/validate.ts";
import { createCatalog, routeTool } from "../../../src/catalog/index.ts";
import { NOW } from "../tool-table.ts";

const tool = (inputSchema: Record<string, unknown>) => ({
  name: "set_level",
  description: "Set the level.",
  inputSchema: { type: "object", ...inputSchema },
});
const route = (schema: Record<string, unknown>, message: string) => routeTool(message, createCatalog([tool(schema)]), { now: NOW });

describe("what a schema requires", () => {
  it("and does not describe is asked for", () => {
    const schema = { properties: { level: { type: "integer" } }, required: ["level", "ghost"] };
    expect(route(schema, "set the level to 5")).toMatchObject({ status: "clarify", arguments: { level: 5 }, missing: ["ghost"] });
    expect(route(schema, 'set_level {"level":5}')).toMatchObject({ status: "clarify", missing: ["ghost"] });
    expect(route(schema, 'set_level {"level":5,"ghost":1}')).toMatchObject({ status: "call", arguments: { level: 5, ghost: 1 } });
  });

  it("because another is given is asked for", () => {
    const schema = {
      properties: { color: { type: "string" }, level: { type: "integer" } },
      dependentRequired: { color: ["level"] },
    };
    expect(route(schema, 'set_level {"color":"red"}')).toMatchObject({ status: "clarify", missing: ["level"] });
    expect(route(schema, 'set_level {"color":"red","level":1}')).toMatchObject({ status: "call" });
    expect(route(schema, "set_level {}")).toMatchObject({ status: "call" });
  });

  it("and allows but one value for is the schema's own to give", () => {
    const properties = { kind: { const: "plain" }, sort: { enum: ["one"] }, level: { type: "integer" } };
    expect(route({ properties, required: ["kind", "sort", "level"] }, "set the level to 5")).toMatchObject({
      status: "call",
      arguments: { kind: "plain", sort: "one", level: 5 },
      assumed: [],
    });
  });

  it("in one of two ways is not chosen", () => {
    const way = (kind: string) => ({ type: "object", properties: { kind: { const: kind } }, required: ["kind"] });
    const found = route({ properties: { how: { oneOf: [way("a"), way("b")] } }, required: ["how"] }, "set the level");
    expect(found).toMatchObject({ status: "clarify", arguments: {} });
  });

  it("of the whole is told without a gap in the sentence", () => {
    expect(route({ properties: { level: {} }, minProperties: 1 }, "set_level {}").reply).toMatch(
      /^The input for "set_level" does not fit: /,
    );
  });
});

describe("a schema that cannot be read as a whole", () => {
  const schema = { properties: { level: { type: "integer" }, other: { $ref: "#/nope" } }, required: ["level"] };

  it("is still checked where it can be", () => {
    expect(route(schema, 'set_level {"level":"zz"}').reply).toContain("does not fit");
    expect(route(schema, 'set_level {"level":"zz","other":1}').reply).toContain("does not fit");
    expect(route(schema, 'set_level {"level":3}').status).toBe("call");
  });

  it.each([
    [schema, { level: 3, other: 4 }],
    [{ properties: { level: { $ref: "https://example.org/level.json" } } }, { level: 3 }],
    [{ properties: { level: { $ref: "#/%zz" } } }, { level: 3 }],
    [{ properties: { level: { type: "object", properties: { deep: { $ref: "#/$defs/none" } } } } }, { level: { deep: 1 } }],
    [{ properties: { level: { pattern: "^[", type: "string", $ref: "#/nope" } } }, { level: "x" }],
  ])("%j never lets %j through without a question", (given, values) => {
    const found = route(given, `set_level ${JSON.stringify(values)}`);
    expect(found.status).toBe("clarify");
    expect(found.reply).toContain("cannot be read as a whole");
  });

  it.each([
    { properties: { level: { $ref: "#/$defs/l" } }, $defs: { l: { type: "integer" } } },
    { properties: { level: { $ref: "#l" } }, $defs: { l: { $anchor: "l", type: "integer" } } },
    { properties: { level: { $ref: "#/$defs/a~1b" } }, $defs: { "a/b": { type: "integer" } } },
  ])("does not concern a reference that leads somewhere: %j", (given) => {
    expect(refusals(tool(given), { level: 1 })).toEqual([]);
    expect(refusals(tool(given), { level: "x" })).toContainEqual(
      expect.objectContaining({ code: "invalid_argument", path: ["level"], message: expect.stringContaining("integer") }),
    );
  });
});

describe("numbers that JSON cannot write", () => {
  it.each(['{"level":1e999}', '{"level":[{"deep":-1e999}]}'])("%s is refused", (values) => {
    const found = route({ properties: { level: {} } }, `set_level ${values}`);
    expect(found).toMatchObject({ status: "clarify", arguments: {} });
  });

  it("in an object among words are no value", () => {
    expect(route({ properties: { level: { type: "object" } }, required: ["level"] }, 'set the level {"a":1e999}').arguments).toEqual({});
  });
});

describe("the pattern of a schema", () => {
  it.each([
    "^(a+)+$",
    "^(a|aa)+$",
    "^(a|a)*$",
    "(x+x+)+y",
    "([a-zA-Z]+)*",
    "^(([a-z])+.)+[A-Z]([a-z])+$",
    "^(.*)*$",
    "(a*)*",
    "(a?)*",
    "(?:a?){30}a{30}",
    "(a{0,30}){0,30}",
    "^(?:(?:a)+)+$",
    "(\\d+,?)*",
    "a*a*a*a*a*a*",
    "\\1",
    "(",
    "[a",
    "[z-a]",
    "[\\w-z]",
    "a{2,1",
    "a)b",
    "*",
    "\\_",
    "(?<=a+)+",
    "x".repeat(600),
    `${"(".repeat(20)}a${")".repeat(20)}`,
    "(?:a|b|cd|ef){9}",
  ])("%s is not run", (pattern) => {
    expect(longestFor(pattern)).toBeNull();
  });

  it.each<[string, number]>([
    ["^[a-z]+$", 2000],
    ["^[a-z0-9]+(?:-[a-z0-9]+)*$", 100],
    ["^([a-z0-9]+-)*[a-z0-9]+$", 100],
    ["^\\S+@\\S+\\.\\S+$", 100],
    ["^\\d{4}-\\d{2}-\\d{2}$", 2000],
    ["^(19|20)\\d\\d-(0[1-9]|1[0-2])-(0[1-9]|[12]\\d|3[01])$", 2000],
    ["^(?=.*\\d)(?=.*[a-z]).{8,}$", 100],
    ["^#[0-9a-fA-F]{6}$", 2000],
    ["^(?:ab)+$", 2000],
    ["^(?:a|b)+$", 2000],
    ["^\\p{L}[\\u00e0-\\u{1F600}\\x41\\n]*$", 2000],
    ["^[^\\s\\]-]+?$", 2000],
    ["\\bfoo\\B|^bar", 1000],
    ["^(?<year>\\d{4}){2}(?!x)$", 2000],
    ["^\ud83d\ude00.[\ud83d\ude00]$", 2000],
    ["^a{1,3}?(?:b{2,}c){1,2}$", 30],
    ["", 2000],
  ])("%s is run on texts of %d characters", (pattern, length) => {
    expect(longestFor(pattern)).toBeGreaterThanOrEqual(length);
  });

  it("that could take too long is left out and told, and the rest is checked", () => {
    const schema = { properties: { level: { type: "string", pattern: "^(a+)+$" }, count: { type: "integer" } } };
    const text = `${"a".repeat(40)}!`;
    expect(refusals(tool(schema), { level: text })).toMatchObject([{ code: "unchecked_pattern", path: [] }]);
    expect(refusals(tool(schema), { level: text, count: "x" })).toMatchObject([
      { code: "invalid_argument", path: ["count"] },
      { code: "unchecked_pattern" },
    ]);
    expect(route(schema, `set_level {"level":"${text}"}`)).toMatchObject({ status: "call", arguments: { level: text } });
  });

  it("is not run on a text that is too long for it", () => {
    const schema = { properties: { level: { type: "string", pattern: "^\\S+@\\S+\\.\\S+$" } } };
    expect(refusals(tool(schema), { level: "x" })).toMatchObject([{ code: "invalid_argument" }]);
    expect(refusals(tool(schema), { level: "@".repeat(1500) })).toMatchObject([{ code: "unchecked_pattern" }]);
    expect(refusals(tool(schema), { level: ["x"], other: null, deep: { at: 1 } })).toMatchObject([{ code: "invalid_argument" }]);
  });

  it("for names that may not be run forbids no name", () => {
    const schema = { properties: {}, patternProperties: { "^(a+)+$": { type: "string" } }, additionalProperties: false };
    expect(refusals(tool(schema), { aaa: "x" })).toMatchObject([{ code: "unchecked_pattern" }]);
    const plain = { properties: {}, patternProperties: { "^a+$": { type: "string" } }, additionalProperties: false };
    expect(refusals(tool(plain), { aaa: "x" })).toEqual([]);
    expect(refusals(tool(plain), { b: "x" })).toContainEqual(expect.objectContaining({ code: "invalid_argument", path: ["b"] }));
  });
});

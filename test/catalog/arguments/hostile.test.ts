import { describe, expect, it } from "vitest";
import { extractArguments } from "../../../src/catalog/arguments/extract.ts";
import type { ToolDefinition } from "../../../src/catalog/definition.ts";
import { tools } from "./tools.ts";

const now = "2026-11-20T10:00:00Z";

function tool(inputSchema: Record<string, unknown>): ToolDefinition {
  return { name: "a_tool", description: "Does a thing.", inputSchema };
}

describe("what a schema may hold", () => {
  it("a parameter named __proto__ is an own property and changes no prototype", () => {
    const properties = JSON.parse('{"__proto__": {"type": "string", "description": "A label."}, "constructor": {"type": "string"}}');
    const read = extractArguments('__proto__="x" constructor="y"', tool({ type: "object", properties }), { now });
    expect(Object.entries(read.arguments)).toEqual([
      ["__proto__", "x"],
      ["constructor", "y"],
    ]);
    expect(Object.getPrototypeOf(read.arguments)).toBe(Object.prototype);
    expect(read.issues).toEqual([]);
  });

  it("no object at all gives no arguments", () => {
    for (const schema of [undefined, null, true, "x", 5])
      expect(extractArguments("hello 5", { ...tool({}), inputSchema: schema as never }, { now }).arguments).toEqual({});
  });

  it("what a caller does to an answer changes no later one", () => {
    const picky = tool({ type: "object", minProperties: 1, properties: { count: { type: "integer" } } });
    const first = extractArguments("hello", picky, { now });
    const kept = structuredClone(first);
    for (const { path } of first.issues) path.push("changed");
    expect(kept.issues).not.toEqual([]);
    expect(extractArguments("hello", picky, { now })).toEqual(kept);
  });

  it("a schema of a hundred levels is read to a bound", () => {
    let inner: Record<string, unknown> = { type: "string" };
    for (let level = 0; level < 100; level++) inner = { type: "object", properties: { deeper: inner }, required: ["deeper"] };
    expect(extractArguments("go deeper", tool(inner), { now }).arguments).toEqual({});
  });

  it("a reference to itself ends", () => {
    const schema = { type: "object", properties: { child: { $ref: "#" }, name: { type: "string" } } };
    expect(extractArguments("name=ann", tool(schema), { now }).arguments).toEqual({ name: "ann" });
  });

  it("a reference and an anyOf with null are read", () => {
    const schema = {
      type: "object",
      properties: { level: { $ref: "#/$defs/level" }, count: { anyOf: [{ type: "integer" }, { type: "null" }] } },
      $defs: { level: { type: "string", enum: ["low", "high"] } },
    };
    expect(extractArguments("high level, count 3", tool(schema), { now }).arguments).toEqual({ level: "high", count: 3 });
  });

  it.each([
    [{}],
    [{ type: "object", properties: null }],
    [{ type: "object", properties: { a: "x", b: null, c: 3, d: [] } }],
    [{ type: 7, required: "x", enum: 3 }],
  ])("a malformed schema gives no arguments: %j", (schema) => {
    expect(extractArguments("set a to 3 and b to 4", tool(schema), { now }).arguments).toEqual({});
  });

  it("what the schema refuses is told and not passed on", () => {
    const schema = { type: "object", properties: { code: { type: "string", pattern: "^[A-Z]{3}$" } }, required: ["code"] };
    const read = extractArguments("code=abcd", tool(schema), { now });
    expect(read.arguments).toEqual({});
    expect(read.missing).toEqual(["code"]);
    expect(read.issues.map(({ code, path }) => [code, path])).toEqual([["invalid_argument", ["code"]]]);
  });

  it("a number outside the bounds of the schema is not passed on", () => {
    expect(extractArguments("screenshot with quality 400", tools.screenshot, { now }).arguments).toEqual({});
  });

  it("a fraction is not cut to fit a whole number", () => {
    expect(extractArguments("limit 2.5 of the open issues", tools.issues, { now }).arguments).toEqual({ state: "open" });
  });
});

describe("what people type", () => {
  const pieces = [
    "a ",
    "1, ",
    "'x' ",
    '"',
    "New York, ",
    "{",
    "[",
    "x=1 ",
    "a@b.c ",
    "/a/b ",
    "2024-01-01 ",
    "five ",
    "中",
    "1-",
    "A.",
    "https://",
    "and ",
  ];
  it.each(pieces)("a long run of %j ends, and is linear", (piece) => {
    const message = piece.repeat(50_000 / piece.length);
    const read = extractArguments(message, tools.search, { now });
    expect(JSON.stringify(read.arguments).length).toBeLessThan(20_000);
  });

  it.each(["", " ", "?", "\u0000", "\ud800", "🎉".repeat(30)])("%j gives an answer without anything invented", (message) => {
    expect(extractArguments(message, tools.loan, { now }).arguments).toEqual({});
  });

  it("no value is ever undefined, and nothing beyond the schema is passed", () => {
    for (const [name, one] of Object.entries(tools)) {
      const { arguments: values } = extractArguments("open 3 red items for ann@example.org in Boston tomorrow, 'quoted', x=1", one, {
        now,
      });
      expect([name, Object.values(values).includes(undefined)]).toEqual([name, false]);
      const known = Object.keys(one.inputSchema["properties"] ?? {});
      expect([name, Object.keys(values).filter((key) => !known.includes(key))]).toEqual([name, []]);
    }
  });
});

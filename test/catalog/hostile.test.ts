import { isDeepStrictEqual } from "node:util";
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { extractArguments } from "../../src/catalog/arguments/extract.ts";
import {
  buildSkillToolCache,
  createCatalog,
  openCatalog,
  parseSkillToolCache,
  routeTool,
  type ToolDefinition,
} from "../../src/catalog/index.ts";
import { createToolDecisionEngine, emptyRegistry } from "../../src/engine/index.ts";
import { tools as patterns } from "./arguments/tools.ts";
import { NOW, text, tool } from "./tool-table.ts";

const own = (json: string): Record<string, object> => JSON.parse(json);

function nested(levels: number): Record<string, unknown> {
  let inner: Record<string, unknown> = { type: "string" };
  for (let level = 0; level < levels; level++) inner = { type: "object", properties: { deeper: inner }, required: ["deeper"] };
  return inner;
}

describe("schemas that nobody should write", () => {
  const odd: readonly (readonly [string, Record<string, unknown>])[] = [
    ["an empty one", {}],
    ["properties that are none", { type: "object", properties: null }],
    ["properties that are a list", { type: "object", properties: [] }],
    ["required that is a text", { type: "object", properties: { a: text() }, required: "a" }],
    ["required names that are no texts", { type: "object", properties: { a: text() }, required: [1, null, {}] }],
    ["types that are none", { type: 7, properties: { a: { type: "banana" }, b: 3, c: null, d: [] } }],
    ["an enum that is no list", { type: "object", properties: { a: { enum: "x" } } }],
    ["a pattern that is none", { type: "object", properties: { a: { type: "string", pattern: "((" } } }],
    ["a reference to nothing", { type: "object", properties: { a: { $ref: "#/$defs/none" } }, required: ["a"] }],
    ["a reference to elsewhere", { type: "object", properties: { a: { $ref: "https://example.org/a.json" } } }],
    ["a reference to itself", { type: "object", properties: { a: { $ref: "#" } }, required: ["a"] }],
    [
      "two references in a circle",
      { type: "object", properties: { a: { $ref: "#/$defs/x" } }, $defs: { x: { $ref: "#/$defs/y" }, y: { $ref: "#/$defs/x" } } },
    ],
    ["anyOf of itself", { type: "object", anyOf: [{ $ref: "#" }] }],
    ["a hundred levels", nested(100)],
    ["a thousand levels", nested(1000)],
    [
      "names of prototypes",
      {
        type: "object",
        properties: own('{"__proto__": {"type": "string"}, "constructor": {"type": "string"}, "toString": {"type": "integer"}}'),
      },
    ],
    [
      "required names of prototypes",
      { type: "object", properties: own('{"__proto__": {"type": "string"}}'), required: ["__proto__", "constructor", "toString"] },
    ],
    [
      "five hundred parameters",
      { type: "object", properties: Object.fromEntries(Array.from({ length: 500 }, (_, at) => [`p${at}`, text()])) },
    ],
    ["a huge enum", { type: "object", properties: { a: { enum: Array.from({ length: 20_000 }, (_, at) => `value-${at}`) } } }],
    ["a huge description", { type: "object", properties: { a: text("word ".repeat(20_000)) } }],
    ["names of no width", { type: "object", properties: { "\u200b": text(), "\u200c\u200d": text(), "": text() } }],
  ];

  it.each(odd)("%s is read, and routed to", (_name, inputSchema) => {
    const given: ToolDefinition = { name: "set_label", description: "Set the label a of a thing.", inputSchema };
    const catalog = createCatalog([given, tool("list_pages", "List the pages.")]);
    for (const message of [
      "set the label a to value-7",
      "use set_label a=3 __proto__=x constructor=y",
      'set_label {"a": "value-7"}',
      "set_label",
    ]) {
      const route = routeTool(message, catalog, { now: NOW });
      expect(isDeepStrictEqual(JSON.parse(JSON.stringify(route)), route)).toBe(true);
      expect(Object.getPrototypeOf(route.arguments)).toBe(Object.prototype);
      if (route.status === "call") expect([route.toolName, route.missing]).toEqual(["set_label", []]);
    }
    expect(buildSkillToolCache([given], { now: NOW }).tool_count).toBe(1);
  });

  it("a value of a huge enum is found, and one that is not in it is refused", () => {
    const values = Array.from({ length: 5000 }, (_, at) => `value-${at}`);
    const catalog = createCatalog([tool("x__set", "Set a value.", { a: { type: "string", enum: values } }, ["a"])]);
    expect(routeTool('x__set {"a": "value-4999"}', catalog)).toMatchObject({ status: "call", arguments: { a: "value-4999" } });
    expect(routeTool('x__set {"a": "value-5000"}', catalog).status).toBe("clarify");
  });

  it("required names of prototypes are missing until they are given", () => {
    const schema = {
      type: "object",
      properties: own('{"__proto__": {"type": "string"}, "constructor": {"type": "string"}}'),
      required: ["__proto__", "constructor"],
    };
    const catalog = createCatalog([{ name: "x__a", inputSchema: schema }]);
    expect(routeTool("x__a {}", catalog)).toMatchObject({ status: "clarify", missing: ["__proto__", "constructor"] });
    const route = routeTool('x__a {"__proto__": "p", "constructor": "c"}', catalog);
    expect(route.status).toBe("call");
    expect(Object.entries(route.arguments)).toEqual([
      ["__proto__", "p"],
      ["constructor", "c"],
    ]);
  });

  it.each([300, 3_000, 200_000])("a schema of %i levels is known without its deepest part, and an issue says so", (levels) => {
    let deep: Record<string, unknown> = {};
    for (let level = 0; level < levels; level++) deep = { type: "object", properties: { deeper: deep }, items: [] };
    const inputSchema = {
      type: "object",
      properties: { number: { type: "integer", description: "Number of the ticket." }, deep },
      required: ["number"],
    };
    const found = createCatalog([{ name: "close_ticket", description: "Close a ticket.", inputSchema, outputSchema: deep }]);
    expect(found.issues.map(({ code, path }) => [code, path])).toStrictEqual([
      ["deep_schema", [0, "inputSchema"]],
      ["deep_schema", [0, "outputSchema"]],
    ]);
    expect(routeTool("close ticket 4", found)).toMatchObject({ toolName: "close_ticket", arguments: { number: 4 } });
    let value: Record<string, unknown> = {};
    for (let level = 0; level < levels; level++) value = { deeper: value };
    const engine = createToolDecisionEngine({ registry: emptyRegistry, tools: [{ name: "close_ticket", inputSchema }] });
    const call = { toolName: "close_ticket", arguments: { number: 4, deep: value } };
    expect(engine.verify(call, "close ticket 4").verdict).toBe("block");
    expect(() => engine.suggest("close ticket 4")).not.toThrow();
    expect(() => extractArguments("close ticket 4", { name: "close_ticket", inputSchema })).not.toThrow();
  });

  it("a schema that holds itself is an error of the catalogue", () => {
    const round: Record<string, unknown> = { type: "object" };
    round["items"] = [round, round];
    expect(() => createCatalog([{ name: "a", inputSchema: round }])).toThrow(expect.objectContaining({ code: "invalid_catalog" }));
  });
});

describe("names that nobody should give", () => {
  it.each([
    "\u200b",
    "\u200b__\u200b",
    "__proto__",
    "constructor",
    "toString",
    "hasOwnProperty",
    "__",
    "___",
    "a__",
    "__a",
    "{",
    "[",
    "$ref",
    "🎉",
    "-",
    " ",
  ])("the tool %j is known by its name, and by no other", (name) => {
    const catalog = createCatalog([tool(name, "Send a letter."), tool("list_pages", "List the pages.")]);
    expect(catalog.entries[0]?.name).toBe(name);
    for (const message of [name, `use ${name}`, `\`${name}\``, "send a letter", "list the pages"]) {
      const route = routeTool(message, catalog, { now: NOW });
      expect([name, "list_pages", null]).toContain(route.toolName);
      expect(route.reply ?? "").not.toMatch(/[\p{Cc}\u200b]/u);
    }
    expect(routeTool("send a letter", catalog, { now: NOW })).toMatchObject({ status: "call", toolName: name });
  });

  it.each(["__proto__", "constructor", "toString", "hasOwnProperty"])("%s is no tool of a catalogue that has none of that name", (name) => {
    const catalog = createCatalog([tool("list_pages", "List the pages.")]);
    for (const message of [name, `use ${name}`, `${name} {}`, `x__${name}`]) expect(routeTool(message, catalog).toolName).toBeNull();
  });

  it.each(["__proto__", "constructor", "toString"])("a category %s of a cache is one like others", (category) => {
    const row = `{"description": "x", "keywords": ["letter"], "tools": [{"id": "send_letter", "description": "Send a letter."}]}`;
    const json = `{"version": "1", "refreshed_at": "${NOW}", "tool_sources": [], "tool_count": 1, "categories": {"${category}": ${row}}, "uncategorized": []}`;
    const read = parseSkillToolCache(JSON.parse(json), NOW);
    expect(["fresh", "malformed"]).toContain(read.status);
    expect(Reflect.get({}, "keywords")).toBeUndefined();
  });
});

describe("long messages", () => {
  const catalog = createCatalog(Object.values(patterns));
  const pieces = [
    "a ",
    "click ",
    "1, ",
    "'x' ",
    '"',
    "{",
    "__",
    "a__b ",
    "`x` ",
    "x=1 ",
    "/a/b ",
    "https://x ",
    "don't ",
    "a@b.c ",
    "github: ",
    "…",
    "\u200b",
    "New York ",
  ];
  const spent = (message: string): number => {
    const start = performance.now();
    routeTool(message, catalog, { now: NOW }, { maxLength: 1_000_000 });
    return performance.now() - start;
  };
  const least = (message: string): number => Math.min(spent(message), spent(message), spent(message));

  it.each(pieces)("of %j take time that grows with their length and no faster", (piece) => {
    const short = least(piece.repeat(Math.ceil(10_000 / piece.length)));
    const long = least(piece.repeat(Math.ceil(40_000 / piece.length)));
    // Four times as long: sixteen times the time would be quadratic. What takes no time is not measured.
    expect(long).toBeLessThan(Math.max(10 * short, 60));
  });
});

describe("whatever is typed or stored", () => {
  const catalog = createCatalog([...Object.values(patterns), tool("MetaMCP_x__y", "Do y.", { a: text() }, ["a"])]);
  const words = [
    "click",
    "don't",
    "use",
    "MetaMCP_x__y",
    "x__",
    "{",
    '{"a": "b"}',
    "uid",
    "btn-1",
    "\u0000",
    "\ud800",
    "../..",
    "`",
    "page",
    "3",
    "github:",
    "__proto__",
  ];

  it("no message makes a route throw, and every route keeps its promises", () => {
    const typed = fc.oneof(
      fc.string(),
      fc.string({ unit: "binary" }),
      fc.array(fc.constantFrom(...words), { maxLength: 12 }).map((list) => list.join(" ")),
    );
    fc.assert(
      fc.property(typed, (message) => {
        const route = routeTool(message, catalog, { now: NOW });
        expect(isDeepStrictEqual(JSON.parse(JSON.stringify(route)), route)).toBe(true);
        expect(route.candidates.length).toBeGreaterThanOrEqual(5);
        expect(route.status === "call").toBe(route.toolName !== null && route.reply === null);
        if (route.status === "call") expect(route.missing).toEqual([]);
        if (route.status === "none") expect([route.toolName, route.arguments]).toEqual([null, {}]);
        expect((route.reply === null) === (route.status !== "clarify")).toBe(true);
      }),
      { numRuns: 150 },
    );
  });

  it("no stored cache makes opening it fail", async () => {
    await fc.assert(
      fc.asyncProperty(fc.jsonValue(), async (cache) => {
        const { catalog: opened, advice } = await openCatalog(cache, { now: NOW });
        expect([opened.entries.length, advice === null]).toEqual([0, false]);
      }),
      { numRuns: 100 },
    );
  });
});

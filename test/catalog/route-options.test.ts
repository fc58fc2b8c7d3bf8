import { describe, expect, it } from "vitest";
import { type Catalog, createCatalog, type RankStrategy, routeTool } from "../../src/catalog/index.ts";
import { tools as patterns } from "./arguments/tools.ts";
import { NOW, tool, whole } from "./tool-table.ts";

const catalog = createCatalog(Object.values(patterns));
const route = (message: string, over: Catalog = catalog) => routeTool(message, over, { now: NOW });
const servers = createCatalog(
  ["github__list_issues", "github__search_code", "jira__list_issues", "jira__add_comment", "take_screenshot", "take_snapshot"].map((name) =>
    tool(name, `The tool ${name}.`),
  ),
);

describe("options", () => {
  const { confidence } = route("click uid btn-1");

  it("a call needs the confidence of the threshold", () => {
    const at = (threshold: number) => routeTool("click uid btn-1", catalog, {}, { threshold }).status;
    expect([at(0), at(confidence), at(1)]).toEqual(["call", "call", "none"]);
  });

  it.each([
    { threshold: Number.NaN },
    { threshold: 2 },
    { maxLength: -1 },
    { rank: "bm25" as unknown as RankStrategy },
    { roots: "/data" as unknown as string[] },
  ])("a wrong option is a mistake of the program: %j", (options) => {
    const wrong = expect.objectContaining({ code: "invalid_options" });
    expect(() => routeTool("click", catalog, {}, options)).toThrow(wrong);
    expect(() => createCatalog([], options)).toThrow(wrong);
  });

  const rank = (rows: unknown): ReturnType<typeof routeTool> =>
    routeTool("reload hard", catalog, { now: NOW }, { rank: (() => rows) as unknown as RankStrategy });

  it("a ranking that is given decides, and the arguments still come from the message", () => {
    const rows = [
      { toolName: "take_screenshot", confidence: 0.2 },
      { toolName: "navigate_page", confidence: 0.8 },
    ];
    expect(rank(rows)).toMatchObject({
      status: "call",
      toolName: "navigate_page",
      confidence: 0.8,
      arguments: { type: "reload", ignoreCache: true },
    });
  });

  it.each<[string, unknown, object]>([
    ["that finds nothing gives none", [], { status: "none", confidence: 1 }],
    [
      "of two equal tools asks",
      [
        { toolName: "click", confidence: 0.5 },
        { toolName: "drag", confidence: 0.5 },
      ],
      { status: "clarify" },
    ],
    ["may be sure of too much", [{ toolName: "take_screenshot", confidence: 7 }], { status: "call", confidence: 1 }],
    ["of unknown tools alone gives none", [{ toolName: "nope", confidence: 1 }], { status: "none" }],
    ["that is no number is left out", [{ toolName: "take_screenshot", confidence: Number.NaN }], { status: "none" }],
    ["of rows that are none gives none", [null, 3, { toolName: 1, confidence: 1 }], { status: "none" }],
    [
      "that names a tool twice counts it once",
      [
        { toolName: "take_screenshot", confidence: 0.9 },
        { toolName: "take_screenshot", confidence: 0.9 },
      ],
      { status: "call" },
    ],
  ])("a ranking %s", (_name, rows, wanted) => {
    expect(rank(rows)).toMatchObject(wanted);
  });

  it.each<[string, unknown]>([
    ["throws", null],
    ["gives no list", "click"],
    ["gives a promise", Promise.resolve([])],
  ])("a ranking that %s gives way to the own one, and the trace says so", (_name, rows) => {
    const strategy = (): never => {
      throw new Error("no embedding");
    };
    const found = rows === null ? routeTool("reload hard", catalog, { now: NOW }, { rank: strategy }) : rank(rows);
    expect(found).toMatchObject({ status: "call", toolName: "navigate_page" });
    expect(found.trace[2]?.reason).toContain("The ranking that was given failed.");
  });
});

describe("whatever is asked", () => {
  const messages = [
    "click uid btn-1",
    "list the issues",
    "use take_screenshot",
    "don't",
    "",
    "nosuch__tool",
    'click {"uid": 7}',
    "temperature -0 and 3 pages",
    "what a lovely day",
    "book a table for four people in Oakland on December 3rd",
    "__proto__=1 constructor=2",
  ];

  it.each(messages)("%j gives plain JSON, the same twice, and changes nothing that was given", (message) => {
    const context = Object.freeze({ now: NOW, userId: "u-1" });
    const options = Object.freeze({ roots: Object.freeze(["/data"]) });
    const before = JSON.stringify(catalog);
    const first = routeTool(message, catalog, context, options);
    expect(JSON.parse(JSON.stringify(first))).toStrictEqual(first);
    expect(JSON.stringify(routeTool(message, catalog, context, options))).toBe(JSON.stringify(first));
    expect(JSON.stringify(catalog)).toBe(before);
  });

  it.each(messages)("%j has at least five candidates, best first, with confidences from 0 to 1", (message) => {
    for (const over of [catalog, servers]) {
      const { candidates, confidence } = route(message, over);
      expect(candidates.length).toBeGreaterThanOrEqual(5);
      expect(new Set(candidates.map(({ toolName }) => toolName)).size).toBe(candidates.length);
      const order = candidates.map((one) => one.confidence);
      expect(order).toEqual([...order].sort((one, other) => other - one));
      for (const one of [confidence, ...order]) expect([one >= 0, one <= 1]).toEqual([true, true]);
    }
  });

  it("the winner is the first of the candidates", () => {
    const found = route("click uid btn-1");
    expect(found.candidates[0]).toEqual({ toolName: "click", confidence: found.confidence });
  });

  it("a small catalogue has as many candidates as tools", () => {
    const small = createCatalog([tool("a_one", "One.", { count: whole() }), tool("b_two", "Two.")]);
    expect(route("a_one", small).candidates.map(({ toolName }) => toolName)).toEqual(["a_one", "b_two"]);
  });
});

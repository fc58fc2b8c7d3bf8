import { describe, expect, it } from "vitest";
import { type Catalog, createCatalog, routeTool, type ToolDefinition } from "../../src/catalog/index.ts";
import { manyTools, NOW, text, tool } from "./tool-table.ts";

const names = ({ entries }: Catalog): string[] => entries.map(({ name }) => name);

function isFrozenDeep(value: unknown): boolean {
  return typeof value !== "object" || value === null || (Object.isFrozen(value) && Object.values(value).every(isFrozenDeep));
}

describe("names of a catalogue", () => {
  const shared = [tool("search", "Search code.", {}, [], { server: "code" }), tool("search", "Search mail.", {}, [], { server: "mail" })];

  it("of two servers that share a name, each tool is known with its server", () => {
    const catalog = createCatalog([...shared, tool("send", "Send mail.", {}, [], { server: "mail" })]);
    expect(names(catalog)).toEqual(["code__search", "mail__search", "send"]);
    expect(routeTool("mail__search", catalog)).toMatchObject({ status: "call", via: "passthrough", toolName: "mail__search" });
    expect(routeTool("mail__send", catalog)).toMatchObject({ status: "call", via: "passthrough", toolName: "send" });
  });

  it.each(["search", "use search", "use the search tool", "`search`", "search {}"])("%s asks which of the servers is meant", (message) => {
    const route = routeTool(message, createCatalog(shared));
    expect(route).toMatchObject({ status: "clarify", toolName: null });
    expect(route.reply).toContain('"code__search"');
    expect(route.reply).toContain('"mail__search"');
  });

  it("a tool without a server keeps its bare name beside one of a server", () => {
    const catalog = createCatalog([tool("search"), tool("search", "", {}, [], { server: "mail" })]);
    expect(names(catalog)).toEqual(["search", "mail__search"]);
    expect(routeTool("use search", catalog)).toMatchObject({ status: "call", toolName: "search" });
  });

  it("two names that differ in their capitals alone are two tools", () => {
    const catalog = createCatalog([tool("getPage"), tool("GetPage")]);
    expect(routeTool("use GetPage", catalog).toolName).toBe("GetPage");
    expect(routeTool("use getPage", catalog).toolName).toBe("getPage");
    expect(routeTool("use GETPAGE tool", catalog).status).toBe("clarify");
  });

  it.each<[string, ToolDefinition[]]>([
    ["twice from one server", [tool("a", "", {}, [], { server: "x" }), tool("a", "", {}, [], { server: "x" })]],
    ["twice from nowhere", [tool("a"), tool("a")]],
    ["twice by way of a server", [tool("a", "", {}, [], { server: "x" }), tool("a"), tool("x__a")]],
  ])("the same name %s is an error with a mend", (_name, tools) => {
    expect(() => createCatalog(tools)).toThrow(expect.objectContaining({ code: "invalid_catalog" }));
  });

  it.each(["名前", "my tool", "a\u200bb", "naïve()", "x".repeat(200), "\u0000"])("the odd name %j is accepted with an issue", (name) => {
    const { issues, entries } = createCatalog([tool("plain"), tool(name)]);
    expect(issues.map(({ code, path }) => [code, path])).toEqual([["unusual_name", [1, "name"]]]);
    expect(entries[1]?.name).toBe(name);
  });

  it.each(["get_issue", "query-docs", "files/read", "a.b", "GitHub__x"])("the name %s is nothing odd", (name) => {
    expect(createCatalog([tool(name)]).issues).toEqual([]);
  });
});

describe("what a catalogue is made of", () => {
  it.each<[string, unknown]>([
    ["no list", "tools"],
    ["nothing", null],
    ["an empty name", [{ name: "", inputSchema: {} }]],
    ["no schema", [{ name: "a" }]],
    ["a schema that is a text", [{ name: "a", inputSchema: "object" }]],
    ["a schema that is a list", [{ name: "a", inputSchema: [] }]],
    ["a number among the tools", [3]],
    ["a schema with a number that JSON cannot hold", [{ name: "a", inputSchema: { maximum: 3n } }]],
    ["a half cache", { version: "1.0", categories: {} }],
  ])("%s is an error that says so", (_name, source) => {
    expect(() => createCatalog(source as ToolDefinition[])).toThrow(expect.objectContaining({ code: "invalid_catalog" }));
  });

  it("a schema that goes in a circle is an error that says so", () => {
    const schema: Record<string, unknown> = { type: "object" };
    schema["properties"] = { self: schema };
    expect(() => createCatalog([{ name: "a", inputSchema: schema }])).toThrow(expect.objectContaining({ code: "invalid_catalog" }));
  });

  it("an empty catalogue is valid and routes to none", () => {
    const catalog = createCatalog([]);
    expect(catalog).toEqual({ entries: [], categories: [], issues: [] });
    expect(routeTool("send a mail", catalog)).toMatchObject({ status: "none", toolName: null, candidates: [] });
  });

  it("it is a frozen copy: neither the tools given nor the catalogue can change one another", () => {
    const given = [tool("read_file", "Read a file.", { path: text("The path.") }, ["path"])];
    const before = JSON.stringify(given);
    const catalog = createCatalog(given);
    expect(isFrozenDeep(catalog)).toBe(true);
    expect(JSON.stringify(given)).toBe(before);
    expect(Object.isFrozen(given[0]?.inputSchema)).toBe(false);
  });

  it("it is plain JSON, and one that was sent as JSON routes as before", () => {
    const loose = { ...tool("read_file", "Read a file.", { path: text("The path.") }, ["path"]), description: undefined, title: undefined };
    const catalog = createCatalog([loose as unknown as ToolDefinition, tool("list_pages", "List pages.")]);
    const sent: Catalog = JSON.parse(JSON.stringify(catalog));
    expect(sent).toStrictEqual(catalog);
    expect(routeTool("list the pages", sent, { now: NOW })).toEqual(routeTool("list the pages", catalog, { now: NOW }));
  });

  it.each<[ToolDefinition["annotations"], ToolDefinition["trust"], string]>([
    [undefined, undefined, "unknown"],
    [{}, "trusted", "unknown"],
    [{ readOnlyHint: true }, undefined, "read"],
    [{ readOnlyHint: false }, undefined, "destructive"],
    [{ readOnlyHint: false, destructiveHint: false }, undefined, "write"],
    [{ destructiveHint: true }, undefined, "destructive"],
    [undefined, "untrusted", "destructive"],
    [{ destructiveHint: false }, "untrusted", "destructive"],
  ])("annotations %j of a %s server mean %s", (annotations, trust, risk) => {
    const more = { ...(annotations === undefined ? {} : { annotations }), ...(trust === undefined ? {} : { trust }) };
    expect(createCatalog([tool("a", "", {}, [], more)]).entries[0]?.risk).toBe(risk);
  });
});

describe("categories", () => {
  it.each<[string, ToolDefinition[], (string | null)[]]>([
    ["the server", [tool("a", "", {}, [], { server: "github" })], ["github"]],
    ["the prefix of the name", [tool("MetaMCP_github__get_issue")], ["MetaMCP_github"]],
    ["the noun that tools share", [tool("list_pages"), tool("closePage"), tool("fly")], ["page", "page", null]],
  ])("are built from %s", (_name, tools, wanted) => {
    expect(createCatalog(tools).entries.map(({ category }) => category)).toEqual(wanted);
  });

  it("do not depend on the order of the tools", () => {
    const tools = [tool("list_issues"), tool("get_issue"), tool("list_issue_labels"), tool("list_labels"), tool("get_label")];
    const groups = (catalog: Catalog) => new Map(catalog.entries.map(({ name, category }) => [name, category]));
    const forth = groups(createCatalog(tools));
    const back = groups(createCatalog([...tools].reverse()));
    for (const [name, category] of forth) expect([name, back.get(name)]).toEqual([name, category]);
  });
});

describe("ten thousand tools", () => {
  it("are indexed in seconds, and the right one is found", () => {
    const start = performance.now();
    const catalog = createCatalog(manyTools(10_000));
    expect(performance.now() - start).toBeLessThan(15_000);
    expect(catalog.entries).toHaveLength(10_000);
    expect(routeTool("get_invoice_3500 id=7", catalog, { now: NOW })).toMatchObject({
      status: "call",
      via: "hint",
      toolName: "get_invoice_3500",
      arguments: { id: "7" },
    });
  });
});

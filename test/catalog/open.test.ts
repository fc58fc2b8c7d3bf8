import { describe, expect, it } from "vitest";
import {
  adviceAfterFailure,
  buildSkillToolCache,
  createCatalog,
  openCatalog,
  REFRESH_ADVICE,
  routeTool,
  type SkillToolCache,
  type ToolDefinition,
} from "../../src/catalog/index.ts";
import { NOW, text, tool } from "./tool-table.ts";

const tools = [
  tool("github__get_issue", "Get an issue. It has a number.", { number: { type: "integer" } }, ["number"]),
  tool("github__list_issues", "List issues."),
  tool("take_screenshot", "Take a picture of the page."),
];
const cacheAt = (refreshed: string): SkillToolCache => buildSkillToolCache(tools, { now: refreshed });
const fresh = cacheAt("2026-11-20T09:00:00Z");
const stale = cacheAt("2026-11-18T09:00:00Z");
const discover = (): Promise<ToolDefinition[]> => Promise.resolve(tools);

describe("opening a catalogue", () => {
  const opened = async (cache: unknown, list?: () => Promise<readonly ToolDefinition[]>) => {
    const { catalog, ...rest } = await openCatalog(cache, { now: NOW, ...(list === undefined ? {} : { discover: list }) });
    return { ...rest, names: catalog.entries.map(({ name }) => name), schemas: catalog.entries.every(({ hasSchema }) => hasSchema) };
  };
  const all = tools.map(({ name }) => name);
  const failing = (): Promise<ToolDefinition[]> => Promise.reject(new Error("no server"));

  it("a fresh cache is used, with the schemas of the running server", async () => {
    expect(await opened(fresh, discover)).toMatchObject({ source: "cache", advice: null, names: all, schemas: true });
  });

  it("a fresh cache alone knows names without schemas", async () => {
    expect(await opened(fresh)).toMatchObject({ source: "cache", advice: null, names: all, schemas: false });
  });

  it.each([
    ["missing", undefined, "no cache"],
    ["null", null, "no cache"],
    ["malformed", { ...fresh, tool_count: "3" }, "malformed: tool_count"],
    ["stale", stale, "49 hours"],
  ])("a %s cache gives way to discovery, and says why", async (_name, cache, reason) => {
    const found = await opened(cache, discover);
    expect(found).toMatchObject({ source: "discovery", advice: REFRESH_ADVICE, names: all, schemas: true });
    expect(found.reason).toContain(reason);
  });

  it("a name that the server no longer has gives way to discovery", async () => {
    const found = await opened(fresh, () => Promise.resolve(tools.slice(1)));
    expect(found).toMatchObject({ source: "discovery", advice: REFRESH_ADVICE, names: all.slice(1) });
    expect(found.reason).toContain("github__get_issue");
  });

  it("a name that is new on the server gives way to discovery", async () => {
    const found = await opened(fresh, () => Promise.resolve([...tools, tool("upload_file")]));
    expect(found).toMatchObject({ source: "discovery", advice: REFRESH_ADVICE, names: [...all, "upload_file"] });
    expect(found.reason).toContain("upload_file");
  });

  it("a server that is told beside the name is the same tool as one told inside it", async () => {
    const live = [
      tool("get_issue", "", {}, [], { server: "github" }),
      tool("list_issues", "", {}, [], { server: "github" }),
      tool("take_screenshot", "", {}, [], { server: "browser" }),
    ];
    expect(await opened(fresh, () => Promise.resolve(live))).toMatchObject({ source: "cache", advice: null });
  });

  it.each<[string, () => Promise<readonly ToolDefinition[]>]>([
    ["rejects", failing],
    [
      "throws",
      () => {
        throw new Error("no server");
      },
    ],
    ["gives no list", () => Promise.resolve(null as unknown as ToolDefinition[])],
    ["gives two tools of one name", () => Promise.resolve([tool("a"), tool("a")])],
    ["gives a tool without a schema", () => Promise.resolve([{ name: "a" } as ToolDefinition])],
  ])("discovery that %s leaves the cache, or nothing, with the reason", async (_name, list) => {
    const cached = await opened(stale, list);
    expect(cached).toMatchObject({ source: "cache", advice: REFRESH_ADVICE, names: all });
    expect(cached.reason).toContain("Discovery failed");
    const none = await opened(undefined, list);
    expect(none).toMatchObject({ source: "discovery", advice: REFRESH_ADVICE, names: [] });
    expect(none.reason).toContain("Discovery failed");
  });

  it("neither a cache nor discovery: an empty catalogue and the advice", async () => {
    expect(await opened(undefined)).toMatchObject({ source: "discovery", advice: REFRESH_ADVICE, names: [] });
  });

  it("the categories of the cache stay, with their keywords", async () => {
    const row = { description: "Pictures", keywords: ["photo"], tools: [{ id: "take_screenshot", description: "" }] };
    const given: SkillToolCache = { ...fresh, categories: { ...fresh.categories, pictures: row }, uncategorized: [] };
    const { catalog, source } = await openCatalog(given, { now: NOW, discover });
    expect(source).toBe("cache");
    expect(catalog.categories).toContainEqual({ name: "pictures", description: "Pictures", keywords: ["photo"] });
    expect(catalog.entries.at(-1)?.category).toBe("pictures");
  });

  it("an instant that is none is a mistake of the program", async () => {
    await expect(openCatalog(fresh, { now: "soon" })).rejects.toMatchObject({ code: "invalid_options" });
  });
});

describe("the advice reaches the user", () => {
  const alike = [tool("get_note", "Get a note."), tool("get_notes", "Get a note.")];
  const old = buildSkillToolCache(alike, { now: "2026-11-01T00:00:00Z" });

  it("a stale cache is mentioned where the message is ambiguous", async () => {
    const { catalog } = await openCatalog(old, { now: NOW });
    const route = routeTool("get a note", catalog);
    expect(route.status).toBe("clarify");
    expect(route.reply).toMatch(/^Which one do you mean: .*\? Cache appears stale/);
    expect(routeTool("get a note", JSON.parse(JSON.stringify(catalog))).reply).toBe(route.reply);
  });

  it("a fresh one is not", async () => {
    const { catalog } = await openCatalog({ ...old, refreshed_at: NOW }, { now: NOW });
    expect(routeTool("get a note", catalog).reply).not.toContain(REFRESH_ADVICE);
  });

  it("an unknown prefix in a message advises discovery, and calls nothing", async () => {
    const { catalog } = await openCatalog(fresh, { now: NOW });
    const route = routeTool("slack__send_message", catalog);
    expect(route).toMatchObject({ status: "clarify", toolName: null });
    expect(route.reply).toContain('no server "slack"');
    expect(route.reply).toContain(REFRESH_ADVICE);
    expect(route.trace[2]?.reason).toContain("discover the tools again");
  });

  it("a tool of a cache without schemas is asked about, not called", async () => {
    const { catalog } = await openCatalog(fresh, { now: NOW });
    expect(routeTool("use take_screenshot", catalog)).toMatchObject({ status: "clarify", toolName: "take_screenshot" });
  });
});

describe("a call that fails", () => {
  it.each<[string, unknown]>([
    ["an error of the client", new Error("MCP error -32602: Tool get_issue not found")],
    ["a text", "Unknown tool: get_issue"],
    ["a result that reports it", { isError: true, content: [{ type: "text", text: "MCP error -32602: Tool get_issue not found" }] }],
    ["a name in quotes", new Error('Tool "get_issue" not found')],
    ["a result of a batch", { tool: "get_issue", status: "error", error: 'There is no tool "get_issue".' }],
    ["the code of an unknown method", Object.assign(new Error("?"), { code: -32601 })],
    ["the bare name of a prefixed tool", "tool get_issue does not exist"],
  ])("as an unknown tool advises to refresh: %s", (_name, failure) => {
    expect(adviceAfterFailure("github__get_issue", failure)).toBe(REFRESH_ADVICE);
  });

  it.each<[string, unknown]>([
    ["a thing that is not there", new Error("Issue 7 not found")],
    ["a thing that is not there, said by the tool", "The tool get_issue says: issue 7 not found"],
    ["a result that is none", { content: [{ type: "text", text: "Unknown tool" }] }],
    ["a timeout", new Error("No answer within 10 ms.")],
    ["nothing", undefined],
    ["a number", 404],
  ])("for another reason does not: %s", (_name, failure) => {
    expect(adviceAfterFailure("github__get_issue", failure)).toBeNull();
  });
});

it("options given once serve every route, and a route's own come first", () => {
  const catalog = createCatalog([tool("get_note", "Get a note.", { id: text() })], { threshold: 1 });
  expect(routeTool("get a note", catalog).status).toBe("none");
  expect(routeTool("get a note", catalog, undefined, { threshold: 0.1 }).status).toBe("call");
});

import { describe, expect, it } from "vitest";
import {
  buildSkillToolCache,
  createCatalog,
  openCatalog,
  parseSkillToolCache,
  REFRESH_ADVICE,
  routeTool,
} from "../../../src/catalog/index.ts";
import { NOW, tool } from "../tool-table.ts";

const tools = [tool("page__close", "Close a page."), tool("page__open", "Open a page."), tool("wait", "Wait a while.")];
const cache = buildSkillToolCache(tools, { now: NOW });
const stored = (value: unknown): unknown => JSON.parse(JSON.stringify(value));

describe("a cache whose date lies ahead", () => {
  it.each([
    ["2026-11-20T10:05:00Z", "fresh", undefined],
    ["2026-11-20T10:05:01Z", "stale", "The cache has a date that lies 5 minutes ahead."],
    ["2026-11-20T11:30:00Z", "stale", "The cache has a date that lies 1 hour ahead."],
    ["2026-11-24T14:00:00Z", "stale", "The cache has a date that lies 100 hours ahead."],
    ["9999-12-31T00:00:00Z", "stale", expect.stringMatching(/\d hours ahead\.$/)],
  ])("%s is %s", (refreshed_at, status, reason) => {
    const read = parseSkillToolCache({ ...cache, refreshed_at }, NOW);
    expect(read).toEqual({ status, cache: { ...cache, refreshed_at }, ageHours: 0, reason });
  });

  it("gives way to discovery, and says why", async () => {
    const ahead = { ...cache, refreshed_at: "2026-11-24T14:00:00Z" };
    const found = await openCatalog(ahead, { now: NOW, discover: () => Promise.resolve(tools) });
    expect(found).toMatchObject({ source: "discovery", advice: REFRESH_ADVICE, reason: "The cache has a date that lies 100 hours ahead." });
    expect(await openCatalog(ahead, { now: NOW })).toMatchObject({ source: "cache", advice: REFRESH_ADVICE });
  });
});

describe("the version of a cache", () => {
  it.each(["1", "1.0", "1.7", "1.0.3"])("%s is read", (version) => {
    expect(parseSkillToolCache({ ...cache, version }, NOW).status).toBe("fresh");
  });

  it.each(["", " ", "99.0", "2", "0.9", "10", "1.", "1.x", "one"])(
    "%j is not known: discovery takes its place, with the reason",
    async (version) => {
      expect(parseSkillToolCache({ ...cache, version }, NOW)).toMatchObject({ status: "malformed", issues: [{ path: ["version"] }] });
      const found = await openCatalog({ ...cache, version }, { now: NOW, discover: () => Promise.resolve(tools) });
      expect(found).toMatchObject({
        source: "discovery",
        reason: "The cache is malformed: version: must be a version that is known, 1 or 1.x.",
      });
      expect(found.catalog.entries).toHaveLength(3);
    },
  );
});

describe("the date of a cache", () => {
  it.each([
    "2026-02-30T00:00:00Z",
    "2026-02-29",
    "2026-04-31T10:00:00Z",
    "2026-00-10",
    "2026-11-00",
    "2026-11-32",
    "1900-02-29",
    "2026-11-20T25:00:00Z",
  ])("%s is no date", (refreshed_at) => {
    expect(parseSkillToolCache({ ...cache, refreshed_at }, NOW)).toMatchObject({
      status: "malformed",
      issues: [{ path: ["refreshed_at"] }],
    });
    expect(() => parseSkillToolCache(cache, refreshed_at)).toThrow(expect.objectContaining({ code: "invalid_options" }));
  });

  it.each(["2024-02-29", "2000-02-29T10:00:00Z", "2026-02-28T23:59:59.999+14:00"])("%s is one", (refreshed_at) => {
    expect(parseSkillToolCache({ ...cache, refreshed_at }, NOW).status).toBe("stale");
  });
});

describe("a category with the name of a prototype", () => {
  it.each(["__proto__", "constructor", "toString"])("%s is written, read, and routed to", (server) => {
    const built = buildSkillToolCache([tool("send_letter", "Send a letter.", {}, [], { server })], { now: NOW });
    const read = parseSkillToolCache(stored(built), NOW);
    if (read.status === "malformed") throw new Error(JSON.stringify(read.issues));
    expect(Object.keys(read.cache.categories)).toEqual([server]);
    const catalog = createCatalog(read.cache);
    expect(catalog.entries.map(({ name, category }) => [name, category])).toEqual([["send_letter", server]]);
    expect(catalog.issues).toEqual([]);
    expect(routeTool("use send_letter", catalog).toolName).toBe("send_letter");
    expect(Reflect.get({}, "keywords")).toBeUndefined();
  });

  it("says where it is malformed", () => {
    const categories: unknown = JSON.parse('{"__proto__": {"description": "x", "keywords": [], "tools": [{"id": ""}]}}');
    const read = parseSkillToolCache({ ...cache, categories }, NOW);
    if (read.status !== "malformed") throw new Error(read.status);
    expect(read.issues.map(({ path }) => path)).toEqual([
      ["categories", "__proto__", "tools", 0, "id"],
      ["categories", "__proto__", "tools", 0, "description"],
    ]);
  });

  it.each([undefined, null, 3, "page", []])("categories that are %j are malformed", (categories) => {
    expect(parseSkillToolCache({ ...cache, categories }, NOW)).toMatchObject({ status: "malformed", issues: [{ path: ["categories"] }] });
  });
});

describe("a tool that a cache tells twice", () => {
  const row = (id: string, description = "") => ({ description: "", keywords: [], tools: [{ id, description }] });
  const wait = { id: "wait", description: "Wait." };
  it.each([
    ["in one list", { categories: {}, uncategorized: [wait, wait] }, [["uncategorized", 1]]],
    ["in a category and outside", { categories: { one: row("wait", "Wait.") }, uncategorized: [wait] }, [["uncategorized", 0]]],
    [
      "in two categories, with other words",
      { categories: { one: row("wait", "Wait."), two: row("wait", "Stop.") }, uncategorized: [] },
      [["categories", "two", "tools", 0]],
    ],
    ["in two categories, with the same words", { categories: { one: row("wait"), two: row("wait") }, uncategorized: [] }, []],
  ])("%s is one tool, and an issue where it cannot be meant", (_name, part, paths) => {
    const catalog = createCatalog({ ...cache, ...part, tool_count: 1 });
    expect(catalog.entries.map(({ name }) => name)).toEqual(["wait"]);
    expect(catalog.issues.map(({ code, path }) => [code, path])).toEqual(paths.map((path) => ["repeated_tool", path]));
  });
});

describe("tools that no catalogue takes are written to no cache", () => {
  it.each<[string, unknown]>([
    ["no list", null],
    ["a tool without a name", [{ nam: 1 }]],
    ["a tool without a schema", [{ name: "a" }]],
    ["two of one name", [tool("a"), tool("a")]],
    ["two of one name from one server", [tool("a", "", {}, [], { server: "s" }), tool("a", "", {}, [], { server: "s" })]],
  ])("%s", (_name, given) => {
    const refused = expect.objectContaining({ name: "PointsmanError", code: "invalid_catalog", mend: expect.stringMatching(/^Give /) });
    expect(() => buildSkillToolCache(given as never, { now: NOW })).toThrow(refused);
    if (given !== null) expect(() => createCatalog(given as never)).toThrow(refused);
  });

  it.each<[unknown]>([[null], [undefined], [3], [{}], [{ now: "soon" }]])("the options %j are a mistake of the program", (options) => {
    expect(() => buildSkillToolCache(tools, options as never)).toThrow(expect.objectContaining({ code: "invalid_options" }));
  });
});

describe("arguments that a program cannot have meant", () => {
  const catalog = createCatalog(tools);
  const wrong: readonly unknown[] = [
    null,
    3,
    [],
    { threshold: "0.5" },
    { threshold: Number.NaN },
    { maxLength: "9" },
    { maxLength: Number.NaN },
    { rank: 1 },
    { roots: "/" },
    { validate: "no" },
    { advice: 7 },
    { language: null },
  ];
  it.each(wrong)("options %j", async (options) => {
    const refused = expect.objectContaining({ name: "PointsmanError", code: "invalid_options", mend: expect.stringMatching(/^Give /) });
    expect(() => createCatalog(tools, options as never)).toThrow(refused);
    expect(() => routeTool("close the page", catalog, {}, options as never)).toThrow(refused);
    const opening = options === null || typeof options !== "object" || Array.isArray(options) ? options : { now: NOW, ...options };
    await expect(openCatalog(cache, opening as never)).rejects.toThrow(refused);
  });

  it("discovery that is no function", async () => {
    await expect(openCatalog(cache, { now: NOW, discover: [] as never })).rejects.toMatchObject({ code: "invalid_options" });
  });

  it.each<[unknown]>([
    [null],
    [undefined],
    [3],
    [{}],
    [{ entries: [] }],
    [{ entries: [null], categories: [] }],
    [{ entries: [{ name: "a" }], categories: [] }],
  ])("the catalogue %j", (given) => {
    expect(() => routeTool("close the page", given as never)).toThrow(expect.objectContaining({ code: "invalid_catalog" }));
  });

  it("a copy of a catalogue is one", () => {
    expect(routeTool("page__close", JSON.parse(JSON.stringify(catalog)))).toMatchObject({ status: "call", toolName: "page__close" });
  });
});

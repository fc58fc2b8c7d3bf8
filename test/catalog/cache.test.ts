import { describe, expect, it } from "vitest";
import { buildSkillToolCache, createCatalog, parseSkillToolCache, type SkillToolCache } from "../../src/catalog/index.ts";
import { NOW, tool } from "./tool-table.ts";

const tools = [
  tool("github__get_issue", "Get an issue. It has a number.", { number: { type: "integer" } }, ["number"]),
  tool("github__list_issues", "List issues."),
  tool("take_screenshot", "Take a picture of the page."),
];
const cacheAt = (refreshed: string): SkillToolCache => buildSkillToolCache(tools, { now: refreshed });
const fresh = cacheAt("2026-11-20T09:00:00Z");

describe("what a refresh writes", () => {
  it("has the fields of the schema, and the same bytes for the same tools and instant", () => {
    expect(fresh).toEqual({
      version: "1.0",
      refreshed_at: "2026-11-20T09:00:00.000Z",
      tool_sources: ["github"],
      tool_count: 3,
      categories: {
        github: {
          description: "2 tools of github",
          keywords: expect.arrayContaining(["github", "issue"]),
          tools: [
            { id: "github__get_issue", description: "Get an issue.", prefix: "github" },
            { id: "github__list_issues", description: "List issues.", prefix: "github" },
          ],
        },
      },
      uncategorized: [{ id: "take_screenshot", description: "Take a picture of the page." }],
    });
    expect(JSON.stringify(cacheAt("2026-11-20T09:00:00Z"))).toBe(JSON.stringify(fresh));
  });

  it("is read again as it was written", () => {
    expect(parseSkillToolCache(JSON.parse(JSON.stringify(fresh)), NOW)).toEqual({ status: "fresh", cache: fresh, ageHours: 1 });
  });

  it("a long description is cut at a blank", () => {
    const cache = buildSkillToolCache([tool("a", "word ".repeat(100))], { now: NOW });
    expect(cache.uncategorized[0]?.description).toMatch(/^(?:word ){20,31}word…$/);
  });

  it("two servers that share a name are told apart after it is read", () => {
    const shared = [tool("search", "Code.", {}, [], { server: "code" }), tool("search", "Mail.", {}, [], { server: "mail" })];
    const cache = buildSkillToolCache(shared, { now: NOW });
    expect(createCatalog(cache).entries.map(({ name }) => name)).toEqual(["code__search", "mail__search"]);
  });
});

describe("how old a cache is", () => {
  it.each([
    ["just written", "2026-11-20T10:00:00Z", "fresh", 0],
    ["a second before a day", "2026-11-19T10:00:01Z", "fresh", 24 - 1 / 3600],
    ["a day to the second", "2026-11-19T10:00:00Z", "stale", 24],
    ["a second after a day", "2026-11-19T09:59:59Z", "stale", 24 + 1 / 3600],
    ["of another zone", "2026-11-20T10:00:00+02:00", "fresh", 2],
    ["of a time without a zone, which is UTC", "2026-11-20T08:00:00", "fresh", 2],
    ["of a day", "2026-11-20", "fresh", 10],
    ["of a clock that is five minutes ahead", "2026-11-20T10:05:00Z", "fresh", 0],
    ["of tomorrow", "2026-11-21T10:00:00Z", "stale", 0],
  ])("%s", (_name, refreshed_at, status, ageHours) => {
    const read = parseSkillToolCache({ ...fresh, refreshed_at }, NOW);
    expect(read).toMatchObject({ status, ageHours: expect.closeTo(ageHours, 9) });
    expect(parseSkillToolCache({ ...fresh, refreshed_at }, new Date(NOW))).toEqual(read);
  });

  it.each(["yesterday-ish", "", Number.NaN, new Date("x"), 3, null])("the instant %s is a mistake of the program", (now) => {
    expect(() => parseSkillToolCache(fresh, now as string)).toThrow(expect.objectContaining({ code: "invalid_options" }));
  });
});

describe("a malformed cache", () => {
  it.each<[string, unknown, (string | number)[]]>([
    ["no object", "{}", []],
    ["a list", [], []],
    ["no version", { ...fresh, version: undefined }, ["version"]],
    ["a date in words", { ...fresh, refreshed_at: "last Friday" }, ["refreshed_at"]],
    ["a date that American programs read", { ...fresh, refreshed_at: "11/20/2026" }, ["refreshed_at"]],
    ["a month that is none", { ...fresh, refreshed_at: "2026-13-20T09:00:00Z" }, ["refreshed_at"]],
    ["no sources", { ...fresh, tool_sources: "github" }, ["tool_sources"]],
    ["a count that is none", { ...fresh, tool_count: -1 }, ["tool_count"]],
    ["categories as a list", { ...fresh, categories: [] }, ["categories"]],
    ["a tool without a name", { ...fresh, uncategorized: [{ id: "", description: "" }] }, ["uncategorized", 0, "id"]],
    ["a category without keywords", { ...fresh, categories: { a: { description: "", tools: [] } } }, ["categories", "a", "keywords"]],
  ])("with %s says where", (_name, json, path) => {
    const read = parseSkillToolCache(json, NOW);
    expect(read.status).toBe("malformed");
    if (read.status === "malformed") expect(read.issues[0]?.path).toEqual(path);
  });

  it("a count that is not that of its tools is an issue of the catalogue", () => {
    expect(createCatalog({ ...fresh, tool_count: 7 }).issues.map(({ code }) => code)).toEqual(["tool_count"]);
  });

  it("a tool that stands in two categories is one tool, in the first of them", () => {
    const row = { description: "", keywords: ["x"], tools: [{ id: "a", description: "" }] };
    const catalog = createCatalog({ ...fresh, tool_count: 1, categories: { one: row, two: row }, uncategorized: [] });
    expect(catalog.entries.map(({ name, category }) => [name, category])).toEqual([["a", "one"]]);
    expect(catalog.issues).toEqual([]);
  });
});

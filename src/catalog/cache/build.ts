import { catalogVerbs } from "../../lexicon/en/catalog-verbs.ts";
import { checkTools } from "../catalog.ts";
import { categorize, describeCategories, prefixOf } from "../categories.ts";
import type { ToolDefinition } from "../definition.ts";
import { instantOf } from "./parse.ts";
import type { SkillToolCache } from "./schema.ts";

const VERSION = "1.0";
const LONGEST_DESCRIPTION = 160;

type CachedCategory = SkillToolCache["categories"][string];
type CachedRow = CachedCategory["tools"][number];

/**
 * What a refresh writes to `.opencode/skill-tools.json` (seed "Cache Schema"): the tools by category, with short descriptions. The same tools and instant give the same bytes.
 *
 * @param tools What MCP's `tools/list` gives, as `createCatalog` takes it.
 * @param options `now` is the instant of the refresh.
 * @returns The object of the file, as `parseSkillToolCache` and `createCatalog` read it.
 * @throws PointsmanError `invalid_catalog` for tools that createCatalog refuses, such as two of one name; `invalid_options` where `now` is no instant.
 * @example
 * ```ts
 * buildSkillToolCache([{ name: "github__get_issue", inputSchema: {} }], { now: "2026-11-22T09:00:00Z" }).tool_count; // 1
 * ```
 */
export function buildSkillToolCache(tools: readonly ToolDefinition[], options: { readonly now: Date | string }): SkillToolCache {
  const definitions = checkTools(tools);
  const at = instantOf(nowOf(options));
  const names = categorize(definitions, new Set(catalogVerbs));
  const rows = definitions.map((tool, index) => ({ tool, category: names[index] ?? null }));
  const members = new Map<string | null, CachedRow[]>();
  for (const { tool, category } of rows) {
    const row = members.get(category);
    if (row === undefined) members.set(category, [cachedTool(tool)]);
    else row.push(cachedTool(tool));
  }
  const categories = describeCategories(definitions, names).map(({ name, description, keywords }) => {
    const row: CachedCategory = { description, keywords: [...keywords], tools: members.get(name) ?? [] };
    return [name, row] as const;
  });
  return {
    version: VERSION,
    refreshed_at: new Date(at).toISOString(),
    tool_sources: [...new Set(definitions.map(({ name, server }) => server ?? prefixOf(name)).filter((source) => source !== null))],
    tool_count: definitions.length,
    categories: Object.fromEntries(categories),
    uncategorized: rows
      .filter(({ category }) => category === null)
      .map(({ tool }) => ({ id: tool.name, description: shorten(tool.description) })),
  };
}

function nowOf(options: unknown): unknown {
  return typeof options === "object" && options !== null ? Reflect.get(options, "now") : undefined;
}

function cachedTool({ name, description, server }: ToolDefinition): CachedRow {
  const prefix = server ?? prefixOf(name);
  return { id: name, description: shorten(description), ...(prefix === null ? {} : { prefix }) };
}

/** The first sentence, cut at a blank where it is long. */
function shorten(description = ""): string {
  const text = description.replace(/\s+/g, " ").trim();
  const end = text.search(/[.!?](?:\s|$)/);
  const sentence = end < 0 ? text : text.slice(0, end + 1);
  if (sentence.length <= LONGEST_DESCRIPTION) return sentence;
  const cut = sentence.slice(0, LONGEST_DESCRIPTION);
  return `${cut.slice(0, Math.max(1, cut.lastIndexOf(" ")))}…`;
}

import { catalogVerbs } from "../../lexicon/en/catalog-verbs.ts";
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
 * @example
 * ```ts
 * buildSkillToolCache([{ name: "github__get_issue", inputSchema: {} }], { now: "2026-11-22T09:00:00Z" }).tool_count; // 1
 * ```
 */
export function buildSkillToolCache(tools: readonly ToolDefinition[], { now }: { readonly now: Date | string }): SkillToolCache {
  const names = categorize(tools, new Set(catalogVerbs));
  const rows = tools.map((tool, index) => ({ tool, category: names[index] ?? null }));
  const members = new Map<string | null, CachedRow[]>();
  for (const { tool, category } of rows) {
    const row = members.get(category);
    if (row === undefined) members.set(category, [cachedTool(tool)]);
    else row.push(cachedTool(tool));
  }
  const categories = describeCategories(tools, names).map(({ name, description, keywords }) => {
    const row: CachedCategory = { description, keywords: [...keywords], tools: members.get(name) ?? [] };
    return [name, row] as const;
  });
  return {
    version: VERSION,
    refreshed_at: new Date(instantOf(now)).toISOString(),
    tool_sources: [...new Set(tools.map(({ name, server }) => server ?? prefixOf(name)).filter((source) => source !== null))],
    tool_count: tools.length,
    categories: Object.fromEntries(categories),
    uncategorized: rows
      .filter(({ category }) => category === null)
      .map(({ tool }) => ({ id: tool.name, description: shorten(tool.description) })),
  };
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

import * as z from "zod";
import { catalogVerbs } from "../lexicon/en/catalog-verbs.ts";
import { brokenCatalog } from "./broken.ts";
import { cachedTools, qualifiedName, readCachedTools } from "./cache/cached-tools.ts";
import { type SkillToolCache, skillToolCacheSchema } from "./cache/schema.ts";
import { type Category, categorize, describeCategories } from "./categories.ts";
import { type ToolDefinition, toolDefinitionSchema } from "./definition.ts";
import type { Catalog, CatalogEntry } from "./entry.ts";
import { freeze } from "./freeze.ts";
import { indexOf } from "./indexed.ts";
import { nameTools } from "./naming.ts";
import { riskOf } from "./risk.ts";
import { checkCatalogOptions, keepDefaults } from "./route/options.ts";
import type { CatalogOptions } from "./route/types.ts";
import { shallowTools } from "./shallow.ts";

/** Most tools of one catalogue. */
const MOST_TOOLS = 100_000;

/**
 * A catalogue from the tools of MCP's `tools/list`, or from a tool cache file. Index it once, use it for every message.
 *
 * @param source Tool definitions, or the object of a cache file (`parseSkillToolCache` gives it); a cache holds no schemas.
 * @param options What routes over this catalogue use where they are given no options of their own.
 * @returns Tools in the order given, and in `issues` what is odd about them: `unusual_name`, `deep_schema` (known without what lies below 256 levels); of a cache `tool_count`, `repeated_tool`.
 * @throws PointsmanError `invalid_catalog`: a tool without a name, two of one name from one server, or what JSON cannot hold; `invalid_options`.
 * @example
 * ```ts
 * createCatalog([{ name: "get_weather", inputSchema: { type: "object" } }]).entries.length; // 1
 * ```
 */
export function createCatalog(source: readonly ToolDefinition[] | SkillToolCache, options: CatalogOptions = {}): Catalog {
  checkCatalogOptions(options);
  return prepared(Array.isArray(source) ? fromTools(readTools(source)) : fromCache(readCache(source)), options);
}

/** A catalogue of running tools; those that a cache knows are in the categories that it gives them. */
export function catalogWithCategories(source: readonly ToolDefinition[], cache: SkillToolCache, options: CatalogOptions): Catalog {
  checkCatalogOptions(options);
  return prepared(fromTools(readTools(source), cache), options);
}

/** Tools that somebody else gives: checked as `createCatalog` checks them. */
export function checkTools(source: unknown): readonly ToolDefinition[] {
  if (!Array.isArray(source)) throw brokenCatalog("The tools are no list.");
  const tools = freeze(shallowTools(readTools(source)).tools);
  nameTools(tools);
  return tools;
}

function prepared(catalog: Catalog, options: CatalogOptions): Catalog {
  const advice = options.advice ?? null;
  const frozen = freeze(advice === null ? catalog : { ...catalog, advice });
  keepDefaults(frozen, options);
  // Now, not at the first message.
  indexOf(frozen);
  return frozen;
}

function fromTools(source: readonly ToolDefinition[], cache?: SkillToolCache): Catalog {
  const { tools, issues: deep } = shallowTools(source);
  const { names, issues } = nameTools(tools);
  const known = new Map(cache === undefined ? [] : cachedTools(cache).map(({ tool, category }) => [qualifiedName(tool), category]));
  const found = categorize(tools, new Set(catalogVerbs));
  const groups = tools.map((tool, index) => known.get(qualifiedName(tool)) ?? known.get(tool.name) ?? found[index] ?? null);
  const entries = tools.map((tool, index): CatalogEntry => {
    return { name: names[index] ?? tool.name, tool, risk: riskOf(tool), category: groups[index] ?? null, hasSchema: true };
  });
  const given = cache === undefined ? new Map<string, Category>() : new Map(categoriesOf(cache).map((one) => [one.name, one]));
  const categories = describeCategories(tools, groups).map((category) => given.get(category.name) ?? category);
  return { entries, categories, issues: [...issues, ...deep] };
}

function fromCache(cache: SkillToolCache): Catalog {
  const { tools: rows, issues: repeated } = readCachedTools(cache);
  const { names, issues } = nameTools(rows.map(({ tool }) => tool));
  const entries = rows.map(({ tool, category }, index): CatalogEntry => {
    return { name: names[index] ?? tool.name, tool, risk: "unknown", category, hasSchema: false };
  });
  const count = `The cache says that it has ${cache.tool_count} tools, and has ${entries.length}.`;
  const counted = entries.length === cache.tool_count ? [] : [{ code: "tool_count", path: ["tool_count"], message: count }];
  return { entries, categories: categoriesOf(cache), issues: [...issues, ...repeated, ...counted] };
}

function categoriesOf({ categories }: SkillToolCache): Category[] {
  return Object.entries(categories).map(([name, { description, keywords }]) => ({ name, description, keywords }));
}

function readTools(source: readonly unknown[]): ToolDefinition[] {
  if (source.length > MOST_TOOLS) throw brokenCatalog(`It has ${source.length} tools, more than ${MOST_TOOLS}.`);
  const parsed = z.array(toolDefinitionSchema).safeParse(source);
  if (!parsed.success) throw brokenCatalog(z.prettifyError(parsed.error));
  return parsed.data;
}

function readCache(source: unknown): SkillToolCache {
  const parsed = skillToolCacheSchema.safeParse(source);
  if (!parsed.success) throw brokenCatalog(z.prettifyError(parsed.error));
  return parsed.data;
}

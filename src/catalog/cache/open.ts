import { PointsmanError } from "../../contract/error.ts";
import { catalogWithCategories, checkTools, createCatalog } from "../catalog.ts";
import type { ToolDefinition } from "../definition.ts";
import type { Catalog } from "../entry.ts";
import type { CatalogOptions } from "../route/types.ts";
import { REFRESH_ADVICE } from "./advice.ts";
import { cachedTools } from "./cached-tools.ts";
import { compare } from "./compare.ts";
import { type ParsedSkillToolCache, parseSkillToolCache } from "./parse.ts";

/** A catalogue, and where it comes from. */
export interface OpenedCatalog {
  /** It carries the advice too: a question to the user tells it. */
  readonly catalog: Catalog;
  readonly source: "cache" | "discovery";
  /** Why this source. */
  readonly reason: string;
  /** What to tell the user; null where all is well. */
  readonly advice: string | null;
}

/** How a catalogue is opened: with the instant, what lists the running tools, and what its routes use by default. */
export interface OpenCatalogOptions extends CatalogOptions {
  /** Lists the tools of the running servers. */
  readonly discover?: () => Promise<readonly ToolDefinition[]>;
  /** The instant that the age of the cache is taken at. */
  readonly now: Date | string;
}

/**
 * A catalogue from a cache file; from the running servers where the cache is missing, malformed or stale, or where its names are not theirs (seed
 * "Cache vs Dynamic Discovery"). A cache holds no schemas: where `discover` is given, they come from there.
 *
 * @param cache What `JSON.parse` gave of the file; `undefined` or `null` where there is none.
 * @param options `discover` lists the tools of the running servers, and may fail; `now` is the instant that the age is taken at.
 * @returns The catalogue, which source and why, and the advice to refresh where the cache cannot be relied on.
 * @throws PointsmanError `invalid_options` where `now` is no instant, or another option cannot be used.
 * @example
 * ```ts
 * const { source, advice } = await openCatalog(undefined, { discover: async () => [], now: "2026-11-22T09:00:00Z" });
 * source; // "discovery"
 * ```
 */
export async function openCatalog(cache: unknown, options: OpenCatalogOptions): Promise<OpenedCatalog> {
  const { discover, now, ...routing } = checkedOptions(options);
  const parsed = cache === undefined || cache === null ? null : parseSkillToolCache(cache, now);
  const live = await discovered(discover);
  if (parsed === null || parsed.status === "malformed") {
    const tools = live.tools ?? [];
    // Once the tools are known from their servers, no question needs to speak of the cache.
    const advised = live.tools === null ? { ...routing, advice: REFRESH_ADVICE } : routing;
    return {
      catalog: createCatalog(tools, advised),
      source: "discovery",
      reason: `${whyNot(parsed)} ${live.reason}`.trim(),
      advice: REFRESH_ADVICE,
    };
  }
  const age = parsed.reason ?? `The cache is ${Math.floor(parsed.ageHours)} hours old.`;
  const advice = parsed.status === "stale" ? REFRESH_ADVICE : null;
  if (live.tools === null) {
    const advised = advice === null ? routing : { ...routing, advice };
    return { catalog: createCatalog(parsed.cache, advised), source: "cache", reason: `${age} ${live.reason}`, advice };
  }
  const catalog = catalogWithCategories(live.tools, parsed.cache, routing);
  const { gone, added } = compare(
    cachedTools(parsed.cache).map(({ tool }) => tool),
    live.tools,
  );
  if (gone.length > 0)
    return {
      catalog,
      source: "discovery",
      reason: `The cache names ${some(gone)}, which the running server no longer has.`,
      advice: REFRESH_ADVICE,
    };
  if (added.length > 0)
    return {
      catalog,
      source: "discovery",
      reason: `The cache does not know ${some(added)}, which the server has.`,
      advice: REFRESH_ADVICE,
    };
  if (parsed.status === "stale") return { catalog, source: "discovery", reason: age, advice };
  return { catalog, source: "cache", reason: `${age} Schemas come from the running server.`, advice };
}

function checkedOptions(given: unknown): OpenCatalogOptions {
  const isObject = typeof given === "object" && given !== null && !Array.isArray(given);
  const discover: unknown = isObject ? Reflect.get(given, "discover") : undefined;
  if (!isObject || (discover !== undefined && typeof discover !== "function"))
    throw new PointsmanError(
      "invalid_options",
      "openCatalog cannot use its options.",
      "Give { now }, and as discover a function or nothing.",
    );
  // The instant and what routes use are checked where they are read.
  return given as OpenCatalogOptions;
}

function whyNot(parsed: Extract<ParsedSkillToolCache, { status: "malformed" }> | null): string {
  if (parsed === null) return "There is no cache.";
  const [issue] = parsed.issues;
  return `The cache is malformed: ${[issue?.path.join(".") ?? "", issue?.message ?? ""].filter((text) => text !== "").join(": ")}.`;
}

const MOST_NAMED = 3;

function some(names: readonly string[]): string {
  const more = names.length > MOST_NAMED ? ` and ${names.length - MOST_NAMED} more` : "";
  return `${names.slice(0, MOST_NAMED).join(", ")}${more}`;
}

async function discovered(
  discover: OpenCatalogOptions["discover"],
): Promise<{ readonly tools: readonly ToolDefinition[] | null; readonly reason: string }> {
  if (discover === undefined) return { tools: null, reason: "No discovery is given." };
  try {
    // Tools that no catalogue can be made of are as good as none.
    return { tools: checkTools(await discover()), reason: "" };
  } catch (error) {
    return { tools: null, reason: `Discovery failed: ${error instanceof Error ? error.message : String(error)}` };
  }
}

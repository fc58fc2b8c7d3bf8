import { buildSkillToolCache, createCatalog, type SkillToolCache } from "../../catalog/index.ts";
import { PointsmanError } from "../../contract/error.ts";
import { ServerError } from "../error.ts";
import { printable } from "../printable.ts";
import { type ProgressStream, withProgress } from "../progress.ts";
import type { RefreshSettings } from "./arguments.ts";
import { type Discovered, discoverTools } from "./discover.ts";
import { writeWhole } from "./write.ts";

const MILLISECONDS = 1_000;

/** `pointsman cache refresh`: writes the cache, and says what is in it. */
export async function refreshCache(settings: RefreshSettings, now: Date | string, errors: ProgressStream): Promise<string> {
  const { file, server, timeoutSeconds } = settings;
  let count = 0;
  const discovered = await withProgress(
    () => (count === 0 ? `Waiting for ${printable(server.join(" "))}` : `Listing tools: ${count}`),
    errors,
    discoverTools(server, timeoutSeconds * MILLISECONDS, (found) => {
      count = found;
    }),
  );
  const cache = cacheOf(discovered, now);
  await writeWhole(file, `${JSON.stringify(cache, null, 2)}\n`);
  const categories = Object.keys(cache.categories).length;
  const where = `${categories} ${categories === 1 ? "category" : "categories"}, ${cache.uncategorized.length} uncategorized`;
  const tools = `${cache.tool_count} ${cache.tool_count === 1 ? "tool" : "tools"}`;
  return `wrote ${file}: ${tools} of ${printable(discovered.server)} (${where})\n`;
}

function cacheOf({ server, tools }: Discovered, now: Date | string): SkillToolCache {
  try {
    // Tools that no catalogue takes are no use in a cache.
    createCatalog(tools);
  } catch (error) {
    if (!(error instanceof PointsmanError)) throw error;
    throw new ServerError(`the tools of ${printable(server)} cannot be used: ${printable(error.message)}`);
  }
  const cache = buildSkillToolCache(tools, { now });
  return cache.tool_sources.length > 0 ? cache : { ...cache, tool_sources: [server] };
}

import { type SkillToolCache, skillToolCacheSchema } from "../../catalog/index.ts";
import { PointsmanError } from "../../contract/error.ts";
import { readText } from "./read-text.ts";
import { writeWhole } from "./write-whole.ts";

/**
 * The cache file of seed 3 ("Cache Access and Reading"), for `openCatalog` and `parseSkillToolCache`, which judge it.
 *
 * @param path Default `.opencode/skill-tools.json`.
 * @returns What the file holds; null where there is none; its bare text where it is no JSON, which both read as malformed.
 * @throws What the file system says otherwise.
 * @example
 * ```ts
 * const { catalog, advice } = await openCatalog(await readToolCache(), { discover, now: new Date() });
 * ```
 */
export async function readToolCache(path: string = CACHE_FILE): Promise<unknown> {
  const text = await readText(path);
  if (text === null) return null;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

const CACHE_FILE = ".opencode/skill-tools.json";

/**
 * Writes the cache file whole: whoever reads it meanwhile finds the old one or the new one.
 *
 * @param cache What `buildSkillToolCache` gives.
 * @param path Default `.opencode/skill-tools.json`; its folder is made where it is missing.
 * @throws PointsmanError `invalid_options` where it is no cache; what the file system says otherwise.
 * @example
 * ```ts
 * await writeToolCache(buildSkillToolCache(tools, { now: new Date() }));
 * ```
 */
export async function writeToolCache(cache: SkillToolCache, path: string = CACHE_FILE): Promise<void> {
  if (!skillToolCacheSchema.safeParse(cache).success)
    throw new PointsmanError("invalid_options", "writeToolCache was given no tool cache.", "Give what buildSkillToolCache gives.");
  await writeWhole(path, `${JSON.stringify(cache, null, 2)}\n`);
}

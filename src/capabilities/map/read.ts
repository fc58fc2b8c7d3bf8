import { wordsOfName } from "../../catalog/words.ts";
import { PointsmanError } from "../../contract/error.ts";
import type { CapabilityMap } from "../types.ts";
import { defaultCapabilities } from "./defaults.ts";
import { capabilityMapSchema } from "./schema.ts";

/** A map as look-ups need it. */
export interface KnownMap {
  /** In the order of the map. */
  readonly categories: readonly string[];
  readonly known: ReadonlySet<string>;
  /** The categories that list a tool's name, by the words of the name. */
  readonly byName: ReadonlyMap<string, readonly string[]>;
}

const read = new WeakMap<CapabilityMap, KnownMap>();

/**
 * Checks a map, once each: a map is not to be changed after it has been used.
 *
 * @throws PointsmanError `invalid_options` where it is no map from categories to lists of names.
 */
export function readMap(map: CapabilityMap = defaultCapabilities): KnownMap {
  const before = typeof map === "object" && map !== null ? read.get(map) : undefined;
  if (before !== undefined) return before;
  const checked = capabilityMapSchema.safeParse(map);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const place = issue?.path.join(".") || "the map itself";
    throw new PointsmanError(
      "invalid_options",
      `The capability map is wrong at ${place}: ${issue?.message ?? "unreadable"}`,
      "Map each category to a list of tool names.",
    );
  }
  const categories = Object.keys(checked.data);
  const byName = new Map<string, string[]>();
  for (const [category, names] of Object.entries(checked.data)) {
    for (const name of names) {
      const key = nameKey(name);
      const listed = byName.get(key) ?? [];
      if (!listed.includes(category)) listed.push(category);
      byName.set(key, listed);
    }
  }
  const known = { categories, known: new Set(categories), byName };
  read.set(map, known);
  return known;
}

/** "webSearch", "web-search" and "web_search" are one name. */
export function nameKey(name: string): string {
  return wordsOfName(name).join("_");
}

import type { Catalog, CatalogEntry } from "../entry.ts";
import { givesObjects, objectStems } from "./tool-words.ts";

const tables = new WeakMap<Catalog, ReadonlyMap<string, readonly CatalogEntry[]>>();
/** Of more tools than this nobody can tell which one is meant. */
const MOST = 32;

/** The tools whose results tell of things of a name, by the last word of that name; made once for each catalogue. */
function table(catalog: Catalog): ReadonlyMap<string, readonly CatalogEntry[]> {
  const known = tables.get(catalog);
  if (known !== undefined) return known;
  const made = new Map<string, CatalogEntry[]>();
  for (const entry of catalog.entries) {
    if (!givesObjects(entry)) continue;
    const head = objectStems(entry).at(-1) ?? "";
    const row = made.get(head);
    if (row === undefined) made.set(head, [entry]);
    else if (row.length <= MOST) row.push(entry);
  }
  tables.set(catalog, made);
  return made;
}

/**
 * The tools that give what some words name: those of exactly these words; else those of more ("search_museum_objects" for "object") whose other words
 * are said around it too, so that a comment of an issue is not looked for among those of discussions.
 */
export function producersOf(catalog: Catalog, stems: readonly string[], around: ReadonlySet<string>): readonly CatalogEntry[] {
  const rows = table(catalog).get(stems.at(-1) ?? "") ?? [];
  if (rows.length > MOST) return [];
  const ends = rows.filter((entry) => {
    const own = objectStems(entry);
    const others = own.slice(0, own.length - stems.length);
    return own.length >= stems.length && own.slice(others.length).join(" ") === stems.join(" ") && others.every((stem) => around.has(stem));
  });
  const exact = ends.filter((entry) => objectStems(entry).length === stems.length);
  return exact.length > 0 ? exact : ends;
}

import { bareName, prefixOf } from "./categories.ts";
import type { Catalog, CatalogEntry } from "./entry.ts";
import { buildToolIndex, type ToolIndex } from "./rank/tool-index.ts";
import { wordsOfName } from "./words.ts";

/** The places of the tools by the names that they are known by, and what stands before two underscores; all in lower case. */
interface Names {
  readonly places: ReadonlyMap<string, readonly number[]>;
  readonly prefixes: ReadonlyMap<string, readonly number[]>;
}

// The tables stay out of the catalogue, which is plain data for whoever holds it.
const indexes = new WeakMap<Catalog, ToolIndex>();
const names = new WeakMap<Catalog, Names>();

/** The tables by which a catalogue is searched: built once. */
export function indexOf(catalog: Catalog): ToolIndex {
  let index = indexes.get(catalog);
  if (index === undefined) {
    index = buildToolIndex(catalog.entries);
    indexes.set(catalog, index);
  }
  return index;
}

const twins = new WeakMap<Catalog, ReadonlyMap<string, readonly number[]>>();

/** The places of the tools that the words of a message cannot tell from one: what they are called and what is said of them has the same words. */
export function twinsOf(catalog: Catalog, entry: CatalogEntry): readonly number[] {
  let known = twins.get(catalog);
  if (known === undefined) {
    const rows = new Map<string, number[]>();
    for (const [place, each] of catalog.entries.entries()) {
      const row = rows.get(likenessOf(each));
      if (row === undefined) rows.set(likenessOf(each), [place]);
      else row.push(place);
    }
    known = rows;
    twins.set(catalog, known);
  }
  return known.get(likenessOf(entry)) ?? [];
}

/** The words of a tool in any order; what counts the tools ("run_report_17") tells nothing. */
function likenessOf({ tool }: CatalogEntry): string {
  const said = `${bareName(tool.name)} ${tool.title ?? ""} ${tool.description ?? ""}`;
  const words = said.slice(0, LONGEST_LIKENESS).split(/\s+/).flatMap(wordsOfName);
  return words
    .filter((word) => !/^\d+$/.test(word))
    .sort()
    .join(" ");
}

const LONGEST_LIKENESS = 1_000;

/** The places of the tools that a name is known for: one, several where servers share it, or none. How it is written decides before its letters alone. */
export function placesNamed(catalog: Catalog, name: string): readonly number[] {
  const rows = placesByName(catalog).get(name.toLowerCase()) ?? [];
  if (rows.length < 2) return rows;
  const written = rows.filter((place) => {
    const entry = catalog.entries[place];
    return entry !== undefined && namesOfEntry(entry).includes(name);
  });
  const own = written.filter((place) => catalog.entries[place]?.name === name);
  return own.length === 1 ? own : written.length > 0 ? written : rows;
}

/** The places of the tools by every name that they are known by, in lower case. */
function placesByName(catalog: Catalog): ReadonlyMap<string, readonly number[]> {
  return namesOf(catalog).places;
}

/** The places of the tools by their category, their server and the prefix of their name, in lower case. */
export function placesByPrefix(catalog: Catalog): ReadonlyMap<string, readonly number[]> {
  return namesOf(catalog).prefixes;
}

function namesOf(catalog: Catalog): Names {
  let known = names.get(catalog);
  if (known === undefined) {
    known = readNames(catalog);
    names.set(catalog, known);
  }
  return known;
}

function readNames({ entries }: Catalog): Names {
  const places = new Map<string, number[]>();
  const prefixes = new Map<string, number[]>();
  entries.forEach((entry, place) => {
    note(places, namesOfEntry(entry), place);
    note(prefixes, [entry.category, entry.tool.server, prefixOf(entry.name), prefixOf(entry.tool.name)], place);
  });
  return { places, prefixes };
}

function note(table: Map<string, number[]>, keys: readonly (string | null | undefined)[], place: number): void {
  for (const key of new Set(keys.map((one) => one?.toLowerCase()))) {
    if (key === undefined) continue;
    const row = table.get(key);
    if (row === undefined) table.set(key, [place]);
    else row.push(place);
  }
}

function namesOfEntry({ name, tool }: Catalog["entries"][number]): string[] {
  return [name, tool.name, ...(tool.server === undefined ? [] : [`${tool.server}__${tool.name}`])];
}

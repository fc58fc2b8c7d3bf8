import { refusals } from "../arguments/validate.ts";
import { bareName } from "../categories.ts";
import type { Catalog, CatalogEntry } from "../entry.ts";
import { termsOf } from "../rank/terms.ts";
import type { DraftStep } from "./draft.ts";
import { parameterSchema, requiredOf, sameKind } from "./parameters.ts";
import { objectStems } from "./tool-words.ts";

const tables = new WeakMap<Catalog, ReadonlyMap<string, readonly CatalogEntry[]>>();
/** Of one purpose no more than this many are looked at. */
const MOST = 16;
/** How much of the words of two descriptions must be the same. */
const ALIKE = 0.8;
const ALIKE_BY_NAME = 0.5;

const RISKS = { read: 0, unknown: 1, write: 2, destructive: 3 } as const;

/** A tool that can stand in: of the same purpose by its description, that takes these arguments, and dares no more. */
export function fallbackOf(catalog: Catalog, { entry, arguments: values, bound }: DraftStep): string | undefined {
  const near = keysOf(entry).flatMap((key) => table(catalog).get(key) ?? []);
  const own = wordsOf(entry);
  const said = Object.fromEntries(Object.entries(values).filter(([name]) => !bound.has(name)));
  return [...new Set(near)].find(
    (other) =>
      other !== entry &&
      RISKS[other.risk] <= RISKS[entry.risk] &&
      (other.tool.trust !== "untrusted" || other.tool.server === entry.tool.server) &&
      isAlike(entry, other, own) &&
      requiredOf(other.tool).every((name) => Object.hasOwn(values, name)) &&
      Object.keys(values).every((name) => sameKind(parameterSchema(entry.tool, name), parameterSchema(other.tool, name))) &&
      refusals(other.tool, said).every(({ code }) => code !== "invalid_argument"),
  )?.name;
}

function table(catalog: Catalog): ReadonlyMap<string, readonly CatalogEntry[]> {
  const known = tables.get(catalog);
  if (known !== undefined) return known;
  const made = new Map<string, CatalogEntry[]>();
  for (const entry of catalog.entries) {
    if (!entry.hasSchema) continue;
    for (const key of keysOf(entry)) {
      const row = made.get(key);
      if (row === undefined) made.set(key, [entry]);
      else if (row.length < MOST) row.push(entry);
    }
  }
  tables.set(catalog, made);
  return made;
}

/** By what two tools of one purpose meet: the same name on another server, the same thing, or the same description. */
function keysOf(entry: CatalogEntry): string[] {
  const { name, description = "" } = entry.tool;
  return [
    `name ${bareName(name).toLowerCase()}`,
    `objects ${objectStems(entry).join(" ")}`,
    `description ${description.trim().toLowerCase()}`,
  ];
}

function isAlike(entry: CatalogEntry, other: CatalogEntry, own: ReadonlySet<string>): boolean {
  const theirs = wordsOf(other);
  if (own.size === 0 || theirs.size === 0) return false;
  const shared = [...own].filter((stem) => theirs.has(stem)).length;
  const sameName = bareName(entry.tool.name).toLowerCase() === bareName(other.tool.name).toLowerCase();
  return shared / (own.size + theirs.size - shared) >= (sameName ? ALIKE_BY_NAME : ALIKE);
}

function wordsOf({ tool }: CatalogEntry): ReadonlySet<string> {
  return new Set(termsOf((tool.description ?? "").slice(0, LONGEST)).flatMap(({ stem, weight }) => (weight > 0 ? [stem] : [])));
}

const LONGEST = 1_000;

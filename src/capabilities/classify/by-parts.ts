import { synonymsOf } from "../../catalog/rank/synonyms.ts";
import { stemOf } from "../../catalog/rank/terms.ts";
import { wordsOfName } from "../../catalog/words.ts";
import { defaultCapabilities } from "../map/defaults.ts";
import type { KnownMap } from "../map/read.ts";
import type { ToolWords } from "./words.ts";

/** A category that a part of the tool's name gives, and the listed name that has the same words. */
export interface PartMatch {
  readonly category: string;
  readonly listed: string;
}

interface Pattern extends PartMatch {
  readonly stems: readonly string[];
  /** A category of the caller's own has no table of words: its names are read with their synonyms, and its own name too. */
  readonly own: boolean;
}

const patterns = new WeakMap<KnownMap, readonly Pattern[]>();

/** The categories of which a listed name of several words stands in the tool's own: "kagi_lookup" in "my_kagi_lookup_v2". */
export function capabilitiesByParts(words: ToolWords, map: KnownMap): PartMatch[] {
  const name = new Set(words.name.map(({ stem }) => stem));
  const known = patternsOf(map).filter(({ stems, own }) => stems.every((stem) => name.has(stem) || (own && isMeant(stem, name))));
  return known.map(({ category, listed }) => ({ category, listed }));
}

function isMeant(stem: string, name: ReadonlySet<string>): boolean {
  return synonymsOf.get(stem)?.some((other) => name.has(other)) ?? false;
}

function patternsOf(map: KnownMap): readonly Pattern[] {
  const before = patterns.get(map);
  if (before !== undefined) return before;
  const own = map.categories.filter((category) => !Object.hasOwn(defaultCapabilities, category));
  const listed = [...map.byName].flatMap(([name, categories]) => categories.map((category) => ({ category, listed: name })));
  const made = [...own.map((category) => ({ category, listed: category })), ...listed]
    .map((match) => ({ ...match, stems: wordsOfName(match.listed).map(stemOf), own: own.includes(match.category) }))
    .filter(({ stems }) => stems.length > 1);
  patterns.set(map, made);
  return made;
}

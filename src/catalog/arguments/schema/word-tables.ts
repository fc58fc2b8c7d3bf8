import { argumentWords } from "../../../lexicon/en/arguments.ts";
import { stem } from "./stem.ts";

/** The tables of words that are looked up by stem, made once. */
function byStem(table: Readonly<Record<string, readonly string[]>>): ReadonlyMap<string, readonly string[]> {
  const made = new Map<string, readonly string[]>();
  for (const [word, others] of Object.entries(table)) {
    const key = stem(word);
    made.set(key, [...new Set([...(made.get(key) ?? []), ...others.map(stem)])]);
  }
  return made;
}

const NONE: readonly string[] = [];
const aliases = byStem(argumentWords.aliases);
const synonyms = byStem(argumentWords.synonyms);
const units = byStem(argumentWords.units);

/** Stems that stand in a message for a word of a parameter's name. */
export function aliasesOf(stemmed: string): readonly string[] {
  return aliases.get(stemmed) ?? NONE;
}

/** Stems that say the same as a word of an enum's value. */
export function synonymsOf(stemmed: string): readonly string[] {
  return synonyms.get(stemmed) ?? NONE;
}

/** What a unit measures, as stems; undefined for a word that is no unit. */
export function measuredBy(unit: string): readonly string[] | undefined {
  return units.get(unit);
}

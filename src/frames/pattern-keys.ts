import type { Language } from "../lexicon/language.ts";
import { literalsIn, type Needs, needOf } from "../text/pattern.ts";

/**
 * What each frame and guard of a language is found by, as the build packed it: then no pattern has to be read before one of its words is met.
 * Null from the sources, and for a language whose tables are others than those that were packed.
 */
export function packedKeysOf({ frames, guards, patternKeys }: Language): readonly (readonly string[])[] | null {
  if (patternKeys?.packed == null || patternKeys.frames !== frames || patternKeys.guards !== guards) return null;
  const [names = "", rows = ""] = patternKeys.packed.split("\n");
  const known = [...literalsOf({ frames, guards }).map((word) => `"${word}"`), ...names.split(" ")];
  return rows.split("|").map((row) => (row === "" ? [] : row.split(" ").map((number) => known[Number.parseInt(number, KEY_BASE)] ?? "")));
}

/** The base of the numbers that stand for words in a packed key. */
export const KEY_BASE = 36;

/** The very words that a language's patterns name, each once, in the order of their tables. */
export function literalsOf({ frames, guards }: Pick<Language, "frames" | "guards">): readonly string[] {
  const words = new Set<string>();
  for (const rows of [frames, guards]) for (const { pattern } of rows) for (const word of literalsIn(pattern)) words.add(word);
  return [...words];
}

/** Numbers the very words of a language before any of its patterns is read. */
export function numberLiterals(language: Language, needs: Needs): void {
  for (const word of literalsOf(language)) needOf(`"${word}"`, "", needs);
}

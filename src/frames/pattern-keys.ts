import type { Language } from "../lexicon/language.ts";
import { literalsIn } from "../text/pattern.ts";

/** What the patterns of a language are found by. */
export interface PatternKeys {
  /** The very words that its patterns name, to be numbered before any of them is read. */
  readonly literals: readonly string[];
  /** For each frame and guard in turn the words, as a pattern writes them, one of which it has to meet. */
  readonly rows: readonly (readonly string[])[];
}

/**
 * The keys of a language's patterns as the build packed them: then no pattern has to be read before one of its words is met. Null from the
 * sources, and for a language whose tables are others than those that were packed.
 */
export function packedKeysOf({ frames, guards, patternKeys }: Language): PatternKeys | null {
  if (patternKeys?.packed == null || patternKeys.frames !== frames || patternKeys.guards !== guards) return null;
  const [names = "", rows = ""] = patternKeys.packed.split("\n");
  const literals = literalsOf({ frames, guards });
  const known = [...literals.map((word) => `"${word}"`), ...names.split(" ")];
  const keyOf = (row: string) => (row === "" ? [] : row.split(" ").map((number) => known[Number.parseInt(number, KEY_BASE)] ?? ""));
  return { literals, rows: rows.split("|").map(keyOf) };
}

/** The base of the numbers that stand for words in a packed key. */
export const KEY_BASE = 36;

/** The very words that a language's patterns name, each once, in the order of their tables. */
export function literalsOf({ frames, guards }: Pick<Language, "frames" | "guards">): readonly string[] {
  const words = new Set<string>();
  for (const rows of [frames, guards]) for (const { pattern } of rows) for (const word of literalsIn(pattern)) words.add(word);
  return [...words];
}

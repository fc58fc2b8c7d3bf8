import { distance } from "fastest-levenshtein";
import type { Token } from "../text/tokens.ts";
import type { CompiledLexicon } from "./lexicon.ts";
import { isSwapped } from "./typo.ts";

/** A task noun with a slip in it: "remidner". */
export function misspeltNoun(
  tokens: readonly Token[],
  at: number,
  lexicon: CompiledLexicon,
): { value: "singular" | "plural"; from: number; to: number } | null {
  const word = tokens[at]?.text ?? "";
  if (word.length < 4 || word.length > 12) return null;
  const swapped = lexicon.swappable.find(([noun]) => isSwapped(word, noun));
  if (swapped !== undefined) return { value: swapped[1], from: at, to: at + 1 };
  if (word.length < 6) return null;
  const near = (noun: string): boolean =>
    noun.charCodeAt(0) === word.charCodeAt(0) &&
    Math.abs(noun.length - word.length) <= 1 &&
    distance(noun, word) <= (noun.length >= 8 ? 2 : 1);
  const value = word.endsWith("s")
    ? lexicon.long.plural.some(near)
      ? "plural"
      : null
    : lexicon.long.singular.some(near)
      ? "singular"
      : null;
  return value === null ? null : { value, from: at, to: at + 1 };
}

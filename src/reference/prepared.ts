import { normalize } from "../text/normalize.ts";
import { writtenOut } from "../text/shorthand.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import type { CompiledLexicon } from "./lexicon.ts";
import { stem } from "./stem.ts";

/** How much a word says about which task is meant. */
export type Weight = "stop" | "weak" | "strong";

/** A text as its words: a title, or what names one. */
export interface PreparedText {
  /** The words joined by blanks: equal keys are equal texts. */
  readonly key: string;
  readonly words: readonly PreparedWord[];
  readonly strong: readonly PreparedWord[];
}

export interface PreparedWord {
  readonly text: string;
  readonly stem: string;
  readonly weight: Weight;
  readonly isNumber: boolean;
}

// A title of ten thousand letters is compared by its beginning.
const LONGEST_TEXT = 1000;
const MOST_WORDS = 64;

/** `known`: words that were prepared before; most titles of a long list share theirs. */
export function prepareText(text: string, lexicon: CompiledLexicon, known?: Map<string, PreparedWord>): PreparedText {
  return prepareTokens(writtenOut(tokenize(normalize(text.slice(0, LONGEST_TEXT))), lexicon.shorthand), lexicon, known);
}

export function prepareTokens(tokens: readonly Token[], lexicon: CompiledLexicon, known?: Map<string, PreparedWord>): PreparedText {
  const spoken = tokens.filter((token) => token.kind !== "mark" || isSymbol(token.text)).slice(0, MOST_WORDS);
  const words = promote(spoken.map((token) => known?.get(token.text) ?? prepareWord(token, lexicon, known)));
  return { key: words.map((word) => word.text).join(" "), words, strong: words.filter((word) => word.weight === "strong") };
}

function prepareWord({ text, kind }: Token, lexicon: CompiledLexicon, known?: Map<string, PreparedWord>): PreparedWord {
  const weight = lexicon.stop.has(text) ? "stop" : lexicon.weak.has(text) ? "weak" : "strong";
  const word: PreparedWord = { text, stem: kind === "word" ? stem(text, lexicon) : text, weight, isNumber: /^\d/.test(text) };
  known?.set(text, word);
  return word;
}

/** Where no word is strong, the next weaker ones have to do: "To be or not to be" is a title too. */
function promote(words: readonly PreparedWord[]): readonly PreparedWord[] {
  if (words.some((word) => word.weight === "strong")) return words;
  const best = words.some((word) => word.weight === "weak") ? "weak" : "stop";
  return words.map((word) => (word.weight === best ? { ...word, weight: "strong" } : word));
}

/** Emoji and signs of other scripts name a task; punctuation does not. */
function isSymbol(mark: string): boolean {
  return mark.length > 1 || /[^\p{P}\p{Z}\p{C}$+<=>^`|~]/u.test(mark);
}

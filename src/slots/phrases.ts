import { type Token, tokenize } from "../text/tokens.ts";

/** Phrases of a table by their first word, the longest first. */
export type Phrases<Value> = ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly value: Value }[]>;

export interface PhraseMatch<Value> {
  readonly value: Value;
  /** Index of the first token, and of the one behind the last. */
  readonly from: number;
  readonly to: number;
}

/** Compiles rows of phrases. Where two rows hold the same phrase, the first counts. */
export function compilePhrases<Value>(rows: Iterable<readonly [phrase: string, value: Value]>): Phrases<Value> {
  const phrases = new Map<string, { words: readonly string[]; value: Value }[]>();
  for (const [phrase, value] of rows) {
    const words = tokenize(phrase).map((token) => token.text);
    const first = words[0];
    if (first === undefined) continue;
    const row = phrases.get(first);
    if (row === undefined) phrases.set(first, [{ words, value }]);
    else row.push({ words, value });
  }
  for (const row of phrases.values()) row.sort((one, other) => other.words.length - one.words.length);
  return phrases;
}

/** Phrases without a value of their own. */
export function compileWords(list: readonly string[]): Phrases<true> {
  return compilePhrases(list.map((phrase) => [phrase, true] as const));
}

/** The longest phrase that begins at a token. */
export function phraseAt<Value>(
  tokens: readonly Token[],
  at: number,
  phrases: Phrases<Value>,
  end = tokens.length,
): PhraseMatch<Value> | null {
  const first = tokens[at];
  if (first === undefined || at >= end) return null;
  const row = phrases.get(first.text);
  if (row === undefined) return null;
  for (const { words, value } of row) {
    if (at + words.length <= end && words.every((word, offset) => tokens[at + offset]?.text === word))
      return { value, from: at, to: at + words.length };
  }
  return null;
}

/** The longest phrase that ends right before a token. */
export function phraseBefore<Value>(tokens: readonly Token[], to: number, phrases: Phrases<Value>, longest = 5): PhraseMatch<Value> | null {
  for (let from = Math.max(0, to - longest); from < to; from++) {
    const match = phraseAt(tokens, from, phrases, to);
    if (match !== null && match.to === to) return match;
  }
  return null;
}

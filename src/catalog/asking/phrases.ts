import type { AskingWord } from "./words.ts";

/** Phrases by their first word, the longest first. */
export type Phrases<Value> = ReadonlyMap<string, readonly { readonly words: readonly string[]; readonly value: Value }[]>;

/** Files phrases so that a look-up costs no more than those that begin with the word; with an apostrophe they are filed without it too. */
export function phrasesOf<Value>(rows: readonly (readonly [phrase: string, value: Value])[]): Phrases<Value> {
  const filed = new Map<string, { words: readonly string[]; value: Value }[]>();
  for (const [phrase, value] of rows) {
    for (const text of new Set([phrase, phrase.replaceAll("'", "")])) {
      // "i'll" without its mark is another word.
      if (text !== phrase && OTHER_WORDS.test(text)) continue;
      const words = text.split(" ");
      const row = filed.get(words[0] ?? "");
      if (row === undefined) filed.set(words[0] ?? "", [{ words, value }]);
      else row.push({ words, value });
    }
  }
  for (const row of filed.values()) row.sort((one, other) => other.words.length - one.words.length);
  return filed;
}

const OTHER_WORDS = /^(?:ill|well|hell|shell|lets|shed|wed|were|its)(?: |$)/;

/** The longest phrase that begins at a word, of those that may stand there. A sentence does not end inside it. */
export function phraseAt<Value>(
  words: readonly AskingWord[],
  at: number,
  phrases: Phrases<Value>,
  holds: (value: Value) => boolean = () => true,
): { readonly length: number; readonly value: Value } | null {
  for (const { words: wanted, value } of phrases.get(words[at]?.text ?? "") ?? []) {
    if (!holds(value)) continue;
    if (wanted.every((word, place) => words[at + place]?.text === word && (place === 0 || words[at + place]?.parted === "no")))
      return { length: wanted.length, value };
  }
  return null;
}

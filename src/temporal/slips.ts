import type { TemporalSlips } from "../lexicon/en/temporal-slips.ts";

/** Words that are known when they are typed wrong, by their first letter, which is always right. */
export interface SlipTable<Meaning> {
  readonly byFirst: ReadonlyMap<number, readonly { readonly word: string; readonly meaning: Meaning }[]>;
  readonly realWords: ReadonlySet<string>;
  /** For each letter those whose keys touch its own. */
  readonly beside: ReadonlyMap<string, string>;
}

const SHORTEST = 4;
const LONGEST = 12;
const VOWELS = "aeiou";

export function compileSlips<Meaning>(slips: TemporalSlips, meaningOf: (word: string) => Meaning | undefined): SlipTable<Meaning> {
  const byFirst = new Map<number, { readonly word: string; readonly meaning: Meaning }[]>();
  for (const word of slips.words) {
    const meaning = meaningOf(word);
    const first = word.charCodeAt(0);
    if (meaning !== undefined) byFirst.set(first, [...(byFirst.get(first) ?? []), { word, meaning }]);
  }
  const letters = slips.keyboard.flatMap((row) => [...row]);
  return {
    byFirst,
    realWords: new Set(slips.realWords),
    beside: new Map(letters.map((letter) => [letter, neighbours(letter, slips.keyboard)])),
  };
}

/** What a word means that is one stroke away from a known one ("tuseday", "wednesdy", "tomorroe"); null where none is. */
export function meaningOfSlip<Meaning>(typed: string, { byFirst, realWords, beside }: SlipTable<Meaning>): Meaning | null {
  if (typed.length < SHORTEST || typed.length > LONGEST) return null;
  const known = byFirst.get(typed.charCodeAt(0))?.find(({ word }) => isSlip(typed, word, beside));
  return known === undefined || realWords.has(typed) ? null : known.meaning;
}

/** One letter left out, added, swapped with the next, or struck beside its key; the second is right, left out or swapped. */
function isSlip(typed: string, word: string, beside: ReadonlyMap<string, string>): boolean {
  const longer = typed.length - word.length;
  if (longer < -1 || longer > 1) return false;
  let at = 1;
  while (at < word.length && typed.charCodeAt(at) === word.charCodeAt(at)) at++;
  const later = at > 1;
  if (longer < 0) return typed.slice(at) === word.slice(at + 1);
  if (longer > 0) return later && typed.slice(at + 1) === word.slice(at) && isUsual(typed.charAt(at), word, at, beside);
  if (at >= word.length - 1) return later && at === word.length - 1 && isUsual(typed.charAt(at), word, at, beside);
  if (typed.slice(at + 1) === word.slice(at + 1)) return later && isUsual(typed.charAt(at), word, at, beside);
  const swapped = typed.charCodeAt(at) === word.charCodeAt(at + 1) && typed.charCodeAt(at + 1) === word.charCodeAt(at);
  return swapped && typed.slice(at + 2) === word.slice(at + 2);
}

/** A wrong letter is a vowel, a letter of the word itself, or lies beside the right key. */
function isUsual(letter: string, word: string, at: number, beside: ReadonlyMap<string, string>): boolean {
  if (VOWELS.includes(letter) || word.includes(letter)) return true;
  const near = beside.get(letter) ?? "";
  return near.includes(word.charAt(at - 1)) || (at < word.length && near.includes(word.charAt(at)));
}

function neighbours(letter: string, keyboard: readonly string[]): string {
  const row = keyboard.findIndex((keys) => keys.includes(letter));
  const column = keyboard[row]?.indexOf(letter) ?? 0;
  const rows = keyboard.slice(Math.max(0, row - 1), row + 2);
  return rows.map((keys) => keys.slice(Math.max(0, column - 1), column + 2)).join("");
}

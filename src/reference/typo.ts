import { distance } from "fastest-levenshtein";

/** Words shorter than this are never taken for misspelt. */
const SHORTEST_TYPO = 4;
const TWO_TYPOS = 8;
const SAME_START = 6;
const LONGEST_TYPO = 32;

/** How many letters may be wrong in a word of that length. */
export function allowedTypos(length: number): number {
  return length < SHORTEST_TYPO || length > LONGEST_TYPO ? 0 : length < TWO_TYPOS ? 1 : 2;
}

/** Whether one word may be the other, misspelt. Two neighbours that changed places are one mistake. */
export function isTypo(word: string, other: string): boolean {
  const allowed = allowedTypos(Math.min(word.length, other.length));
  if (allowed === 0 || Math.abs(word.length - other.length) > allowed) return false;
  // Short words with another first letter are other words ("milk", "silk").
  if (word.charCodeAt(0) !== other.charCodeAt(0) && Math.min(word.length, other.length) < SAME_START) return isSwapped(word, other);
  // A misspelt word nearly always keeps its first or its last letter; the rest need not be compared.
  if (word.charCodeAt(0) !== other.charCodeAt(0) && word.charCodeAt(word.length - 1) !== other.charCodeAt(other.length - 1)) return false;
  return distance(word, other) <= allowed || isSwapped(word, other);
}

/** Whether two neighbouring letters changed places. */
export function isSwapped(word: string, other: string): boolean {
  if (word.length !== other.length || word === other) return false;
  let at = 0;
  while (at < word.length && word.charCodeAt(at) === other.charCodeAt(at)) at++;
  return word.charAt(at) === other.charAt(at + 1) && word.charAt(at + 1) === other.charAt(at) && word.slice(at + 2) === other.slice(at + 2);
}

const SHORTEST_ABBREVIATION = 3;
const LONGEST_ABBREVIATION = 5;
const LEFT_OUT = 3;

/** "appt" for "appointment", "bday" for "birthday": a word without the letters of its middle; what is kept has no vowel, or is the ending. */
export function isShortened(word: string, other: string): boolean {
  if (word.length < SHORTEST_ABBREVIATION || word.length > LONGEST_ABBREVIATION || other.length < word.length + LEFT_OUT) return false;
  if (word.charCodeAt(0) !== other.charCodeAt(0) || word.at(-1) !== other.at(-1)) return false;
  if (/[aeiou]/.test(word.slice(1, -1))) return word.length > SHORTEST_ABBREVIATION && other.endsWith(word.slice(1));
  let at = 0;
  for (const letter of other) if (letter === word.charAt(at)) at++;
  return at === word.length;
}

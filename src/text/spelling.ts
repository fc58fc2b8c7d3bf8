/** Words that may be misspelt, by the hashes of what is left of each when one letter is taken out: no text is made for a look-up. */
export interface SpellingTable {
  /** By the hash of the whole word. */
  readonly byHash: ReadonlyMap<number, readonly string[]>;
  readonly byRest: ReadonlyMap<number, readonly string[]>;
  /** Words that exist and are never read as a misspelling of another. */
  readonly isReal: (word: string) => boolean;
}

/** In a word of four letters only a swap is certain enough: "taks", but not "mask". */
const SHORTEST = 4;
const LONGEST = 17;

/** Files words by their misspellings, so that a look-up costs no more than the letters that were typed. */
export function compileSpelling(words: Iterable<string>, isReal: (word: string) => boolean): SpellingTable {
  const byHash = new Map<number, string[]>();
  const byRest = new Map<number, string[]>();
  for (const word of new Set(words)) {
    if (word.length < SHORTEST || word.length >= LONGEST) continue;
    file(byHash, hashOf(word), word);
    for (const rest of restsOf(word)) file(byRest, rest, word);
  }
  return { byHash, byRest, isReal };
}

function file(table: Map<number, string[]>, hash: number, word: string): void {
  const row = table.get(hash);
  if (row === undefined) table.set(hash, [word]);
  else if (!row.includes(word)) row.push(word);
}

const NO_WORDS: readonly string[] = [];

/** Whether a word is long enough for its slips to tell anything, and no longer than any word of the table may be. */
export function mayBeMisspelt({ length }: string): boolean {
  return length >= SHORTEST && length <= LONGEST;
}

/** The words that are one slip away from what was typed: two letters swapped, or one too few, too many or wrong. */
export function misspelt(typed: string, { byHash, byRest, isReal }: SpellingTable): readonly string[] {
  if (!mayBeMisspelt(typed)) return NO_WORDS;
  const near: string[] = [];
  for (const word of byRest.get(hashOf(typed)) ?? NO_WORDS) if (word.length > SHORTEST && isOneMore(word, typed)) near.push(word);
  for (const rest of restsOf(typed)) {
    for (const word of byHash.get(rest) ?? NO_WORDS) if (word.length > SHORTEST && isOneMore(typed, word)) near.push(word);
    for (const word of byRest.get(rest) ?? NO_WORDS)
      if (isSwap(typed, word) || (word.length > SHORTEST && isOneWrong(typed, word))) near.push(word);
  }
  if (near.length === 0 || isReal(typed)) return NO_WORDS;
  return near.length < 2 ? near : [...new Set(near)];
}

/** Any odd number: hashes that agree by chance only cost a comparison. */
const BASE = 1_000_003;

function hashOf(word: string): number {
  let hash = 0;
  for (let at = 0; at < word.length; at++) hash = (Math.imul(hash, BASE) + word.charCodeAt(at)) | 0;
  return hash;
}

/** The hashes of a word without one of its letters, each only once. */
function restsOf(word: string): number[] {
  const rests: number[] = [];
  // What the letters before and behind the one that is out add to the hash.
  let before = 0;
  for (let at = 0; at < word.length; at++) {
    const code = word.charCodeAt(at);
    if (at === 0 || code !== word.charCodeAt(at - 1)) {
      let hash = before;
      for (let behind = at + 1; behind < word.length; behind++) hash = (Math.imul(hash, BASE) + word.charCodeAt(behind)) | 0;
      rests.push(hash);
    }
    before = (Math.imul(before, BASE) + code) | 0;
  }
  return rests;
}

/** Whether a word is another with one letter more. */
function isOneMore(longer: string, shorter: string): boolean {
  if (longer.length !== shorter.length + 1) return false;
  const at = firstDifference(longer, shorter);
  return longer.slice(at + 1) === shorter.slice(at);
}

/** Whether two words differ by one pair of neighbouring letters that changed places. */
function isSwap(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = firstDifference(one, other);
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

/** Whether two words differ in one letter. */
function isOneWrong(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  const at = firstDifference(one, other);
  return one.slice(at + 1) === other.slice(at + 1);
}

function firstDifference(one: string, other: string): number {
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return at;
}

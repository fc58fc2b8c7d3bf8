/** Words that may be misspelt, by what is left of each when one letter is taken out. */
export interface SpellingTable {
  readonly words: ReadonlySet<string>;
  readonly byRest: ReadonlyMap<string, readonly string[]>;
  /** Words that exist and are never read as a misspelling of another. */
  readonly realWords: ReadonlySet<string>;
}

/** In a word of four letters only a swap is certain enough: "taks", but not "mask". */
const SHORTEST = 4;
const LONGEST = 17;

/** Files words by their misspellings, so that a look-up costs no more than the letters that were typed. */
export function compileSpelling(words: Iterable<string>, realWords: ReadonlySet<string>): SpellingTable {
  const kept = new Set<string>();
  const byRest = new Map<string, string[]>();
  for (const word of words) {
    if (word.length < SHORTEST || word.length >= LONGEST || kept.has(word)) continue;
    kept.add(word);
    for (const rest of restsOf(word)) {
      const row = byRest.get(rest);
      if (row === undefined) byRest.set(rest, [word]);
      else row.push(word);
    }
  }
  return { words: kept, byRest, realWords };
}

const NO_WORDS: readonly string[] = [];

/** The words that are one slip away from what was typed: two letters swapped, or one too few, too many or wrong. */
export function misspelt(typed: string, table: SpellingTable): readonly string[] {
  if (typed.length < SHORTEST || typed.length > LONGEST || table.realWords.has(typed)) return NO_WORDS;
  const near: string[] = [];
  for (const word of table.byRest.get(typed) ?? NO_WORDS) if (word.length > SHORTEST) near.push(word);
  for (const rest of restsOf(typed)) {
    if (rest.length > SHORTEST && table.words.has(rest)) near.push(rest);
    for (const word of table.byRest.get(rest) ?? NO_WORDS) {
      if (isSwap(typed, word) || (word.length > SHORTEST && isOneWrong(typed, word))) near.push(word);
    }
  }
  return near.length < 2 ? near : [...new Set(near)];
}

/** A word without one of its letters, each only once. */
function restsOf(word: string): string[] {
  const rests: string[] = [];
  for (let at = 0; at < word.length; at++) {
    if (at === 0 || word[at] !== word[at - 1]) rests.push(word.slice(0, at) + word.slice(at + 1));
  }
  return rests;
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

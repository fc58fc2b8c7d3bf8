import type { PreparedText, PreparedWord } from "./prepared.ts";
import { nearKeys, SHORT, type WordTables } from "./tables.ts";
import { allowedTypos, isTypo } from "./typo.ts";
import type { Query } from "./types.ts";

// A word that stands in more titles than this does not narrow anything; looking at more would take too long.
const MOST = 2000;

/** The tasks whose titles are worth comparing: all of a short list, else those that share the rarest words. */
export function candidateTitles(query: Query, mention: PreparedText, misspelt: boolean): readonly number[] {
  const { tables, pool } = query;
  if (tables === null) return [];
  if (tables.words === null || pool.length <= SHORT) return pool;
  const rows: (readonly number[])[] = [];
  for (const word of mention.strong) {
    const row = tables.words.byStem.get(word.stem);
    if (row !== undefined) rows.push(row);
    if (row === undefined || misspelt) rows.push(...nearRows(word, tables.words));
  }
  // A title that has all the words has the rarest; two more rows are for those that miss one.
  rows.sort((one, other) => one.length - other.length);
  const found = new Set<number>();
  for (const row of rows) {
    if (found.size > 0 && found.size + row.length > MOST) break;
    for (const index of row) {
      found.add(index);
      if (found.size >= MOST) break;
    }
  }
  const whole = pool.length === tables.tasks.length;
  const inPool = whole ? null : new Set(pool);
  return [...found].filter((index) => inPool === null || inPool.has(index)).sort((one, other) => one - other);
}

function nearRows(word: PreparedWord, words: WordTables): (readonly number[])[] {
  const allowed = allowedTypos(word.text.length);
  if (allowed === 0 || word.isNumber) return [];
  const rows = new Map<string, readonly number[]>();
  for (let length = word.text.length - allowed; length <= word.text.length + allowed; length++) {
    for (const key of nearKeys(word.text, length)) {
      for (const other of words.near.get(key) ?? []) {
        if (!rows.has(other.stem) && isTypo(word.text, other.text)) rows.set(other.stem, words.byStem.get(other.stem) ?? []);
      }
    }
  }
  return [...rows.values()];
}

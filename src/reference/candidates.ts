import type { PreparedText, PreparedWord } from "./prepared.ts";
import { nearKeys, SHORT, type WordTables } from "./tables.ts";
import type { Query } from "./types.ts";
import { allowedTypos, isTypo } from "./typo.ts";

/** The titles that may hold one word, each row in ascending order. */
type Rows = readonly (readonly number[])[];

// Titles that miss a word are a last resort; more of them than this would only make a longer question.
const MOST_PARTIAL = 200;

/**
 * The tasks whose titles are worth comparing: all of a short list, else those that have every word of the mention, else some that share its rarest words.
 * At most `most` of them.
 */
export function candidateTitles(query: Pick<Query, "tables" | "pool">, mention: PreparedText, most: number): readonly number[] {
  const { tables, pool } = query;
  if (tables === null) return [];
  const { words } = tables;
  if (words === null || pool.length <= SHORT) return pool;
  const inPool = pool.length === tables.tasks.length ? null : new Set(pool);
  const exact = mention.strong.map((word) => rowsOf(word, words, false));
  const whole = inAll(exact, most, inPool);
  if (whole.length > 0) return whole;
  const near = mention.strong.map((word) => rowsOf(word, words, true));
  const misspelt = inAll(near, most, inPool);
  return misspelt.length > 0 ? misspelt : inAny(near, inPool);
}

/** Titles that have every word: those of the rarest word that stand in a row of each other word too. */
function inAll(words: readonly Rows[], most: number, inPool: ReadonlySet<number> | null): number[] {
  const [rarest, ...others] = [...words].sort((one, other) => sizeOf(one) - sizeOf(other));
  const found: number[] = [];
  for (const row of rarest ?? []) {
    for (const index of row) {
      if (found.length >= most) break;
      if ((inPool === null || inPool.has(index)) && others.every((rows) => rows.some((other) => holds(other, index)))) found.push(index);
    }
  }
  return [...new Set(found)].sort((one, other) => one - other);
}

function inAny(words: readonly Rows[], inPool: ReadonlySet<number> | null): number[] {
  const found = new Set<number>();
  for (const rows of [...words].sort((one, other) => sizeOf(one) - sizeOf(other))) {
    for (const row of rows) {
      for (const index of row) {
        if (found.size >= MOST_PARTIAL) break;
        if (inPool === null || inPool.has(index)) found.add(index);
      }
    }
  }
  return [...found].sort((one, other) => one - other);
}

/** The rows of a word; those of words that it may be misspelt for come with it where asked for or where it stands nowhere itself. */
function rowsOf(word: PreparedWord, words: WordTables, misspelt: boolean): Rows {
  const row = words.byStem.get(word.stem);
  if (row !== undefined && !misspelt) return [row];
  const allowed = word.isNumber ? 0 : allowedTypos(word.text.length);
  if (allowed === 0) return row === undefined ? [] : [row];
  const rows = new Map<string, readonly number[]>();
  if (row !== undefined) rows.set(word.stem, row);
  for (let length = word.text.length - allowed; length <= word.text.length + allowed; length++) {
    for (const key of nearKeys(word.text, length)) {
      for (const other of words.near.get(key) ?? []) {
        if (!rows.has(other.stem) && isTypo(word.text, other.text)) rows.set(other.stem, words.byStem.get(other.stem) ?? []);
      }
    }
  }
  return [...rows.values()];
}

function sizeOf(rows: Rows): number {
  return rows.reduce((size, row) => size + row.length, 0);
}

/** Whether an ascending row has a number. */
function holds(row: readonly number[], index: number): boolean {
  let low = 0;
  let high = row.length - 1;
  while (low <= high) {
    const middle = (low + high) >> 1;
    const at = row[middle] ?? 0;
    if (at === index) return true;
    if (at < index) low = middle + 1;
    else high = middle - 1;
  }
  return false;
}

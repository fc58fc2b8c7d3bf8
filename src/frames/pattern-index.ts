import type { Pattern } from "../text/pattern.ts";
import { occurs, type Presence } from "../text/presence.ts";

interface Row {
  readonly pattern: Pattern;
}

/** The rows by one of their groups of needs: for each class and word those whose group it belongs to, a bit for a row. */
interface Column {
  readonly byNeed: readonly (Int32Array | undefined)[];
  /** The rows that have no such group. */
  readonly always: Int32Array;
}

/** Rows of a table by what each needs, so that nearly all that cannot match are passed over without being looked at. */
export interface PatternIndex<Entry extends Row> {
  readonly rows: readonly Entry[];
  readonly columns: readonly Column[];
}

const BITS = 32;
/** How many groups of a row are filed; with three, one in ten of the rows that are left does not match. */
const COLUMNS = 3;

/** Files each row under the rarest groups of what it needs. */
export function indexPatterns<Entry extends Row>(rows: readonly Entry[]): PatternIndex<Entry> {
  return { rows, columns: Array.from({ length: COLUMNS }, (_, column) => columnOf(rows, column)) };
}

function columnOf(rows: readonly Row[], column: number): Column {
  const size = Math.ceil(rows.length / BITS);
  const byNeed: (Int32Array | undefined)[] = [];
  const always = new Int32Array(size);
  rows.forEach(({ pattern }, row) => {
    const group = pattern.needs[column];
    if (group === undefined) mark(always, row);
    for (const need of group ?? []) {
      byNeed[need] ??= new Int32Array(size);
      mark(byNeed[need], row);
    }
  });
  return { byNeed: Array.from(byNeed), always };
}

function mark(set: Int32Array, row: number): void {
  set[Math.floor(row / BITS)] = (set[Math.floor(row / BITS)] ?? 0) | (1 << (row % BITS));
}

/** The rows that may match where some classes and words are present, in the order of their table. */
export function rowsFor<Entry extends Row>({ rows, columns }: PatternIndex<Entry>, presence: Presence): Entry[] {
  const size = Math.ceil(rows.length / BITS);
  if (hits.length < size) [hits, held] = [new Int32Array(size), new Int32Array(size)];
  hits.fill(-1, 0, size);
  for (const column of columns) keepRowsOf(column, presence.needs);
  const found: Entry[] = [];
  for (let word = 0; word < size; word++) {
    for (let left = hits[word] ?? 0; left !== 0; left &= left - 1) {
      const row = rows[word * BITS + BITS - 1 - Math.clz32(left & -left)];
      if (row !== undefined && holdsAll(row.pattern.needs, presence)) found.push(row);
    }
  }
  return found;
}

// Reused from search to search and filled before each: nothing is kept between calls.
let hits = new Int32Array(0);
let held = new Int32Array(0);

function keepRowsOf({ byNeed, always }: Column, needs: readonly number[]): void {
  held.set(always);
  const size = always.length;
  for (const need of needs) {
    const set = byNeed[need];
    if (set !== undefined) for (let word = 0; word < size; word++) held[word] = (held[word] ?? 0) | (set[word] ?? 0);
  }
  for (let word = 0; word < size; word++) hits[word] = (hits[word] ?? 0) & (held[word] ?? 0);
}

function holdsAll(groups: readonly (readonly number[])[], presence: Presence): boolean {
  // The first groups are what the row was found by.
  for (let at = COLUMNS; at < groups.length; at++) if (!holdsOne(groups[at] ?? [], presence)) return false;
  return true;
}

function holdsOne(group: readonly number[], presence: Presence): boolean {
  for (let at = 0; at < group.length; at++) if (occurs(presence, group[at])) return true;
  return false;
}

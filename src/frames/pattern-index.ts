import { addBit, type BitSet, emptyBitSet, hasBit } from "../text/bit-set.ts";
import { needsOf, type Pattern } from "../text/pattern.ts";
import type { Presence } from "../text/presence.ts";

interface Row {
  readonly pattern: Pattern;
}

/** Rows of a table by what each needs, so that nearly all that cannot match are passed over without being looked at. */
export interface PatternIndex<Entry extends Row> {
  readonly rows: readonly Entry[];
  /** For each class and word the rows whose key it belongs to. */
  readonly byNeed: readonly (readonly number[] | undefined)[];
  /** The rows that need nothing. */
  readonly always: BitSet;
}

const BITS = 32;

/** Files each row under its key. */
export function indexPatterns<Entry extends Row>(rows: readonly Entry[]): PatternIndex<Entry> {
  const byNeed: (number[] | undefined)[] = [];
  const always = emptyBitSet(rows.length);
  rows.forEach(({ pattern: { key } }, row) => {
    if (key === null) addBit(always, row);
    for (const need of key ?? []) {
      byNeed[need] ??= [];
      byNeed[need].push(row);
    }
  });
  return { rows, byNeed: Array.from(byNeed), always };
}

/** The rows that may match where some classes and words are present, in the order of their table. */
export function rowsFor<Entry extends Row>(index: PatternIndex<Entry>, presence: Presence): Entry[] {
  const hits = index.always.slice();
  for (const need of presence.needs) {
    const filed = index.byNeed[need];
    if (filed !== undefined) for (const row of filed) addBit(hits, row);
  }
  const found: Entry[] = [];
  for (let word = 0; word < hits.length; word++) {
    for (let left = hits[word] ?? 0; left !== 0; left &= left - 1) {
      const at = word * BITS + BITS - 1 - Math.clz32(left & -left);
      const row = index.rows[at];
      if (row !== undefined && holdsAll(needsOf(row.pattern).groups, presence.bits)) found.push(row);
    }
  }
  return found;
}

/** Whether of each group something is present. */
function holdsAll(groups: readonly (readonly number[])[], bits: BitSet): boolean {
  for (const group of groups) {
    let at = 0;
    while (at < group.length && !hasBit(bits, group[at] ?? 0)) at++;
    if (at === group.length) return false;
  }
  return true;
}

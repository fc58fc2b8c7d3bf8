import { addBit, type BitSet, emptyBitSet, hasBit } from "../text/bit-set.ts";
import type { Pattern } from "../text/pattern.ts";
import type { Presence } from "../text/presence.ts";

interface Row {
  readonly pattern: Pattern;
}

/** Rows of a table by what each needs, so that nearly all that cannot match are passed over without being looked at. */
export interface PatternIndex<Entry extends Row> {
  readonly rows: readonly Entry[];
  /** For each class and word the rows whose rarest group it belongs to. */
  readonly byNeed: readonly (readonly number[] | undefined)[];
  /** The rows that need nothing. */
  readonly always: BitSet;
  /** The other groups of all rows, each behind its size; behind the last group of a row stands 0. */
  readonly groups: Int32Array;
  /** Where those of each row begin. */
  readonly begins: readonly number[];
}

const BITS = 32;

/** Files each row under the rarest group of what it needs. */
export function indexPatterns<Entry extends Row>(rows: readonly Entry[]): PatternIndex<Entry> {
  const byNeed: (number[] | undefined)[] = [];
  const always = emptyBitSet(rows.length);
  const groups: number[] = [];
  const begins: number[] = [];
  rows.forEach(({ pattern: { needs } }, row) => {
    const [rarest, ...others] = needs;
    if (rarest === undefined) addBit(always, row);
    for (const need of rarest ?? []) {
      byNeed[need] ??= [];
      byNeed[need].push(row);
    }
    begins.push(groups.length);
    for (const group of others) groups.push(group.length, ...group);
    groups.push(0);
  });
  return { rows, byNeed: Array.from(byNeed), always, groups: Int32Array.from(groups), begins };
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
      if (row !== undefined && holdsAll(index.groups, index.begins[at] ?? 0, presence.bits)) found.push(row);
    }
  }
  return found;
}

/** Whether of each group, from a place on, something is present. */
function holdsAll(groups: Int32Array, from: number, bits: BitSet): boolean {
  let at = from;
  for (let size = groups[at++] ?? 0; size > 0; size = groups[at++] ?? 0) {
    const end = at + size;
    while (at < end && !hasBit(bits, groups[at] ?? 0)) at++;
    if (at === end) return false;
    at = end;
  }
  return true;
}

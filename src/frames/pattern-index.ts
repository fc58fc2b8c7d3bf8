import type { WordTable } from "../text/lattice.ts";
import type { Pattern } from "../text/pattern.ts";

interface Row {
  readonly pattern: Pattern;
}

interface Numbered<Entry> {
  readonly order: number;
  readonly row: Entry;
}

/** Rows of a table by something that a sentence must hold for the row to match; those that need nothing apart. */
export interface PatternIndex<Entry extends Row> {
  readonly byNeed: ReadonlyMap<number | string, readonly Numbered<Entry>[]>;
  readonly always: readonly Numbered<Entry>[];
}

/** Files each row under the rarest of the things that it needs: the very word, or the class of the fewest phrases. */
export function indexPatterns<Entry extends Row>(rows: readonly Entry[], words: WordTable): PatternIndex<Entry> {
  const sizes = new Map<number, number>();
  for (const phrases of words.phrases.values()) for (const { word } of phrases) sizes.set(word, (sizes.get(word) ?? 0) + 1);
  const sizeOf = (need: number | string) => (typeof need === "string" ? 0 : (sizes.get(need) ?? 0));
  const sizeOfGroup = (group: readonly (number | string)[]) => group.reduce<number>((sum, need) => sum + 1 + sizeOf(need), 0);
  const byNeed = new Map<number | string, Numbered<Entry>[]>();
  const always: Numbered<Entry>[] = [];
  rows.forEach((row, order) => {
    const groups = [...row.pattern.required.map((need) => [need]), ...row.pattern.requiredAny];
    const [rarest] = groups.sort((one, other) => sizeOfGroup(one) - sizeOfGroup(other));
    if (rarest === undefined) always.push({ order, row });
    for (const need of new Set(rarest)) byNeed.set(need, [...(byNeed.get(need) ?? []), { order, row }]);
  });
  return { byNeed, always };
}

/** The rows that may match where these classes and words are present, in the order of their table. */
export function rowsFor<Entry extends Row>({ byNeed, always }: PatternIndex<Entry>, present: Iterable<number | string>): Entry[] {
  const found = [...always];
  for (const need of present) {
    const rows = byNeed.get(need);
    if (rows !== undefined) found.push(...rows);
  }
  found.sort((one, other) => one.order - other.order);
  return found.filter((entry, at) => entry.order !== found[at - 1]?.order).map(({ row }) => row);
}

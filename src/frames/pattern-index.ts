import type { Pattern } from "../text/pattern.ts";

/** Rows of a table with what each needs, the rarest first, so that most rows are passed over at a glance. */
export interface PatternIndex<Row extends { readonly pattern: Pattern }> {
  readonly rows: readonly Row[];
  /** For each row the place in `needs` where the next begins, then its groups: how many, and which. */
  readonly needs: Int32Array;
}

/** Files the needs of each row. */
export function indexPatterns<Row extends { readonly pattern: Pattern }>(rows: readonly Row[]): PatternIndex<Row> {
  const needs: number[] = [];
  for (const { pattern } of rows) {
    const filed = pattern.needs.flatMap((group) => [group.length, ...group]);
    needs.push(needs.length + 1 + filed.length, ...filed);
  }
  return { rows, needs: Int32Array.from(needs) };
}

/** The rows that may match where these classes and words are present, in the order of their table. */
export function rowsFor<Row extends { readonly pattern: Pattern }>({ rows, needs }: PatternIndex<Row>, present: Uint8Array): Row[] {
  const found: Row[] = [];
  let at = 0;
  for (const row of rows) {
    const next = needs[at++] ?? 0;
    let holds = true;
    while (holds && at < next) {
      const end = at + 1 + (needs[at] ?? 0);
      holds = false;
      for (let place = at + 1; place < end; place++) {
        if (present[needs[place] ?? -1] === 1) {
          holds = true;
          break;
        }
      }
      at = end;
    }
    if (holds) found.push(row);
    at = next;
  }
  return found;
}

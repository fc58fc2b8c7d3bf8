import type { Query } from "./query.ts";
import type { ToolIndex } from "./tool-index.ts";

/** Which words of a message a stem of a catalogue stands for. */
interface Relation {
  /** The word that it is itself; -1 for none. */
  very: number;
  /** Those that it is a synonym of. */
  readonly near: number[];
}

/** What a message says of the stems of a catalogue, by their numbers: tools are compared with it without a look-up of texts. */
export interface Marks {
  /** How much of each stem is said, from 0 to 1. */
  readonly shares: Float64Array;
  /** Where its relation stands among `rows`, counted from 1; 0 for none. */
  readonly relations: Uint16Array;
  readonly rows: readonly Relation[];
  /** For the tool at hand: in which field each word of the message stands, and in which one near it. */
  readonly veryFields: number[];
  readonly nearFields: number[];
}

/** No field. */
export const NOWHERE = 255;

// Reused from search to search and cleared behind each: nothing is kept between calls.
let shares = new Float64Array(0);
let relations = new Uint16Array(0);

/** Compares tools with a message, whose words are marked meanwhile. */
export function marked<Result>(query: Query, { ids }: ToolIndex, compare: (marks: Marks) => Result): Result {
  if (shares.length < ids.size) [shares, relations] = [new Float64Array(ids.size), new Uint16Array(ids.size)];
  const touched: number[] = [];
  try {
    const rows = mark(query, ids, touched);
    const nowhere = query.terms.map(() => NOWHERE);
    return compare({ shares, relations, rows, veryFields: nowhere, nearFields: [...nowhere] });
  } finally {
    for (const id of touched) shares[id] = relations[id] = 0;
  }
}

function mark(query: Query, ids: ReadonlyMap<string, number>, touched: number[]): readonly Relation[] {
  const rows: Relation[] = [];
  const relationOf = (id: number): Relation => {
    const place = relations[id] ?? 0;
    const known = place === 0 ? undefined : rows[place - 1];
    if (known !== undefined) return known;
    const made: Relation = { very: -1, near: [] };
    touched.push(id);
    relations[id] = rows.push(made);
    return made;
  };
  for (const [at, { stem }] of query.terms.entries()) {
    const id = ids.get(stem);
    if (id !== undefined) relationOf(id).very = at;
    for (const other of query.near[at] ?? []) {
      const near = ids.get(other);
      if (near !== undefined) relationOf(near).near.push(at);
    }
  }
  for (const [stem, share] of query.shares) {
    const id = ids.get(stem);
    if (id === undefined) continue;
    touched.push(id);
    shares[id] = share;
  }
  return rows;
}

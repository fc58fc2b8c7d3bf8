/** The classes and very words that occur at all, each by its number. */
export interface Presence {
  readonly needs: readonly number[];
  /** A bit for each of them; a plain list, since a typed array of its own would burden the collector in each clause. */
  readonly bits: readonly number[];
}

const BITS = 32;

/** What occurs, of so many that may; -1 stands for none. */
export function presenceOf(occurring: Iterable<number>, count: number): Presence {
  const needs: number[] = [];
  const bits = new Array<number>(Math.ceil(count / BITS)).fill(0);
  for (const need of occurring) {
    if (need < 0) continue;
    const at = Math.floor(need / BITS);
    const word = bits[at] ?? 0;
    const bit = 1 << (need % BITS);
    if ((word & bit) !== 0) continue;
    bits[at] = word | bit;
    needs.push(need);
  }
  return { needs, bits };
}

/** Whether one of them occurs. */
export function occurs({ bits }: Presence, need: number | undefined): boolean {
  return need !== undefined && need >= 0 && ((bits[Math.floor(need / BITS)] ?? 0) & (1 << (need % BITS))) !== 0;
}

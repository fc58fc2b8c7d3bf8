import { addBit, type BitSet, emptyBitSet, hasBit } from "./bit-set.ts";

/** The classes and very words that occur at all, each by its number. */
export interface Presence {
  readonly needs: readonly number[];
  readonly bits: BitSet;
}

/** What occurs, of so many that may; -1 stands for none. */
export function presenceOf(occurring: Iterable<number>, count: number): Presence {
  const needs: number[] = [];
  const bits = emptyBitSet(count);
  for (const need of occurring) {
    if (need < 0 || hasBit(bits, need)) continue;
    addBit(bits, need);
    needs.push(need);
  }
  return { needs, bits };
}

/** Whether one of them occurs. */
export function occurs({ bits }: Presence, need: number | undefined): boolean {
  return need !== undefined && hasBit(bits, need);
}

/** A set of small numbers, a bit for each: cheaper to ask than a Set, and a plain list burdens the collector less than a typed array. */
export type BitSet = readonly number[];

const BITS = 32;

/** An empty set for numbers below a count. */
export function emptyBitSet(count: number): number[] {
  const set: number[] = [];
  for (let left = count; left > 0; left -= BITS) set.push(0);
  return set;
}

export function bitSetOf(numbers: ReadonlySet<number>): BitSet {
  const set = emptyBitSet(Math.max(0, ...numbers) + 1);
  for (const number of numbers) addBit(set, number);
  return set;
}

export function addBit(set: number[], number: number): void {
  set[number >> 5] = (set[number >> 5] ?? 0) | (1 << (number & 31));
}

/** Whether a number is in the set; a negative one is in none. */
export function hasBit(set: BitSet, number: number): boolean {
  return number >= 0 && ((set[number >> 5] ?? 0) & (1 << (number & 31))) !== 0;
}

import type { Classification, Override } from "../../capabilities/types.ts";

/** The rows sorted by name, by code units: the same on every machine. */
export function sortByName(rows: readonly Classification[]): Classification[] {
  return [...rows].sort((one, other) => compare(one.toolName, other.toolName));
}

function compare<Value extends string | number>(one: Value, other: Value): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A trail, oldest first; what has one instant stays in the order given. */
export function sortByInstant(trail: readonly Override[]): Override[] {
  return [...trail].sort((one, other) => compare(instantOf(one), instantOf(other)));
}

/** A time that cannot be read counts as the earliest. */
function instantOf({ at }: Override): number {
  const instant = Date.parse(at);
  return Number.isNaN(instant) ? Number.NEGATIVE_INFINITY : instant;
}

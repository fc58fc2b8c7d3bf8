import type { Override } from "../types.ts";

/** When an override was given, in milliseconds; a time that cannot be read counts as the earliest there is. */
export function instantOf({ at }: Override): number {
  const instant = Date.parse(at);
  return Number.isFinite(instant) ? instant : -8.64e15;
}

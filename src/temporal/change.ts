import { dayAtHour } from "./combine.ts";
import type { Amount } from "./content.ts";
import { applyShift, onDay } from "./shift.ts";

/** What a message says of a date in part: a day without an hour, an hour without a day, or an amount to move it by. */
export type DateChange =
  | { readonly kind: "day" | "hour"; readonly value: string }
  | { readonly kind: "shift"; readonly amount: Amount; readonly direction: 1 | -1 };

/** The date that a task gets: what was not said is kept of the one that it has. Null where there is nothing to move. */
export function changedDate(
  due: string | undefined,
  change: DateChange,
  { now, timeZone }: { readonly now: Date; readonly timeZone: string },
): { readonly value: string; readonly kept: boolean } | null {
  if (change.kind === "shift") {
    const moved = due === undefined ? null : applyShift(due, change, timeZone);
    return moved === null || !YEAR.test(moved) ? null : { value: moved, kept: false };
  }
  const joined =
    due === undefined ? null : change.kind === "day" ? onDay(due, change.value, timeZone) : dayAtHour(due, change.value, timeZone);
  // An hour of a day that is over is the next one.
  const isOver = change.kind === "hour" && joined !== null && Date.parse(joined) <= now.getTime();
  return joined === null || isOver || !YEAR.test(joined) ? { value: change.value, kept: false } : { value: joined, kept: true };
}

/** A year beyond 9999 is none: what would move a date there leaves it. */
const YEAR = /^\d{4}-/;

import { isoDay, isWritable, validDay } from "./calendar.ts";
import type { Amount } from "./content.ts";
import { isWholeDays, lengthOf, moveDay } from "./match/quantity.ts";
import { instantOf, isoInstant, wallClockAt } from "./zone.ts";

const MINUTE = 60_000;
const DUE = /^(\d{4})-(\d\d)-(\d\d)(?:T(\d\d):(\d\d)(?::\d\d(?:\.\d+)?)?(Z|[+-]\d\d:?\d\d)?)?$/;

/** A due date moved by an amount; null where it is no date, or has no hour to move. */
export function applyShift(due: string, shift: { readonly amount: Amount; readonly direction: 1 | -1 }, timeZone: string): string | null {
  const match = DUE.exec(due);
  if (match === null) return null;
  const [, year, month, date, hour, minute, offset] = match;
  const day = validDay(Number(year), Number(month), Number(date));
  if (day === null) return null;
  const { amount, direction } = shift;
  if (hour === undefined) {
    const moved = moveDay(day, amount, direction);
    return isWholeDays(amount) && isWritable(moved) ? isoDay(moved) : null;
  }
  const minutes = Number(hour) * 60 + Number(minute);
  if (minutes >= 1440) return null;
  const instant = offset === undefined ? instantOf({ day, minutes }, timeZone) : (day * 1440 + minutes - offsetMinutes(offset)) * MINUTE;
  const wall = wallClockAt(instant, timeZone);
  const from = isSame(amount) ? instant : instantOf({ day: moveDay(wall.day, amount, direction), minutes: wall.minutes }, timeZone);
  const moved = from + lengthOf(amount) * direction;
  return isWritable(wallClockAt(moved, timeZone).day) ? isoInstant(moved, timeZone) : null;
}

/** An amount of time from now: a day where only days are said, else an instant. */
export function shiftedNow(now: Date, amount: Amount, timeZone: string): string | null {
  const instant = isoInstant(now.getTime(), timeZone);
  return applyShift(isWholeDays(amount) ? instant.slice(0, instant.indexOf("T")) : instant, { amount, direction: 1 }, timeZone);
}

/** The hour of a due date on another day; null where it has none. */
export function onDay(due: string, day: string, timeZone: string): string | null {
  const there = DUE.exec(due)?.[4] === undefined ? null : applyShift(due, { amount: {}, direction: 1 }, timeZone);
  if (there === null) return null;
  const clock = there.slice("2026-11-22".length, "2026-11-22T17:00:00".length);
  return applyShift(`${day}${clock}`, { amount: {}, direction: 1 }, timeZone);
}

/** Whether only the clock moves. */
function isSame({ years = 0, months = 0, weeks = 0, days = 0, weekday }: Amount): boolean {
  return years === 0 && months === 0 && weeks === 0 && days === 0 && weekday === undefined;
}

function offsetMinutes(offset: string): number {
  if (offset === "Z") return 0;
  const size = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return offset.startsWith("-") ? -size : size;
}

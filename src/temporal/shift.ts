import { isoDay, validDay } from "./calendar.ts";
import type { Amount } from "./content.ts";
import { isWholeDays, moveDay } from "./match/quantity.ts";
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
  if (hour === undefined) return isWholeDays(amount) ? isoDay(moveDay(day, amount, direction)) : null;
  const minutes = Number(hour) * 60 + Number(minute);
  if (minutes >= 1440) return null;
  const instant = offset === undefined ? instantOf({ day, minutes }, timeZone) : (day * 1440 + minutes - offsetMinutes(offset)) * MINUTE;
  const wall = wallClockAt(instant, timeZone);
  const moved = isSame(amount) ? instant : instantOf({ day: moveDay(wall.day, amount, direction), minutes: wall.minutes }, timeZone);
  return isoInstant(moved + ((amount.hours ?? 0) * 60 + (amount.minutes ?? 0)) * MINUTE * direction, timeZone);
}

/** Whether only the clock moves. */
function isSame({ years = 0, months = 0, weeks = 0, days = 0 }: Amount): boolean {
  return years === 0 && months === 0 && weeks === 0 && days === 0;
}

function offsetMinutes(offset: string): number {
  if (offset === "Z") return 0;
  const size = Number(offset.slice(1, 3)) * 60 + Number(offset.slice(-2));
  return offset.startsWith("-") ? -size : size;
}

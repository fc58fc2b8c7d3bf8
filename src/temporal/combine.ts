import { validDay } from "./calendar.ts";
import { dayIn } from "./period.ts";
import { instantOf, isoInstant, wallClockAt } from "./zone.ts";

const DAY = /^(\d{4})-(\d{2})-(\d{2})$/;

/** The day of one due date at the hour of another; null where one of them is no date. */
export function dayAtHour(dated: string, timed: string, timeZone: string): string | null {
  const instant = Date.parse(timed);
  const [, year, month, date] = DAY.exec(dayIn(dated, timeZone) ?? "") ?? [];
  const day = validDay(Number(year), Number(month), Number(date));
  if (day === null || Number.isNaN(instant)) return null;
  return isoInstant(instantOf({ day, minutes: wallClockAt(instant, timeZone).minutes }, timeZone), timeZone);
}

import { endOfMonth, isoDay, startOfMonth, startOfWeek } from "./calendar.ts";
import { wallClockAt } from "./zone.ts";

/** A stretch of days, both included, as ISO dates. */
export interface Period {
  readonly first: string;
  readonly last: string;
}

const DAYS_OF_WEEK = 7;
const DAY_LENGTH = 10;

/** The days that a filter of `due_date` stands for: a keyword, an ISO date or an ISO interval; null for "none" and what is no such value. */
export function periodOf(value: string, now: Date, timeZone: string): Period | null {
  const today = todayIn(now, timeZone);
  const week = startOfWeek(today);
  const days = (first: number, last: number): Period => ({ first: isoDay(first), last: isoDay(last) });
  switch (value) {
    case "today":
      return days(today, today);
    case "tomorrow":
      return days(today + 1, today + 1);
    case "yesterday":
      return days(today - 1, today - 1);
    case "this_week":
      return days(week, week + DAYS_OF_WEEK - 1);
    case "next_week":
      return days(week + DAYS_OF_WEEK, week + 2 * DAYS_OF_WEEK - 1);
    case "last_week":
      return days(week - DAYS_OF_WEEK, week - 1);
    case "this_month":
      return days(startOfMonth(today), endOfMonth(today));
    case "next_month":
      return days(startOfMonth(today, 1), endOfMonth(today, 1));
  }
  const match = /^(\d{4}-\d{2}-\d{2})(?:T[^/]{1,40})?(?:\/(\d{4}-\d{2}-\d{2})(?:T[^/]{1,40})?)?$/.exec(value);
  const first = match?.[1];
  return first === undefined ? null : { first, last: match?.[2] ?? first };
}

/** The day on which an ISO date or instant falls in a zone; null for what is neither. */
export function dayIn(value: string, timeZone: string): string | null {
  // A clock without its zone is the user's own.
  if (/^\d{4}-\d{2}-\d{2}(?:T[\d:.]{1,16})?$/.test(value)) return value.slice(0, DAY_LENGTH);
  const instant = Date.parse(value);
  return Number.isNaN(instant) ? null : isoDay(todayIn(new Date(instant), timeZone));
}

function todayIn(instant: Date, timeZone: string): number {
  return wallClockAt(instant.getTime(), timeZone).day;
}

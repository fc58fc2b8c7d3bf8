import type { DayContent, Match } from "../content.ts";
import type { Lead } from "../lead.ts";
import type { Reading } from "../reading.ts";
import { matchDayOfMonth } from "./day-of-month.ts";
import { matchHoliday } from "./holiday.ts";
import { matchMonthDate } from "./month-date.ts";
import { matchNumericDate } from "./numeric-date.ts";
import { matchRelativeDay } from "./relative-day.ts";
import { matchWeekday } from "./weekday.ts";

export type DayMatcher = (reading: Reading, at: number, lead: Lead) => Match<DayContent> | null;

/** The ways to name one day, in the order in which they are tried. */
const dayMatchers: readonly DayMatcher[] = [
  matchNumericDate,
  matchMonthDate,
  matchDayOfMonth,
  matchHoliday,
  matchWeekday,
  matchRelativeDay,
];

/** The day that is named at a piece, by whatever means. */
export function matchDay(reading: Reading, at: number, lead: Lead): Match<DayContent> | null {
  for (const match of dayMatchers) {
    const found = match(reading, at, lead);
    if (found !== null) return found;
  }
  return null;
}

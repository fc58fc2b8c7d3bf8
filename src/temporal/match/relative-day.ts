import { addMonths } from "../calendar.ts";
import type { DayContent, Match } from "../content.ts";
import type { Lead } from "../lead.ts";
import { type Reading, senseAt } from "../reading.ts";

const KEYWORDS: Readonly<Record<number, string>> = { 0: "today", 1: "tomorrow", [-1]: "yesterday" };

/** A day that is named by itself, with nothing assumed. */
export function plainDay(day: number, more: Partial<DayContent> = {}): DayContent {
  return {
    kind: "day",
    day,
    others: [],
    assumed: false,
    past: false,
    keyword: null,
    weekday: null,
    monthDay: null,
    part: null,
    possessive: false,
    ...more,
  };
}

/** "today", "tomorrow", "yesterday". */
export function matchRelativeDay(reading: Reading, at: number, _lead: Lead): Match<DayContent> | null {
  const sense = senseAt(reading, at);
  if (sense?.relativeDay === undefined || sense.part !== undefined) return null;
  const offset = sense.relativeDay;
  const possessive = sense.possessive === true;
  return { to: at + 1, content: plainDay(reading.today + offset, { past: offset < 0, keyword: KEYWORDS[offset] ?? null, possessive }) };
}

/** The next of a date that comes each year: for a task never past, for a filter the nearest. */
export function nextYearly(reading: Reading, year: number, dayIn: (year: number) => number | null): number | null {
  for (let step = 0; step <= 8; step++) {
    const day = dayIn(year + step);
    if (day === null) continue;
    if (day >= reading.today || (reading.purpose === "filter" && day > addMonths(reading.today, -6))) return day;
  }
  return null;
}

import { addMonths } from "../calendar.ts";
import type { DayContent, Match } from "../content.ts";
import { endsPhrase, type Lead } from "../lead.ts";
import { is, type Reading, senseAt } from "../reading.ts";

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
  const later = offset < 0 ? null : weeksBehind(reading, at + 1);
  if (later !== null) return { to: later.to, content: plainDay(reading.today + offset + later.days) };
  return { to: at + 1, content: plainDay(reading.today + offset, { past: offset < 0, keyword: KEYWORDS[offset] ?? null, possessive }) };
}

/** "friday *week*", "today *fortnight*": how many days behind the day before it; a noun behind them is a week of its own. */
export function weeksBehind(reading: Reading, at: number): { readonly to: number; readonly days: number } | null {
  const sense = senseAt(reading, at);
  if (sense?.unit !== "week" || sense.possessive === true || is(reading, at, "plural") || !endsPhrase(reading, at + 1)) return null;
  return { to: at + 1, days: is(reading, at, "double") ? 14 : 7 };
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

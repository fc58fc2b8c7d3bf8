import { weekdayOf } from "../calendar.ts";
import type { Amount, Match, PeriodContent } from "../content.ts";
import { endsPhrase, type Lead } from "../lead.ts";
import { is, type Reading, senseAt } from "../reading.ts";
import { matchEdge } from "./period-edge.ts";
import { matchMonth, matchYear } from "./period-month.ts";
import { period, unitPeriod } from "./period-unit.ts";
import { isWholeDays, moveDay, readDuration, unitAt } from "./quantity.ts";
import { type Qualifier, readQualifier } from "./weekday.ts";

export type PeriodMatcher = (reading: Reading, at: number, lead: Lead) => Match<PeriodContent> | null;

/** The ways to name a stretch of days, in the order in which they are tried. */
export const periodMatchers: readonly PeriodMatcher[] = [matchCounted, matchWeekAfterNext, matchUnit, matchEdge, matchMonth, matchYear];

/** "next 7 days", "last three weeks", "coming month or two". */
function matchCounted(reading: Reading, at: number, _lead: Lead): Match<PeriodContent> | null {
  const back = is(reading, at, "past");
  if (!back && !is(reading, at, "next") && !is(reading, at, "coming")) return null;
  const length = readDuration(reading, at + 1) ?? (is(reading, at, "last") ? null : pastUnit(reading, at));
  if (length === null || !isWholeDays(length.amount)) return null;
  const other = moveDay(reading.today, length.amount, back ? -1 : 1);
  const content = back ? period(other, reading.today, other, { past: true }) : period(reading.today, other, other);
  return { to: length.to, content };
}

/** "the past week" is the seven days before today. */
function pastUnit(reading: Reading, at: number): { readonly to: number; readonly amount: Amount } | null {
  const unit = is(reading, at, "past") ? unitAt(reading, at + 1) : null;
  if (unit !== "week" && unit !== "month" && unit !== "year") return null;
  return { to: at + 2, amount: unit === "week" ? { weeks: 1 } : unit === "month" ? { months: 1 } : { years: 1 } };
}

/** "the week after next" */
function matchWeekAfterNext(reading: Reading, at: number, _lead: Lead): Match<PeriodContent> | null {
  const unit = is(reading, at, "weekend") ? "weekend" : senseAt(reading, at)?.unit;
  if ((unit !== "week" && unit !== "month" && unit !== "weekend") || !is(reading, at + 1, "after") || !is(reading, at + 2, "next"))
    return null;
  return { to: at + 3, content: unitPeriod(reading, unit, 2) };
}

/** "this week", "next month", "the weekend", "this year". */
function matchUnit(reading: Reading, at: number, lead: Lead): Match<PeriodContent> | null {
  const qualifier = readQualifier(reading, at);
  const noun = qualifier?.to ?? at;
  const sense = senseAt(reading, noun);
  const weekend = is(reading, noun, "weekend");
  const unit = weekend ? "weekend" : sense?.unit;
  if (unit === undefined || unit === "second" || unit === "minute" || unit === "hour") return null;
  // "next week's trip", also without its apostrophe.
  const possessive = sense?.possessive === true || is(reading, noun, "plural");
  if (possessive && reading.purpose === "due") return null;
  if (qualifier === null && !whole(reading, noun, unit, lead)) return null;
  if (unit === "day") return qualifier === null ? { to: noun + 1, content: today(reading) } : null;
  // "from the last week" looks back over seven days; "last week" is the calendar's.
  const upcoming = unit === "weekend" && qualifier?.which === "coming" && weekdayOf(reading.today) < 6;
  const steps = qualifier === null || upcoming ? 0 : STEPS[qualifier.which];
  if (steps < 0 && unit === "week" && lead.the && reading.purpose === "filter" && lead.word !== null) {
    return { to: noun + 1, content: period(reading.today - 7, reading.today, reading.today - 7, { past: true }) };
  }
  return { to: noun + 1, content: unitPeriod(reading, unit, steps) };
}

const STEPS: Readonly<Record<Qualifier, -1 | 0 | 1>> = { this: 0, coming: 1, next: 1, last: -1 };

/** "for the week": a unit alone is the present one. */
function whole(reading: Reading, noun: number, unit: string, lead: Lead): boolean {
  if (lead.determined || !lead.the || !endsPhrase(reading, noun + 1)) return false;
  // "later in the week"
  if (lead.word !== null && is(reading, lead.word, "in") && is(reading, lead.from, "vague")) return true;
  if (unit === "weekend") return true;
  return reading.purpose === "filter" && lead.word !== null && (is(reading, lead.word, "for") || is(reading, lead.word, "during"));
}

function today(reading: Reading): PeriodContent {
  return period(reading.today, reading.today, reading.today, { keyword: "today", assumed: false });
}

/** A length of time from now, said as a period: "in the next two hours". */
export function readComing(reading: Reading, at: number): { readonly to: number; readonly amount: Amount } | null {
  if (!is(reading, at, "next")) return null;
  const length = readDuration(reading, at + 1) ?? bareUnit(reading, at + 1);
  return length === null || isWholeDays(length.amount) ? null : length;
}

function bareUnit(reading: Reading, at: number): { readonly to: number; readonly amount: Amount } | null {
  return senseAt(reading, at)?.unit === "hour" ? { to: at + 1, amount: { hours: 1 } } : null;
}

import { civil, nthWeekday, startOfWeek, validDay, weekdayOf } from "../calendar.ts";
import type { DayContent, Match } from "../content.ts";
import { endsPhrase, type Lead, NO_LEAD, stands } from "../lead.ts";
import { is, isMark, type Reading, senseAt } from "../reading.ts";
import { matchDateAfterWeekday, readDayNumber } from "./month-date.ts";
import { matchNumericDate } from "./numeric-date.ts";
import { plainDay, weeksBehind } from "./relative-day.ts";

export type Qualifier = "this" | "coming" | "next" | "last";

/** "this", "next", "last", "this coming", "this past". */
export function readQualifier(reading: Reading, at: number): { readonly to: number; readonly which: Qualifier } | null {
  if (is(reading, at, "this")) {
    if (is(reading, at + 1, "coming")) return { to: at + 2, which: "coming" };
    if (is(reading, at + 1, "next")) return { to: at + 2, which: "next" };
    return is(reading, at + 1, "past") ? { to: at + 2, which: "last" } : { to: at + 1, which: "this" };
  }
  if (is(reading, at, "coming")) return { to: at + 1, which: "coming" };
  if (is(reading, at, "next")) return { to: at + 1, which: "next" };
  return is(reading, at, "last") ? { to: at + 1, which: "last" } : null;
}

/** A weekday of the week that the words mean. */
export function resolveWeekday(reading: Reading, weekday: number, which: Qualifier | null): number {
  const { today } = reading;
  const distance = (weekday - weekdayOf(today) + 7) % 7;
  if (which === "next") return startOfWeek(today) + 6 + weekday;
  if (which === "last") return today + distance - 7;
  // "Friday", said on a friday: a task means the one to come, a filter the day itself.
  return today + (distance === 0 && reading.purpose === "due" ? 7 : distance);
}

/** "friday", "next tuesday", "this coming monday", "sunday the 5th", "tuesday, august 28", "friday next week". */
export function matchWeekday(reading: Reading, at: number, lead: Lead): Match<DayContent> | null {
  const qualifier = readQualifier(reading, at);
  const named = qualifier?.to ?? at;
  const sense = senseAt(reading, named);
  if (sense?.weekday === undefined) return null;
  const { value: weekday, doubtful } = sense.weekday;
  const possessive = sense.possessive === true;
  const dated = dateBehind(reading, named + 1, weekday);
  if (dated !== null) return dated;
  // "The friday after next" is a week behind the next one.
  if (
    qualifier === null &&
    is(reading, named + 1, "after") &&
    is(reading, named + 2, "next") &&
    senseAt(reading, named + 3)?.unit === undefined
  )
    return { to: named + 3, content: plainDay(resolveWeekday(reading, weekday, "next") + 7) };
  const week = weekBehind(reading, named + 1, weekday);
  if (week !== null) return week;
  const later = qualifier === null && !(doubtful && lead.word === null) ? weeksBehind(reading, named + 1) : null;
  if (later !== null) return { to: later.to, content: plainDay(resolveWeekday(reading, weekday, null) + later.days) };
  if (qualifier === null && !(doubtful ? certain(reading, named, lead) : possessive || fits(reading, named, lead))) return null;
  if (qualifier !== null && lead.determined) return null;
  const day =
    lead.bound === "since" && qualifier === null ? latest(reading, weekday) : resolveWeekday(reading, weekday, qualifier?.which ?? null);
  const bare = qualifier === null || qualifier.which === "this" ? weekday : null;
  return { to: named + 1, content: plainDay(day, { past: qualifier?.which === "last", weekday: bare, possessive }) };
}

/** "since monday" looks back. */
function latest(reading: Reading, weekday: number): number {
  return reading.today - ((weekdayOf(reading.today) - weekday + 7) % 7);
}

function fits(reading: Reading, at: number, lead: Lead): boolean {
  return !(lead.word !== null && is(reading, lead.word, "in")) && stands(reading, at, at + 1, lead);
}

/** "sat", "sun" and the like are days only beside a preposition of days, a time, or at the end. */
function certain(reading: Reading, at: number, lead: Lead): boolean {
  if (lead.determined || lead.the) return false;
  const next = reading.pieces[at + 1];
  const timed = next?.kind === "number" || next?.sense?.part !== undefined || is(reading, at + 1, "at");
  const closed = next === undefined || (next.kind === "mark" && !next.glued);
  if (lead.word === null) return timed || closed || (next?.kind === "mark" && next.text !== "-");
  if (is(reading, lead.word, "in") || is(reading, lead.word, "at")) return timed && reading.pieces[lead.word]?.text === "@";
  return lead.firm || timed || stands(reading, at, at + 1, lead);
}

/** "friday 13th", "sunday the 5th", "tuesday, august 28". */
function dateBehind(reading: Reading, at: number, weekday: number): Match<DayContent> | null {
  // "thurs., dec 3"
  const dot = isMark(reading, at, ".") && isMark(reading, at + 1, ",") ? at + 1 : at;
  const from = isMark(reading, dot, ",") ? dot + 1 : dot;
  const date = matchDateAfterWeekday(reading, is(reading, from, "the") ? from + 1 : from);
  if (date !== null) return date;
  const figures = matchNumericDate(reading, from, NO_LEAD);
  if (figures !== null) return figures;
  const number = readDayNumber(reading, is(reading, at, "the") ? at + 1 : at);
  const spoken = number?.spoken === true && !(is(reading, at, "the") && endsPhrase(reading, number.to));
  if (number === null || !number.ordinal || spoken) return null;
  const { year, month } = civil(reading.today);
  for (let step = 0; step < 36; step++) {
    const months = month - 1 + step;
    const day = validDay(year + Math.floor(months / 12), (months % 12) + 1, number.value);
    if (day !== null && day >= reading.today && weekdayOf(day) === weekday)
      return { to: number.to, content: plainDay(day, { assumed: true }) };
  }
  return null;
}

/** "friday next week", "monday of this week". */
function weekBehind(reading: Reading, at: number, weekday: number): Match<DayContent> | null {
  const week = readWeek(reading, at);
  if (week === null) return null;
  return { to: week.to, content: plainDay(startOfWeek(reading.today) + week.weeks * 7 + weekday - 1, { past: week.weeks < 0 }) };
}

/** "next week", "of this week": how many weeks from the present one. */
export function readWeek(reading: Reading, at: number): { readonly to: number; readonly weeks: number } | null {
  const qualifier = readQualifier(reading, is(reading, at, "of") ? at + 1 : at);
  if (qualifier === null || senseAt(reading, qualifier.to)?.unit !== "week" || senseAt(reading, qualifier.to)?.possessive === true)
    return null;
  return { to: qualifier.to + 1, weeks: { this: 0, coming: 1, next: 1, last: -1 }[qualifier.which] };
}

/** "first monday of december", "last friday of the month": the ordinal is already read. */
export function weekdayOfMonth(
  reading: Reading,
  weekday: number,
  nth: number,
  month: { year: number; month: number },
  rolls: boolean,
): number | null {
  const day = nthWeekday(month.year, month.month, weekday, nth);
  if (day !== null && (day >= reading.today || !rolls)) return day;
  const next = month.month === 12 ? { year: month.year + 1, month: 1 } : { year: month.year, month: month.month + 1 };
  return nthWeekday(next.year, next.month, weekday, nth);
}

import { civil, endOfMonth, startOfMonth, validDay } from "../calendar.ts";
import type { DayContent, Match } from "../content.ts";
import { endsPhrase, type Lead, opens } from "../lead.ts";
import { is, type Reading, senseAt } from "../reading.ts";
import { readClock } from "./clock.ts";
import { type DayNumber, readDayNumber, readYear } from "./month-date.ts";
import { plainDay } from "./relative-day.ts";
import { readQualifier, weekdayOfMonth } from "./weekday.ts";

/** "the 15th", "first of next month", "last day of the month", "second tuesday of december". */
export function matchDayOfMonth(reading: Reading, at: number, lead: Lead): Match<DayContent> | null {
  const last = is(reading, at, "last");
  const number = last ? { to: at + 1, value: -1, ordinal: true, spoken: true } : readDayNumber(reading, at);
  if (number === null || !number.ordinal) return null;
  const weekday = senseAt(reading, number.to)?.weekday?.value ?? null;
  const counted = senseAt(reading, number.to)?.unit === "day";
  const behind = weekday !== null || counted ? number.to + 1 : number.to;
  const month = readMonth(reading, behind);
  if (month !== null) {
    if (last && weekday === null && !counted) return null;
    const day = weekday === null ? dayIn(month, number.value, reading.today) : inMonth(reading, weekday, number.value, month);
    return day === null ? null : { to: month.to, content: plainDay(day, { assumed: month.assumed }) };
  }
  return weekday !== null || counted || last ? null : alone(reading, at, number, lead);
}

interface NamedMonth {
  readonly to: number;
  readonly year: number;
  readonly month: number;
  /** Which month was meant is a guess, or the year is. */
  readonly assumed: boolean;
  /** "the month" may as well be the next one. */
  readonly rolls: boolean;
}

/** "of next month", "of the month", "of december", "next month". */
function readMonth(reading: Reading, at: number): NamedMonth | null {
  const named = is(reading, at, "of") ? at + 1 : at;
  const qualifier = readQualifier(reading, named);
  const the = named > at && is(reading, named, "the");
  const noun = qualifier?.to ?? (the ? named + 1 : named);
  if (senseAt(reading, noun)?.unit === "month" && (qualifier !== null || the)) {
    const plus = qualifier === null || qualifier.which === "this" ? 0 : qualifier.which === "last" ? -1 : 1;
    return { to: noun + 1, ...civil(startOfMonth(reading.today, plus)), assumed: qualifier === null, rolls: qualifier === null };
  }
  const month = senseAt(reading, named)?.month?.value;
  if (month === undefined || named === at) return null;
  const year = readYear(reading, named + 1);
  if (year !== null) return { to: year.to, year: year.value, month, assumed: false, rolls: false };
  const now = civil(reading.today);
  return { to: named + 1, year: month < now.month ? now.year + 1 : now.year, month, assumed: true, rolls: false };
}

function dayIn(month: NamedMonth, day: number, today: number): number | null {
  const first = validDay(month.year, month.month, 1);
  if (first === null) return null;
  const found = day === -1 ? endOfMonth(first) : validDay(month.year, month.month, day);
  if (found === null || found >= today || !month.rolls) return found;
  const next = civil(startOfMonth(first, 1));
  return validDay(next.year, next.month, day);
}

function inMonth(reading: Reading, weekday: number, nth: number, month: NamedMonth): number | null {
  return weekdayOfMonth(reading, weekday, nth, month, month.rolls);
}

/** "on the 15th": a word of place in a row ("the second", "the 5th task") is not a day. */
function alone(reading: Reading, at: number, number: DayNumber, lead: Lead): Match<DayContent> | null {
  if (lead.determined || !endsPhrase(reading, number.to) || is(reading, number.to, "and")) return null;
  const led =
    lead.word !== null && !is(reading, lead.word, "in") && (!is(reading, lead.word, "at") || reading.pieces[lead.word]?.text === "@");
  if (number.spoken ? !(led && lead.firm) : !led && !bare(reading, at, number, lead)) return null;
  const now = civil(reading.today);
  if (reading.purpose === "filter") {
    const day = validDay(now.year, now.month, number.value);
    return day === null ? null : { to: number.to, content: plainDay(day, { assumed: true }) };
  }
  for (let step = 0; step < 3; step++) {
    const { year, month } = civil(startOfMonth(reading.today, step));
    const day = validDay(year, month, number.value);
    if (day !== null && day >= reading.today) return { to: number.to, content: plainDay(day, { assumed: true }) };
  }
  return null;
}

/** "pay the rent the 15th": at the end of a phrase, behind words that can be a title. */
function bare(reading: Reading, at: number, number: DayNumber, lead: Lead): boolean {
  const next = reading.pieces[number.to];
  const closed = next === undefined || next.kind === "mark" || is(reading, number.to, "at");
  if (lead.core < at && is(reading, number.to, "at") && readClock(reading, number.to + 1) !== null) return true;
  return (
    reading.purpose === "due" && lead.core < at && lead.core >= 2 && !opens(reading, lead.core) && !opens(reading, lead.core - 1) && closed
  );
}

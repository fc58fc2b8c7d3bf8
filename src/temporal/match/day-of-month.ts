import { civil, endOfMonth, startOfMonth, validDay } from "../calendar.ts";
import type { DayContent, Match } from "../content.ts";
import { endsPhrase, type Lead, opens } from "../lead.ts";
import { is, type Reading, senseAt } from "../reading.ts";
import { readClock } from "./clock.ts";
import { type DayNumber, readDayNumber, readYear } from "./month-date.ts";
import { readPlace } from "./place.ts";
import { plainDay } from "./relative-day.ts";
import { readQualifier, weekdayOfMonth } from "./weekday.ts";

/** "the 15th", "first of next month", "last day of the month", "second tuesday of december", "the second to last day of the year". */
export function matchDayOfMonth(reading: Reading, at: number, lead: Lead): Match<DayContent> | null {
  const place = readPlace(reading, at);
  if (place === null) return null;
  const weekday = senseAt(reading, place.to)?.weekday?.value ?? null;
  const counted = senseAt(reading, place.to)?.unit === "day";
  const behind = weekday !== null || counted ? place.to + 1 : place.to;
  const month = readMonth(reading, behind, weekday !== null || counted);
  if (month !== null) {
    if (place.value < 0 && weekday === null && !counted) return null;
    const dayOf = (named: NamedMonth) =>
      weekday === null ? dayIn(named, place.value, reading.today) : inMonth(reading, weekday, place.value, named);
    const first = dayOf(month);
    const over = first !== null && first < reading.today && month.yearly && reading.purpose === "due";
    const day = over ? dayOf({ ...month, year: month.year + 1 }) : first;
    return day === null ? null : { to: month.to, content: plainDay(day, { assumed: month.assumed }) };
  }
  const number = weekday !== null || counted ? null : readDayNumber(reading, at);
  return number === null || place.value < 0 ? null : alone(reading, number, lead);
}

interface NamedMonth {
  readonly to: number;
  readonly year: number;
  readonly month: number;
  /** Which month was meant is a guess, or the year is. */
  readonly assumed: boolean;
  /** "the month" may as well be the next one. */
  readonly rolls: boolean;
  /** A month by its name alone, which comes each year. */
  readonly yearly: boolean;
}

/** "of next month", "of the month", "of december", "next month", and behind a day "in december". */
function readMonth(reading: Reading, at: number, counted = false): NamedMonth | null {
  const named = is(reading, at, "of") || (counted && is(reading, at, "in")) ? at + 1 : at;
  const qualifier = readQualifier(reading, named);
  const the = named > at && is(reading, named, "the");
  const noun = qualifier?.to ?? (the ? named + 1 : named);
  if (senseAt(reading, noun)?.unit === "month" && (qualifier !== null || the)) {
    const plus = qualifier === null || qualifier.which === "this" ? 0 : qualifier.which === "last" ? -1 : 1;
    return {
      to: noun + 1,
      ...civil(startOfMonth(reading.today, plus)),
      assumed: qualifier === null,
      rolls: qualifier === null,
      yearly: false,
    };
  }
  const month = senseAt(reading, named)?.month?.value;
  if (month === undefined || named === at) return null;
  const year = readYear(reading, named + 1);
  if (year !== null) return { to: year.to, year: year.value, month, assumed: false, rolls: false, yearly: false };
  const now = civil(reading.today);
  return { to: named + 1, year: month < now.month ? now.year + 1 : now.year, month, assumed: true, rolls: false, yearly: true };
}

function dayIn(month: NamedMonth, day: number, today: number): number | null {
  const first = validDay(month.year, month.month, 1);
  if (first === null) return null;
  const found = day < 0 ? endOfMonth(first) + day + 1 : validDay(month.year, month.month, day);
  if (found === null || found >= today || !month.rolls) return found;
  const next = civil(startOfMonth(first, 1));
  return day < 0 ? endOfMonth(first, 1) + day + 1 : validDay(next.year, next.month, day);
}

function inMonth(reading: Reading, weekday: number, nth: number, month: NamedMonth): number | null {
  return weekdayOfMonth(reading, weekday, nth, month, month.rolls);
}

/** Days of a month by their numbers, with the month behind them or the next that has each. */
export function ordinalDays(
  reading: Reading,
  at: number,
  numbers: readonly number[],
): { readonly to: number; readonly days: readonly number[] } | null {
  const month = readMonth(reading, at);
  const days = numbers.map((number) => (month === null ? nextDay(reading, number) : dayIn(month, number, reading.today)));
  return days.includes(null) ? null : { to: month?.to ?? at, days: days.filter((day) => day !== null) };
}

/** The next day to come that has a number in its month. */
export function nextDay(reading: Reading, number: number): number | null {
  for (let step = 0; step < 3; step++) {
    const { year, month } = civil(startOfMonth(reading.today, step));
    const day = validDay(year, month, number);
    if (day !== null && day >= reading.today) return day;
  }
  return null;
}

/** Up to here a number in words is as often a place in a row: "the tenth". */
const LAST_PLACE = 10;

/** "on the 15th": a word of place in a row ("the second", "the 5th task") is not a day. */
function alone(reading: Reading, number: DayNumber, lead: Lead): Match<DayContent> | null {
  if (lead.determined || !endsPhrase(reading, number.to) || (is(reading, number.to, "and") && isRow(reading, number.to + 1))) return null;
  const led =
    lead.word !== null && !is(reading, lead.word, "in") && (!is(reading, lead.word, "at") || reading.pieces[lead.word]?.text === "@");
  const isPlace = number.spoken && number.value <= LAST_PLACE;
  if (isPlace ? !(led && lead.firm) : !led && !bare(reading, number, lead)) return null;
  const now = civil(reading.today);
  if (reading.purpose === "filter") {
    const day = validDay(now.year, now.month, number.value);
    return day === null ? null : { to: number.to, content: plainDay(day, { assumed: true }) };
  }
  const day = nextDay(reading, number.value);
  return day === null ? null : { to: number.to, content: plainDay(day, { assumed: true, monthDay: number.value }) };
}

/** "the 2nd and the 3rd": two places in a row. */
function isRow(reading: Reading, at: number): boolean {
  return readDayNumber(reading, is(reading, at, "the") ? at + 1 : at) !== null;
}

/** "pay the rent the 15th": at the end of a phrase, behind words that can be a title. */
function bare(reading: Reading, number: DayNumber, lead: Lead): boolean {
  const next = reading.pieces[number.to];
  const closed = next === undefined || next.kind === "mark" || is(reading, number.to, "at");
  if (lead.the && is(reading, number.to, "at") && readClock(reading, number.to + 1) !== null) return true;
  return reading.purpose === "due" && lead.the && lead.core >= 2 && !opens(reading, lead.core) && !opens(reading, lead.core - 1) && closed;
}

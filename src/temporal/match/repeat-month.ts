import type { Match, RepeatContent } from "../content.ts";
import { endsPhrase } from "../lead.ts";
import { is, type Reading, senseAt } from "../reading.ts";
import { readDayNumber } from "./month-date.ts";
import { MOST_PLACES, nextPlace, readPlaces } from "./place.ts";
import { codesOf, repeat } from "./repeat-rule.ts";

/** "first monday of every month", "the 1st and 15th of each month", "end of every month". */
export function matchEveryMonth(reading: Reading, at: number): Match<RepeatContent> | null {
  const edge = is(reading, at, "end") ? -1 : is(reading, at, "begin") ? 1 : null;
  if (edge !== null) {
    const to = eachMonth(reading, at + 1);
    return to === null ? null : { to, content: repeat({ freq: "MONTHLY", byMonthDay: [edge] }) };
  }
  const numbers = readPlaces(reading, at);
  if (numbers === null) return null;
  const sense = senseAt(reading, numbers.to);
  const weekday = sense?.weekday?.value ?? null;
  const counted = weekday !== null || sense?.unit === "day" ? numbers.to + 1 : numbers.to;
  const part = senseAt(reading, counted)?.part ?? null;
  const to = eachMonth(reading, part === null ? counted : counted + 1);
  if (to === null) return null;
  const rule = weekday === null ? { byMonthDay: numbers.values } : { byDay: numbers.values.flatMap((nth) => codesOf([weekday], nth)) };
  return { to, content: repeat({ freq: "MONTHLY", ...rule }, part) };
}

/** "of every month" */
function eachMonth(reading: Reading, at: number): number | null {
  const every = is(reading, at, "of") || is(reading, at, "in") ? at + 1 : at;
  return is(reading, every, "every") && senseAt(reading, every + 1)?.unit === "month" ? every + 2 : null;
}

/** "every 15th", "every 1st and 15th of the month". */
export function everyMonthDay(reading: Reading, at: number, first: number): Match<RepeatContent> | null {
  const days = [first];
  let to = at;
  for (let next = nextPlace(reading, to); next !== null && days.length < MOST_PLACES; next = nextPlace(reading, to)) {
    const number = readDayNumber(reading, next);
    if (number?.ordinal !== true) break;
    days.push(number.value);
    to = number.to;
  }
  const tail = monthTail(reading, to);
  if (tail === null && !endsPhrase(reading, to)) return null;
  return { to: tail ?? to, content: repeat({ freq: "MONTHLY", byMonthDay: days }) };
}

/** "of the month", "each month", "monthly". */
export function monthTail(reading: Reading, at: number): number | null {
  const of = is(reading, at, "of") ? at + 1 : at;
  const the = is(reading, of, "the") || is(reading, of, "every") ? of + 1 : null;
  if (the !== null && senseAt(reading, the)?.unit === "month") return the + 1;
  return null;
}

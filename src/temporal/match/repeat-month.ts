import type { Match } from "../content.ts";
import { endsPhrase } from "../lead.ts";
import { is, isMark, type Reading, senseAt } from "../reading.ts";
import { readDayNumber } from "./month-date.ts";
import { codesOf, type RepeatContent, repeat } from "./repeat-rule.ts";

/** "first monday of every month", "the 15th of each month", "end of every month". */
export function matchEveryMonth(reading: Reading, at: number): Match<RepeatContent> | null {
  const edge = is(reading, at, "end") ? -1 : is(reading, at, "begin") ? 1 : null;
  if (edge !== null) {
    const to = eachMonth(reading, at + 1);
    return to === null ? null : { to, content: repeat({ freq: "MONTHLY", byMonthDay: [edge] }) };
  }
  const number = is(reading, at, "last") ? { to: at + 1, value: -1, ordinal: true } : readDayNumber(reading, at);
  if (number?.ordinal !== true) return null;
  const sense = senseAt(reading, number.to);
  const weekday = sense?.weekday?.value ?? null;
  const counted = weekday !== null || sense?.unit === "day" ? number.to + 1 : number.to;
  const part = senseAt(reading, counted)?.part ?? null;
  const to = eachMonth(reading, part === null ? counted : counted + 1);
  if (to === null) return null;
  const rule = weekday === null ? { byMonthDay: [number.value] } : { byDay: codesOf([weekday], number.value) };
  return { to, content: repeat({ freq: "MONTHLY", ...rule }, part) };
}

/** "of every month" */
function eachMonth(reading: Reading, at: number): number | null {
  return is(reading, at, "of") && is(reading, at + 1, "every") && senseAt(reading, at + 2)?.unit === "month" ? at + 3 : null;
}

/** "every 15th", "every 1st and 15th of the month". */
export function everyMonthDay(reading: Reading, at: number, first: number): Match<RepeatContent> | null {
  const days = [first];
  let to = at;
  for (let next = listed(reading, to); next !== null; next = listed(reading, to)) {
    const number = readDayNumber(reading, next);
    if (number?.ordinal !== true) break;
    days.push(number.value);
    to = number.to;
  }
  const tail = monthTail(reading, to);
  if (tail === null && !endsPhrase(reading, to)) return null;
  return { to: tail ?? to, content: repeat({ freq: "MONTHLY", byMonthDay: days }) };
}

function listed(reading: Reading, at: number): number | null {
  if (isMark(reading, at, ",")) return is(reading, at + 1, "and") ? at + 2 : at + 1;
  return is(reading, at, "and") ? at + 1 : null;
}

/** "of the month", "each month", "monthly". */
export function monthTail(reading: Reading, at: number): number | null {
  const of = is(reading, at, "of") ? at + 1 : at;
  const the = is(reading, of, "the") || is(reading, of, "every") ? of + 1 : null;
  if (the !== null && senseAt(reading, the)?.unit === "month") return the + 1;
  return null;
}

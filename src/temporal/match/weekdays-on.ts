import { startOfWeek, weekdayOf } from "../calendar.ts";
import type { DayContent, Match } from "../content.ts";
import { is, type Reading, senseAt } from "../reading.ts";
import { readNumber } from "./quantity.ts";
import { plainDay } from "./relative-day.ts";

const MOST = 52;
const SATURDAY = 6;

/** "two fridays from now": the second friday to come. */
export function matchWeekdaysOn(reading: Reading, at: number): Match<DayContent> | null {
  const number = readNumber(reading, at);
  if (number === null || !Number.isInteger(number.value) || number.value < 1 || number.value > MOST) return null;
  const sense = senseAt(reading, number.to);
  const weekday = is(reading, number.to, "weekend") ? SATURDAY : (sense?.pluralWeekday ?? sense?.weekday?.value);
  const from =
    is(reading, number.to + 1, "from") && (is(reading, number.to + 2, "now") || senseAt(reading, number.to + 2)?.relativeDay === 0);
  if (weekday === undefined || !from) return null;
  const { today } = reading;
  const first = startOfWeek(today) + weekday - 1 + (weekday <= weekdayOf(today) ? 7 : 0);
  return { to: number.to + 3, content: plainDay(first + (number.value - 1) * 7) };
}

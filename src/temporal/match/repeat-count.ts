import type { Match, RepeatContent, RepeatRule } from "../content.ts";
import { is, isGlued, type Reading, senseAt } from "../reading.ts";
import { type Duration, readDuration, readNumber, unitAt } from "./quantity.ts";
import { repeat } from "./repeat-rule.ts";

/** "seven days a week" */
export function matchDaysAWeek(reading: Reading, at: number): Match<RepeatContent> | null {
  const number = readNumber(reading, at);
  if (number?.value !== 7 || unitAt(reading, number.to) !== "day" || !is(reading, number.to + 1, "article")) return null;
  return unitAt(reading, number.to + 2) === "week" ? { to: number.to + 3, content: repeat({}) } : null;
}

/** "once a week", "twice a day", "three times a year", "3x a day". */
export function matchTimesA(reading: Reading, at: number): Match<RepeatContent> | null {
  const times = readTimes(reading, at);
  if (times === null) return null;
  const { to, value } = times;
  const noun = is(reading, to, "article") || is(reading, to, "every") ? to + 1 : to;
  if (noun === to) return null;
  const rule = timesRule(reading, noun, value);
  return rule === null ? null : { to: noun + 1, content: repeat(rule) };
}

function readTimes(reading: Reading, at: number): { readonly to: number; readonly value: number } | null {
  const multiple = senseAt(reading, at)?.multiple;
  if (multiple !== undefined) return { to: at + 1, value: multiple };
  const number = readNumber(reading, at);
  return number !== null && is(reading, number.to, "times") && (reading.pieces[number.to]?.text.length !== 1 || isGlued(reading, number.to))
    ? { to: number.to + 1, value: number.value }
    : null;
}

const HOURS = 24;
const MONTHS = 12;
const MINUTES = 60;

/** What so many times within a unit come to; a week does not say on which days. */
function timesRule(reading: Reading, at: number, times: number): Partial<RepeatRule> | null {
  const unit = unitAt(reading, at);
  if (unit === null || times < 1 || !Number.isInteger(times)) return null;
  if (times === 1) return unitRule(reading, at, 1);
  if (unit === "day" && HOURS % times === 0) return { freq: "DAILY", perDay: times, assumed: true };
  if (unit === "year" && MONTHS % times === 0) return { freq: "MONTHLY", interval: MONTHS / times };
  return unit === "hour" && MINUTES % times === 0 ? { freq: "MINUTELY", interval: MINUTES / times } : null;
}

/** The rule of a unit, some of them apart. */
export function unitRule(reading: Reading, at: number, interval: number): Partial<RepeatRule> | null {
  const double = is(reading, at, "double") ? 2 : 1;
  switch (unitAt(reading, at)) {
    case "minute":
      return { freq: "MINUTELY", interval };
    case "hour":
      return { freq: "HOURLY", interval };
    case "day":
      return { freq: "DAILY", interval };
    case "week":
      return { freq: "WEEKLY", interval: interval * double };
    case "month":
      return { freq: "MONTHLY", interval };
    case "quarter":
      return { freq: "MONTHLY", interval: interval * 3 };
    case "year":
      return { freq: "YEARLY", interval };
    default:
      return null;
  }
}

function hourAndHalf(reading: Reading, at: number): Duration | null {
  if (unitAt(reading, at) !== "hour" || !is(reading, at + 1, "and")) return null;
  const half = is(reading, at + 2, "article") ? at + 3 : at + 2;
  return is(reading, half, "half") ? { to: half + 1, amount: { hours: 1, minutes: 30 }, vague: false } : null;
}

/** "every half hour", "every hour and a half", "every few days": lengths that no whole number says. */
export function matchEveryLength(reading: Reading, at: number): Match<RepeatContent> | null {
  const length = readDuration(reading, at) ?? hourAndHalf(reading, at);
  if (length === null) return null;
  const { days = 0, hours = 0, minutes = 0 } = length.amount;
  const others = Object.keys(length.amount).some((name) => name !== "hours" && name !== "minutes");
  if (minutes > 0 && !others) return { to: length.to, content: repeat({ freq: "MINUTELY", interval: hours * MINUTES + minutes }) };
  if (!length.vague || Object.keys(length.amount).length > 1) return null;
  if (days > 0) return { to: length.to, content: repeat({ freq: "DAILY", interval: days, assumed: true }) };
  return hours > 0 ? { to: length.to, content: repeat({ freq: "HOURLY", interval: hours, assumed: true }) } : null;
}

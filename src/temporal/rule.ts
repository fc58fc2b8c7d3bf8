import { civil, type EpochDay, isoDay, weekdayOf } from "./calendar.ts";
import type { Amount, RepeatContent, RepeatRule } from "./content.ts";
import { lengthOf } from "./match/quantity.ts";
import { codesOf, NO_RULE, shiftedCode } from "./match/repeat-rule.ts";
import { instantOf, type WallClock } from "./zone.ts";

/** "weekly … every wednesday": a rhythm and its days as one rule; null where each says its own. */
export function mergeRules(one: RepeatContent, other: RepeatContent): RepeatContent | null {
  if (one.rule.freq !== other.rule.freq) return null;
  const [rhythm, days] = isPlain(one.rule) ? [one, other] : [other, one];
  if (!isPlain(rhythm.rule)) return null;
  const interval = Math.max(rhythm.rule.interval, days.rule.interval);
  return { ...days, rule: { ...days.rule, interval }, part: days.part ?? rhythm.part };
}

function isPlain(rule: RepeatRule): boolean {
  return rule.byDay.length === 0 && rule.byMonth.length === 0 && rule.byMonthDay.length === 0 && rule.until === null && rule.perDay === 1;
}

/** How many times a rule comes within a length of time, with so many hours a day; null where that cannot be said. */
export function timesWithin(rule: RepeatRule, amount: Amount, hours: number): number | null {
  const { days = 0, weeks = 0, months = 0, years = 0 } = amount;
  const short = lengthOf(amount) / 60_000 + (days + weeks * 7) * 1440;
  const each = Math.max(1, rule.byDay.length + rule.byMonthDay.length) * Math.max(1, hours, rule.perDay);
  const span = {
    MINUTELY: months + years > 0 ? 0 : short,
    HOURLY: months + years > 0 ? 0 : short / 60,
    DAILY: months + years > 0 ? 0 : days + weeks * 7,
    WEEKLY: days % 7 === 0 && months + years === 0 ? weeks + days / 7 : 0,
    MONTHLY: days + weeks === 0 ? months + years * 12 : 0,
    YEARLY: days + weeks + months === 0 ? years : 0,
  };
  const times = Math.floor((span[rule.freq] / rule.interval) * each);
  return times > 0 ? times : null;
}

/** The RRULE value, without its name. */
export function rruleOf(rule: RepeatRule, clock: readonly number[], timeZone: string): string {
  const minutes = clock.map((each) => ((each % 1440) + 1440) % 1440);
  // "Three times a day" without its hours is every eight hours.
  const spread = rule.perDay > 1 && clock.length === 0;
  const interval = spread ? 24 / rule.perDay : rule.interval;
  const parts = [`FREQ=${spread ? "HOURLY" : rule.freq}`];
  if (interval > 1) parts.push(`INTERVAL=${interval}`);
  if (rule.count !== null) parts.push(`COUNT=${rule.count}`);
  else if (rule.until !== null) parts.push(`UNTIL=${untilOf(rule, rule.until, minutes.length > 0 || isWithinDay(rule), timeZone)}`);
  if (rule.byMonth.length > 0) parts.push(`BYMONTH=${rule.byMonth.join(",")}`);
  if (rule.byMonthDay.length > 0) parts.push(`BYMONTHDAY=${rule.byMonthDay.join(",")}`);
  if (rule.byDay.length > 0) parts.push(`BYDAY=${rule.byDay.join(",")}`);
  const hours = [...new Set(minutes.map((each) => Math.floor(each / 60)))].sort((one, other) => one - other);
  if (minutes.length > 0 && !isWithinDay(rule)) parts.push(`BYHOUR=${hours.join(",")}`, `BYMINUTE=${(minutes[0] ?? 0) % 60}`);
  return parts.join(";");
}

/** The rule where its hours lie on the day before or behind: an hour in another zone, or an hour before midnight. */
export function onDays(rule: RepeatRule, minutes: readonly number[]): RepeatRule {
  const days = Math.floor((minutes[0] ?? 0) / 1440);
  const moved = minutes.every((each) => Math.floor(each / 1440) === days) ? rule.byDay.map((code) => shiftedCode(code, days)) : [];
  return days === 0 || moved.includes("") ? rule : { ...rule, byDay: moved };
}

/** It comes several times a day, so that an hour of the day says nothing of it. */
export function isWithinDay({ freq }: RepeatRule): boolean {
  return freq === "HOURLY" || freq === "MINUTELY";
}

/** Several days as a rule that begins with the first and ends with the last; null where no rule says just these. */
export function seriesOf(days: readonly EpochDay[], hours: number): RepeatRule | null {
  const first = days[0] ?? 0;
  const length = (days.at(-1) ?? first) - first;
  const rule = { ...NO_RULE, count: days.length * hours };
  if (length === days.length - 1) return { ...rule, freq: "DAILY" };
  if (length < 7) return { ...rule, freq: "WEEKLY", byDay: codesOf(days.map(weekdayOf).sort((one, other) => one - other)) };
  if (days.every((day, index) => day === first + index * 7)) return { ...rule, freq: "WEEKLY", byDay: codesOf([weekdayOf(first)]) };
  const dates = days.map((day) => civil(day).day).sort((one, other) => one - other);
  return length < 28 ? { ...rule, freq: "MONTHLY", byMonthDay: dates } : null;
}

/** A day where the rule has no hour; else the last second of that day in UTC, as RFC 5545 asks. */
function untilOf({ untilMinutes }: RepeatRule, day: EpochDay, timed: boolean, timeZone: string): string {
  if (!timed) return isoDay(day).replaceAll("-", "");
  const end: WallClock = untilMinutes === null ? { day: day + 1, minutes: 0 } : { day, minutes: untilMinutes };
  const last = new Date(instantOf(end, timeZone) - (untilMinutes === null ? 1000 : 0)).toISOString();
  return `${last.slice(0, 19).replaceAll("-", "").replaceAll(":", "")}Z`;
}

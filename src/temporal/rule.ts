import { isoDay } from "./calendar.ts";
import type { Amount, Content, RepeatRule } from "./content.ts";
import { instantOf, type WallClock } from "./zone.ts";

type Repeat = Extract<Content, { kind: "repeat" }>;

/** "weekly … every wednesday": a rhythm and its days as one rule; null where each says its own. */
export function mergeRules(one: Repeat, other: Repeat): Repeat | null {
  if (one.rule.freq !== other.rule.freq) return null;
  const [rhythm, days] = isPlain(one.rule) ? [one, other] : [other, one];
  if (!isPlain(rhythm.rule)) return null;
  const interval = Math.max(rhythm.rule.interval, days.rule.interval);
  return { kind: "repeat", rule: { ...days.rule, interval }, part: days.part ?? rhythm.part };
}

function isPlain(rule: RepeatRule): boolean {
  return rule.byDay.length === 0 && rule.byMonth.length === 0 && rule.byMonthDay.length === 0 && rule.until === null;
}

/** How many times a rule comes within a length of time; null where that cannot be said. */
export function timesWithin(rule: RepeatRule, amount: Amount): number | null {
  const { days = 0, weeks = 0, months = 0, years = 0 } = amount;
  const each = Math.max(1, rule.byDay.length + rule.byMonthDay.length);
  const span = {
    HOURLY: 0,
    DAILY: months + years > 0 ? 0 : days + weeks * 7,
    WEEKLY: days % 7 === 0 && months + years === 0 ? weeks + days / 7 : 0,
    MONTHLY: days + weeks === 0 ? months + years * 12 : 0,
    YEARLY: days + weeks + months === 0 ? years : 0,
  };
  const times = Math.floor((span[rule.freq] / rule.interval) * each);
  return times > 0 ? times : null;
}

/** The RRULE value, without its name. */
export function rruleOf(rule: RepeatRule, minutes: number | null, timeZone: string): string {
  const parts = [`FREQ=${rule.freq}`];
  if (rule.interval > 1) parts.push(`INTERVAL=${rule.interval}`);
  if (rule.count !== null) parts.push(`COUNT=${rule.count}`);
  else if (rule.until !== null) parts.push(`UNTIL=${untilOf(rule.until, minutes !== null, timeZone)}`);
  if (rule.byMonth.length > 0) parts.push(`BYMONTH=${rule.byMonth.join(",")}`);
  if (rule.byMonthDay.length > 0) parts.push(`BYMONTHDAY=${rule.byMonthDay.join(",")}`);
  if (rule.byDay.length > 0) parts.push(`BYDAY=${rule.byDay.join(",")}`);
  if (minutes !== null && rule.freq !== "HOURLY") parts.push(`BYHOUR=${Math.floor(minutes / 60)}`, `BYMINUTE=${minutes % 60}`);
  return parts.join(";");
}

/** A day where the rule has no hour; else the last second of that day in UTC, as RFC 5545 asks. */
function untilOf(day: number, timed: boolean, timeZone: string): string {
  if (!timed) return isoDay(day).replaceAll("-", "");
  const end: WallClock = { day: day + 1, minutes: 0 };
  const last = new Date(instantOf(end, timeZone) - 1000).toISOString();
  return `${last.slice(0, 19).replaceAll("-", "").replaceAll(":", "")}Z`;
}

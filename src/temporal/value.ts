import { isoDay, isWritable, LAST_DAY, weekdayOf } from "./calendar.ts";
import { type ClockValue, clockValues } from "./clock-value.ts";
import type { Amount, DayContent, PeriodContent, RepeatRule } from "./content.ts";
import type { Lead } from "./lead.ts";
import { isWholeDays, moveDay } from "./match/quantity.ts";
import { codesOf, NO_RULE } from "./match/repeat-rule.ts";
import type { Group } from "./phrase-group.ts";
import { is, type Reading } from "./reading.ts";
import { onDays, rruleOf, seriesOf, timesWithin } from "./rule.ts";
import { instantOf, isoInstant, wallClockAt } from "./zone.ts";

/** What a phrase of time says, as a value. */
export type TemporalValue =
  | {
      readonly kind: "date";
      readonly value: string;
      readonly hasTime: boolean;
      /** Whether the words say a day; else it is the next one that has the hour. */
      readonly hasDay: boolean;
      readonly assumed: boolean;
      /** Where several days or hours were named: the rule of them all, of which the value is the first. */
      readonly series: string | null;
      /** "The same time": the hour of the task that is changed, where it has one; the value has the present hour. */
      readonly sameTime: boolean;
      /** "End of day": the day as a whole, at no hour. */
      readonly wholeDay: boolean;
      /** One of several days, left open. */
      readonly choice?: true;
    }
  | {
      readonly kind: "recurrence";
      readonly value: string;
      readonly assumed: boolean;
      /** The first day, where the words say that it is to come: "every day next week". */
      readonly start: string | null;
    }
  /** `until`: the last day where the words set no first one, "before friday"; the value of a filter begins today. */
  | { readonly kind: "interval"; readonly value: string; readonly until?: string }
  | { readonly kind: "shift"; readonly amount: Amount; readonly direction: 1 | -1 }
  /** Counted from something that has no date in the text: "an hour before the meeting". */
  | { readonly kind: "ahead"; readonly amount: Amount; readonly direction: 1 | -1 };

const DAY = 1440;

/** The value of a group, or null where it says none that a task or a filter has. */
export function valueOfGroup(reading: Reading, group: Group): TemporalValue | null {
  const { whole } = group;
  if (whole !== null) {
    if (whole.kind === "none") return { kind: "interval", value: "none" };
    if (whole.kind === "shift") return whole;
    if (whole.kind === "ahead") return null;
    return {
      kind: "date",
      value: isoInstant(whole.instant, reading.timeZone),
      hasTime: true,
      hasDay: true,
      assumed: false,
      series: null,
      sameTime: false,
      wholeDay: false,
    };
  }
  if (group.repeat !== null && reading.purpose === "filter") return habitFilter(reading, group, group.repeat.rule);
  if (group.repeat !== null) return recurrence(reading, group, group.repeat.rule);
  if (group.same !== null && group.day === null) return null;
  const counted = group.count === null ? null : ruleOfCount(reading, group);
  if (counted !== null) return recurrence(reading, group, counted);
  if (group.count !== null || (reading.purpose === "due" && !isDue(reading, group))) return null;
  if (reading.purpose === "filter" && group.times.length === 0) return filterValue(reading, group);
  return dateValue(reading, group);
}

/** "at 11 am for the next three days", "monday at 6 for 6 weeks": how often it comes tells the rhythm. */
function ruleOfCount(reading: Reading, { day, times, count }: Group): RepeatRule | null {
  if (reading.purpose === "filter" || count === null || times.length === 0) return null;
  if (day?.kind === "day" && day.others.length === 0 && count.weeks !== undefined)
    return { ...NO_RULE, freq: "WEEKLY", byDay: codesOf([weekdayOf(day.day)]) };
  return day === null ? NO_RULE : null;
}

function recurrence(reading: Reading, group: Group, rule: NonNullable<Group["repeat"]>["rule"]): TemporalValue | null {
  const clock = clockValues(reading, group.times, group.part, group.repeat?.more);
  const count = group.count === null ? rule.count : timesWithin(rule, group.count, clock.length);
  const until = group.count !== null && count === null && isWholeDays(group.count) ? moveDay(reading.today, group.count, 1) : rule.until;
  if (until !== null && !isWritable(until)) return null;
  const minutes = clock.map((each) => inOwnZone(reading, reading.today * DAY + each.minutes, each) - reading.today * DAY);
  return {
    kind: "recurrence",
    value: rruleOf(onDays({ ...rule, count, until }, minutes), minutes, reading.timeZone),
    start: group.start === null ? null : isoDay(group.start),
    assumed: (rule.assumed && clock.length === 0) || clock.some(({ assumed }) => assumed),
  };
}

/** A task is not due in the past, unless that is said outright; "tomorrow's slides" are a title. */
function isDue(reading: Reading, group: Group): boolean {
  const { day } = group;
  if (day === null || group.direction === "old") return true;
  const said = group.phrases.some(({ lead }) => lead.word !== null && is(reading, lead.word, "due"));
  if (day.past && !said) return false;
  return !(day.kind === "day" && day.possessive && group.times.length === 0);
}

function filterValue(reading: Reading, group: Group): TemporalValue | null {
  const { day } = group;
  const lead = group.phrases[0]?.lead;
  if (day === null) return group.part === "tonight" ? { kind: "interval", value: "today" } : dateValue(reading, group);
  const bounded = lead === undefined ? null : within(reading, day, lead);
  const until = lead === undefined ? null : lastDay(day, lead);
  if (until !== null) {
    const value = bounded ?? day.keyword ?? daysOf(day);
    return { kind: "interval", value, until: isoDay(until) };
  }
  if (bounded !== null) return { kind: "interval", value: bounded };
  if (day.keyword !== null) return { kind: "interval", value: day.keyword };
  if (day.kind === "day")
    return {
      kind: "date",
      value: isoDay(day.day),
      hasTime: false,
      hasDay: true,
      assumed: day.assumed,
      series: null,
      sameTime: false,
      wholeDay: false,
    };
  return { kind: "interval", value: daysOf(day) };
}

function daysOf(day: DayContent | PeriodContent): string {
  const [first, last] = day.kind === "day" ? [day.day, day.day] : [day.first, day.last];
  return `${isoDay(first)}/${isoDay(last)}`;
}

/** "on mondays": the next one, or all the days between where the words say how long; a rhythm alone names no day. */
function habitFilter(reading: Reading, { start }: Group, { byDay, until }: RepeatRule): TemporalValue | null {
  if (until !== null) return { kind: "interval", value: `${isoDay(start ?? reading.today)}/${isoDay(until)}` };
  const ahead = [0, 1, 2, 3, 4, 5, 6].find((days) => codesOf([weekdayOf(reading.today + days)])[0] === byDay[0]);
  if (ahead === undefined || byDay.length !== 1) return null;
  return {
    kind: "date",
    value: isoDay(reading.today + ahead),
    hasTime: false,
    hasDay: true,
    assumed: true,
    series: null,
    sameTime: false,
    wholeDay: false,
  };
}

/** The last day of "before friday" and "by friday". */
function lastDay(day: DayContent | PeriodContent, { bound }: Lead): number | null {
  if (bound === "before") return (day.kind === "day" ? day.day : day.first) - 1;
  return bound === "until" ? (day.kind === "day" ? day.day : day.last) : null;
}

/** "before friday", "after friday", "since monday": from today, up to today, or without an end. */
function within(reading: Reading, day: DayContent | PeriodContent, lead: Lead): string | null {
  const [first, last] = day.kind === "day" ? [day.day, day.day] : [day.first, day.last];
  const { today } = reading;
  const [from, to] =
    lead.bound === "before"
      ? [today, first - 1]
      : lead.bound === "until"
        ? [today, last]
        : lead.bound === "since"
          ? [first, today]
          : lead.bound === "after"
            ? [last + 1, LAST_DAY]
            : [1, 0];
  return from < to || (from === to && lead.bound === "before") ? `${isoDay(from)}/${isoDay(to)}` : null;
}

function dateValue(reading: Reading, group: Group): TemporalValue {
  const { day, part } = group;
  const said = day === null ? null : day.kind === "day" ? day.day : day.due;
  const { same } = group;
  const stated = clockValues(reading, group.times, part);
  const present = { minutes: reading.minutes, assumed: same?.now === false, open: false, zone: null };
  const clock = same !== null && stated.length === 0 ? [present] : stated;
  const moments = clock.map((each) => momentOf(reading, group, said, each)).sort((one, other) => one - other);
  const [at] = moments;
  const others = day?.kind === "day" ? day.others : [];
  const rule = others.length + Math.max(1, moments.length) > 1 ? seriesOf([said ?? 0, ...others], Math.max(1, moments.length)) : null;
  const minutes = moments.map((each) => each % DAY);
  const about = {
    kind: "date" as const,
    hasDay: day !== null || group.today,
    assumed: day === null || day.assumed || clock.some(({ assumed }) => assumed),
    series: rule === null ? null : rruleOf(rule, minutes, reading.timeZone),
    sameTime: same?.now === false,
    wholeDay: day?.kind === "period" && day.first === day.last,
    ...(day?.kind === "day" && day.choice === true ? { choice: day.choice } : {}),
  };
  if (at === undefined) return { value: isoDay(said ?? reading.today), hasTime: false, ...about };
  const now = reading.today * DAY + reading.minutes;
  const tonight = part === "tonight" && said === null;
  // The evening has begun, or the morning is over: the day is all that is left of it.
  if (group.times.length === 0 && part !== null && at <= now && (tonight || said === reading.today))
    return { value: isoDay(reading.today), hasTime: false, ...about };
  const wall = { day: Math.floor(at / DAY), minutes: ((at % DAY) + DAY) % DAY };
  return { value: isoInstant(instantOf(wall, reading.timeZone), reading.timeZone), hasTime: true, ...about };
}

/** Minutes since the beginning of time at which an hour falls; on a task it is the next one. */
function momentOf(reading: Reading, { part }: Group, said: number | null, clock: ClockValue): number {
  const { minutes, open } = clock;
  const at = inOwnZone(reading, (said ?? reading.today) * DAY + minutes, clock);
  const now = reading.today * DAY + reading.minutes;
  if (part === "midnight" && said === reading.today) return at + DAY;
  const past = at <= now && reading.purpose === "due";
  if (said === null) return past && part !== "tonight" ? at + DAY : at;
  // "Today at 8", said at ten, is 8 in the evening.
  return past && open && said === reading.today && at + DAY / 2 > now && minutes < DAY / 2 ? at + DAY / 2 : at;
}

/** An hour that was said in another zone, on the user's own clock. */
function inOwnZone({ timeZone }: Reading, at: number, { zone }: ClockValue): number {
  if (zone === null || zone === timeZone) return at;
  const wall = wallClockAt(instantOf({ day: Math.floor(at / DAY), minutes: at - Math.floor(at / DAY) * DAY }, zone), timeZone);
  return wall.day * DAY + wall.minutes;
}

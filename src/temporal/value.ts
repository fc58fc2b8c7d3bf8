import type { TemporalPart } from "../lexicon/en/temporal.ts";
import { isoDay } from "./calendar.ts";
import type { Amount, ClockTime, DayContent, PeriodContent } from "./content.ts";
import type { Group } from "./group.ts";
import type { Lead } from "./lead.ts";
import { is, type Reading } from "./reading.ts";
import { rruleOf, timesWithin } from "./rule.ts";
import { applyShift } from "./shift.ts";
import { instantOf, isoInstant } from "./zone.ts";

/** What a phrase of time says, as a value. */
export type TemporalValue =
  | { readonly kind: "date"; readonly value: string; readonly hasTime: boolean; readonly assumed: boolean }
  | { readonly kind: "recurrence"; readonly value: string; readonly assumed: boolean }
  | { readonly kind: "interval"; readonly value: string }
  | { readonly kind: "shift"; readonly amount: Amount; readonly direction: 1 | -1 };

const DAY = 1440;

/** The value of a group, or null where it says none that a task or a filter has. */
export function valueOfGroup(reading: Reading, group: Group): TemporalValue | null {
  const { whole } = group;
  if (whole !== null) {
    if (whole.kind === "none") return { kind: "interval", value: "none" };
    if (whole.kind === "shift") return whole;
    if (whole.kind === "ahead") return null;
    return { kind: "date", value: isoInstant(whole.instant, reading.timeZone), hasTime: true, assumed: false };
  }
  if (group.repeat !== null) return recurrence(reading, group, group.repeat.rule);
  if (group.count !== null || (reading.purpose === "due" && !isDue(reading, group))) return null;
  if (reading.purpose === "filter" && group.time === null) return filterValue(reading, group);
  return dateValue(reading, group);
}

/** "remind me an hour before the workout at 6pm": the value of a date that stands elsewhere, counted back; null where it has no hour to count from. */
export function valueAhead(reading: Reading, amount: Amount, anchor: Group): TemporalValue | null {
  const value = valueOfGroup(reading, anchor);
  if (value?.kind !== "date") return null;
  const moved = applyShift(value.value, { amount, direction: -1 }, reading.timeZone);
  return moved === null ? null : { ...value, value: moved };
}

function recurrence(reading: Reading, group: Group, rule: NonNullable<Group["repeat"]>["rule"]): TemporalValue {
  const minutes = minutesOf(reading, group.time, group.part);
  const count = group.count === null ? null : timesWithin(rule, group.count);
  return {
    kind: "recurrence",
    value: rruleOf({ ...rule, count }, minutes?.minutes ?? null, reading.timeZone),
    assumed: minutes?.assumed ?? false,
  };
}

/** A task is not due in the past, unless that is said outright; "tomorrow's slides" are a title. */
function isDue(reading: Reading, group: Group): boolean {
  const { day } = group;
  if (day === null || group.direction === "old") return true;
  const said = group.phrases.some(({ lead }) => lead.word !== null && is(reading, lead.word, "due"));
  if (day.past && !said) return false;
  return !(day.kind === "day" && day.possessive && group.time === null);
}

function filterValue(reading: Reading, group: Group): TemporalValue | null {
  const { day } = group;
  const lead = group.phrases[0]?.lead;
  if (day === null) return group.part === "tonight" ? { kind: "interval", value: "today" } : dateValue(reading, group);
  const bounded = lead === undefined ? null : within(reading, day, lead);
  if (bounded !== null) return { kind: "interval", value: bounded };
  if (day.keyword !== null) return { kind: "interval", value: day.keyword };
  if (day.kind === "day") return { kind: "date", value: isoDay(day.day), hasTime: false, assumed: day.assumed };
  return { kind: "interval", value: `${isoDay(day.first)}/${isoDay(day.last)}` };
}

/** "before friday", "since monday": from today, or up to today. */
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
          : [1, 0];
  return from < to ? `${isoDay(from)}/${isoDay(to)}` : null;
}

function dateValue(reading: Reading, group: Group): TemporalValue {
  const { day, part } = group;
  const said = day === null ? null : day.kind === "day" ? day.day : day.due;
  const clock = minutesOf(reading, group.time, part);
  const assumed = day === null || day.assumed || (clock?.assumed ?? false);
  if (clock === null) return { kind: "date", value: isoDay(said ?? reading.today), hasTime: false, assumed };
  let at = (said ?? reading.today) * DAY + clock.minutes;
  const now = reading.today * DAY + reading.minutes;
  const tonight = part === "tonight" && said === null;
  if (part === "midnight" && said === reading.today) at += DAY;
  if (said === null && !tonight && at <= now && reading.purpose === "due") at += DAY;
  // The evening has begun, or the morning is over: the day is all that is left of it.
  if (group.time === null && part !== null && at <= now && (tonight || said === reading.today))
    return { kind: "date", value: isoDay(reading.today), hasTime: false, assumed };
  const wall = { day: Math.floor(at / DAY), minutes: at % DAY };
  return { kind: "date", value: isoInstant(instantOf(wall, reading.timeZone), reading.timeZone), hasTime: true, assumed };
}

interface Clock {
  readonly minutes: number;
  readonly assumed: boolean;
}

/** Minutes since the midnight of the day; 1440 and more lie in the night behind it. */
function minutesOf(reading: Reading, time: ClockTime | null, part: TemporalPart | null): Clock | null {
  if (time === null) return part === null ? null : { minutes: reading.dayParts[part], assumed: true };
  const hour = hourOf(time, part);
  return { minutes: hour * 60 + time.minute, assumed: time.meridiem === null && part === null };
}

function hourOf({ hour, meridiem }: ClockTime, part: TemporalPart | null): number {
  if (meridiem === "24") return hour;
  if (meridiem === "am") return hour % 12;
  if (meridiem === "pm") return (hour % 12) + 12;
  switch (part) {
    case "morning":
      return hour % 12;
    case "midnight":
      return hour % 12;
    case "afternoon":
    case "evening":
      return (hour % 12) + 12;
    case "tonight":
      return hour === 12 ? 24 : hour < 5 ? hour + 12 : hour + 12;
    default:
      return hour < 8 ? hour + 12 : hour;
  }
}

import type { TemporalPart } from "../lexicon/en/temporal.ts";
import { civil, startOfWeek, validDay } from "./calendar.ts";
import type { DayContent, PeriodContent } from "./content.ts";
import { boundsHours, limited } from "./limit.ts";
import type { Group } from "./phrase-group.ts";
import { is, isMark, type Reading } from "./reading.ts";
import { isWithinDay, mergeRules } from "./rule.ts";
import type { Phrase } from "./scan.ts";

/** Joins phrases that stand beside each other, then an hour to a day that stands apart. */
export function group(reading: Reading, phrases: readonly Phrase[]): Group[] {
  const groups: Group[] = [];
  for (const phrase of phrases) {
    const single = groupOf(phrase);
    const before = groups.at(-1);
    const near = before !== undefined && besides(reading, before, phrase);
    // "every tuesday from tomorrow until june": the end belongs to the recurrence before the beginning.
    const host = near && isStart(before) && phrase.lead.bound === "until" && groups.at(-2)?.repeat ? groups.length - 2 : groups.length - 1;
    const joined = near ? join(reading, groups[host] ?? before, single) : null;
    if (joined === null) groups.push(single);
    else groups[host] = joined;
  }
  return joinApart(reading, groups);
}

function isStart({ day, phrases }: Group): boolean {
  return day !== null && phrases[0]?.lead.word !== null;
}

function groupOf(phrase: Phrase): Group {
  const { content, lead } = phrase;
  const empty = {
    phrases: [phrase],
    direction: lead.direction,
    day: null,
    times: [],
    part: lead.morning ? ("morning" as const) : null,
    today: false,
    same: null,
    repeat: null,
    start: null,
    count: null,
    whole: null,
  };
  switch (content.kind) {
    case "day":
      return { ...empty, day: content, part: content.part ?? empty.part };
    case "period":
      return { ...empty, day: content };
    case "time":
      return { ...empty, times: content.times };
    case "part":
      return { ...empty, part: content.part, today: content.today };
    case "same":
      return { ...empty, same: content };
    case "repeat":
      return { ...empty, repeat: content, part: content.part };
    case "count":
      return { ...empty, count: content.amount };
    default:
      return { ...empty, whole: content };
  }
}

/** Nobody says one date in more; it keeps the time linear. */
const MOST_PHRASES = 12;

/** Nothing but a comma stands between, and the second does not set out to be another value. */
function besides(reading: Reading, before: Group, phrase: Phrase): boolean {
  if (before.phrases.length >= MOST_PHRASES) return false;
  const end = before.phrases.at(-1)?.to ?? 0;
  const { from, direction, bound } = phrase.lead;
  const ends = bound === "until" && is(reading, end, "and");
  const touches =
    from === end ||
    (from === end + 1 && ends) ||
    (from === end + 1 && (isMark(reading, end, ",") || isMark(reading, end, "-") || isMark(reading, end, "(")));
  if (!touches || (direction !== "plain" && direction !== before.direction)) return false;
  return !(bound === "start" && before.repeat !== null);
}

/** Two groups as one, or null where both say the same kind of thing. */
function join(reading: Reading, one: Group, other: Group): Group | null {
  if (one.whole !== null || other.whole !== null) return null;
  if (one.repeat !== null && (other.day !== null || boundsHours(one.repeat, other))) return limited(reading, one, other);
  if (one.day !== null && other.repeat !== null) return one.times.length === 0 ? limited(reading, other, one) : null;
  // "every 2 hours from 9": the hour is the first of many.
  const withinDay = [one.repeat, other.repeat].some((each) => each !== null && isWithinDay(each.rule));
  if (withinDay && (one.times.length > 0 || other.times.length > 0)) return null;
  if ((one.today && isAnother(reading, other.day)) || (other.today && isAnother(reading, one.day))) return null;
  const part = either(one.part, other.part, joinParts);
  const day = either(one.day, other.day, joinDays);
  const repeat = either(one.repeat, other.repeat, mergeRules);
  const count = either(one.count, other.count, () => null);
  if (part === undefined || day === undefined || repeat === undefined || count === undefined) return null;
  if (one.times.length > 0 && other.times.length > 0) return null;
  const times = [...one.times, ...other.times];
  const phrases = [...one.phrases, ...other.phrases].sort((first, second) => first.to - second.to);
  return {
    phrases,
    direction: one.direction,
    day,
    repeat,
    same: one.same ?? other.same,
    start: one.start ?? other.start,
    whole: null,
    times,
    part,
    today: one.today || other.today,
    count,
  };
}

/** The one that is there, both as one, or undefined where they do not go together. */
function either<Value>(one: Value | null, other: Value | null, both: (one: Value, other: Value) => Value | null): Value | null | undefined {
  if (one === null || other === null) return one ?? other;
  return both(one, other) ?? undefined;
}

function isAnother({ today }: Reading, day: Group["day"]): boolean {
  return day !== null && (day.kind === "day" ? day.day : day.due) !== today;
}

/** "tonight at midnight" is one hour; "in the morning" and "in the evening" are two. */
function joinParts(one: TemporalPart, other: TemporalPart): TemporalPart | null {
  if (one === other || isExact(other)) return other;
  if (isExact(one)) return one;
  if (one === "morning" || other === "morning") return null;
  return one === "tonight" ? other : other === "tonight" ? one : null;
}

function isExact(part: TemporalPart): boolean {
  return part === "midnight" || part === "noon";
}

/** "next week, on friday" is one day, and so are "by end of day, friday" and "tomorrow, tuesday". */
function joinDays(one: DayContent | PeriodContent, other: DayContent | PeriodContent): DayContent | null {
  if (one.kind === "day" && other.kind === "day")
    return one.day === other.day && one.others.length + other.others.length === 0 ? one : null;
  const week = one.kind === "period" ? one : other.kind === "period" ? other : null;
  const day = one.kind === "day" ? one : other.kind === "day" ? other : null;
  if (week === null || day === null) return null;
  if (week.first === week.last && week.keyword === "today") return day;
  // "next month on the 5th"
  if (day.monthDay !== null && week.last - week.first > 26 && week.last - week.first < 31) {
    const found = validDay(civil(week.first).year, civil(week.first).month, day.monthDay);
    return found === null ? null : { ...day, day: found, assumed: week.keyword === null, monthDay: null };
  }
  if (day.weekday === null || week.last - week.first !== 6) return null;
  return { ...day, day: startOfWeek(week.first) + day.weekday - 1, weekday: null };
}

/** An hour that stands apart from its day ("tomorrow buy milk at 5pm"), and two halves of one recurrence. */
function joinApart(reading: Reading, groups: readonly Group[]): Group[] {
  const result: (Group | null)[] = [...groups];
  groups.forEach((one, index) => {
    const other = partner(result, one, index);
    const joined = other === null ? null : join(reading, result[other] ?? one, one);
    if (other === null || joined === null) return;
    result[other] = joined;
    result[index] = null;
  });
  return result.filter((one) => one !== null);
}

/** Groups further away than this have nothing to do with each other; it keeps the time linear. */
const REACH = 6;

/** The nearest group that `one` completes; of two as near the one before. */
function partner(groups: readonly (Group | null)[], one: Group, index: number): number | null {
  if (one.whole !== null || (one.day !== null && one.repeat === null) || groups[index] !== one) return null;
  for (let step = 1; step <= REACH; step++) {
    for (const at of [index - step, index + step]) {
      const other = at < 0 ? null : groups[at];
      if (other != null && other.direction === one.direction && fits(one, other)) return at;
    }
  }
  return null;
}

/** `one` completes `other`. */
function fits(one: Group, other: Group): boolean {
  if (other.whole !== null) return false;
  if (one.repeat !== null) return other.repeat !== null && mergeRules(other.repeat, one.repeat) !== null;
  if (one.day !== null || one.count !== null) return false;
  if (one.times.length > 0) return other.times.length === 0 && (other.day !== null || other.repeat !== null || other.part === "tonight");
  return one.part !== null && other.part === null && (other.day !== null || other.repeat !== null);
}

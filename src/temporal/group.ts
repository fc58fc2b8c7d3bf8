import type { TemporalPart } from "../lexicon/en/temporal.ts";
import { startOfWeek } from "./calendar.ts";
import type { Amount, ClockTime, Content, DayContent, PeriodContent } from "./content.ts";
import { is, isMark, type Reading } from "./reading.ts";
import { mergeRules } from "./rule.ts";
import type { Phrase } from "./scan.ts";

/** Phrases that say one thing together. */
export interface Group {
  readonly phrases: readonly Phrase[];
  readonly direction: "old" | "new" | "plain";
  readonly day: DayContent | PeriodContent | null;
  readonly time: ClockTime | null;
  readonly part: TemporalPart | null;
  readonly repeat: Extract<Content, { kind: "repeat" }> | null;
  readonly count: Amount | null;
  /** An instant, a shift, a time ahead of something or "no date", which stand alone. */
  readonly whole: Extract<Content, { kind: "instant" | "shift" | "ahead" | "none" }> | null;
}

/** Joins phrases that stand beside each other, then an hour to a day that stands apart. */
export function group(reading: Reading, phrases: readonly Phrase[]): Group[] {
  const groups: Group[] = [];
  for (const phrase of phrases) {
    const single = groupOf(phrase);
    const before = groups.at(-1);
    const joined = before !== undefined && besides(reading, before, phrase) ? join(reading, before, single) : null;
    if (joined === null) groups.push(single);
    else groups[groups.length - 1] = joined;
  }
  return joinApart(reading, groups);
}

function groupOf(phrase: Phrase): Group {
  const { content, lead } = phrase;
  const empty = {
    phrases: [phrase],
    direction: lead.direction,
    day: null,
    time: null,
    part: lead.morning ? ("morning" as const) : null,
    repeat: null,
    count: null,
    whole: null,
  };
  switch (content.kind) {
    case "day":
      return { ...empty, day: content, part: content.part ?? empty.part };
    case "period":
      return { ...empty, day: content };
    case "time":
      return { ...empty, time: content.time };
    case "part":
      return { ...empty, part: content.part };
    case "repeat":
      return { ...empty, repeat: content, part: content.part };
    case "count":
      return { ...empty, count: content.amount };
    default:
      return { ...empty, whole: content };
  }
}

/** Nothing but a comma stands between, and the second does not set out to be another value. */
function besides(reading: Reading, before: Group, phrase: Phrase): boolean {
  const end = before.phrases.at(-1)?.to ?? 0;
  const { from, direction, bound } = phrase.lead;
  const touches =
    from === end || (from === end + 1 && (isMark(reading, end, ",") || isMark(reading, end, "-") || isMark(reading, end, "(")));
  if (!touches || (direction !== "plain" && direction !== before.direction)) return false;
  return !(bound === "start" && before.repeat !== null);
}

/** Two groups as one, or null where both say the same kind of thing. */
function join(reading: Reading, one: Group, other: Group): Group | null {
  if (one.whole !== null || other.whole !== null) return null;
  if (one.repeat !== null && other.day !== null) return limit(reading, one, other);
  if ((one.day !== null && other.repeat !== null) || !partsAgree(one.part, other.part)) return null;
  const day = either(one.day, other.day, joinDays);
  const repeat = either(one.repeat, other.repeat, mergeRules);
  const time = either(one.time, other.time, () => null);
  const count = either(one.count, other.count, () => null);
  if (day === undefined || repeat === undefined || time === undefined || count === undefined) return null;
  const phrases = [...one.phrases, ...other.phrases].sort((first, second) => first.to - second.to);
  return { phrases, direction: one.direction, day, repeat, whole: null, time, part: other.part ?? one.part, count };
}

/** The one that is there, both as one, or undefined where they do not go together. */
function either<Value>(one: Value | null, other: Value | null, both: (one: Value, other: Value) => Value | null): Value | null | undefined {
  if (one === null || other === null) return one ?? other;
  return both(one, other) ?? undefined;
}

/** "tonight at midnight" is one hour; "in the morning" and "in the evening" are two. */
function partsAgree(one: Group["part"], other: Group["part"]): boolean {
  return one === null || other === null || one === other || one === "tonight" || other === "midnight" || other === "noon";
}

/** "next week, on friday" is one day. */
function joinDays(one: DayContent | PeriodContent, other: DayContent | PeriodContent): DayContent | null {
  const week = one.kind === "period" ? one : other.kind === "period" ? other : null;
  const day = one.kind === "day" ? one : other.kind === "day" ? other : null;
  if (week === null || day?.weekday == null || week.last - week.first !== 6) return null;
  return { ...day, day: startOfWeek(week.first) + day.weekday - 1, weekday: null };
}

/** "every monday until june": the last day of a recurrence. */
function limit(reading: Reading, one: Group, other: Group): Group | null {
  const phrase = other.phrases[0];
  const ends = phrase !== undefined && phrase.lead.word !== null && is(reading, phrase.lead.word, "until");
  if (!ends || one.repeat === null || other.day === null || other.time !== null) return null;
  const until = other.day.kind === "day" ? other.day.day : other.day.due === other.day.first ? other.day.first : other.day.last;
  return { ...one, phrases: [...one.phrases, ...other.phrases], repeat: { ...one.repeat, rule: { ...one.repeat.rule, until } } };
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
      const other = groups[at];
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
  if (one.time !== null) return other.time === null && (other.day !== null || other.repeat !== null || other.part === "tonight");
  return one.part !== null && other.part === null && (other.day !== null || other.repeat !== null);
}

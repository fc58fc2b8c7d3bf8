import { weekdayOf } from "./calendar.ts";
import { clockValues } from "./clock-value.ts";
import type { RepeatContent } from "./content.ts";
import { codesOf } from "./match/repeat-rule.ts";
import type { Group } from "./phrase-group.ts";
import { is, type Reading } from "./reading.ts";
import { isWithinDay } from "./rule.ts";

/** A recurrence with the days or the hour that end it: "every monday until june", "every day this week", "every hour until 5 pm". */
export function limited(reading: Reading, one: Group, other: Group): Group | null {
  const lead = other.phrases[0]?.lead;
  const { repeat } = one;
  if (lead === undefined || repeat === null) return null;
  const phrases = [...one.phrases, ...other.phrases].sort((first, second) => first.to - second.to);
  const until = lead.word !== null && is(reading, lead.word, "until");
  if (other.day === null) return { ...one, phrases, repeat: endingAt(reading, repeat, other) };
  if (until && other.times.length > 0) return null;
  if (until) {
    const last = other.day.kind === "day" || other.day.due === other.day.first ? other.day : { ...other.day, due: other.day.last };
    return { ...one, phrases, repeat: ending(repeat, last.kind === "day" ? last.day : last.due) };
  }
  // "Every monday in december": the days of a stretch of time.
  const inside = lead.word === null || is(reading, lead.word, "in") || is(reading, lead.word, "for") || is(reading, lead.word, "during");
  const spans = lead.word !== null && is(reading, lead.word, "from");
  if (other.day.kind !== "period" || !(inside || spans) || other.day.first === other.day.last) return null;
  const { first, last } = other.day;
  const times = [...one.times, ...other.times];
  if (one.times.length > 0 && other.times.length > 0) return null;
  return {
    ...one,
    phrases,
    times,
    start: first > reading.today || reading.purpose === "filter" ? firstOf(repeat, first) : null,
    repeat: ending(repeat, last),
  };
}

/** The first day of a stretch that the rule names. */
function firstOf({ rule }: RepeatContent, from: number): number {
  const days = [0, 1, 2, 3, 4, 5, 6].find((ahead) => rule.byDay.includes(codesOf([weekdayOf(from + ahead)])[0] ?? ""));
  return from + (days ?? 0);
}

/** Whether a group says up to which hour something comes that comes several times a day. */
export function boundsHours(repeat: RepeatContent, { times, phrases }: Group): boolean {
  return times.length > 0 && phrases[0]?.lead.bound === "until" && isWithinDay(repeat.rule);
}

function ending(repeat: RepeatContent, until: number): RepeatContent {
  return { ...repeat, rule: { ...repeat.rule, until } };
}

function endingAt(reading: Reading, repeat: RepeatContent, { times, part }: Group): RepeatContent {
  const untilMinutes = clockValues(reading, times, part)[0]?.minutes ?? 0;
  const until = untilMinutes > reading.minutes ? reading.today : reading.today + 1;
  return { ...repeat, rule: { ...repeat.rule, until, untilMinutes } };
}

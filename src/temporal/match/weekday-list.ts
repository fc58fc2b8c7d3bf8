import type { TemporalPart } from "../../lexicon/en/temporal.ts";
import { is, isMark, type Reading, senseAt } from "../reading.ts";

export interface Weekdays {
  readonly to: number;
  readonly days: readonly number[];
  /** At least one is in the plural, which alone makes it a habit. */
  readonly plural: boolean;
  /** "monday through friday" */
  readonly range: boolean;
  /** "weekdays" */
  readonly set: boolean;
  readonly part: TemporalPart | null;
}

/** Seven days with all that joins them. */
const MOST_PIECES = 21;

/** "monday", "mon, wed and fri", "tuesdays and thursdays", "weekdays", "monday through friday", each with a part of the day behind it. */
export function readWeekdays(reading: Reading, at: number): Weekdays | null {
  const first = oneAt(reading, at);
  if (first === null) return null;
  const days = new Set(first.days);
  let to = at + 1;
  let plural = first.plural;
  const range = readRange(reading, to, first.days);
  if (range !== null) {
    for (const day of range.days) days.add(day);
    to = range.to;
  }
  for (let next = separator(reading, to); next !== null && to - at < MOST_PIECES; next = separator(reading, to)) {
    const more = oneAt(reading, next);
    if (more === null) break;
    for (const day of more.days) days.add(day);
    plural ||= more.plural;
    to = next + 1;
  }
  const habit = senseAt(reading, to)?.pluralPart;
  const part = habit ?? senseAt(reading, to)?.part ?? null;
  plural ||= habit !== undefined;
  const sorted = [...days].sort((one, other) => one - other);
  return {
    to: part === null ? to : to + 1,
    days: sorted,
    plural,
    range: range !== null,
    set: senseAt(reading, at)?.weekdaySet !== undefined,
    part,
  };
}

function oneAt(reading: Reading, at: number): { readonly days: readonly number[]; readonly plural: boolean } | null {
  const sense = senseAt(reading, at);
  if (sense === null || sense.possessive === true) return null;
  if (sense.weekdaySet !== undefined) return { days: sense.weekdaySet, plural: is(reading, at, "plural") };
  if (sense.pluralWeekday !== undefined) return { days: [sense.pluralWeekday], plural: true };
  return sense.weekday === undefined ? null : { days: [sense.weekday.value], plural: false };
}

function readRange(
  reading: Reading,
  at: number,
  first: readonly number[],
): { readonly to: number; readonly days: readonly number[] } | null {
  if (first.length !== 1 || !(is(reading, at, "through") || is(reading, at, "to"))) return null;
  const last = senseAt(reading, at + 1)?.weekday?.value ?? senseAt(reading, at + 1)?.pluralWeekday;
  const [from = 0] = first;
  if (last === undefined) return null;
  const days = Array.from({ length: ((last - from + 7) % 7) + 1 }, (_, index) => ((from - 1 + index) % 7) + 1);
  return { to: at + 2, days };
}

function separator(reading: Reading, at: number): number | null {
  const comma = isMark(reading, at, ",") || isMark(reading, at, "/") ? at + 1 : at;
  const joined = is(reading, comma, "and") ? comma + 1 : comma;
  return joined > at || oneAt(reading, at) !== null ? joined : null;
}

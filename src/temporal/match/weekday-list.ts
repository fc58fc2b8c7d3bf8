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
  // "every monday and every thursday", "sunday night and wednesday night"
  const habitual = is(reading, at - 1, "every");
  let part = partAt(reading, to);
  for (let next = separator(reading, part?.to ?? to, habitual); next !== null && to - at < MOST_PIECES; ) {
    const more = oneAt(reading, next);
    const again = more === null ? null : partAt(reading, next + 1);
    if (more === null || (part !== null && again?.part !== part.part)) break;
    for (const day of more.days) days.add(day);
    plural ||= more.plural;
    to = next + 1;
    part = again;
    next = separator(reading, part?.to ?? to, habitual);
  }
  plural ||= part?.plural === true;
  const sorted = [...days].sort((one, other) => one - other);
  return {
    to: part?.to ?? to,
    days: sorted,
    plural,
    range: range !== null,
    set: senseAt(reading, at)?.weekdaySet !== undefined,
    part: part?.part ?? null,
  };
}

function partAt(reading: Reading, at: number): { readonly to: number; readonly part: TemporalPart; readonly plural: boolean } | null {
  const sense = senseAt(reading, at);
  const part = sense?.pluralPart ?? sense?.part;
  return part === undefined ? null : { to: at + 1, part, plural: sense?.pluralPart !== undefined };
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

function separator(reading: Reading, at: number, habitual: boolean): number | null {
  const comma = isMark(reading, at, ",") || isMark(reading, at, "/") ? at + 1 : at;
  const and = is(reading, comma, "and") ? comma + 1 : comma;
  const joined = habitual && and > at && is(reading, and, "every") ? and + 1 : and;
  return joined > at || oneAt(reading, at) !== null ? joined : null;
}

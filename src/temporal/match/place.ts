import { is, isMark, type Reading } from "../reading.ts";
import { readDayNumber } from "./month-date.ts";

export interface Places {
  readonly to: number;
  /** Counted from the end where negative. */
  readonly values: readonly number[];
}

/** A longer list is none that people say; it keeps the time linear. */
export const MOST_PLACES = 12;

/** "first", "1st and 15th", "last", "second to last". */
export function readPlaces(reading: Reading, at: number): Places | null {
  const values: number[] = [];
  let to = at;
  for (let next: number | null = at; next !== null && values.length < MOST_PLACES; next = nextPlace(reading, to)) {
    const place = readPlace(reading, is(reading, next, "the") ? next + 1 : next);
    if (place === null) break;
    values.push(place.value);
    to = place.to;
  }
  return values.length === 0 ? null : { to, values };
}

/** A place in a month: "3rd", "last", "second last", "second to last". */
export function readPlace(reading: Reading, at: number): { readonly to: number; readonly value: number } | null {
  if (is(reading, at, "last")) return { to: at + 1, value: -1 };
  const number = readDayNumber(reading, at);
  if (number?.ordinal !== true) return null;
  const last = is(reading, number.to, "to") ? number.to + 1 : number.to;
  return is(reading, last, "last") && number.value > 1 ? { to: last + 1, value: -number.value } : number;
}

/** Where the next item of a list begins. */
export function nextPlace(reading: Reading, at: number): number | null {
  if (isMark(reading, at, ",")) return is(reading, at + 1, "and") ? at + 2 : at + 1;
  return is(reading, at, "and") ? at + 1 : null;
}

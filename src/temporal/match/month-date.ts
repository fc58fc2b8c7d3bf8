import { civil, validDay } from "../calendar.ts";
import type { DayContent, Match } from "../content.ts";
import { counts, endsPhrase, type Lead, stands } from "../lead.ts";
import { digitsAt, is, isGlued, isMark, type Reading, senseAt } from "../reading.ts";
import { readMeridiem } from "./clock.ts";
import { isFarYear } from "./far-year.ts";
import { readNumber } from "./quantity.ts";
import { nextYearly, plainDay } from "./relative-day.ts";

export interface DayNumber {
  readonly to: number;
  readonly value: number;
  readonly ordinal: boolean;
  /** In words: "first". */
  readonly spoken: boolean;
}

/** A day of a month: "3", "3rd", "third", "twenty first". */
export function readDayNumber(reading: Reading, at: number): DayNumber | null {
  const digits = digitsAt(reading, at);
  if (digits !== null) {
    if (digits < 1 || digits > 31) return null;
    if (isGlued(reading, at + 1) && is(reading, at + 1, "ordinal-suffix"))
      return { to: at + 2, value: digits, ordinal: true, spoken: false };
    const next = reading.pieces[at + 1];
    const joined = next?.glued === true && (next.kind !== "mark" || (":/%".includes(next.text) && isGlued(reading, at + 2)));
    return joined || readMeridiem(reading, at + 1).value !== null ? null : { to: at + 1, value: digits, ordinal: false, spoken: false };
  }
  const sense = senseAt(reading, at);
  if (sense?.ordinal !== undefined) return { to: at + 1, value: sense.ordinal, ordinal: true, spoken: true };
  const tens = sense?.number;
  if (tens !== 20 && tens !== 30) return null;
  const next = isMark(reading, at + 1, "-") ? at + 2 : at + 1;
  const ones = senseAt(reading, next)?.ordinal;
  return ones !== undefined && ones < 10 ? { to: next + 1, value: tens + ones, ordinal: true, spoken: true } : null;
}

/** A day behind its month may be a plain number in words: "march seven", "june twenty one". */
function readDayBehindMonth(reading: Reading, at: number): DayNumber | null {
  const day = readDayNumber(reading, at);
  if (day !== null || senseAt(reading, at)?.number === undefined) return day;
  const number = readNumber(reading, at);
  const thousands = number !== null && is(reading, number.to, "thousand");
  if (number === null || thousands || number.value < 1 || number.value > 31) return null;
  return senseAt(reading, number.to)?.unit === undefined ? { ...number, ordinal: false, spoken: true } : null;
}

/** "two thousand and eighteen", "twenty twenty six" */
function readSpokenYear(reading: Reading, at: number): { readonly to: number; readonly value: number } | null {
  const first = senseAt(reading, at)?.number;
  if (first === 2 && is(reading, at + 1, "thousand")) {
    const rest = readNumber(reading, is(reading, at + 2, "and") ? at + 3 : at + 2);
    const spoken = rest !== null && rest.value < 100 && reading.pieces[rest.to - 1]?.kind === "word" ? rest : null;
    return { to: spoken?.to ?? at + 2, value: 2000 + (spoken?.value ?? 0) };
  }
  const rest = first === 20 && senseAt(reading, at + 1)?.number !== undefined ? readNumber(reading, at + 1) : null;
  return rest !== null && rest.value >= 10 && rest.value < 100 ? { to: rest.to, value: 2000 + rest.value } : null;
}

/** A year, after a comma or not. */
export function readYear(reading: Reading, at: number): { readonly to: number; readonly value: number } | null {
  const from = isMark(reading, at, ",") ? at + 1 : at;
  const spoken = readSpokenYear(reading, from);
  if (spoken !== null) return spoken;
  const value = digitsAt(reading, from);
  if (value === null || value < 1900 || value > 2199 || (isGlued(reading, from + 1) && reading.pieces[from + 1]?.kind !== "mark"))
    return null;
  return isMark(reading, from + 1, ":") && isGlued(reading, from + 1) ? null : { to: from + 1, value };
}

/** "december 3rd", "dec 3, 2026", "3rd of december", "3 dec". */
export function matchMonthDate(reading: Reading, at: number, lead: Lead): Match<DayContent> | null {
  return monthFirst(reading, at, lead) ?? dayFirst(reading, at, lead);
}

/** The date of "tuesday, august 28": the weekday before it takes away all doubt. */
export function matchDateAfterWeekday(reading: Reading, at: number): Match<DayContent> | null {
  return monthFirst(reading, at, null) ?? dayFirst(reading, at, null);
}

function monthFirst(reading: Reading, at: number, lead: Lead | null): Match<DayContent> | null {
  const month = senseAt(reading, at)?.month;
  if (month === undefined) return null;
  const dotted = isMark(reading, at + 1, ".") && isGlued(reading, at + 1) ? at + 2 : at + 1;
  const number = readDayBehindMonth(reading, is(reading, dotted, "the") ? dotted + 1 : dotted);
  if (number === null) return null;
  const year = readYear(reading, number.to);
  if (lead !== null && year === null) {
    if (month.doubtful && !number.ordinal && !(stands(reading, at, number.to, lead) && !counts(reading, number.to))) return null;
    if (lead.determined && !endsPhrase(reading, number.to)) return null;
  }
  return dated(reading, month.value, number.value, year, number.to);
}

function dayFirst(reading: Reading, at: number, lead: Lead | null): Match<DayContent> | null {
  const number = readDayNumber(reading, at);
  if (number === null) return null;
  const named = is(reading, number.to, "of") ? number.to + 1 : number.to;
  const month = senseAt(reading, named)?.month;
  if (month === undefined || isGlued(reading, named)) return null;
  const dotted =
    isMark(reading, named + 1, ".") && isGlued(reading, named + 1) && reading.pieces[named + 2] !== undefined ? named + 2 : named + 1;
  const year = readYear(reading, dotted) ?? readYear(reading, named + 1);
  const bare = !number.ordinal && named === number.to && month.doubtful;
  if (lead !== null && bare && year === null && !lead.firm && !(endsPhrase(reading, named + 1) && !lead.determined)) return null;
  if (lead !== null && !number.ordinal && year === null && !lead.firm && counts(reading, named + 1)) return null;
  // The next number is the day of this month, and not the one before it: "task 3 december 5".
  const next = year === null && !number.ordinal ? readDayNumber(reading, named + 1) : null;
  return next !== null ? null : dated(reading, month.value, number.value, year, named + 1);
}

function dated(
  reading: Reading,
  month: number,
  day: number,
  year: { to: number; value: number } | null,
  to: number,
): Match<DayContent> | null {
  if (year !== null) {
    const exact = validDay(year.value, month, day);
    return exact === null ? null : { to: year.to, content: plainDay(exact) };
  }
  if (isFarYear(reading, to)) return null;
  const next = nextYearly(reading, civil(reading.today).year, (candidate) => validDay(candidate, month, day));
  return next === null ? null : { to, content: plainDay(next, { assumed: true }) };
}

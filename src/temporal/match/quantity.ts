import type { TemporalUnit } from "../../lexicon/en/temporal.ts";
import { addMonths, type EpochDay, weekdayOf } from "../calendar.ts";
import type { Amount } from "../content.ts";
import { digitsAt, is, isGlued, isMark, type Reading, senseAt } from "../reading.ts";

export interface Quantity {
  readonly to: number;
  readonly value: number;
  /** "a few": nobody said how many. */
  readonly vague: boolean;
}

/** How many: digits, number words, "a", "half a", "a couple of", "1.5". */
function readQuantity(reading: Reading, at: number): Quantity | null {
  if (is(reading, at, "half")) return { to: at + (is(reading, at + 1, "article") ? 2 : 1), value: 0.5, vague: false };
  // "one half hour"
  if (senseAt(reading, at)?.number === 1 && is(reading, at + 1, "half")) return { to: at + 2, value: 0.5, vague: false };
  const plain = readNumber(reading, at);
  if (plain !== null) return { to: plain.to, value: plain.value, vague: false };
  const from = is(reading, at, "article") ? at + 1 : at;
  if (is(reading, from, "half") && from > at)
    return { to: is(reading, from + 1, "article") ? from + 2 : from + 1, value: 0.5, vague: false };
  if (is(reading, from, "couple")) return { to: is(reading, from + 1, "of") ? from + 2 : from + 1, value: 2, vague: false };
  if (is(reading, from, "few")) return { to: from + 1, value: 3, vague: true };
  return from > at ? { to: from, value: 1, vague: false } : null;
}

/** A whole or decimal number in digits, or a number in words up to ninety-nine. */
export function readNumber(reading: Reading, at: number): { readonly to: number; readonly value: number } | null {
  const digits = digitsAt(reading, at);
  if (digits !== null) {
    const decimals =
      isMark(reading, at + 1, ".") && isGlued(reading, at + 1) && isGlued(reading, at + 2) ? reading.pieces[at + 2] : undefined;
    if (decimals?.kind === "number" && decimals.text.length === 1) return { to: at + 3, value: digits + decimals.value / 10 };
    // "1 1/2"
    const half = reading.pieces[at + 1]?.text === "1" && isMark(reading, at + 2, "/") && reading.pieces[at + 3]?.text === "2";
    if (half && isGlued(reading, at + 2) && isGlued(reading, at + 3)) return { to: at + 4, value: digits + 0.5 };
    return { to: at + 1, value: digits };
  }
  const value = senseAt(reading, at)?.number;
  if (value === undefined) return null;
  const next = isMark(reading, at + 1, "-") && isGlued(reading, at + 1) ? at + 2 : at + 1;
  const ones = senseAt(reading, next)?.number;
  if (value >= 20 && ones !== undefined && ones < 10) return { to: next + 1, value: value + ones };
  return { to: at + 1, value };
}

const FIELDS: Readonly<Record<TemporalUnit, readonly [keyof Amount, number]>> = {
  second: ["seconds", 1],
  minute: ["minutes", 1],
  hour: ["hours", 1],
  day: ["days", 1],
  week: ["weeks", 1],
  month: ["months", 1],
  quarter: ["months", 3],
  year: ["years", 1],
};
const HALVES: Partial<Record<TemporalUnit, Amount>> = {
  minute: { seconds: 30 },
  hour: { minutes: 30 },
  day: { hours: 12 },
  month: { weeks: 2 },
  year: { months: 6 },
};
const MOST = 10_000;

export interface Duration {
  readonly to: number;
  readonly amount: Amount;
  readonly vague: boolean;
}

/** A length of time: "two days", "an hour and a half", "2h", "1 week and 3 days". */
export function readDuration(reading: Reading, at: number): Duration | null {
  const first = readOne(reading, at);
  if (first === null) return null;
  const joined = is(reading, first.to, "and") ? first.to + 1 : first.to;
  if (joined > first.to || reading.pieces[joined]?.kind === "number") {
    const second = readOne(reading, joined);
    if (second !== null && second.unit !== first.unit)
      return { to: second.to, amount: { ...first.amount, ...second.amount }, vague: first.vague };
  }
  return first;
}

/** "a quarter of an hour", "three quarters of an hour", "a quarter hour" */
function readQuarters(reading: Reading, at: number): OneDuration | null {
  const article = is(reading, at, "article") ? { to: at + 1, value: 1 } : readNumber(reading, at);
  const quarter = article?.to ?? at;
  if (!is(reading, quarter, "quarter-hour")) return null;
  const of = is(reading, quarter + 1, "of") && is(reading, quarter + 2, "article") ? quarter + 3 : quarter + 1;
  if (senseAt(reading, of)?.unit !== "hour") return null;
  return { to: of + 1, amount: { minutes: 15 * (article?.value ?? 1) }, vague: false, unit: "hour" };
}

type OneDuration = Duration & { readonly unit: TemporalUnit };

function readOne(reading: Reading, at: number): OneDuration | null {
  const quarters = readQuarters(reading, at);
  if (quarters !== null) return quarters;
  const quantity = readQuantity(reading, at);
  if (quantity === null || quantity.value > MOST) return null;
  const { vague } = quantity;
  let { to, value } = quantity;
  const other = readAlternative(reading, to);
  if (other !== null) to = other;
  if (is(reading, to, "and") && is(reading, to + 1, "article") && is(reading, to + 2, "half")) {
    value += 0.5;
    to += 3;
  }
  const unit = unitAt(reading, to);
  if (unit === null) return null;
  const double = is(reading, to, "double");
  to++;
  const half = is(reading, to, "and") ? (is(reading, to + 1, "article") ? to + 2 : to + 1) : to;
  if (half > to && is(reading, half, "half") && senseAt(reading, half + 1)?.unit === undefined) {
    value += 0.5;
    to = half + 1;
  }
  // "1h30"
  const glued = unit === "hour" && reading.pieces[to]?.glued === true ? reading.pieces[to] : undefined;
  if (glued?.kind === "number" && glued.text.length === 2 && glued.value < 60)
    return { to: to + 1, amount: { hours: value, minutes: glued.value }, vague, unit };
  const amount = amountOf(value, unit, double);
  return amount === null ? null : { to, amount, vague, unit };
}

/** "2-3", "two or three", "1 to 2": the first is what counts. */
function readAlternative(reading: Reading, at: number): number | null {
  if (!is(reading, at, "or") && !is(reading, at, "to")) return null;
  const other = readNumber(reading, at + 1);
  return other !== null && unitAt(reading, other.to) !== null ? other.to : null;
}

/** A unit of time; short ones only where they are glued to their number. */
export function unitAt(reading: Reading, at: number): TemporalUnit | null {
  const sense = senseAt(reading, at);
  if (sense === null || sense.possessive === true) return null;
  if (sense.unit !== undefined) return sense.unit;
  return isGlued(reading, at) ? (sense.gluedUnit ?? null) : null;
}

function amountOf(value: number, unit: TemporalUnit, double: boolean): Amount | null {
  const [field, factor] = FIELDS[unit];
  const whole = Math.floor(value) * factor * (double ? 2 : 1);
  if (Number.isInteger(value)) return amountIn(field, whole);
  const half = value % 1 === 0.5 ? HALVES[unit] : undefined;
  if (half !== undefined) return whole === 0 ? half : { [field]: whole, ...half };
  return unit === "hour" ? { minutes: Math.round(value * 60) } : null;
}

function amountIn(field: keyof Amount, count: number): Amount {
  // Set, not computed in the literal: that costs a microsecond.
  const amount: { -readonly [Field in keyof Amount]: Amount[Field] } = {};
  amount[field] = count;
  return amount;
}

/** Whether a length of time is said in days or more alone. */
export function isWholeDays(amount: Amount): boolean {
  return amount.hours === undefined && amount.minutes === undefined && amount.seconds === undefined;
}

/** The part of an amount that the clock counts, in milliseconds. */
export function lengthOf({ hours = 0, minutes = 0, seconds = 0 }: Amount): number {
  return ((hours * 60 + minutes) * 60 + seconds) * 1000;
}

/** A day moved by the calendar parts of an amount. */
export function moveDay(day: EpochDay, amount: Amount, direction: 1 | -1): EpochDay {
  const months = (amount.years ?? 0) * 12 + (amount.months ?? 0);
  const moved = months === 0 ? day : addMonths(day, months * direction);
  const there = moved + ((amount.weeks ?? 0) * 7 + (amount.days ?? 0)) * direction;
  if (amount.weekday === undefined) return there;
  const distance = (7 + (amount.weekday - weekdayOf(there)) * direction) % 7;
  return there + (distance === 0 ? 7 : distance) * direction;
}

import type { ClockTime } from "../content.ts";
import { counts, endsPhrase, type Lead, stands } from "../lead.ts";
import { digitsAt, is, isGlued, isMark, type Reading, senseAt } from "../reading.ts";
import { isFarYear } from "./far-year.ts";
import { readNumber } from "./quantity.ts";

export interface ClockMatch {
  readonly to: number;
  readonly time: ClockTime;
  /** Said so that it can only be a time: with am or pm, "o'clock", or minutes. */
  readonly sure: boolean;
}

/** An hour, with all that may follow it; a bare number is not `sure`. */
export function readClock(reading: Reading, at: number): ClockMatch | null {
  return readSpoken(reading, at) ?? readFigures(reading, at) ?? readWords(reading, at);
}

/** "half past six", "quarter to nine", "ten past five". */
function readSpoken(reading: Reading, at: number): ClockMatch | null {
  const minutes = readSpokenMinutes(reading, at);
  if (minutes === null) return null;
  const { to, value } = minutes;
  if (is(reading, at, "half") && reading.pieces[to]?.kind !== "mark") {
    const half = halfHour(reading, to);
    if (half !== null) return half;
  }
  const past = is(reading, to, "past-hour");
  if (!past && (!is(reading, to, "to-hour") || value === 30)) return null;
  const noon = senseAt(reading, to + 1)?.part;
  if (noon === "noon" || noon === "midnight") {
    const half = past === (noon === "noon") ? "pm" : "am";
    return { to: to + 2, time: { hour: past ? 12 : 11, minute: past ? value : 60 - value, meridiem: half }, sure: true };
  }
  const hour = readNumber(reading, to + 1);
  if (hour === null || !isHour(hour.value) || senseAt(reading, hour.to)?.unit !== undefined) return null;
  const meridiem = readMeridiem(reading, hour.to);
  const base = past ? hour.value : hour.value === 1 ? 12 : hour.value - 1;
  return { to: meridiem.to, time: { hour: base, minute: past ? value : 60 - value, meridiem: meridiem.value }, sure: true };
}

/** "half six": half past it. */
function halfHour(reading: Reading, at: number): ClockMatch | null {
  const hour = readNumber(reading, at);
  if (hour === null || !isHour(hour.value) || senseAt(reading, hour.to)?.unit !== undefined) return null;
  const meridiem = readMeridiem(reading, hour.to);
  return { to: meridiem.to, time: { hour: hour.value, minute: 30, meridiem: meridiem.value }, sure: false };
}

/** "half", "a quarter", "ten", "10 minutes". */
function readSpokenMinutes(reading: Reading, at: number): { readonly to: number; readonly value: number } | null {
  if (is(reading, at, "half")) return { to: at + 1, value: 30 };
  const from = is(reading, at, "article") ? at + 1 : at;
  if (is(reading, from, "quarter-hour")) return { to: from + 1, value: 15 };
  const number = readNumber(reading, at);
  if (number === null || number.value >= 60 || !Number.isInteger(number.value)) return null;
  if (senseAt(reading, number.to)?.unit === "minute") return { to: number.to + 1, value: number.value };
  if (number.value % 5 !== 0) return null;
  // "10 past 4", "10 til 5", and "at 10 after 4"
  const joint = is(reading, number.to, "spoken-joint") || (is(reading, at - 1, "at") && is(reading, number.to, "after"));
  return reading.pieces[at]?.kind === "number" && !joint ? null : number;
}

const isHour = (value: number) => Number.isInteger(value) && value >= 1 && value <= 12;

/** Past twelve, or with a nought before it, an hour is one of twenty-four. */
const meridiemOf = (hour: number, text: string): "24" | null => (hour > 12 || hour === 0 || text.startsWith("0") ? "24" : null);

/** "5pm", "5:30", "5.30pm", "17:30", "1730h", "530pm", "5". */
function readFigures(reading: Reading, at: number): ClockMatch | null {
  const hour = digitsAt(reading, at);
  const text = reading.pieces[at]?.text ?? "";
  if (hour === null || text.length > 4) return null;
  if (text.length >= 3) return readRun(reading, at, hour, text.length);
  const minutes = minutesAfter(reading, at);
  if (minutes !== null) return withMinutes(reading, hour, text, minutes);
  const apart = minutesApart(reading, at, hour);
  if (apart !== null) return apart;
  const meridiem = readMeridiem(reading, at + 1);
  if (meridiem.value === null) return bareHour(reading, at, hour, at + 1);
  return isHour(hour) ? { to: meridiem.to, time: { hour, minute: 0, meridiem: meridiem.value }, sure: true } : null;
}

/** "7 30 pm", as it is spoken, and "7. 30 pm". */
function minutesApart(reading: Reading, at: number, hour: number): ClockMatch | null {
  const dotted = isMark(reading, at + 1, ".") || isMark(reading, at + 1, ":");
  const minutes = dotted ? at + 2 : at + 1;
  const next = reading.pieces[minutes];
  if (next?.kind !== "number" || next.glued || next.text.length !== 2 || next.value > 59 || !isHour(hour)) return null;
  const meridiem = readMeridiem(reading, minutes + 1);
  if (meridiem.value !== null) return { to: meridiem.to, time: { hour, minute: next.value, meridiem: meridiem.value }, sure: true };
  const ends = !dotted && next.value % 5 === 0 && is(reading, at - 1, "at") && endsPhrase(reading, at + 2);
  return ends ? { to: at + 2, time: { hour, minute: next.value, meridiem: null }, sure: false } : null;
}

function withMinutes(reading: Reading, hour: number, text: string, { to, value: minute, mark }: Minutes): ClockMatch | null {
  const meridiem = readMeridiem(reading, to);
  if (meridiem.value !== null)
    return isHour(hour) ? { to: meridiem.to, time: { hour, minute, meridiem: meridiem.value }, sure: true } : null;
  if (mark === ".") return hour > 23 ? null : { to, time: { hour, minute, meridiem: meridiemOf(hour, "") }, sure: false };
  return hour > 23 ? null : { to: secondsAfter(reading, to), time: { hour, minute, meridiem: meridiemOf(hour, text) }, sure: true };
}

/** "5", "12 noon", "17h30", "5 o'clock", "5ish", "9 sharp". */
function bareHour(reading: Reading, at: number, hour: number, to: number): ClockMatch | null {
  if (hour > 23) return null;
  const part = senseAt(reading, to)?.part;
  const meridiem = meridiemOf(hour, "");
  if (hour === 12 && (part === "noon" || part === "midnight")) {
    return { to: to + 1, time: { hour, minute: 0, meridiem: part === "noon" ? "pm" : "am" }, sure: true };
  }
  // "8 o clock"
  const joint = isMark(reading, to + 1, "'") ? to + 2 : to + 1;
  const apart = is(reading, to, "o") && is(reading, joint, "clock");
  if (apart || is(reading, to, "oclock")) {
    const said = readMeridiem(reading, apart ? joint + 1 : to + 1);
    return { to: said.to, time: { hour, minute: 0, meridiem: said.value ?? meridiem }, sure: true };
  }
  const next = reading.pieces[to];
  // "3.1" is no hour, and neither is the day of "1 jan 99999".
  if (isMark(reading, to, ".") && isGlued(reading, to) && reading.pieces[to + 1]?.kind === "number" && isGlued(reading, to + 1))
    return null;
  if (senseAt(reading, to)?.month !== undefined && isFarYear(reading, to + 1)) return null;
  if (next?.glued === true && next.kind !== "mark") return gluedHour(reading, at, { hour, minute: 0, meridiem }, to);
  return { to: is(reading, to, "sharp") ? to + 1 : to, time: { hour, minute: 0, meridiem }, sure: false };
}

/** "17h", "17h30", "5ish" */
function gluedHour(reading: Reading, at: number, time: ClockTime, to: number): ClockMatch | null {
  if (is(reading, to, "approx")) return { to: to + 1, time, sure: true };
  if (!is(reading, to, "hours-mark") || reading.pieces[at]?.kind !== "number") return null;
  const minute = isGlued(reading, to + 1) ? digitsAfterMark(reading, to + 1) : null;
  return minute === null ? { to: to + 1, time, sure: false } : { to: to + 2, time: { ...time, minute }, sure: true };
}

function digitsAfterMark(reading: Reading, at: number): number | null {
  const piece = reading.pieces[at];
  return piece?.kind === "number" && piece.text.length === 2 && piece.value < 60 ? piece.value : null;
}

interface Minutes {
  readonly to: number;
  readonly value: number;
  readonly mark: string;
}

/** ":30" and ".30" behind an hour. */
function minutesAfter(reading: Reading, at: number): Minutes | null {
  const mark = reading.pieces[at + 1];
  if (mark?.kind !== "mark" || (mark.text !== ":" && mark.text !== ".") || !mark.glued || !isGlued(reading, at + 2)) return null;
  const value = digitsAfterMark(reading, at + 2);
  if (value === null) return null;
  const beyond = reading.pieces[at + 3];
  if (mark.text === "." && beyond?.glued === true && beyond.text === "." && reading.pieces[at + 4]?.kind === "number") return null;
  return { to: at + 3, value, mark: mark.text };
}

function secondsAfter(reading: Reading, at: number): number {
  return isMark(reading, at, ":") && isGlued(reading, at) && isGlued(reading, at + 1) && digitsAfterMark(reading, at + 1) !== null
    ? at + 2
    : at;
}

/** "1730h", "530pm", and a bare "1730" that only "at" makes a time. */
function readRun(reading: Reading, at: number, digits: number, length: number): ClockMatch | null {
  const [hour, minute] = [Math.floor(digits / 100), digits % 100];
  if (hour > 23 || minute > 59) return null;
  const meridiem = readMeridiem(reading, at + 1);
  if (meridiem.value !== null)
    return isHour(hour) ? { to: meridiem.to, time: { hour, minute, meridiem: meridiem.value }, sure: true } : null;
  // "at 730", but not "at 350"
  if (length === 3) {
    const quarter = minute === 15 || minute === 30 || minute === 45;
    return quarter && isHour(hour) && !isGlued(reading, at + 1)
      ? { to: at + 1, time: { hour, minute, meridiem: null }, sure: false }
      : null;
  }
  const time: ClockTime = { hour, minute, meridiem: hour > 12 || hour === 0 || reading.pieces[at]?.text.startsWith("0") ? "24" : null };
  if (is(reading, at + 1, "hours-mark")) return { to: at + 2, time, sure: true };
  return minute % 5 === 0 && !(isGlued(reading, at + 1) && reading.pieces[at + 1]?.kind !== "mark")
    ? { to: at + 1, time, sure: false }
    : null;
}

/** "six pm", "six thirty", "five o'clock", "six". */
function readWords(reading: Reading, at: number): ClockMatch | null {
  const hour = senseAt(reading, at)?.number;
  if (hour === undefined || !isHour(hour)) return null;
  const minute = readNumber(reading, at + 1);
  const spoken = minute !== null && reading.pieces[at + 1]?.kind === "word" && minute.value >= 10 && minute.value < 60 ? minute : null;
  if (spoken !== null) {
    const meridiem = readMeridiem(reading, spoken.to);
    return { to: meridiem.to, time: { hour, minute: spoken.value, meridiem: meridiem.value }, sure: meridiem.value !== null };
  }
  const meridiem = readMeridiem(reading, at + 1);
  if (meridiem.value !== null) return { to: meridiem.to, time: { hour, minute: 0, meridiem: meridiem.value }, sure: true };
  return bareHour(reading, at, hour, at + 1);
}

/** "pm", "p.m.", "p. m", and a glued "p". */
export function readMeridiem(reading: Reading, at: number): { readonly to: number; readonly value: "am" | "pm" | null } {
  if (is(reading, at, "am")) return { to: at + 1, value: "am" };
  if (is(reading, at, "pm")) return { to: at + 1, value: "pm" };
  const value = is(reading, at, "a") ? "am" : is(reading, at, "p") ? "pm" : null;
  if (value === null) return { to: at, value: null };
  const middle = isMark(reading, at + 1, ".") ? at + 2 : at + 1;
  if (is(reading, middle, "m") && (middle === at + 2 || value === "pm")) {
    return { to: isMark(reading, middle + 1, ".") && isGlued(reading, middle + 1) ? middle + 2 : middle + 1, value };
  }
  return isGlued(reading, at) && (middle === at + 1 || !isGlued(reading, at + 2)) ? { to: at + 1, value } : { to: at, value: null };
}

/** "8 tonight", "9 in the morning": what shows that a bare number is an hour. */
function isPartOfDay(reading: Reading, at: number): boolean {
  const next = senseAt(reading, at);
  if (next?.relativeDay === 0 && next.part !== undefined) return true;
  const inside = is(reading, at, "in") && is(reading, at + 1, "the") ? senseAt(reading, at + 2) : null;
  return inside?.part !== undefined || (is(reading, at, "at") && is(reading, at + 1, "night"));
}

/** "tues half 5", "half 5 tues", "friday 9": beside its day a bare number is an hour, behind it at the end of the words. */
function isBesideDay(reading: Reading, at: number, { to, time }: ClockMatch): boolean {
  const isDay = (place: number): boolean => {
    const sense = senseAt(reading, place);
    return sense?.weekday !== undefined || (sense?.relativeDay !== undefined && (sense.relativeDay > 0 || sense.part !== undefined));
  };
  const ends = endsPhrase(reading, to);
  return (time.minute > 0 && isDay(to)) || (isDay(at - 1) && ends);
}

/** Whether a clock reading is a time here. */
export function clockStands(reading: Reading, at: number, clock: ClockMatch, lead: Lead, reschedules: boolean): boolean {
  const stated = clock.sure && !(clock.time.meridiem === null && lead.word === null);
  if (stated)
    return lead.word === null
      ? stands(reading, at, clock.to, lead) && !counts(reading, clock.to)
      : endsPhrase(reading, clock.to) || lead.firm;
  if (clock.sure) return clock.time.minute % 5 === 0 && stands(reading, at, clock.to, lead);
  const moved = lead.direction !== "plain" && (reschedules || is(reading, at, "half"));
  const long = (reading.pieces[at]?.text.length ?? 0) >= 3 && reading.pieces[at]?.kind === "number";
  if (long) {
    const beside = lead.word === null && senseAt(reading, at - 1)?.weekday !== undefined;
    return (beside || (lead.word !== null && is(reading, lead.word, "at"))) && endsPhrase(reading, clock.to);
  }
  if (lead.determined || lead.the) return false;
  return (
    ((lead.hour || moved) && endsPhrase(reading, clock.to)) ||
    (lead.word === null && (isPartOfDay(reading, clock.to) || isBesideDay(reading, at, clock)))
  );
}

import { civil, validDay } from "../calendar.ts";
import type { DayContent, Match } from "../content.ts";
import { endsPhrase, type Lead } from "../lead.ts";
import { digitsAt, is, isGlued, isMark, type Reading, senseAt } from "../reading.ts";
import { instantOf } from "../zone.ts";
import { readClock } from "./clock.ts";
import { matchDottedDate } from "./dotted-date.ts";
import { nextYearly, plainDay } from "./relative-day.ts";

/** "2026-12-01t17:00", with a zone or without: an instant. */
export function matchInstant(reading: Reading, at: number, lead: Lead): Match | null {
  if (reading.pieces[at]?.text.length !== 4 || reading.pieces[at + 5]?.text !== "t" || !isGlued(reading, at + 5)) return null;
  const date = matchNumericDate(reading, at, lead);
  const [hour, minute] = [gluedNumber(reading, at + 6), gluedNumber(reading, at + 8)];
  if (date === null || hour === null || minute === null || hour > 23 || minute > 59 || !isMark(reading, at + 7, ":")) return null;
  const seconds = isMark(reading, at + 9, ":") && gluedNumber(reading, at + 10) !== null ? at + 11 : at + 9;
  const zone = readZone(reading, seconds);
  const wall = { day: date.content.day, minutes: hour * 60 + minute };
  const instant = zone === null ? instantOf(wall, reading.timeZone) : (wall.day * 1440 + wall.minutes - zone.offset) * 60_000;
  return { to: zone?.to ?? seconds, content: { kind: "instant", instant } };
}

/** "z", "+01:00" */
function readZone(reading: Reading, at: number): { readonly to: number; readonly offset: number } | null {
  const sign = reading.pieces[at];
  if (sign?.glued !== true) return null;
  if (sign.text === "z") return { to: at + 1, offset: 0 };
  const [hours, minutes] = [gluedNumber(reading, at + 1), gluedNumber(reading, at + 3)];
  if ((sign.text !== "+" && sign.text !== "-") || hours === null || minutes === null || !isMark(reading, at + 2, ":")) return null;
  return { to: at + 4, offset: (sign.text === "-" ? -1 : 1) * (hours * 60 + minutes) };
}

/** "2026-12-01", "12/1/2026", "1.12.2026", and "3/4" or "3.1." where words beside it say that it is a date. */
export function matchNumericDate(reading: Reading, at: number, lead: Lead): Match<DayContent> | null {
  const first = digitsAt(reading, at);
  const mark = reading.pieces[at + 1];
  if (first === null || mark?.kind !== "mark" || !mark.glued || !"-/.".includes(mark.text)) return null;
  const second = gluedNumber(reading, at + 2);
  if (second === null) return null;
  const third = isMark(reading, at + 3, mark.text) && isGlued(reading, at + 3) ? gluedNumber(reading, at + 4) : null;
  if (third !== null) return full(reading, at, first, second, third, mark.text);
  if (mark.text === ".") return matchDottedDate(reading, at, first, second, lead);
  return mark.text === "/" ? fraction(reading, at, first, second, lead) : null;
}

function gluedNumber(reading: Reading, at: number): number | null {
  const piece = reading.pieces[at];
  return piece?.kind === "number" && piece.glued && piece.text.length <= 4 ? piece.value : null;
}

function full(reading: Reading, at: number, first: number, second: number, third: number, mark: string): Match<DayContent> | null {
  const lengths = [at, at + 2, at + 4].map((index) => reading.pieces[index]?.text.length ?? 0);
  const next = reading.pieces[at + 5];
  if (
    next?.glued === true &&
    (next.kind === "number" ||
      (next.kind === "mark" && "-/.".includes(next.text) && isGlued(reading, at + 6) && reading.pieces[at + 6]?.kind !== "mark"))
  )
    return null;
  const day = lengths[0] === 4 ? yearFirst(first, second, third) : yearLast(reading, first, second, third, lengths[2] ?? 0, mark);
  return day === null ? null : { to: at + 5, content: plainDay(day) };
}

function yearFirst(year: number, month: number, day: number): number | null {
  return year >= 1900 && year <= 2199 ? validDay(year, month, day) : null;
}

function yearLast(reading: Reading, first: number, second: number, third: number, length: number, mark: string): number | null {
  if (length !== 4 && !(length === 2 && mark !== ".")) return null;
  const year = length === 2 ? 2000 + third : third;
  if (year < 1900 || year > 2199) return null;
  const [month, day] = ordered(mark === "." ? "DMY" : reading.dateOrder, first, second);
  return validDay(year, month, day);
}

/** Month and day; a number above 12 can only be the day. */
function ordered(order: "MDY" | "DMY", first: number, second: number): readonly [month: number, day: number] {
  const dayFirst = first > 12 || (order === "DMY" && second <= 12);
  return dayFirst ? [second, first] : [first, second];
}

function fraction(reading: Reading, at: number, first: number, second: number, lead: Lead): Match<DayContent> | null {
  const next = reading.pieces[at + 3];
  if (next?.glued === true && next.kind !== "mark") return null;
  if (!isDated(reading, at, lead)) return null;
  const [month, day] = ordered(reading.dateOrder, first, second);
  const found = nextYearly(reading, civil(reading.today).year, (year) => validDay(year, month, day));
  return found === null ? null : { to: at + 3, content: plainDay(found, { assumed: true }) };
}

/** A bare fraction is a date beside a preposition of days, a time of day or a weekday. */
function isDated(reading: Reading, at: number, lead: Lead): boolean {
  const behind = at + 3;
  if (is(reading, behind, "measure") || lead.determined) return false;
  const clock = readClock(reading, is(reading, behind, "at") ? behind + 1 : behind);
  if (clock !== null && (clock.sure || is(reading, behind, "at"))) return true;
  if (senseAt(reading, isMark(reading, at - 1, ",") ? at - 2 : at - 1)?.weekday !== undefined) return true;
  if (lead.word === null || lead.the) return false;
  const place = is(reading, lead.word, "in") || (is(reading, lead.word, "at") && reading.pieces[lead.word]?.text !== "@");
  // "about 9/11" says what it is about, not when.
  return !place && !is(reading, lead.word, "topic") && (lead.firm || endsPhrase(reading, behind));
}

import { weekdayOf } from "../calendar.ts";
import type { Amount, DayContent, Match } from "../content.ts";
import { endsPhrase, readLead } from "../lead.ts";
import { is, type Reading, senseAt } from "../reading.ts";
import { readClock } from "./clock.ts";
import { matchDay } from "./day.ts";
import { isWholeDays, moveDay } from "./quantity.ts";
import { plainDay } from "./relative-day.ts";

/** "before", "ahead", "in advance", "after": what is counted from is named elsewhere. */
export function readAhead(reading: Reading, at: number): { readonly to: number; readonly direction: 1 | -1 } | null {
  if (is(reading, at, "ahead")) return { to: at + 1, direction: -1 };
  if (is(reading, at, "in") && is(reading, at + 1, "advance")) return { to: at + 2, direction: -1 };
  return is(reading, at, "after") ? { to: at + 1, direction: 1 } : null;
}

/** What days are counted from: "from tuesday", "after tomorrow", "prior to christmas". */
export function fromDay(reading: Reading, at: number, amount: Amount): Match<DayContent> | null {
  const ahead = readAhead(reading, at);
  const on = is(reading, at, "on") && amount.weeks !== undefined;
  // "a week tomorrow", "a fortnight today"
  const beside = amount.weeks !== undefined && senseAt(reading, at)?.relativeDay !== undefined;
  if (!isWholeDays(amount) || !(ahead !== null || on || beside || is(reading, at, "from"))) return null;
  const behind = beside ? at : (ahead?.to ?? at + 1);
  const to = behind > at + 1 || is(reading, at, "ahead") ? skipJoint(reading, behind) : behind;
  const anchor = dayAt(reading, to, at);
  if (anchor === null) return null;
  const day = moveDay(anchor.content.day, amount, ahead?.direction ?? 1);
  return { to: anchor.to, content: plainDay(day, { assumed: anchor.content.assumed, past: day < reading.today }) };
}

/** "prior *to*", "ahead *of*" */
function skipJoint(reading: Reading, at: number): number {
  return is(reading, at, "of") || is(reading, at, "to") ? at + 1 : at;
}

function dayAt(reading: Reading, at: number, floor: number): Match<DayContent> | null {
  const core = is(reading, at, "the") ? at + 1 : at;
  return matchDay(reading, core, { ...readLead(reading, core, floor), firm: true });
}

/** "10 minutes before 5 pm", "an hour after 6": an hour that is moved. */
export function fromClock(reading: Reading, at: number, amount: Amount): Match | null {
  const ahead = isWholeDays(amount) ? null : readAhead(reading, at);
  const clock = ahead === null ? null : readClock(reading, skipJoint(reading, ahead.to));
  if (ahead === null || clock === null || !endsPhrase(reading, clock.to)) return null;
  const shift = ((amount.hours ?? 0) * 60 + (amount.minutes ?? 0)) * ahead.direction;
  return { to: clock.to, content: { kind: "time", times: [{ ...clock.time, shift }] } };
}

const SATURDAY = 6;
const BARE: Readonly<Record<string, Amount>> = { day: { days: 1 }, week: { weeks: 1 }, month: { months: 1 } };

/** "the day before my flight", "the night before", "the week after easter": one of a unit, without a number. */
export function matchBare(reading: Reading, at: number): Match | null {
  const sense = senseAt(reading, at);
  if (sense?.possessive === true || !(is(reading, at + 1, "before") || is(reading, at + 1, "after"))) return null;
  if (sense?.relativeDay !== undefined) return null;
  const part = sense?.part ?? null;
  const amount = part === null ? BARE[sense?.unit ?? ""] : { days: 1 };
  if (amount === undefined) return null;
  const day = fromDay(reading, at + 1, amount);
  if (day !== null) return part === null ? day : { to: day.to, content: { ...day.content, part } };
  if (!is(reading, at + 1, "before")) return null;
  return { to: at + 2, content: { kind: "ahead", amount, direction: -1, part, bare: true } };
}

/** "the friday before christmas", "monday after the 15th": the nearest such weekday on that side. */
export function matchWeekdayFrom(reading: Reading, at: number): Match<DayContent> | null {
  const sense = senseAt(reading, at);
  const back = is(reading, at + 1, "before");
  const weekend = is(reading, at, "weekend");
  if (sense === null || (sense.weekday === undefined && !weekend) || sense.possessive === true || !(back || is(reading, at + 1, "after")))
    return null;
  const weekday = sense.weekday?.value ?? SATURDAY;
  const core = is(reading, at + 2, "the") ? at + 3 : at + 2;
  // An hour is no day: "friday after 5".
  const anchor = readClock(reading, core)?.sure === true ? null : dayAt(reading, at + 2, at + 1);
  if (anchor === null) return null;
  const from = anchor.content.day;
  const distance = back ? (weekdayOf(from) - weekday + 7) % 7 || 7 : (weekday - weekdayOf(from) + 7) % 7 || 7;
  const day = back ? from - distance : from + distance;
  return { to: anchor.to, content: plainDay(day, { assumed: anchor.content.assumed, past: day < reading.today }) };
}

import type { ClockTime, Match, TimeContent } from "../content.ts";
import { counts, endsPhrase, type Lead } from "../lead.ts";
import { is, isGlued, isMark, type Reading, senseAt } from "../reading.ts";
import { type ClockMatch, clockStands, readClock } from "./clock.ts";

/** An hour of the day, or several; of "2 to 4pm" the first. */
export function matchTime(reading: Reading, at: number, lead: Lead, beside: boolean): Match<TimeContent> | null {
  const named = readNamedHour(reading, at);
  const clock = named ?? readClock(reading, at);
  if (clock === null) return null;
  const range = timeRange(reading, clock, lead, beside);
  if (range !== null) return inZone(reading, range);
  if (named !== null) return null;
  const zone = readTimeZone(reading, clock.to);
  const told = zone === null ? clock : { ...clock, to: zone.to, sure: clock.sure || lead.hour };
  const list = zone === null ? timeList(reading, clock, lead) : null;
  if (list !== null && clockStands(reading, at, { ...clock, to: list.to }, lead, reading.reschedules)) return inZone(reading, list);
  if (!clockStands(reading, at, told, lead, reading.reschedules)) return null;
  return inZone(reading, { to: clock.to, content: { kind: "time", times: [clock.time] } });
}

/** "sharp", "on the dot", "ish" */
function skipTail(reading: Reading, at: number): number {
  if (is(reading, at, "sharp") || (is(reading, at, "approx") && isGlued(reading, at))) return at + 1;
  return is(reading, at, "on") && is(reading, at + 1, "the") && is(reading, at + 2, "dot") ? at + 3 : at;
}

/** "2 pm EST" */
function inZone(reading: Reading, match: Match<TimeContent>): Match<TimeContent> {
  const { content } = match;
  const to = skipTail(reading, match.to);
  const found = readTimeZone(reading, to);
  if (found === null) return { to, content };
  return { to: found.to, content: { kind: "time", times: content.times.map((time) => ({ ...time, zone: found.zone })) } };
}

function readTimeZone(reading: Reading, at: number): { readonly to: number; readonly zone: string } | null {
  for (const { words, zone } of senseAt(reading, at)?.zones ?? []) {
    const to = at + words.length;
    if (endsPhrase(reading, to) && words.every((word, index) => reading.pieces[at + index]?.text === word)) return { to, zone };
  }
  return null;
}

const MOST_TIMES = 6;

/** "8 am and 8 pm", "9, 1 and 5": hours that share their minutes, so that one rule can say them. */
function timeList(reading: Reading, first: ClockMatch, lead: Lead): Match<TimeContent> | null {
  const times = [first.time];
  let { to } = first;
  while (times.length < MOST_TIMES) {
    const or = is(reading, to, "or");
    const next = or ? to + 1 : timeSeparator(reading, to, first.sure);
    const more = next === null ? null : readClock(reading, next);
    if (more === null || more.time.minute !== first.time.minute || more.time.shift !== undefined) break;
    if (!more.sure && (first.sure || !(lead.hour && endsPhrase(reading, more.to)) || counts(reading, more.to))) break;
    // Of "5 or 6" the first is taken.
    if (!or) times.push(more.time);
    to = more.to;
  }
  return to === first.to ? null : { to, content: { kind: "time", times: sharedHalf(times) } };
}

function timeSeparator(reading: Reading, at: number, sure: boolean): number | null {
  const comma = isMark(reading, at, ",") ? at + 1 : at;
  const joined = is(reading, comma, "and") ? comma + 1 : comma;
  // "5am 7am and 9am"
  if (joined === at) return sure && readClock(reading, at)?.time.meridiem != null ? at : null;
  return is(reading, joined, "at") ? joined + 1 : joined;
}

/** "At 8 and 9 pm" are both in the evening; "at 9 and 5 pm" are not. */
function sharedHalf(times: readonly ClockTime[]): ClockTime[] {
  const last = times.at(-1);
  if (last === undefined || (last.meridiem !== "am" && last.meridiem !== "pm")) return [...times];
  return times.map((time) => (time.meridiem === null && time.hour % 12 < last.hour % 12 ? { ...time, meridiem: last.meridiem } : time));
}

/** Where the second end of a range begins. */
export function connected(reading: Reading, at: number, lead: Lead): number | null {
  const between = lead.word !== null && is(reading, lead.word, "between");
  if (between) return is(reading, at, "and") || is(reading, at, "to") ? at + 1 : null;
  if (isMark(reading, at, "-") || is(reading, at, "through")) return at + 1;
  return is(reading, at, "to") && !reading.changes ? at + 1 : null;
}

/** "from 3 to 5 on friday": without its day it may be pages. */
function isDayBehind(reading: Reading, at: number): boolean {
  const sense = senseAt(reading, is(reading, at, "on") ? at + 1 : at);
  return (
    sense?.weekday !== undefined ||
    sense?.relativeDay !== undefined ||
    sense?.month !== undefined ||
    sense?.frequency !== undefined ||
    is(reading, at, "every")
  );
}

/** "noon", as the end of a range: "between noon and 2". */
function readNamedHour(reading: Reading, at: number): ClockMatch | null {
  const part = senseAt(reading, at)?.part;
  if (part !== "noon" && part !== "midnight") return null;
  return { to: at + 1, time: { hour: 12, minute: 0, meridiem: part === "noon" ? "pm" : "am" }, sure: true };
}

function timeRange(reading: Reading, clock: ClockMatch, lead: Lead, beside: boolean): Match<TimeContent> | null {
  const next = connected(reading, clock.to, lead);
  const end = next === null ? null : (readNamedHour(reading, next) ?? readClock(reading, next));
  if (end === null) return null;
  const between = lead.word !== null && is(reading, lead.word, "between");
  const from = lead.word !== null && is(reading, lead.word, "from") && (beside || isDayBehind(reading, end.to));
  if (!clock.sure && !end.sure && !between && !from) return null;
  const { hour, minute, meridiem } = clock.time;
  const inherited = meridiem === null && (end.time.meridiem === "am" || end.time.meridiem === "pm") ? end.time.meridiem : null;
  // "11 to 2pm" begins before noon.
  const same = inherited !== null && hour % 12 <= end.time.hour % 12;
  const chosen = inherited === null ? meridiem : same ? inherited : inherited === "pm" ? "am" : "pm";
  return { to: end.to, content: { kind: "time", times: [{ hour, minute, meridiem: chosen }] } };
}

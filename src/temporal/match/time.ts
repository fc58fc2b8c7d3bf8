import type { ClockTime, DayContent, Match, PeriodContent } from "../content.ts";
import { type Lead, readLead } from "../lead.ts";
import { is, isMark, type Reading } from "../reading.ts";
import { type ClockMatch, clockStands, readClock } from "./clock.ts";
import { matchDay } from "./day.ts";
import { readDayNumber } from "./month-date.ts";
import { period } from "./period-unit.ts";

interface TimeContent {
  readonly kind: "time";
  readonly time: ClockTime;
}

/** An hour of the day; of "2 to 4pm" the first. */
export function matchTime(reading: Reading, at: number, lead: Lead): Match<TimeContent> | null {
  const clock = readClock(reading, at);
  if (clock === null) return null;
  const range = timeRange(reading, clock, lead);
  if (range !== null) return range;
  return clockStands(reading, at, clock, lead, reading.reschedules) ? { to: clock.to, content: { kind: "time", time: clock.time } } : null;
}

/** Where the second end of a range begins. */
function connected(reading: Reading, at: number, lead: Lead): number | null {
  const between = lead.word !== null && is(reading, lead.word, "between");
  if (between) return is(reading, at, "and") || is(reading, at, "to") ? at + 1 : null;
  if (isMark(reading, at, "-") || is(reading, at, "through")) return at + 1;
  return is(reading, at, "to") && !reading.changes ? at + 1 : null;
}

function timeRange(reading: Reading, clock: ClockMatch, lead: Lead): Match<TimeContent> | null {
  const next = connected(reading, clock.to, lead);
  const end = next === null ? null : readClock(reading, next);
  if (end === null) return null;
  const between = lead.word !== null && is(reading, lead.word, "between");
  if (!clock.sure && !end.sure && !between) return null;
  const { hour, minute, meridiem } = clock.time;
  const inherited = meridiem === null && (end.time.meridiem === "am" || end.time.meridiem === "pm") ? end.time.meridiem : null;
  // "11 to 2pm" begins before noon.
  const same = inherited !== null && hour % 12 <= end.time.hour % 12;
  const chosen = inherited === null ? meridiem : same ? inherited : inherited === "pm" ? "am" : "pm";
  return { to: end.to, content: { kind: "time", time: { hour, minute, meridiem: chosen } } };
}

/** The range that a day begins: "monday to wednesday", "between dec 3 and 5". */
export function matchDayRange(reading: Reading, first: Match<DayContent>, lead: Lead): Match<PeriodContent> | null {
  const next = connected(reading, first.to, lead);
  if (next === null) return null;
  const core = is(reading, next, "the") ? next + 1 : next;
  const second = matchDay(reading, core, { ...readLead(reading, core, next), firm: true, determined: false });
  const last = second === null ? bareDay(reading, core, first) : second;
  if (last === null) return null;
  const { day, past, assumed } = first.content;
  const behind = last.content.day < day && last.content.weekday !== null ? last.content.day + 7 : last.content.day;
  return behind < day ? null : { to: last.to, content: period(day, behind, day, { assumed, past }) };
}

/** "december 3 to 5" */
function bareDay(reading: Reading, at: number, first: Match<DayContent>): Match<DayContent> | null {
  const number = readDayNumber(reading, at);
  const from = readDayNumber(reading, first.to - 1) ?? readDayNumber(reading, first.to - 2);
  if (number === null || from === null || number.spoken || readClock(reading, at)?.sure === true || number.value <= from.value) return null;
  return { to: number.to, content: { ...first.content, day: first.content.day + number.value - from.value } };
}

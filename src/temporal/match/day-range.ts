import type { DayContent, Match, PeriodContent } from "../content.ts";
import { type Lead, readLead } from "../lead.ts";
import { is, type Reading, senseAt } from "../reading.ts";
import { readClock } from "./clock.ts";
import { matchDay } from "./day.ts";
import { readDayNumber } from "./month-date.ts";
import { period } from "./period-unit.ts";
import { connected } from "./time.ts";

/** The range that a day begins: "monday to wednesday", "between dec 3 and 5". */
export function matchDayRange(reading: Reading, first: Match<DayContent>, lead: Lead): Match<PeriodContent> | null {
  const next = connected(reading, first.to, lead);
  if (next === null) return null;
  const core = is(reading, next, "the") ? next + 1 : next;
  const last =
    bareDay(reading, core, first) ?? matchDay(reading, core, { ...readLead(reading, core, next), firm: true, determined: false });
  if (last === null) return null;
  const { day, past, assumed } = first.content;
  const behind = last.content.day < day && last.content.weekday !== null ? last.content.day + 7 : last.content.day;
  return behind < day ? null : { to: last.to, content: period(day, behind, day, { assumed, past }) };
}

/** The 5 of "december 3 to 5". */
export function bareDay(reading: Reading, at: number, first: Match<DayContent>): Match<DayContent> | null {
  const number = readDayNumber(reading, at);
  if (senseAt(reading, first.to - 2)?.month === undefined && senseAt(reading, first.to - 3)?.month === undefined) return null;
  const from = readDayNumber(reading, first.to - 1) ?? readDayNumber(reading, first.to - 2);
  if (number === null || from === null || number.spoken || readClock(reading, at)?.sure === true || number.value <= from.value) return null;
  if (senseAt(reading, number.to)?.month !== undefined || is(reading, number.to, "of")) return null;
  return { to: number.to, content: { ...first.content, day: first.content.day + number.value - from.value } };
}

import type { DayContent, Match } from "../content.ts";
import { NO_LEAD } from "../lead.ts";
import { is, type Reading, senseAt } from "../reading.ts";
import { matchDay } from "./day.ts";
import { nextDay } from "./day-of-month.ts";
import { readDayNumber } from "./month-date.ts";
import { plainDay } from "./relative-day.ts";

/** "the morning of december 3rd", "the night of the 5th". */
export function matchPartOf(reading: Reading, at: number): Match<DayContent> | null {
  const part = senseAt(reading, at)?.part;
  if (part === undefined || !is(reading, at + 1, "of")) return null;
  const core = is(reading, at + 2, "the") ? at + 3 : at + 2;
  const found = matchDay(reading, core, { ...NO_LEAD, firm: true, from: core, core });
  if (found !== null) return { to: found.to, content: { ...found.content, part } };
  const number = readDayNumber(reading, core);
  const day = number?.ordinal === true ? nextDay(reading, number.value) : null;
  return number === null || day === null ? null : { to: number.to, content: plainDay(day, { assumed: true, part }) };
}

import type { Match, PeriodContent } from "../content.ts";
import { type Lead, readLead } from "../lead.ts";
import { is, type Reading } from "../reading.ts";
import { matchDay } from "./day.ts";
import { period } from "./period-unit.ts";

/** "between now and friday", "from now until the 5th": on a task its end, for a filter all of it. */
export function matchFromNow(reading: Reading, at: number, lead: Lead): Match<PeriodContent> | null {
  if (!is(reading, at, "now") || lead.word === null || !(is(reading, lead.word, "between") || is(reading, lead.word, "from"))) return null;
  if (!is(reading, at + 1, "and") && !is(reading, at + 1, "to") && !is(reading, at + 1, "through")) return null;
  const core = is(reading, at + 2, "the") ? at + 3 : at + 2;
  const last = matchDay(reading, core, { ...readLead(reading, core, at + 1), firm: true });
  if (last === null || last.content.day < reading.today) return null;
  const { day, assumed } = last.content;
  return { to: last.to, content: period(reading.today, day, day, { assumed }) };
}

import { startOfWeek } from "../calendar.ts";
import type { DayContent, Match, PeriodContent } from "../content.ts";
import { counts, endsPhrase, type Lead, NO_LEAD, stands } from "../lead.ts";
import { is, isMark, type Reading, senseAt } from "../reading.ts";
import { seriesOf } from "../rule.ts";
import { matchDay } from "./day.ts";
import { ordinalDays } from "./day-of-month.ts";
import { bareDay } from "./day-range.ts";
import { readDayNumber } from "./month-date.ts";
import { period } from "./period-unit.ts";
import { MOST_PLACES } from "./place.ts";
import { plainDay } from "./relative-day.ts";
import { readQualifier, readWeek, resolveWeekday } from "./weekday.ts";
import { readWeekdays } from "./weekday-list.ts";

type Listed = Match<DayContent | PeriodContent>;

/** Several days in one breath: "monday, wednesday and friday next week", "on the 1st and the 15th". */
export function matchDayList(reading: Reading, at: number, lead: Lead): Listed | null {
  if (lead.word !== null && is(reading, lead.word, "between")) return null;
  return weekdays(reading, at, lead) ?? monthDays(reading, at, lead);
}

/** "compare monday and friday sales": days that describe a noun together, of which none is a date. */
export function describesNoun(reading: Reading, at: number, lead: Lead): boolean {
  if (lead.firm || senseAt(reading, at)?.weekday === undefined) return false;
  const list = readWeekdays(reading, at);
  if (list === null || list.days.length < 2 || list.range || list.plural || readWeek(reading, list.to) !== null) return false;
  return !stands(reading, at, list.to, lead) && stands(reading, at, at + 1, lead) && reading.pieces[list.to]?.sense === null;
}

function weekdays(reading: Reading, at: number, lead: Lead): Listed | null {
  const qualifier = readQualifier(reading, at);
  const named = qualifier?.to ?? at;
  const first = senseAt(reading, named)?.weekday;
  if (first === undefined) return null;
  const list = readWeekdays(reading, named);
  if (list === null || list.days.length < 2 || list.plural || list.range || list.set) return null;
  const week = readWeek(reading, list.to);
  const to = week?.to ?? list.to;
  if (week === null && qualifier === null && !(lead.firm || (!first.doubtful && stands(reading, named, to, lead)))) return null;
  const days = list.days.map((day) =>
    week === null ? resolveWeekday(reading, day, qualifier?.which ?? null) : startOfWeek(reading.today) + week.weeks * 7 + day - 1,
  );
  return listed(reading, days, to, { part: list.part });
}

/** "on the 1st and 15th", "the 3rd, 5th and 7th of december". */
function monthDays(reading: Reading, at: number, lead: Lead): Listed | null {
  const numbers = numbersAt(reading, at);
  if (numbers === null || lead.word === null || !lead.firm || is(reading, lead.word, "in")) return null;
  const found = ordinalDays(reading, numbers.to, numbers.values);
  return found === null || !endsPhrase(reading, found.to) ? null : listed(reading, found.days, found.to, { assumed: true });
}

function numbersAt(reading: Reading, at: number): { readonly to: number; readonly values: readonly number[] } | null {
  const values: number[] = [];
  let to = at;
  for (let next: number | null = at; next !== null && values.length < MOST_PLACES; next = separator(reading, to)) {
    const number = readDayNumber(reading, is(reading, next, "the") ? next + 1 : next);
    if (number === null || !number.ordinal || number.value < 1) break;
    values.push(number.value);
    to = number.to;
  }
  return values.length > 1 ? { to, values } : null;
}

const FIRM: Lead = { ...NO_LEAD, firm: true };
const MOST_DAYS = 8;

/** A day with others of any kind behind it: "tomorrow and friday", "december 3 and 5"; null where none is. */
export function withOthers(reading: Reading, first: Match<DayContent>, lead: Lead): Listed | null {
  if (first.content.possessive) return null;
  const days = [first.content.day];
  let { to } = first;
  let choice: true | null = null;
  for (let step = 1; step < MOST_DAYS; step++) {
    const or = is(reading, to, "or");
    const next = or ? to + 1 : separator(reading, to);
    if (next === null) break;
    const on = is(reading, next, "on") ? next + 1 : next;
    const core = is(reading, on, "the") ? on + 1 : on;
    const more = matchDay(reading, core, { ...FIRM, from: core, core }) ?? countless(reading, bareDay(reading, core, first));
    if (more === null || more.content.possessive || !(endsPhrase(reading, more.to) || lead.firm)) break;
    if (!choiceFits(days, more.content.day)) break;
    // On a task one of two is chosen; a filter looks at both.
    if (!or || reading.purpose === "filter") days.push(more.content.day);
    if (or) choice = true;
    to = more.to;
  }
  if (to === first.to) return null;
  return listed(reading, days, to, { assumed: first.content.assumed || choice !== null, ...(choice === null ? {} : { choice }) });
}

/** Another day than those before, or, behind a comma, the same again: "tomorrow, tuesday". */
function choiceFits(days: readonly number[], day: number): boolean {
  return Math.abs(day - (days[0] ?? day)) < 28;
}

/** "december 3 and 5", but not "december 3 and 5 people". */
function countless(reading: Reading, match: Match<DayContent> | null): Match<DayContent> | null {
  return match === null || counts(reading, match.to) ? null : match;
}

function separator(reading: Reading, at: number): number | null {
  const comma = isMark(reading, at, ",") ? at + 1 : at;
  const joined = is(reading, comma, "and") ? comma + 1 : comma;
  return joined > at ? joined : null;
}

/** Several days as one content: on a task the first with the others behind it, for a filter all that lies between. */
function listed(reading: Reading, days: readonly number[], to: number, more: Partial<DayContent>): Listed | null {
  const [first = 0, ...others] = [...new Set(days)].sort((one, other) => one - other);
  if (reading.purpose === "filter") {
    return { to, content: others.length === 0 ? plainDay(first, more) : period(first, others.at(-1) ?? first, first) };
  }
  if (others.length > 0 && seriesOf([first, ...others], 1) === null) return null;
  return { to, content: plainDay(first, { ...more, others }) };
}

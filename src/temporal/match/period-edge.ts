import { civil, type EpochDay, endOfMonth, epochDay, startOfMonth } from "../calendar.ts";
import type { Match, PeriodContent } from "../content.ts";
import { endsPhrase, type Lead } from "../lead.ts";
import { is, isMark, type Reading, senseAt } from "../reading.ts";
import { readMonthSpan } from "./period-month.ts";
import { endOfWorkWeek, period, unitPeriod, yearLater } from "./period-unit.ts";
import { readQualifier } from "./weekday.ts";

type Edge = "end" | "begin" | "middle" | "rest" | "late";

/** "end of the month", "beginning of next week", "rest of the year", "eod". */
export function matchEdge(reading: Reading, at: number, lead: Lead): Match<PeriodContent> | null {
  const short = senseAt(reading, at)?.end;
  if (short !== undefined)
    return endsPhrase(reading, at + 1) || lead.firm
      ? { to: at + 1, content: edgeOf(reading, "end", unitPeriodOrDay(reading, short)) }
      : null;
  const edge = edgeAt(reading, at);
  if (edge === null) return null;
  // "mid-december", "late january", "early june"
  const early = edge === "begin" && is(reading, at, "early");
  const close = edge === "late" || edge === "middle" || early ? (isMark(reading, at + 1, "-") ? at + 2 : at + 1) : null;
  const of = is(reading, at + 1, "of") && edge !== "late" && !early ? at + 2 : close;
  if (of === null) return null;
  const whole = readWhole(reading, of, edge);
  if (edge === "late" && whole !== null && whole.content.first === whole.content.last) return null;
  if (whole === null || (lead.word === null && !lead.the && edge !== "end" && !endsPhrase(reading, whole.to))) return null;
  return { to: whole.to, content: toCome(reading, edge, whole.content) };
}

/** The edge of the next month of a name, where that of this year is over. */
function toCome(reading: Reading, edge: Edge, whole: PeriodContent): PeriodContent {
  const content = edgeOf(reading, edge, whole);
  const over = edge === "begin" ? whole.first < reading.today : content.due < reading.today;
  return over && whole.yearly && reading.purpose === "due" ? edgeOf(reading, edge, yearLater(whole)) : content;
}

function edgeAt(reading: Reading, at: number): Edge | null {
  for (const edge of ["end", "begin", "middle", "rest", "late"] as const) if (is(reading, at, edge)) return edge;
  return null;
}

function unitPeriodOrDay(reading: Reading, unit: "day" | "week" | "month" | "year"): PeriodContent {
  return unit === "day" ? day(reading.today, "today") : unitPeriod(reading, unit, 0);
}

function day(at: EpochDay, keyword: string | null): PeriodContent {
  return period(at, at, at, { keyword, assumed: false });
}

/** What an edge is of: "the week", "next month", "december", "day", "business", "2027". */
function readWhole(reading: Reading, at: number, edge: Edge): Match<PeriodContent> | null {
  const qualifier = readQualifier(reading, at);
  const noun = qualifier?.to ?? (is(reading, at, "the") ? at + 1 : at);
  if (edge === "end" && is(reading, noun, "business"))
    return { to: is(reading, noun + 1, "day-noun") ? noun + 2 : noun + 1, content: day(reading.today, "today") };
  const sense = senseAt(reading, noun);
  if (sense?.relativeDay !== undefined)
    return { to: noun + 1, content: day(reading.today + sense.relativeDay, sense.relativeDay === 1 ? "tomorrow" : "today") };
  const unit = sense?.unit;
  const steps = qualifier === null || qualifier.which === "this" ? 0 : qualifier.which === "last" ? -1 : 1;
  if (unit === "day" || is(reading, noun, "day-noun"))
    return qualifier === null || steps === 0 ? { to: noun + 1, content: day(reading.today, "today") } : null;
  if (is(reading, noun, "weekend")) return { to: noun + 1, content: unitPeriod(reading, "weekend", steps) };
  if (unit === "week" || unit === "month" || unit === "quarter" || unit === "year")
    return { to: noun + 1, content: unitPeriod(reading, unit, steps) };
  return readMonthSpan(reading, at);
}

/** The days at an edge of a period. */
function edgeOf(reading: Reading, edge: Edge, whole: PeriodContent): PeriodContent {
  const { first, last } = whole;
  const days = last - first + 1;
  if (days === 1) return whole;
  if (edge === "end") return at(days === 7 ? (first <= reading.today ? endOfWorkWeek(reading.today) : first + 4) : last, last, whole);
  if (edge === "late") return at(days === 7 ? first + 3 : first + Math.floor((days * 2) / 3), last, whole);
  if (edge === "rest") return period(Math.max(first, reading.today), last, last);
  if (edge === "middle") return at(days === 7 ? first + 2 : days > 300 ? epochDay(civil(first).year, 7, 1) : first + 14, null, whole);
  const start = first >= reading.today || reading.purpose === "filter" ? first : nextStart(first, days);
  return at(start, null, whole);
}

function nextStart(first: EpochDay, days: number): EpochDay {
  if (days <= 7) return first + 7;
  const { year } = civil(first);
  return days > 300 ? epochDay(year + 1, 1, 1) : days > 31 ? endOfMonth(first, 2) + 1 : startOfMonth(first, 1);
}

function at(due: EpochDay, last: EpochDay | null, whole: PeriodContent): PeriodContent {
  return period(due, last ?? due, due, { past: whole.past });
}

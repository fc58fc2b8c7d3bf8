import { civil, daysInMonth, epochDay } from "../calendar.ts";
import type { Match, PeriodContent } from "../content.ts";
import { endsPhrase, type Lead } from "../lead.ts";
import { digitsAt, is, isGlued, type Reading, senseAt } from "../reading.ts";
import { isFarYear } from "./far-year.ts";
import { readYear } from "./month-date.ts";
import { period } from "./period-unit.ts";
import { readQualifier } from "./weekday.ts";

const SHORT_NAME = 4;

/** "in december", "next march", "december 2026", "until june". */
export function matchMonth(reading: Reading, at: number, lead: Lead): Match<PeriodContent> | null {
  const qualifier = readQualifier(reading, at);
  const named = qualifier?.to ?? at;
  const sense = senseAt(reading, named);
  if (sense?.month === undefined) return null;
  if (sense.possessive === true) {
    const named = reading.purpose === "filter" && qualifier === null;
    return named ? { to: at + 1, content: monthOf(reading, sense.month.value, null, null) } : null;
  }
  const year = readYear(reading, named + 1);
  if (year === null && isFarYear(reading, named + 1)) return null;
  if (year === null && qualifier === null && !isTime(reading, named, sense.month.doubtful, lead)) return null;
  const content = monthOf(reading, sense.month.value, year?.value ?? null, qualifier?.which ?? null);
  return { to: year?.to ?? named + 1, content };
}

/** A month by its name alone is also a first name, a verb, or a part of a title. */
function isTime(reading: Reading, at: number, doubtful: boolean, lead: Lead): boolean {
  if (lead.word === null || lead.determined || lead.the) return false;
  const { word } = lead;
  if (is(reading, word, "at") || is(reading, word, "on")) return false;
  const inside =
    is(reading, word, "in") ||
    is(reading, word, "during") ||
    is(reading, word, "since") ||
    lead.bound === "until" ||
    lead.bound === "start";
  if (inside) return endsPhrase(reading, at + 1) || !doubtful;
  const short = (reading.pieces[at]?.text.length ?? 0) <= SHORT_NAME;
  if ((doubtful || short) && reading.purpose === "due" && !is(reading, word, "due")) return false;
  return !(doubtful && is(reading, word, "from")) && endsPhrase(reading, at + 1);
}

function monthOf(reading: Reading, month: number, year: number | null, which: string | null): PeriodContent {
  const now = civil(reading.today);
  const ahead = month < now.month ? now.year + 1 : now.year;
  const nearest = reading.purpose === "filter" && now.month - month <= 6 ? now.year : ahead;
  const last = month < now.month ? now.year : now.year - 1;
  const next = month > now.month ? now.year : now.year + 1;
  const chosen = year ?? (which === "last" ? last : which === "next" || which === "coming" ? next : which === "this" ? now.year : nearest);
  const first = epochDay(chosen, month, 1);
  const due = Math.max(first, year === null && chosen === now.year && month === now.month ? reading.today : first);
  return period(first, first + daysInMonth(chosen, month) - 1, due, {
    assumed: true,
    past: which === "last",
    yearly: year === null && which === null,
  });
}

/** "december", "next december", "december 2026" or "2026", wherever it is clear that a stretch of time follows. */
export function readMonthSpan(reading: Reading, at: number): Match<PeriodContent> | null {
  const qualifier = readQualifier(reading, at);
  const named = qualifier?.to ?? at;
  const month = senseAt(reading, named)?.month?.value;
  if (month === undefined) return readYearSpan(reading, at);
  const year = readYear(reading, named + 1);
  return { to: year?.to ?? named + 1, content: monthOf(reading, month, year?.value ?? null, qualifier?.which ?? null) };
}

function readYearSpan(reading: Reading, at: number): Match<PeriodContent> | null {
  const year = digitsAt(reading, at) === null ? null : readYear(reading, at);
  if (year === null) return null;
  const [first, last] = [epochDay(year.value, 1, 1), epochDay(year.value, 12, 31)];
  return { to: year.to, content: period(first, last, first, { past: last < reading.today }) };
}

/** "in 2027", "for 2019". */
export function matchYear(reading: Reading, at: number, lead: Lead): Match<PeriodContent> | null {
  if (lead.word === null || lead.the || !is(reading, lead.word, "year-lead") || isGlued(reading, at)) return null;
  const found = readYearSpan(reading, at);
  if (found === null || !endsPhrase(reading, found.to)) return null;
  return is(reading, lead.word, "for") && reading.purpose === "due" ? null : found;
}

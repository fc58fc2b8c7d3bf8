import type { TemporalPart } from "../../lexicon/en/temporal.ts";
import type { Match, RepeatContent } from "../content.ts";
import { endsPhrase, type Lead } from "../lead.ts";
import { is, isGlued, isMark, type Reading, senseAt } from "../reading.ts";
import { readClock } from "./clock.ts";
import { codesOf, repeat } from "./repeat-rule.ts";
import { readWeekdays, type Weekdays } from "./weekday-list.ts";

/** What is a habit without "every": "mondays", "on weekdays", "mon-fri at 6", "morning and night". */
export function matchHabit(reading: Reading, at: number, lead: Lead, before: { readonly to: number } | null): Match<RepeatContent> | null {
  const behind = before !== null && before.to === lead.from;
  return partsOfDay(reading, at, lead, behind) ?? shortRange(reading, at) ?? weekdays(reading, at, lead, behind);
}

/** "mondays", "on tuesdays and thursdays", "weekday reminders". */
function weekdays(reading: Reading, at: number, lead: Lead, behind: boolean): Match<RepeatContent> | null {
  const days = readWeekdays(reading, at);
  if (days === null) return null;
  const weekly: Match<RepeatContent> = { to: days.to, content: repeat({ freq: "WEEKLY", byDay: codesOf(days.days) }, days.part) };
  if (days.set && is(reading, days.to, "task-noun")) return weekly;
  if (days.range) return isTimed(reading, days, lead, behind) ? weekly : null;
  if (!days.plural || lead.determined || (is(reading, at, "weekend") && lead.the && lead.word === null)) return null;
  return weekly;
}

/** "monday through friday at 6": several days with one hour come again; without an hour they are a stretch of days. */
function isTimed(reading: Reading, { to, plural }: Weekdays, lead: Lead, behind: boolean): boolean {
  if (plural) return true;
  const from = lead.word !== null && (is(reading, lead.word, "from") || is(reading, lead.word, "between"));
  if (from || lead.determined || reading.purpose === "filter" || reading.changes) return false;
  const at = is(reading, to, "at") || is(reading, to, "from") ? to + 1 : to;
  const clock = readClock(reading, at);
  return behind || (clock !== null && (clock.sure || at > to));
}

/** "m-f" */
function shortRange(reading: Reading, at: number): Match<RepeatContent> | null {
  const short = is(reading, at, "weekday-range") && isMark(reading, at + 1, "-") && isGlued(reading, at + 1) && isGlued(reading, at + 2);
  if (!short || !is(reading, at + 2, "weekday-range-end") || !endsPhrase(reading, at + 3)) return null;
  return { to: at + 3, content: repeat({ freq: "WEEKLY", byDay: codesOf([1, 2, 3, 4, 5]) }) };
}

const MOST_PARTS = 4;

/** "in the mornings", "morning and night", "in the morning and in the evening". */
function partsOfDay(reading: Reading, at: number, lead: Lead, behind: boolean): Match<RepeatContent> | null {
  const sense = senseAt(reading, at);
  const plural = sense?.pluralPart;
  const first = plural ?? sense?.part;
  if (first === undefined || sense?.possessive === true || sense?.relativeDay !== undefined) return null;
  const { to, parts } = readParts(reading, at);
  const inside = lead.word !== null && is(reading, lead.word, "in");
  if (parts.length === 1) return plural !== undefined && inside ? { to, content: repeat({}, first) } : null;
  if (behind || lead.determined || !endsPhrase(reading, to)) return null;
  return { to, content: repeat({}, first, parts.slice(1)) };
}

/** The parts of the day that follow each other: "morning, noon and night". */
export function readParts(reading: Reading, at: number): { readonly to: number; readonly parts: readonly TemporalPart[] } {
  const parts: TemporalPart[] = [];
  let to = at;
  for (let next: number | null = at; next !== null && parts.length < MOST_PARTS; next = nextPart(reading, to)) {
    const part = senseAt(reading, next)?.pluralPart ?? senseAt(reading, next)?.part;
    if (part === undefined || parts.includes(part)) break;
    parts.push(part);
    to = next + 1;
  }
  return { to, parts };
}

/** "every day except sunday": the days that are left. */
export function withoutDays(reading: Reading, found: Match<RepeatContent>): Match<RepeatContent> {
  const { rule } = found.content;
  const on = is(reading, found.to + 1, "on") ? found.to + 2 : found.to + 1;
  const days = is(reading, found.to, "except") ? readWeekdays(reading, on) : null;
  if (days === null || rule.interval > 1 || rule.byMonthDay.length > 0 || (rule.freq !== "DAILY" && rule.byDay.length === 0)) return found;
  const except = new Set(codesOf(days.days));
  const left = (rule.byDay.length > 0 ? rule.byDay : codesOf([1, 2, 3, 4, 5, 6, 7])).filter((code) => !except.has(code));
  return left.length === 0 ? found : { to: days.to, content: { ...found.content, rule: { ...rule, freq: "WEEKLY", byDay: left } } };
}

/** Where the next part of the day begins: behind "and", with or without "in the" or "at". */
function nextPart(reading: Reading, at: number): number | null {
  const comma = isMark(reading, at, ",") ? at + 1 : at;
  const and = is(reading, comma, "and") ? comma + 1 : comma;
  if (and === at) return null;
  const lead = is(reading, and, "in") || is(reading, and, "at") || is(reading, and, "every") ? and + 1 : and;
  return is(reading, lead, "the") ? lead + 1 : lead;
}

import type { Amount, Content, Match } from "./content.ts";
import { type Lead, readLead } from "./lead.ts";
import { matchWeekdayFrom } from "./match/anchor.ts";
import { matchDay } from "./match/day.ts";
import { matchDayList, withOthers } from "./match/day-list.ts";
import { matchDayRange } from "./match/day-range.ts";
import { matchDuration } from "./match/duration.ts";
import { matchFromNow } from "./match/from-now.ts";
import { matchInstant } from "./match/numeric-date.ts";
import { matchNamedPart, matchPart } from "./match/part.ts";
import { matchPartOf } from "./match/part-of-day.ts";
import { periodMatchers } from "./match/period.ts";
import { matchDayWeekend, matchNamedPeriod } from "./match/period-named.ts";
import { isWholeDays, readDuration, unitAt } from "./match/quantity.ts";
import { matchRepeat } from "./match/repeat.ts";
import { matchSameTime } from "./match/same-time.ts";
import { matchShift } from "./match/shift.ts";
import { matchTime } from "./match/time.ts";
import { matchFuture, matchUndated } from "./match/undated.ts";
import { matchWeekdaysOn } from "./match/weekdays-on.ts";
import { is, type Reading } from "./reading.ts";
import { isWithinDay } from "./rule.ts";

/** A phrase where it stands, with what leads it in. */
export interface Phrase {
  readonly lead: Lead;
  readonly to: number;
  readonly content: Content;
}

type Matcher = (reading: Reading, at: number, lead: Lead, before: Phrase | null) => Match | null;

/** All that is looked for, in the order in which it is tried at each piece. */
const matchers: readonly Matcher[] = [
  matchUndated,
  matchFuture,
  matchRepeat,
  matchCount,
  matchShift,
  matchDuration,
  matchWeekdayFrom,
  matchWeekdaysOn,
  matchPartOf,
  matchFromNow,
  matchNamedPart,
  matchSameTime,
  matchInstant,
  matchDayWeekend,
  matchNamedPeriod,
  matchDays,
  ...periodMatchers,
  matchHour,
  matchDayPart,
];

/** Finds the phrases of a reading from left to right; none overlaps another. */
export function scan(reading: Reading): Phrase[] {
  const phrases: Phrase[] = [];
  let floor = 0;
  for (let at = 0; at < reading.pieces.length; at++) {
    const piece = reading.pieces[at];
    if (
      piece === undefined ||
      (piece.kind !== "number" && piece.sense?.starts !== true) ||
      isIdleArticle(reading, at) ||
      isCompound(reading, at)
    )
      continue;
    const lead = readLead(reading, at, floor);
    const found = first(reading, at, lead, phrases.at(-1) ?? null);
    if (found === null) continue;
    const to = skipLatest(reading, found.to);
    phrases.push({ lead, to, content: found.content });
    floor = to;
    at = to - 1;
  }
  return phrases;
}

/** An article leads in a length of time or nothing, and most lead in nothing: it saves trying all the rest. */
function isIdleArticle(reading: Reading, at: number): boolean {
  return is(reading, at, "article") && reading.pieces[at]?.sense?.anchor === false && reading.pieces[at + 1]?.sense == null;
}

/** "by 5 at the latest" */
function skipLatest(reading: Reading, at: number): number {
  return is(reading, at, "at") && is(reading, at + 1, "the") && is(reading, at + 2, "least") ? at + 3 : at;
}

function first(reading: Reading, at: number, lead: Lead, before: Phrase | null): Match | null {
  for (const match of matchers) {
    const found = match(reading, at, lead, before);
    if (found !== null) return found;
  }
  return null;
}

/** A day, several, or the range of days that it begins. */
function matchDays(reading: Reading, at: number, lead: Lead): Match | null {
  const list = matchDayList(reading, at, lead);
  if (list !== null) return list;
  const day = matchDay(reading, at, lead);
  return day === null ? null : (matchDayRange(reading, day, lead) ?? withOthers(reading, day, lead) ?? day);
}

const DATED: readonly Content["kind"][] = ["day", "period", "repeat", "part"];

function matchHour(reading: Reading, at: number, lead: Lead, before: Phrase | null): Match | null {
  return matchTime(reading, at, lead, before !== null && before.to === lead.from && DATED.includes(before.content.kind));
}

function matchDayPart(reading: Reading, at: number, lead: Lead, before: Phrase | null): Match | null {
  const behind = before !== null && before.to === lead.from && ["day", "time", "period", "repeat"].includes(before.content.kind);
  return matchPart(reading, at, lead, behind);
}

/** "for 5 weeks", behind a recurrence. */
function matchCount(reading: Reading, at: number, lead: Lead, before: Phrase | null): Match | null {
  if (before === null || lead.word === null || !is(reading, lead.word, "for") || before.content.kind !== "repeat") {
    if (before?.content.kind !== "time" || lead.word === null || !is(reading, lead.word, "for") || before.to !== lead.from) return null;
  }
  if (before?.to !== lead.from) return null;
  const next = is(reading, at, "next");
  const length = readDuration(reading, next ? at + 1 : at) ?? (next ? oneOf(reading, at + 1) : null);
  const short = before.content.kind === "repeat" && isWithinDay(before.content.rule);
  return length !== null && (short || isWholeDays(length.amount))
    ? { to: length.to, content: { kind: "count", amount: length.amount } }
    : null;
}

/** "for the next month" */
function oneOf(reading: Reading, at: number): { readonly to: number; readonly amount: Amount } | null {
  const unit = unitAt(reading, at);
  const amount = unit === "week" ? { weeks: 1 } : unit === "month" ? { months: 1 } : unit === "year" ? { years: 1 } : null;
  return amount === null ? null : { to: at + 1, amount };
}

// "friday.com", but not a sentence that lacks its blank.
const LONGEST_DOMAIN = 3;

/** "sun-dried", "may_be", "friday@example.com": part of a longer name. */
function isCompound(reading: Reading, at: number): boolean {
  const piece = reading.pieces[at];
  if (piece?.kind !== "word") return false;
  return joinsName(reading, at + 1, at + 2) || (piece.glued && joinsName(reading, at, at - 2));
}

function joinsName(reading: Reading, mark: number, other: number): boolean {
  const joint = reading.pieces[Math.max(mark, other) - 1];
  const beyond = reading.pieces[other];
  const right = reading.pieces[Math.max(mark, other)];
  if (joint?.kind !== "mark" || !joint.glued || right?.glued !== true || beyond?.kind !== "word" || beyond.sense?.starts === true)
    return false;
  return "-_@/\\#".includes(joint.text) || (joint.text === "." && beyond.sense === null && beyond.text.length <= LONGEST_DOMAIN);
}

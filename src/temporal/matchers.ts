import type { Content, Match } from "./content.ts";
import type { Lead } from "./lead.ts";
import { matchWeekdayFrom } from "./match/anchor.ts";
import { type Before, matchCount } from "./match/count.ts";
import { matchDay } from "./match/day.ts";
import { describesNoun, matchDayList, withOthers } from "./match/day-list.ts";
import { matchDayRange } from "./match/day-range.ts";
import { matchDuration } from "./match/duration.ts";
import { matchFromNow } from "./match/from-now.ts";
import { matchInstant } from "./match/numeric-date.ts";
import { matchNamedPart, matchPart } from "./match/part.ts";
import { matchPartOf } from "./match/part-of-day.ts";
import { periodMatchers } from "./match/period.ts";
import { matchDayWeekend, matchNamedPeriod } from "./match/period-named.ts";
import { matchRepeat } from "./match/repeat.ts";
import { matchSameTime } from "./match/same-time.ts";
import { matchShift, matchWeekdayAfter } from "./match/shift.ts";
import { matchTime } from "./match/time.ts";
import { matchFuture, matchUndated } from "./match/undated.ts";
import { matchWeekdaysOn } from "./match/weekdays-on.ts";
import type { Piece, Reading } from "./reading.ts";
import type { Sense } from "./vocabulary.ts";

type Run = (reading: Reading, at: number, lead: Lead, before: Before | null) => Match | null;

interface Matcher {
  readonly match: Run;
  /** Whether a phrase of this kind can begin with such a word; `null` is a number in digits. */
  readonly begins: (sense: Sense | null) => boolean;
}

const digits = (sense: Sense | null) => sense === null;
const counted = (sense: Sense | null) => sense === null || sense.number !== undefined;
const amount = (sense: Sense | null) => counted(sense) || has(sense, "article", "half", "quarter-hour", "couple", "few");
const qualified = (sense: Sense | null) => has(sense, "this", "next", "last", "past", "coming");
const weekend = (sense: Sense | null) => has(sense, "weekend");
const unit = (sense: Sense | null) => sense?.unit !== undefined || weekend(sense);
const part = (sense: Sense | null) => sense?.part !== undefined;
const placed = (sense: Sense | null) => counted(sense) || sense?.ordinal !== undefined || has(sense, "last");
const weekday = (sense: Sense | null) =>
  sense?.weekday !== undefined || sense?.pluralWeekday !== undefined || sense?.weekdaySet !== undefined;
const named = (sense: Sense | null) => sense?.month !== undefined || sense?.holidays !== undefined;

function has(sense: Sense | null, ...roles: readonly Parameters<Sense["roles"]["has"]>[0][]): boolean {
  return sense !== null && roles.some((role) => sense.roles.has(role));
}

const repeated = (sense: Sense | null) =>
  placed(sense) ||
  weekday(sense) ||
  part(sense) ||
  sense?.pluralPart !== undefined ||
  sense?.frequency !== undefined ||
  sense?.multiple !== undefined ||
  has(sense, "every", "once", "end", "begin", "alternating", "all", "article", "double", "halved", "weekday-range");

/** All that is looked for, in the order in which it is tried at each piece. */
const matchers: readonly Matcher[] = [
  { match: matchUndated, begins: (sense) => has(sense, "undated", "no", "without", "having") },
  { match: matchFuture, begins: (sense) => has(sense, "future") },
  { match: matchRepeat, begins: repeated },
  { match: matchCount, begins: (sense) => amount(sense) || has(sense, "next") },
  { match: matchShift, begins: amount },
  { match: matchWeekdayAfter, begins: weekday },
  { match: matchDuration, begins: (sense) => amount(sense) || unit(sense) || part(sense) || has(sense, "next") },
  { match: matchWeekdayFrom, begins: (sense) => weekday(sense) || weekend(sense) },
  { match: matchWeekdaysOn, begins: counted },
  { match: matchPartOf, begins: part },
  { match: matchFromNow, begins: (sense) => has(sense, "now") },
  { match: matchNamedPart, begins: qualified },
  { match: matchSameTime, begins: (sense) => has(sense, "same", "this") },
  { match: matchInstant, begins: digits },
  { match: matchDayWeekend, begins: named },
  { match: matchNamedPeriod, begins: (sense) => unit(sense) || placed(sense) },
  {
    match: matchDays,
    begins: (sense) => placed(sense) || named(sense) || weekday(sense) || qualified(sense) || sense?.relativeDay !== undefined,
  },
  {
    match: matchPeriods,
    begins: (sense) =>
      digits(sense) ||
      counted(sense) ||
      unit(sense) ||
      qualified(sense) ||
      named(sense) ||
      sense?.end !== undefined ||
      has(sense, "end", "begin", "middle", "rest", "late"),
  },
  { match: matchHour, begins: (sense) => amount(sense) || part(sense) },
  { match: matchDayPart, begins: (sense) => part(sense) || has(sense, "am", "pm") },
];

let ofDigits: readonly Run[] | null = null;
const ofSense = new WeakMap<Sense, readonly Run[]>();

/** The matchers that a piece can begin; found once for each word of the language. */
export function matchersAt({ kind, sense }: Piece): readonly Run[] {
  if (kind === "number") {
    ofDigits ??= matchersFor(null);
    return ofDigits;
  }
  if (sense === null) return [];
  const known = ofSense.get(sense);
  if (known !== undefined) return known;
  const made = matchersFor(sense);
  ofSense.set(sense, made);
  return made;
}

function matchersFor(sense: Sense | null): readonly Run[] {
  return matchers.filter(({ begins }) => begins(sense)).map(({ match }) => match);
}

/** A day, several, or the range of days that it begins. */
function matchDays(reading: Reading, at: number, lead: Lead): Match | null {
  const list = matchDayList(reading, at, lead);
  if (list !== null || describesNoun(reading, at, lead)) return list;
  const day = matchDay(reading, at, lead);
  return day === null ? null : (matchDayRange(reading, day, lead) ?? withOthers(reading, day, lead) ?? day);
}

function matchPeriods(reading: Reading, at: number, lead: Lead): Match | null {
  for (const match of periodMatchers) {
    const found = match(reading, at, lead);
    if (found !== null) return found;
  }
  return null;
}

const DATED: readonly Content["kind"][] = ["day", "period", "repeat", "part"];

function matchHour(reading: Reading, at: number, lead: Lead, before: Before | null): Match | null {
  return matchTime(reading, at, lead, before !== null && before.to === lead.from && DATED.includes(before.content.kind));
}

const HALVED: readonly Content["kind"][] = ["day", "time", "period", "repeat"];

function matchDayPart(reading: Reading, at: number, lead: Lead, before: Before | null): Match | null {
  return matchPart(reading, at, lead, before !== null && before.to === lead.from && HALVED.includes(before.content.kind));
}

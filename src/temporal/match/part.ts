import type { TemporalPart } from "../../lexicon/en/temporal.ts";
import type { DayContent, Match } from "../content.ts";
import { endsPhrase, type Lead, stands } from "../lead.ts";
import { is, type Reading, senseAt } from "../reading.ts";
import { plainDay } from "./relative-day.ts";

interface PartContent {
  readonly kind: "part";
  readonly part: TemporalPart;
  /** "tonight" is a part of this day alone. */
  readonly today: boolean;
}

/** "tonight", "in the morning", "at noon", "by midnight", and "night" right behind a day or an hour. */
export function matchPart(reading: Reading, at: number, lead: Lead, behind: boolean): Match<PartContent> | null {
  const sense = senseAt(reading, at);
  const half = is(reading, at, "am") ? "morning" : is(reading, at, "pm") ? "afternoon" : null;
  if (half !== null) return isHalf(reading, at, lead, behind) ? { to: at + 1, content: { kind: "part", part: half, today: false } } : null;
  if (sense?.part === undefined || beginsHoliday(reading, at)) return null;
  const stated =
    sense.relativeDay === 0
      ? sense.possessive !== true || reading.purpose === "filter"
      : sense.possessive !== true && isTime(reading, at, lead, behind);
  return stated ? { to: at + 1, content: { kind: "part", part: sense.part, today: sense.relativeDay === 0 } } : null;
}

/** "tomorrow am", "in the pm" */
function isHalf(reading: Reading, at: number, lead: Lead, behind: boolean): boolean {
  if (!endsPhrase(reading, at + 1) || is(reading, at + 1, "subject")) return false;
  return (behind && lead.word === null && !lead.the) || (lead.the && lead.word !== null && is(reading, lead.word, "in"));
}

function beginsHoliday(reading: Reading, at: number): boolean {
  return senseAt(reading, at)?.holidays?.some(({ words }) => words.length > 1 && reading.pieces[at + 1]?.text === words[1]) === true;
}

/** A part of the day alone is also a noun: "the morning run", "a good evening". */
function isTime(reading: Reading, at: number, lead: Lead, behind: boolean): boolean {
  const part = senseAt(reading, at)?.part;
  const exact = part === "noon" || part === "midnight";
  const { word } = lead;
  const inside = word !== null && is(reading, word, "in");
  const beside = word !== null && is(reading, word, "at");
  if (behind && (word === null || inside || beside || exact)) return !lead.determined;
  if (word === null) return exact && !lead.the && stands(reading, at, at + 1, lead);
  if (inside) return lead.the;
  if (beside) return exact || is(reading, at, "night");
  const bounded = exact || lead.bound === "until" || lead.bound === "before";
  return bounded && !lead.determined && !is(reading, word, "on") && stands(reading, at, at + 1, lead);
}

/** "this morning", "last night": a part of a day that is named with it. */
export function matchNamedPart(reading: Reading, at: number): Match<DayContent> | null {
  const last = is(reading, at, "last");
  if (!last && !is(reading, at, "this")) return null;
  const sense = senseAt(reading, at + 1);
  if (sense?.part === undefined || sense.possessive === true) return null;
  const keyword = last ? "yesterday" : "today";
  return { to: at + 2, content: plainDay(reading.today - (last ? 1 : 0), { past: last, keyword, part: sense.part }) };
}

import type { TemporalPart } from "../../lexicon/en/temporal.ts";
import type { DayContent, Match } from "../content.ts";
import { type Lead, stands } from "../lead.ts";
import { is, type Reading, senseAt } from "../reading.ts";
import { plainDay } from "./relative-day.ts";

interface PartContent {
  readonly kind: "part";
  readonly part: TemporalPart;
}

/** "tonight", "in the morning", "at noon", "by midnight", and "night" right behind a day or an hour. */
export function matchPart(reading: Reading, at: number, lead: Lead, behind: boolean): Match<PartContent> | null {
  const sense = senseAt(reading, at);
  if (sense?.part === undefined || sense.holidays?.some(({ words }) => words.length > 1 && reading.pieces[at + 1]?.text === words[1]) === true) return null;
  const found: Match<PartContent> = { to: at + 1, content: { kind: "part", part: sense.part } };
  if (sense.relativeDay === 0) return sense.possessive === true && reading.purpose === "due" ? null : found;
  if (sense.possessive === true) return null;
  const exact = sense.part === "noon" || sense.part === "midnight";
  if (behind && (lead.word === null || is(reading, lead.word, "in") || is(reading, lead.word, "at") || exact)) return lead.determined ? null : found;
  if (lead.word === null) return exact && lead.core === at && stands(reading, at, at + 1, lead) ? found : null;
  if (is(reading, lead.word, "in")) return lead.core < at ? found : null;
  if (is(reading, lead.word, "at")) return exact || is(reading, at, "night") ? found : null;
  if (lead.determined || is(reading, lead.word, "on")) return null;
  return exact || lead.bound === "until" || lead.bound === "before" ? (stands(reading, at, at + 1, lead) ? found : null) : null;
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

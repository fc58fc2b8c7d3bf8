import { civil, validDay } from "../calendar.ts";
import type { DayContent, Match } from "../content.ts";
import { endsPhrase, type Lead } from "../lead.ts";
import { is, isGlued, isMark, type Reading, senseAt } from "../reading.ts";
import { readClock } from "./clock.ts";
import { nextYearly, plainDay } from "./relative-day.ts";

/** "3.1." is the third of January wherever days are written with dots, which a preposition, an hour or the end of the request shows. */
export function matchDottedDate(reading: Reading, at: number, day: number, month: number, lead: Lead): Match<DayContent> | null {
  const to = at + 4;
  if (!isMark(reading, at + 3, ".") || !isGlued(reading, at + 3)) return null;
  const next = reading.pieces[to];
  if (next?.glued === true && (next.kind !== "mark" || next.text === ".")) return null;
  if (!isDated(reading, at, to, lead)) return null;
  const found = nextYearly(reading, civil(reading.today).year, (year) => validDay(year, month, day));
  return found === null ? null : { to, content: plainDay(found, { assumed: true }) };
}

function isDated(reading: Reading, at: number, to: number, lead: Lead): boolean {
  const before = lead.core - 1;
  if (lead.determined || is(reading, before, "numbered")) return false;
  const clock = readClock(reading, is(reading, to, "at") ? to + 1 : to);
  if (clock !== null && (clock.sure || is(reading, to, "at"))) return true;
  if (isHourBefore(reading, lead.word ?? at) || senseAt(reading, isMark(reading, at - 1, ",") ? at - 2 : at - 1)?.weekday !== undefined)
    return true;
  if (lead.word === null) return reading.purpose === "due" && lead.core > 1 && (lead.asked ? endsPhrase(reading, to) : isLast(reading, to));
  // "upgrade it to 3.1." names a version, "move it to 3.1." a day.
  if (is(reading, lead.word, "in") || is(reading, lead.word, "topic")) return false;
  if (lead.direction === "new" && !lead.firm) return reading.changes || isDateNamed(reading, lead.from);
  return (!is(reading, lead.word, "at") || reading.pieces[lead.word]?.text === "@") && (lead.firm || endsPhrase(reading, to));
}

/** "the due date of the essay to 3.1." */
function isDateNamed(reading: Reading, at: number): boolean {
  for (let before = Math.max(0, at - MOST_BETWEEN); before < at; before++) if (is(reading, before, "date-noun")) return true;
  return false;
}

const MOST_BETWEEN = 12;

/** At the end of the request or before a mark: "add dentist 3.1., high". */
function isLast({ pieces }: Reading, at: number): boolean {
  const next = pieces[at];
  return next === undefined || (next.kind === "mark" && CLOSING.includes(next.text));
}

const CLOSING = ",;:()!?-";

/** "8am 3.1.", "14:30 on 3.1." */
function isHourBefore(reading: Reading, at: number): boolean {
  return HOUR_PIECES.some((pieces) => {
    const clock = readClock(reading, at - pieces);
    return clock?.sure === true && clock.to === at;
  });
}

const HOUR_PIECES = [2, 3, 4];

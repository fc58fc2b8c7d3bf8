import type { TemporalRole } from "../../lexicon/en/temporal.ts";
import type { Amount, Content, Match } from "../content.ts";
import { endsPhrase, type Lead } from "../lead.ts";
import { is, type Reading } from "../reading.ts";
import { instantOf, wallClockAt } from "../zone.ts";
import { fromClock, fromDay, matchBare, readAhead } from "./anchor.ts";
import { readComing } from "./period.ts";
import { period } from "./period-unit.ts";
import { isWholeDays, lengthOf, moveDay, readDuration, readNumber } from "./quantity.ts";
import { plainDay } from "./relative-day.ts";

const MINUTE = 60_000;

/** "in two days", "half an hour from now", "a week from tuesday", "3 days ago", "day after tomorrow", "the day before christmas". */
export function matchDuration(reading: Reading, at: number, lead: Lead): Match | null {
  const inside = isLed(reading, lead, "in") || isLed(reading, lead, "within");
  const coming = readComing(reading, at);
  if (coming !== null) return inside ? { to: coming.to, content: upTo(reading, coming.amount) } : null;
  const length = readDuration(reading, at);
  if (length === null) return matchBare(reading, at) ?? (inside && lead.asked ? bareMinutes(reading, at) : null);
  const { to, amount } = length;
  if ((is(reading, to, "from") && is(reading, to + 1, "now")) || is(reading, to, "hence"))
    return { to: is(reading, to, "from") ? to + 2 : to + 1, content: fromNow(reading, amount, 1) };
  const anchored = fromDay(reading, to, amount) ?? fromClock(reading, to, amount);
  if (anchored !== null) return anchored;
  if (is(reading, to, "ago")) return { to: to + 1, content: fromNow(reading, amount, -1) };
  const ahead = readAhead(reading, to);
  if (ahead !== null) return { to: ahead.to, content: { kind: "ahead", amount, direction: ahead.direction, part: null, bare: false } };
  const end = is(reading, to, "time-noun") ? to + 1 : to;
  // "move it to *ten days time*"
  const timed = end > to && lead.direction === "new";
  const led = (inside || timed || isLed(reading, lead, "after")) && !lead.the;
  if (led && isLed(reading, lead, "within")) return { to: end, content: upTo(reading, amount, length.vague) };
  return led ? { to: end, content: fromNow(reading, amount, 1, length.vague) } : null;
}

function isLed(reading: Reading, { word }: Lead, role: TemporalRole): boolean {
  return word !== null && is(reading, word, role);
}

/** "remind me in ten": of minutes, since nothing else was said. */
function bareMinutes(reading: Reading, at: number): Match | null {
  const number = readNumber(reading, at);
  if (number === null || number.value < 1 || number.value >= 60 || !endsPhrase(reading, number.to)) return null;
  return { to: number.to, content: fromNow(reading, { minutes: Math.round(number.value) }, 1) };
}

/** "within a week": on a task its end, for a filter all of it. */
function upTo(reading: Reading, amount: Amount, assumed = false): Content {
  const end = fromNow(reading, amount, 1, assumed);
  if (reading.purpose !== "filter") return end;
  const last = end.kind === "instant" ? wallClockAt(end.instant, reading.timeZone).day : end.kind === "day" ? end.day : reading.today;
  return period(reading.today, last, last);
}

function fromNow(reading: Reading, amount: Amount, direction: 1 | -1, assumed = false): Content {
  if (isWholeDays(amount)) return plainDay(moveDay(reading.today, amount, direction), { assumed, past: direction < 0 });
  const day = moveDay(reading.today, amount, direction);
  const start = day === reading.today ? reading.instant : instantOf({ day, minutes: reading.minutes }, reading.timeZone);
  // Counted from the minute that has begun, unless it is a matter of seconds.
  const from = amount.seconds === undefined ? Math.floor(start / MINUTE) * MINUTE : start;
  return { kind: "instant", instant: from + lengthOf(amount) * direction };
}

import type { Amount, Content, Match } from "../content.ts";
import { type Lead, readLead } from "../lead.ts";
import { is, type Reading, senseAt } from "../reading.ts";
import { instantOf } from "../zone.ts";
import { matchDay } from "./day.ts";
import { readComing } from "./period.ts";
import { isWholeDays, moveDay, readDuration } from "./quantity.ts";
import { plainDay } from "./relative-day.ts";

const MINUTE = 60_000;

/** "in two days", "half an hour from now", "a week from tuesday", "3 days ago", "day after tomorrow", "the day before christmas". */
export function matchDuration(reading: Reading, at: number, lead: Lead): Match | null {
  const led =
    lead.word !== null &&
    lead.core === at &&
    (is(reading, lead.word, "in") || is(reading, lead.word, "within") || is(reading, lead.word, "after"));
  const coming = readComing(reading, at);
  if (coming !== null)
    return lead.word !== null && (is(reading, lead.word, "in") || is(reading, lead.word, "within"))
      ? { to: coming.to, content: fromNow(reading, coming.amount, 1) }
      : null;
  const length = readDuration(reading, at) ?? oneDay(reading, at);
  if (length === null) return null;
  const behind = is(reading, length.to, "time-noun") ? length.to + 1 : length.to;
  const anchored = fromAnchor(reading, length.to, length.amount);
  if (anchored !== null) return anchored;
  if ("bare" in length) return null;
  if (is(reading, length.to, "ago")) return { to: length.to + 1, content: fromNow(reading, length.amount, -1) };
  if (is(reading, length.to, "hence")) return { to: length.to + 1, content: fromNow(reading, length.amount, 1) };
  const ahead = readAhead(reading, length.to);
  if (ahead !== null) return { to: ahead, content: { kind: "ahead", amount: length.amount } };
  return led ? { to: behind, content: fromNow(reading, length.amount, 1, length.vague) } : null;
}

/** "before", "in advance": what is counted from is named elsewhere. */
function readAhead(reading: Reading, at: number): number | null {
  if (is(reading, at, "ahead")) return at + 1;
  return is(reading, at, "in") && is(reading, at + 1, "advance") ? at + 2 : null;
}

/** "day after …", without a number. */
function oneDay(
  reading: Reading,
  at: number,
): { readonly to: number; readonly amount: Amount; readonly vague: false; readonly bare: true } | null {
  const unit = senseAt(reading, at)?.unit;
  return unit === "day" ? { to: at + 1, amount: { days: 1 }, vague: false, bare: true } : null;
}

/** What a length of time counts from: "from now", "from tuesday", "after tomorrow", "before christmas". */
function fromAnchor(reading: Reading, at: number, amount: Amount): Match | null {
  const back = is(reading, at, "before");
  if (!back && !is(reading, at, "after") && !is(reading, at, "from") && !is(reading, at, "on")) return null;
  if (is(reading, at, "from") && is(reading, at + 1, "now")) return { to: at + 2, content: fromNow(reading, amount, 1) };
  if (!isWholeDays(amount)) return null;
  if (is(reading, at, "on") && amount.weeks === undefined) return null;
  const core = is(reading, at + 1, "the") ? at + 2 : at + 1;
  const anchor = matchDay(reading, core, { ...readLead(reading, core, at), firm: true });
  if (anchor === null) return null;
  const day = moveDay(anchor.content.day, amount, back ? -1 : 1);
  return { to: anchor.to, content: plainDay(day, { assumed: anchor.content.assumed, past: day < reading.today }) };
}

function fromNow(reading: Reading, amount: Amount, direction: 1 | -1, assumed = false): Content {
  if (isWholeDays(amount)) return plainDay(moveDay(reading.today, amount, direction), { assumed, past: direction < 0 });
  const clock = ((amount.hours ?? 0) * 60 + (amount.minutes ?? 0)) * MINUTE * direction;
  const day = moveDay(reading.today, amount, direction);
  const start = day === reading.today ? reading.instant : instantOf({ day, minutes: reading.minutes }, reading.timeZone);
  return { kind: "instant", instant: Math.floor(start / MINUTE) * MINUTE + clock };
}

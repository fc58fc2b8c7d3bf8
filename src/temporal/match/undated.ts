import { LAST_DAY } from "../calendar.ts";
import type { Match, PeriodContent } from "../content.ts";
import { is, type Reading } from "../reading.ts";
import { period } from "./period-unit.ts";

/** "no due date", "without a deadline", "undated": what a filter calls `none`. */
export function matchUndated(reading: Reading, at: number): Match | null {
  if (reading.purpose !== "filter") return null;
  const content = { kind: "none" } as const;
  if (is(reading, at, "undated")) return { to: at + 1, content };
  // "with no date", "that have no date": they say no more.
  let from = at;
  while (is(reading, from, "having")) from++;
  if (!is(reading, from, "no") && !is(reading, from, "without")) return null;
  let noun = from + 1;
  while (noun < from + 4 && (is(reading, noun, "article") || is(reading, noun, "determiner") || is(reading, noun, "due"))) noun++;
  return is(reading, noun, "date-noun") ? { to: afterwards(reading, noun + 1), content } : null;
}

/** Behind "no date *on it*", "no date *set yet*". */
function afterwards(reading: Reading, at: number): number {
  let to = at;
  while (is(reading, to, "given")) to++;
  return is(reading, to, "given-on") && is(reading, to + 1, "it") ? to + 2 : to;
}

/** "future reminders": from today on. */
export function matchFuture(reading: Reading, at: number): Match<PeriodContent> | null {
  if (reading.purpose !== "filter" || !is(reading, at, "future") || !is(reading, at + 1, "task-noun")) return null;
  return { to: at + 1, content: period(reading.today, LAST_DAY, reading.today) };
}

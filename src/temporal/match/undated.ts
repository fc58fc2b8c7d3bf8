import { LAST_DAY } from "../calendar.ts";
import type { Match, PeriodContent } from "../content.ts";
import { is, type Reading } from "../reading.ts";
import { period } from "./period-unit.ts";

/** "no due date", "without a deadline", "undated": what a filter calls `none`. */
export function matchUndated(reading: Reading, at: number): Match | null {
  if (reading.purpose !== "filter") return null;
  const content = { kind: "none" } as const;
  if (is(reading, at, "undated")) return { to: at + 1, content };
  if (!is(reading, at, "no") && !is(reading, at, "without")) return null;
  let noun = at + 1;
  while (noun < at + 4 && (is(reading, noun, "article") || is(reading, noun, "determiner") || is(reading, noun, "due"))) noun++;
  return is(reading, noun, "date-noun") ? { to: noun + 1, content } : null;
}

/** "future reminders": from today on. */
export function matchFuture(reading: Reading, at: number): Match<PeriodContent> | null {
  if (reading.purpose !== "filter" || !is(reading, at, "future") || !is(reading, at + 1, "task-noun")) return null;
  return { to: at + 1, content: period(reading.today, LAST_DAY, reading.today) };
}

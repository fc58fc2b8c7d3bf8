import type { Amount, Content, Match } from "../content.ts";
import type { Lead } from "../lead.ts";
import { is, type Reading } from "../reading.ts";
import { isWithinDay } from "../rule.ts";
import { isWholeDays, readDuration, unitAt } from "./quantity.ts";

/** The phrase before the one that is read. */
export interface Before {
  readonly to: number;
  readonly content: Content;
}

/** "for 5 weeks", behind a recurrence. */
export function matchCount(reading: Reading, at: number, lead: Lead, before: Before | null): Match | null {
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

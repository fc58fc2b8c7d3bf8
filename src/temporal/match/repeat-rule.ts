import type { TemporalPart } from "../../lexicon/en/temporal.ts";
import type { RepeatContent, RepeatRule } from "../content.ts";

const CODES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
export const NO_RULE: RepeatRule = {
  freq: "DAILY",
  interval: 1,
  byDay: [],
  byMonthDay: [],
  byMonth: [],
  until: null,
  untilMinutes: null,
  count: null,
  perDay: 1,
  assumed: false,
};

export function repeat(rule: Partial<RepeatRule>, part: TemporalPart | null = null, more: readonly TemporalPart[] = []): RepeatContent {
  return { kind: "repeat", rule: { ...NO_RULE, ...rule }, part, more };
}

export function codesOf(days: readonly number[], nth: number | null = null): string[] {
  return days.map((day) => `${nth ?? ""}${CODES[day - 1]}`);
}

/** The weekday some days on; empty for one that is counted within its month ("2TU"). */
export function shiftedCode(code: string, days: number): string {
  const index = CODES.indexOf(code);
  return index < 0 ? "" : (CODES[(((index + days) % 7) + 7) % 7] ?? "");
}

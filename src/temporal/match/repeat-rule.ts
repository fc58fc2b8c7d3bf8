import type { TemporalPart } from "../../lexicon/en/temporal.ts";
import type { RepeatRule } from "../content.ts";

export interface RepeatContent {
  readonly kind: "repeat";
  readonly rule: RepeatRule;
  readonly part: TemporalPart | null;
}

const CODES = ["MO", "TU", "WE", "TH", "FR", "SA", "SU"];
const NO_RULE: RepeatRule = { freq: "DAILY", interval: 1, byDay: [], byMonthDay: [], byMonth: [], until: null, count: null };

export function repeat(rule: Partial<RepeatRule>, part: TemporalPart | null = null): RepeatContent {
  return { kind: "repeat", rule: { ...NO_RULE, ...rule }, part };
}

export function codesOf(days: readonly number[], nth: number | null = null): string[] {
  return days.map((day) => `${nth ?? ""}${CODES[day - 1]}`);
}

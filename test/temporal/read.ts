import type { Span } from "../../src/contract/span.ts";
import { temporalWords } from "../../src/lexicon/en/temporal.ts";
import { findTemporal, type TemporalFinding, type TemporalOptions } from "../../src/temporal/find.ts";
import { normalize } from "../../src/text/normalize.ts";

const dayParts = { morning: "09:00", noon: "12:00", afternoon: "15:00", evening: "18:00", tonight: "20:00", midnight: "00:00" };

/** Wednesday, 18 November 2026, 11:30 in Berlin. */
const wednesday = new Date("2026-11-18T10:30:00Z");

export function read(text: string, options: Partial<TemporalOptions> = {}): TemporalFinding[] {
  const normalized = normalize(text);
  return findTemporal(normalized, {
    now: wednesday,
    timeZone: "Europe/Berlin",
    dateOrder: "MDY",
    dayParts,
    purpose: "due",
    literal: [],
    within: [0, normalized.length],
    words: temporalWords,
    ...options,
  });
}

/** A finding in short: its value, with "?" where a part of it was filled in, and "old" or "new" where it is led to as such. */
export function short(finding: TemporalFinding): string {
  const counted = finding.kind === "shift" || finding.kind === "ahead";
  const value = counted ? `${finding.direction > 0 ? "+" : "-"}${JSON.stringify(finding.amount)}` : finding.value;
  const assumed = (finding.kind === "date" || finding.kind === "recurrence") && finding.assumed;
  const series = finding.kind === "date" && finding.series !== null ? ` ${finding.series}` : "";
  return `${value}${assumed ? "?" : ""}${series}${finding.lead === "plain" ? "" : ` ${finding.lead}`}`;
}

export function cutOut(text: string, spans: readonly Span[]): string {
  return spans.map(([start, end]) => text.slice(start, end)).join(" … ");
}

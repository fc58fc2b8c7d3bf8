import { describe, expect, test } from "vitest";
import { datedPhrases } from "./dated-phrases.ts";
import { read, short } from "./read.ts";

// The three local times of the table as instants, by hand.
const zones = {
  UTC: ["2026-03-27T10:00:00Z", "2026-10-31T11:30:00Z", "2026-12-31T16:45:00Z"],
  "America/New_York": ["2026-03-27T14:00:00Z", "2026-10-31T15:30:00Z", "2026-12-31T21:45:00Z"],
  "Europe/Berlin": ["2026-03-27T09:00:00Z", "2026-10-31T10:30:00Z", "2026-12-31T15:45:00Z"],
  "Asia/Kolkata": ["2026-03-27T04:30:00Z", "2026-10-31T06:00:00Z", "2026-12-31T11:15:00Z"],
} as const;

/** What the platform itself says of the offset of a zone at an instant. */
function offsetAt(instant: Date, timeZone: string): string {
  const parts = new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" }).formatToParts(instant);
  const name = parts.find(({ type }) => type === "timeZoneName")?.value ?? "";
  return name === "GMT" ? "+00:00" : name.slice("GMT".length);
}

/** A value with its offset taken off, once that is the offset of its own day. */
function onLocalClock(value: string, timeZone: string): string {
  const match = /^(\d{4}-\d\d-\d\dT\d\d:\d\d):00([+-]\d\d:\d\d)(\??)$/.exec(value);
  if (match === null) return value;
  const [, clock = "", offset, assumed = ""] = match;
  expect(offset).toBe(offsetAt(new Date(`${clock}:00${offset}`), timeZone));
  return `${clock}${assumed}`;
}

test("the table has at least 250 phrases, each once", () => {
  const phrases = datedPhrases.map(([phrase]) => phrase);
  expect(phrases.length).toBeGreaterThanOrEqual(250);
  expect(new Set(phrases).size).toBe(phrases.length);
});

const cases = Object.entries(zones).flatMap(([timeZone, instants]) =>
  instants.map((now, column) => ({ timeZone, now: new Date(now), column: column + 1 })),
);

describe.each(cases)("in $timeZone, said at $now", ({ timeZone, now, column }) => {
  test.each(datedPhrases.map((row) => [row[0], row[column] ?? ""] as const))("%s is %s", (phrase, value) => {
    expect(read(phrase, { timeZone, now }).map((finding) => onLocalClock(short(finding), timeZone))).toEqual([value]);
  });
});

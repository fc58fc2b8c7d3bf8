import rrule from "rrule";
import { describe, expect, it } from "vitest";
import { extractParams } from "../../src/index.ts";

const context = { now: "2026-11-20T09:00:00Z", timeZone: "UTC" } as const;

/** What is said, and the days (and hours) on which it falls from Friday, 20 November 2026. */
const table: readonly (readonly [words: string, first: readonly string[]])[] = [
  ["every day", ["2026-11-20T09:00", "2026-11-21T09:00", "2026-11-22T09:00"]],
  ["daily at 7:30 am", ["2026-11-21T07:30", "2026-11-22T07:30"]],
  ["every monday", ["2026-11-23T09:00", "2026-11-30T09:00", "2026-12-07T09:00"]],
  ["every other monday", ["2026-11-30T09:00", "2026-12-14T09:00"]],
  ["every weekday", ["2026-11-20T09:00", "2026-11-23T09:00", "2026-11-24T09:00"]],
  ["every tuesday and thursday at 6pm", ["2026-11-24T18:00", "2026-11-26T18:00", "2026-12-01T18:00"]],
  ["every month on the 15th", ["2026-12-15T09:00", "2027-01-15T09:00"]],
  ["every two weeks", ["2026-11-20T09:00", "2026-12-04T09:00"]],
  ["yearly", ["2026-11-20T09:00", "2027-11-20T09:00"]],
];

describe("a recurrence is an RRULE that calendars understand", () => {
  it.each(table)("water the plants %s", (words, expected) => {
    const { recurrence } = extractParams(`remind me to water the plants ${words}`, "add_task", context).params;
    const options = rrule.RRule.parseString(String(recurrence));
    const dates = new rrule.RRule({ ...options, dtstart: new Date(context.now) }).all((_date, count) => count < expected.length);
    expect(dates.map((date) => date.toISOString().slice(0, 16))).toEqual(expected);
  });
});

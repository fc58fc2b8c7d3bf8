import { describe, expect, test } from "vitest";
import { cutOut, read, short } from "./read.ts";

// Said on Wednesday, 18 November 2026, at 11:30 in Berlin.
const series: readonly (readonly [text: string, value: string, span: string])[] = [
  [
    "feed the cat on monday, wednesday and friday next week",
    "2026-11-23 FREQ=WEEKLY;COUNT=3;BYDAY=MO,WE,FR",
    "monday, wednesday and friday next week",
  ],
  [
    "feed the dog on saturday and sunday at 7 am",
    "2026-11-21T07:00:00+01:00 FREQ=DAILY;COUNT=2;BYHOUR=7;BYMINUTE=0",
    "saturday and sunday at 7 am",
  ],
  ["call mom today and tomorrow", "2026-11-18 FREQ=DAILY;COUNT=2", "today and tomorrow"],
  ["pay this friday and next friday", "2026-11-20 FREQ=WEEKLY;COUNT=2;BYDAY=FR", "this friday and next friday"],
  ["pay the bill on the 1st and the 15th", "2026-12-01? FREQ=MONTHLY;COUNT=2;BYMONTHDAY=1,15", "the 1st and the 15th"],
  ["water it on december 3 and 5", "2026-12-03? FREQ=WEEKLY;COUNT=2;BYDAY=TH,SA", "december 3 and 5"],
  ["take it at 8 am and 8 pm", "2026-11-18T20:00:00+01:00? FREQ=DAILY;COUNT=2;BYHOUR=8,20;BYMINUTE=0", "8 am and 8 pm"],
  ["take it tomorrow at 8 and 9 pm", "2026-11-19T20:00:00+01:00 FREQ=DAILY;COUNT=2;BYHOUR=20,21;BYMINUTE=0", "tomorrow at 8 and 9 pm"],
];

describe("several days or hours in one breath", () => {
  test.each(series)("%s is the first of them, with a rule of them all", (text, value, span) => {
    const findings = read(text);
    expect(findings.map(short)).toEqual([value]);
    expect(cutOut(text, findings[0]?.core ?? [])).toBe(span);
  });

  test.each([
    ["call on tuesday or wednesday", "2026-11-24?"],
    ["call at 5 pm or 6 pm", "2026-11-18T17:00:00+01:00?"],
    ["call tomorrow, thursday", "2026-11-19"],
  ])("%s is one day", (text, value) => {
    expect(read(text).map(short)).toEqual([value]);
  });

  test.each([
    ["for saturday and sunday", "2026-11-21/2026-11-22"],
    ["due today or tomorrow", "2026-11-18/2026-11-19"],
  ])("a filter by %s looks at all of them", (text, value) => {
    expect(read(text, { purpose: "filter" }).map(short)).toEqual([value]);
  });

  test("days that describe a noun stay in the title", () => {
    expect(read("compare monday and friday sales")).toEqual([]);
    expect(read("print pages for the 1st and 2nd graders")).toEqual([]);
  });
});

describe("a date that the request to be reminded leads to", () => {
  test.each([
    ["the party is on tuesday, remind me on monday", [false, true]],
    ["remind me tonight that the bins go out on friday", [true, false]],
    ["the bins go out on friday", [false]],
    ["alert her on friday", [true]],
    ["set a reminder for friday", [true]],
  ])("%s is known from the others", (text, asked) => {
    expect(read(text).map((finding) => finding.asked)).toEqual(asked);
  });
});

describe("an hour in another zone", () => {
  test.each([
    ["tomorrow at 2 PM EST", "2026-11-19T20:00:00+01:00"],
    ["at 3pm pst", "2026-11-19T00:00:00+01:00?"],
    ["dec 5 at 10:00 am eastern", "2026-12-05T16:00:00+01:00?"],
    ["at 14:00 UTC", "2026-11-18T15:00:00+01:00?"],
    ["friday at 9 am London time", "2026-11-20T10:00:00+01:00"],
    ["july 1 at 9 am EST", "2027-07-01T15:00:00+02:00?"],
    ["every day at 9 am UTC", "FREQ=DAILY;BYHOUR=10;BYMINUTE=0"],
    ["every monday at 10 pm pst", "FREQ=WEEKLY;BYDAY=TU;BYHOUR=7;BYMINUTE=0"],
  ])("%s is told on the user's own clock", (text, value) => {
    expect(read(text).map(short)).toEqual([value]);
  });

  test.each(["call at 3 pm central park", "see the mountain", "the pacific northwest trip"])("%s names no zone", (text) => {
    expect(read(text).every(({ spans }) => !/central|mountain|pacific/.test(cutOut(text, spans)))).toBe(true);
  });
});

describe("an hour of today that is past", () => {
  test.each([
    ["today at 8", "2026-11-18T20:00:00+01:00?"],
    ["today at 5", "2026-11-18T17:00:00+01:00?"],
    ["today at 8 am", "2026-11-18T08:00:00+01:00"],
    ["at 8", "2026-11-19T08:00:00+01:00?"],
  ])("%s is %s", (text, value) => {
    expect(read(text).map(short)).toEqual([value]);
  });
});

describe("a word of time that is typed wrong", () => {
  test.each([
    ["on tusday", "2026-11-24"],
    ["on thirsday", "2026-11-19"],
    ["on wednesady", "2026-11-25"],
    ["on firday", "2026-11-20"],
    ["on sundya", "2026-11-22"],
    ["tomorroe", "2026-11-19"],
    ["tommorrow", "2026-11-19"],
    ["novemeber 25", "2026-11-25?"],
    ["on decmber 3rd", "2026-12-03?"],
    ["in 20 minuts", "2026-11-18T11:50:00+01:00"],
    ["evrey day", "FREQ=DAILY"],
  ])("%s is %s", (text, value) => {
    expect(read(text).map(short)).toEqual([value]);
  });

  test.each(["in mourning", "a sundae bar", "find the moths", "an old toady", "dance minuets", "on augusta", "match point"])(
    "%s is another word",
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});

describe("the same time on another day", () => {
  test.each([
    ["this time tomorrow", "2026-11-19T11:30:00+01:00", false],
    ["the same time next week", "2026-11-23T11:30:00+01:00?", true],
  ])("%s is %s", (text, value, same) => {
    const [finding] = read(text);
    expect(finding === undefined ? null : short(finding)).toBe(value);
    expect(finding?.kind === "date" && finding.sameTime).toBe(same);
  });
});

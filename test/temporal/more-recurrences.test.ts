import rrule from "rrule";
import { describe, expect, test } from "vitest";
import { read, short } from "./read.ts";

// Said on Wednesday, 18 November 2026, at 11:30 in Berlin. A "?" marks what was filled in.
const phrases: readonly (readonly [phrase: string, rule: string])[] = [
  ["every 10 minutes", "FREQ=MINUTELY;INTERVAL=10"],
  ["every half hour", "FREQ=MINUTELY;INTERVAL=30"],
  ["every hour and a half", "FREQ=MINUTELY;INTERVAL=90"],
  ["every few days", "FREQ=DAILY;INTERVAL=3?"],
  ["every hour on the hour", "FREQ=HOURLY"],
  ["every hour until 5 pm", "FREQ=HOURLY;UNTIL=20261118T160000Z"],
  ["twice a day", "FREQ=HOURLY;INTERVAL=12?"],
  ["three times a day", "FREQ=HOURLY;INTERVAL=8?"],
  ["twice a day at 8 am and 8 pm", "FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0"],
  ["three times a day for a week", "FREQ=HOURLY;INTERVAL=8;COUNT=21?"],
  ["twice a year", "FREQ=MONTHLY;INTERVAL=6"],
  ["four times a year", "FREQ=MONTHLY;INTERVAL=3"],
  ["twice an hour", "FREQ=MINUTELY;INTERVAL=30"],
  ["once per week", "FREQ=WEEKLY"],
  ["seven days a week", "FREQ=DAILY"],
  ["semi-annually", "FREQ=MONTHLY;INTERVAL=6"],
  ["biannually", "FREQ=MONTHLY;INTERVAL=6"],
  ["on a weekly basis", "FREQ=WEEKLY"],
  ["on alternate fridays", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"],
  ["each and every day", "FREQ=DAILY"],
  ["every day at 8 am and 8 pm", "FREQ=DAILY;BYHOUR=8,20;BYMINUTE=0"],
  ["at 9 am, 1 pm and 5 pm daily", "FREQ=DAILY;BYHOUR=9,13,17;BYMINUTE=0"],
  ["morning and night", "FREQ=DAILY;BYHOUR=9,20;BYMINUTE=0?"],
  ["in the morning and at night", "FREQ=DAILY;BYHOUR=9,20;BYMINUTE=0?"],
  ["every morning and every night", "FREQ=DAILY;BYHOUR=9,20;BYMINUTE=0?"],
  ["every monday and every thursday at 5 pm", "FREQ=WEEKLY;BYDAY=MO,TH;BYHOUR=17;BYMINUTE=0"],
  ["every sunday night and wednesday night", "FREQ=WEEKLY;BYDAY=WE,SU;BYHOUR=20;BYMINUTE=0?"],
  ["every weekday except friday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH"],
  ["every day but sunday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR,SA"],
  ["monday through friday at 4 pm", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=16;BYMINUTE=0"],
  ["mon-fri at 6 am", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0"],
  ["m-f at 6 am", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=6;BYMINUTE=0"],
  ["the 1st and 15th of each month", "FREQ=MONTHLY;BYMONTHDAY=1,15"],
  ["the first and third monday of every month", "FREQ=MONTHLY;BYDAY=1MO,3MO"],
  ["the second to last day of every month", "FREQ=MONTHLY;BYMONTHDAY=-2"],
  ["every day this week at 8 am", "FREQ=DAILY;UNTIL=20261122T225959Z;BYHOUR=8;BYMINUTE=0"],
  ["all week", "FREQ=DAILY;UNTIL=20261122"],
  ["every day through friday", "FREQ=DAILY;UNTIL=20261120"],
  ["from now until friday every morning", "FREQ=DAILY;UNTIL=20261120T225959Z;BYHOUR=9;BYMINUTE=0?"],
  ["daily for the next month", "FREQ=DAILY;UNTIL=20261218"],
  ["at 11 am for the next three days", "FREQ=DAILY;COUNT=3;BYHOUR=11;BYMINUTE=0"],
  ["monday at 6 am for 6 weeks", "FREQ=WEEKLY;COUNT=6;BYDAY=MO;BYHOUR=6;BYMINUTE=0"],
  ["every 15 minutes for the next two hours", "FREQ=MINUTELY;INTERVAL=15;COUNT=8"],
];

describe("a recurrence", () => {
  test.each(phrases)("%s is %s", (phrase, rule) => {
    expect(read(phrase).map(short)).toEqual([rule]);
  });

  test.each(phrases)("%s gives a rule that others can expand", (phrase) => {
    const [finding] = read(phrase);
    if (finding?.kind !== "recurrence") throw new Error(`${phrase} is no recurrence`);
    const rule = rrule.rrulestr(`DTSTART:20261118T103000Z\nRRULE:${finding.value}`);
    expect(rule.all((_date, index) => index < 2)).toHaveLength(2);
  });

  test.each([
    ["study every day next week", "FREQ=DAILY;UNTIL=20261129", "2026-11-23"],
    ["swim every friday in december", "FREQ=WEEKLY;UNTIL=20261231;BYDAY=FR", "2026-12-04"],
  ])("%s keeps its first day", (text, rule, start) => {
    const [finding, ...others] = read(text);
    expect(others).toEqual([]);
    expect(finding).toMatchObject({ kind: "recurrence", value: rule, start });
  });

  test.each([
    ["water it every three days from tomorrow until christmas", ["FREQ=DAILY;INTERVAL=3;UNTIL=20261225", "2026-11-19"]],
    ["yoga every tuesday starting december 1 and ending january 15", ["FREQ=WEEKLY;UNTIL=20270115;BYDAY=TU", "2026-12-01?"]],
    ["drink water every 2 hours from 9 am", ["FREQ=HOURLY;INTERVAL=2", "2026-11-19T09:00:00+01:00?"]],
  ])("%s has its first moment as a date of its own", (text, values) => {
    expect(read(text).map(short)).toEqual(values);
  });

  test.each([
    ["on mondays", "2026-11-23?"],
    ["mondays in december", "2026-12-07/2026-12-31"],
  ])("a filter by %s looks at days", (text, value) => {
    expect(read(text, { purpose: "filter" }).map(short)).toEqual([value]);
  });

  test.each(["good morning and good night", "an m-f switch", "times a thousand", "all day breakfast", "all weeks alike"])(
    "%s is not one",
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});

describe("a filter", () => {
  test.each([
    ["due after friday", "2026-11-21/9999-12-31"],
    ["due on or before friday", "2026-11-18/2026-11-20"],
    ["in the next 48 hours", "2026-11-18/2026-11-20"],
    ["within a week", "2026-11-18/2026-11-25"],
    ["future reminders", "2026-11-18/9999-12-31"],
    ["labor day weekend", "2026-09-05/2026-09-07"],
    ["for the week of december 7", "2026-12-07/2026-12-13"],
    ["for the month of june 2027", "2027-06-01/2027-06-30"],
    ["between now and friday", "2026-11-18/2026-11-20"],
  ])("by %s is %s", (text, value) => {
    expect(read(`reminders for ${text}`, { purpose: "filter" }).map(short)).toContain(value);
  });
});

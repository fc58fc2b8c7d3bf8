import rrule from "rrule";
import { describe, expect, test } from "vitest";
import { read, short } from "./read.ts";

// Said on Wednesday, 18 November 2026. A "?" marks an hour that was filled in.
const phrases: readonly (readonly [phrase: string, rule: string])[] = [
  ["every day", "FREQ=DAILY"],
  ["everyday", "FREQ=DAILY"],
  ["each day", "FREQ=DAILY"],
  ["daily", "FREQ=DAILY"],
  ["every single day", "FREQ=DAILY"],
  ["every weekday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
  ["every workday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
  ["every weekend", "FREQ=WEEKLY;BYDAY=SA,SU"],
  ["on weekends", "FREQ=WEEKLY;BYDAY=SA,SU"],
  ["on weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
  ["weekdays", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
  ["every monday", "FREQ=WEEKLY;BYDAY=MO"],
  ["each monday", "FREQ=WEEKLY;BYDAY=MO"],
  ["every mon", "FREQ=WEEKLY;BYDAY=MO"],
  ["mondays", "FREQ=WEEKLY;BYDAY=MO"],
  ["on mondays", "FREQ=WEEKLY;BYDAY=MO"],
  ["every monday at 9am", "FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0"],
  ["at 9am every monday", "FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0"],
  ["every monday morning", "FREQ=WEEKLY;BYDAY=MO;BYHOUR=9;BYMINUTE=0?"],
  ["every monday night at 8", "FREQ=WEEKLY;BYDAY=MO;BYHOUR=20;BYMINUTE=0"],
  ["every tuesday and thursday", "FREQ=WEEKLY;BYDAY=TU,TH"],
  ["every mon,  wed and fri", "FREQ=WEEKLY;BYDAY=MO,WE,FR"],
  ["on tuesdays and thursdays", "FREQ=WEEKLY;BYDAY=TU,TH"],
  ["mondays and fridays at 7pm", "FREQ=WEEKLY;BYDAY=MO,FR;BYHOUR=19;BYMINUTE=0"],
  ["every day monday thru friday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
  ["every monday through friday", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
  ["every other day", "FREQ=DAILY;INTERVAL=2"],
  ["every other week", "FREQ=WEEKLY;INTERVAL=2"],
  ["every other monday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=MO"],
  ["every 3 days", "FREQ=DAILY;INTERVAL=3"],
  ["every three days", "FREQ=DAILY;INTERVAL=3"],
  ["every 2 weeks", "FREQ=WEEKLY;INTERVAL=2"],
  ["every 2 weeks on friday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=FR"],
  ["every third day", "FREQ=DAILY;INTERVAL=3"],
  ["every second week", "FREQ=WEEKLY;INTERVAL=2"],
  ["every second tuesday", "FREQ=WEEKLY;INTERVAL=2;BYDAY=TU"],
  ["every second tuesday of the month", "FREQ=MONTHLY;BYDAY=2TU"],
  ["every first monday of the month", "FREQ=MONTHLY;BYDAY=1MO"],
  ["every last friday of the month", "FREQ=MONTHLY;BYDAY=-1FR"],
  ["every 1st monday", "FREQ=MONTHLY;BYDAY=1MO"],
  ["the first monday of every month", "FREQ=MONTHLY;BYDAY=1MO"],
  ["second thursday evening of every month", "FREQ=MONTHLY;BYDAY=2TH;BYHOUR=18;BYMINUTE=0?"],
  ["last friday of each month", "FREQ=MONTHLY;BYDAY=-1FR"],
  ["the 15th of every month", "FREQ=MONTHLY;BYMONTHDAY=15"],
  ["on the 16th of every month", "FREQ=MONTHLY;BYMONTHDAY=16"],
  ["on the first of every month", "FREQ=MONTHLY;BYMONTHDAY=1"],
  ["every 15th", "FREQ=MONTHLY;BYMONTHDAY=15"],
  ["every 1st and 15th", "FREQ=MONTHLY;BYMONTHDAY=1,15"],
  ["every 15th of the month", "FREQ=MONTHLY;BYMONTHDAY=15"],
  ["every month", "FREQ=MONTHLY"],
  ["every month on the 15th", "FREQ=MONTHLY;BYMONTHDAY=15"],
  ["every month on the 15th at 5pm", "FREQ=MONTHLY;BYMONTHDAY=15;BYHOUR=17;BYMINUTE=0"],
  ["every month on the first monday", "FREQ=MONTHLY;BYDAY=1MO"],
  ["every last day of the month", "FREQ=MONTHLY;BYMONTHDAY=-1"],
  ["at the end of every month", "FREQ=MONTHLY;BYMONTHDAY=-1"],
  ["beginning of every month", "FREQ=MONTHLY;BYMONTHDAY=1"],
  ["every quarter", "FREQ=MONTHLY;INTERVAL=3"],
  ["every 6 months", "FREQ=MONTHLY;INTERVAL=6"],
  ["every year", "FREQ=YEARLY"],
  ["every jan 1", "FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1"],
  ["every january 1st", "FREQ=YEARLY;BYMONTH=1;BYMONTHDAY=1"],
  ["every 3rd of may", "FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=3"],
  ["every year on may 5", "FREQ=YEARLY;BYMONTH=5;BYMONTHDAY=5"],
  ["every christmas", "FREQ=YEARLY;BYMONTH=12;BYMONTHDAY=25"],
  ["every thanksgiving", "FREQ=YEARLY;BYMONTH=11;BYDAY=4TH"],
  ["every december", "FREQ=YEARLY;BYMONTH=12"],
  ["every hour", "FREQ=HOURLY"],
  ["every 2 hours", "FREQ=HOURLY;INTERVAL=2"],
  ["every fortnight", "FREQ=WEEKLY;INTERVAL=2"],
  ["weekly", "FREQ=WEEKLY"],
  ["weekly on fridays", "FREQ=WEEKLY;BYDAY=FR"],
  ["weekly on monday and thursday", "FREQ=WEEKLY;BYDAY=MO,TH"],
  ["monthly", "FREQ=MONTHLY"],
  ["monthly on the 3rd", "FREQ=MONTHLY;BYMONTHDAY=3"],
  ["yearly", "FREQ=YEARLY"],
  ["annually", "FREQ=YEARLY"],
  ["quarterly", "FREQ=MONTHLY;INTERVAL=3"],
  ["biweekly", "FREQ=WEEKLY;INTERVAL=2"],
  ["bi-weekly", "FREQ=WEEKLY;INTERVAL=2"],
  ["fortnightly", "FREQ=WEEKLY;INTERVAL=2"],
  ["nightly", "FREQ=DAILY;BYHOUR=20;BYMINUTE=0?"],
  ["every morning", "FREQ=DAILY;BYHOUR=9;BYMINUTE=0?"],
  ["each morning", "FREQ=DAILY;BYHOUR=9;BYMINUTE=0?"],
  ["every evening", "FREQ=DAILY;BYHOUR=18;BYMINUTE=0?"],
  ["every night", "FREQ=DAILY;BYHOUR=20;BYMINUTE=0?"],
  ["every night at 10", "FREQ=DAILY;BYHOUR=22;BYMINUTE=0"],
  ["every day at noon", "FREQ=DAILY;BYHOUR=12;BYMINUTE=0?"],
  ["daily at 13:00", "FREQ=DAILY;BYHOUR=13;BYMINUTE=0"],
  ["daily,  9:00 pm", "FREQ=DAILY;BYHOUR=21;BYMINUTE=0"],
  ["every day at 5", "FREQ=DAILY;BYHOUR=17;BYMINUTE=0?"],
  ["once a week", "FREQ=WEEKLY"],
  ["once a month", "FREQ=MONTHLY"],
  ["once every 2 weeks", "FREQ=WEEKLY;INTERVAL=2"],
  ["every monday until december", "FREQ=WEEKLY;UNTIL=20261201;BYDAY=MO"],
  ["every monday until december 20", "FREQ=WEEKLY;UNTIL=20261220;BYDAY=MO"],
  ["every day until the 30th", "FREQ=DAILY;UNTIL=20261130"],
  ["every monday at 9am until december 20", "FREQ=WEEKLY;UNTIL=20261220T225959Z;BYDAY=MO;BYHOUR=9;BYMINUTE=0"],
  ["every day for 5 weeks", "FREQ=DAILY;COUNT=35"],
  ["every monday for 5 weeks", "FREQ=WEEKLY;COUNT=5;BYDAY=MO"],
  ["daily for the next seven days", "FREQ=DAILY;COUNT=7"],
  ["every month for a year", "FREQ=MONTHLY;COUNT=12"],
  ["every tuesday and friday for 3 weeks", "FREQ=WEEKLY;COUNT=6;BYDAY=TU,FR"],
];

/** The first days of a rule, from Wednesday, 18 November 2026, on. */
function firstDays(rule: string, count: number): string[] {
  const parsed = rrule.rrulestr(`DTSTART:20261118T000000Z\nRRULE:${rule}`);
  return parsed.all((_date, index) => index < count).map((date) => date.toISOString().slice(0, 16));
}

describe("a recurrence", () => {
  test.each(phrases)("%s is %s", (phrase, rule) => {
    expect(read(phrase).map(short)).toEqual([rule]);
  });

  test.each(phrases)("%s gives a rule that others can expand", (phrase) => {
    const [finding] = read(phrase);
    expect(finding?.kind).toBe("recurrence");
    if (finding?.kind === "recurrence") expect(firstDays(finding.value, 2)).toHaveLength(2);
  });

  test.each([
    ["every monday at 9am", ["2026-11-23T09:00", "2026-11-30T09:00", "2026-12-07T09:00"]],
    ["every second tuesday of the month", ["2026-12-08T00:00", "2027-01-12T00:00", "2027-02-09T00:00"]],
    ["every last friday of the month", ["2026-11-27T00:00", "2026-12-25T00:00", "2027-01-29T00:00"]],
    ["every other day", ["2026-11-18T00:00", "2026-11-20T00:00", "2026-11-22T00:00"]],
    ["at the end of every month", ["2026-11-30T00:00", "2026-12-31T00:00", "2027-01-31T00:00"]],
    ["every thanksgiving", ["2026-11-26T00:00", "2027-11-25T00:00", "2028-11-23T00:00"]],
  ])("%s falls on the days that people mean", (phrase, days) => {
    const [finding] = read(phrase);
    expect(finding?.kind === "recurrence" ? firstDays(finding.value, 3) : null).toEqual(days);
  });

  test.each([
    ["stretch every monday starting today", ["FREQ=WEEKLY;BYDAY=MO", "2026-11-18"]],
    ["water the plants weekly starting saturday", ["FREQ=WEEKLY", "2026-11-21"]],
    ["yoga every tuesday starting next week", ["FREQ=WEEKLY;BYDAY=TU", "2026-11-23?"]],
  ])("%s keeps its first day as a date of its own", (text, values) => {
    expect(read(text).map(short)).toEqual(values);
  });

  test.each([
    ["add a weekly reminder to mop the floors every sunday", "FREQ=WEEKLY;BYDAY=SU"],
    ["remind me daily to take the pills at 7 pm", "FREQ=DAILY;BYHOUR=19;BYMINUTE=0"],
    ["take the trash out on tuesday mornings by 7 am", "FREQ=WEEKLY;BYDAY=TU;BYHOUR=7;BYMINUTE=0"],
    ["run in the mornings", "FREQ=DAILY;BYHOUR=9;BYMINUTE=0?"],
    ["set a weekday reminder to stretch", "FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
    ["every 1st day of the month", "FREQ=MONTHLY;BYMONTHDAY=1"],
    ["every friday send the invoice by noon", "FREQ=WEEKLY;BYDAY=FR;BYHOUR=12;BYMINUTE=0?"],
  ])("%s joins what is said apart", (text, rule) => {
    expect(read(text).map(short)).toEqual([rule]);
  });

  test.each([
    "stretch twice a week",
    "the weekly report",
    "my monthly budget call",
    "every girl deserves cake",
    "read every email",
    "the daily standup notes",
  ])("%s is not one", (text) => {
    expect(read(text)).toEqual([]);
  });
});

import { describe, expect, test } from "vitest";
import { cutOut, read, short } from "./read.ts";

const spans: readonly (readonly [text: string, spans: string, core: string])[] = [
  ["buy milk by friday", "by friday", "friday"],
  ["buy milk due on monday", "due on monday", "monday"],
  ["the report is due on monday", "on monday", "monday"],
  ["call bob at 5pm", "at 5pm", "5pm"],
  ["call bob tomorrow at 5pm please", "tomorrow at 5pm", "tomorrow at 5pm"],
  ["tomorrow buy milk at 5pm", "tomorrow … at 5pm", "tomorrow … 5pm"],
  ["a list for tomorrow", "for tomorrow", "tomorrow"],
  ["move it to 3 pm", "to 3 pm", "3 pm"],
  ["finish by the end of the month", "by the end of the month", "the end of the month"],
  ["see me on monday instead of tuesday", "on monday", "monday"],
  ["call mom tomorrow, 5 pm", "tomorrow, 5 pm", "tomorrow, 5 pm"],
  ["Call Ann TOMORROW", "TOMORROW", "TOMORROW"],
  ["buy milk due: friday", "due: friday", "friday"],
  ["stand up every monday at 9am", "every monday at 9am", "every monday at 9am"],
  ["\u{1f95b} milk tomorrow \u{1f95b}", "tomorrow", "tomorrow"],
];

const leads: readonly (readonly [text: string, findings: readonly string[]])[] = [
  ["move it from monday to friday", ["2026-11-23 old", "2026-11-20 new"]],
  ["on monday instead of tuesday", ["2026-11-23", "2026-11-24 old"]],
  ["friday rather than thursday", ["2026-11-20", "2026-11-19 old"]],
  ["it has to be on friday and not on saturday", ["2026-11-20", "2026-11-21 old"]],
  ["change my 4 pm reminder to friday", ["2026-11-20 new"]],
  ["set a 7 am alarm", ["2026-11-19T07:00:00+01:00?"]],
  ["change it from 6 am to 7 am", ["2026-11-19T06:00:00+01:00? old", "2026-11-19T07:00:00+01:00? new"]],
  ["move the call on saturday to 3 pm", ["2026-11-21", "2026-11-18T15:00:00+01:00? new"]],
  ["move the call to friday at 5pm", ["2026-11-20T17:00:00+01:00 new"]],
  ["to 10 am on monday rather than 9", ["2026-11-23T10:00:00+01:00 new", "2026-11-19T09:00:00+01:00? old"]],
  ["move the meeting from 4 to 5", ["2026-11-18T16:00:00+01:00? old", "2026-11-18T17:00:00+01:00? new"]],
  ["work from 9am to 5pm on friday", ["2026-11-20T09:00:00+01:00"]],
];

const shifts: readonly (readonly [text: string, shift: string])[] = [
  ["push it back two days", '+{"days":2}'],
  ["move it back a week", '+{"weeks":1}'],
  ["move it back by 3 hours", '+{"hours":3}'],
  ["delay it by an hour and a half", '+{"hours":1,"minutes":30}'],
  ["postpone the call by a month", '+{"months":1}'],
  ["postpone it 2 days", '+{"days":2}'],
  ["snooze it for an hour", '+{"hours":1}'],
  ["make it a week later", '+{"weeks":1}'],
  ["two days later", '+{"days":2}'],
  ["an hour earlier", '-{"hours":1}'],
  ["20 minutes sooner", '-{"minutes":20}'],
  ["bring it forward a day", '-{"days":1}'],
  ["move it up an hour", '-{"hours":1}'],
  ["push it forward a week", '+{"weeks":1}'],
];

describe("where a date stands", () => {
  test.each(spans)("in %j the words of the date are %j", (text, expected, core) => {
    const [finding] = read(text);
    expect(cutOut(text, finding?.spans ?? [])).toBe(expected);
    expect(cutOut(text, finding?.core ?? [])).toBe(core);
  });

  test.each(leads)("%s tells the old value from the new", (text, findings) => {
    expect(read(text).map(short)).toEqual(findings);
  });

  test.each(shifts)("%s is a shift of %s", (text, shift) => {
    expect(read(text).map(short)).toEqual([shift]);
  });

  test.each([
    ["set a reminder an hour before my workout at 6 pm", ["2026-11-18T17:00:00+01:00?"], "an hour before"],
    ["the trip starts august 13, remind me a week before", ["2027-08-06?"], "a week before"],
    ["the call is tomorrow at 4 pm, alert me 10 min before", ["2026-11-19T15:50:00+01:00"], "10 min before"],
  ])("%s is counted back, and the other date stays in the title", (text, values, span) => {
    const findings = read(text);
    expect(findings.map(short)).toEqual(values);
    expect(cutOut(text, findings[0]?.core ?? [])).toBe(span);
  });

  test.each([
    ["remind me an hour before the meeting", "an hour before", '-{"hours":1}'],
    ["please alert me 15 minutes before", "15 minutes before", '-{"minutes":15}'],
    ["set a reminder for 2 days before the party", "2 days before", '-{"days":2}'],
    ["remind me half an hour after lunch", "half an hour after", '+{"minutes":30}'],
    ["remind me the day before my flight", "the day before", '-{"days":1}'],
  ])("%s says how long before something, and no date", (text, span, amount) => {
    const findings = read(text);
    expect(findings.map(short)).toEqual([amount]);
    expect(cutOut(text, findings[0]?.core ?? [])).toBe(span);
  });

  test.each(["take the pill an hour before dinner", "walk 10 minutes after lunch", "read the day before yesterday's paper"])(
    "%s is a title",
    (text) => {
      expect(read(text)).toEqual([]);
    },
  );
});

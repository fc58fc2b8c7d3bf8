import { describe, expect, test } from "vitest";
import { read } from "./read.ts";

const titles = [
  "2 may flower pots",
  "you may go",
  "may we borrow the car",
  "sun cream",
  "sun-dried tomatoes",
  "1/2 cup of sugar",
  "sat exam prep",
  "march with the band",
  "march 3 miles",
  "wed the couple",
  "call april",
  "email june about the flat",
  "ask august for the keys",
  "3 sec",
  "wait a second",
  "just a minute",
  "rename 4 to 5",
  "buy 10 am radios",
  "10 am radios",
  "24/7 support",
  "9/11 memorial",
  "3/4 inch pipe",
  "fix the 1/2 inch valve",
  "walk for 20 minutes",
  "run for an hour",
  "a two day trip",
  "take a 5 min break",
  "add friday demo prep",
  "the friday demo",
  "prepare my monday meeting slides",
  "buy a sunday roast",
  "my 4 pm doctor appointment",
  "the second door",
  "the 5th floor",
  "on the second try",
  "first aid kit",
  "buy christmas tree",
  "plan the halloween party",
  "thanksgiving turkey",
  "easter egg hunt",
  "good morning note",
  "night shift roster",
  "weekend bag",
  "buy weekend tickets",
  "version 1.2.3",
  "version 3.1.",
  "install version 3.1.",
  "read chapter 3.1.",
  "run 3.1 km",
  "pay 3.10. to bob",
  "a 3.1. upgrade",
  "on 31.4.",
  "on 1 jan 99999",
  "on jan 1, 12345",
  "in 999999999 years",
  "in 99999 weeks",
  "for 3.1",
  "ping 192.168.1.10",
  "call 555-1234",
  "room 221",
  "dinner for 8",
  "at 5 main street",
  "go to 7 eleven",
  "at 3 different shops",
  "sale at 50%",
  "chapter 12",
  "read john 3:16",
  "a ratio of 16:9",
  "mail may@example.com",
  "monday.com report",
  "12-week plan",
  "look up the place for next weeks wedding",
  "later",
  "soon",
  "on my birthday",
  "quarter pounder",
  "half a cup",
  "end of the line",
  "review tomorrow's slides",
  "read today's paper",
  "last week notes",
  "2026 goals",
  "buy 3 mar bars",
  "5 people",
  "3 to 5 pages",
  "year book",
  "hour glass",
  "once upon a time",
  "task3",
  "v2 at home",
];

describe("words that only look like a date", () => {
  test.each(titles)("%s stays a title", (title) => {
    expect(read(title)).toEqual([]);
  });

  test("nothing is found in a stretch that is quoted or claimed", () => {
    const text = 'add "see you tomorrow" on friday';
    const [finding, ...others] = read(text, { literal: [[4, 22]] });
    expect(others).toEqual([]);
    expect(finding?.spans).toEqual([[23, 32]]);
  });

  test("no phrase crosses a claimed stretch", () => {
    expect(read("in 3 days", { literal: [[3, 4]] })).toEqual([]);
  });

  test("nothing is found outside the stretch that is looked at", () => {
    expect(read("tomorrow, call bob on friday", { within: [10, 28] }).map(({ spans }) => spans)).toEqual([[[19, 28]]]);
  });
});

import { describe, expect, test } from "vitest";
import { read, short } from "./read.ts";

// Said on Wednesday, 18 November 2026, at 11:30 in Berlin.
const phrases: readonly (readonly [phrase: string, value: string])[] = [
  ["today", "today"],
  ["for today", "today"],
  ["today's tasks", "today"],
  ["tonight", "today"],
  ["for the day", "today"],
  ["tomorrow", "tomorrow"],
  ["tomorrow's tasks", "tomorrow"],
  ["tomorrow morning", "tomorrow"],
  ["yesterday", "yesterday"],
  ["last night", "yesterday"],
  ["this week", "this_week"],
  ["for the week", "this_week"],
  ["next week", "next_week"],
  ["last week", "last_week"],
  ["this month", "this_month"],
  ["next month", "next_month"],
  ["tasks with no due date", "none"],
  ["without a date", "none"],
  ["without a due date", "none"],
  ["undated tasks", "none"],
  ["with no deadline", "none"],
  ["this weekend", "2026-11-21/2026-11-22"],
  ["the weekend", "2026-11-21/2026-11-22"],
  ["next weekend", "2026-11-28/2026-11-29"],
  ["between monday and wednesday", "2026-11-23/2026-11-25"],
  ["from monday to friday", "2026-11-23/2026-11-27"],
  ["dec 3 to 5", "2026-12-03/2026-12-05"],
  ["from december 3 to january 5", "2026-12-03/2027-01-05"],
  ["last 3 days", "2026-11-15/2026-11-18"],
  ["next 7 days", "2026-11-18/2026-11-25"],
  ["in the next two weeks", "2026-11-18/2026-12-02"],
  ["in the past week", "2026-11-11/2026-11-18"],
  ["last month", "2026-10-01/2026-10-31"],
  ["this year", "2026-01-01/2026-12-31"],
  ["this quarter", "2026-10-01/2026-12-31"],
  ["last year", "2025-01-01/2025-12-31"],
  ["in december", "2026-12-01/2026-12-31"],
  ["december's tasks", "2026-12-01/2026-12-31"],
  ["in october", "2026-10-01/2026-10-31"],
  ["in february 2027", "2027-02-01/2027-02-28"],
  ["for 2025", "2025-01-01/2025-12-31"],
  ["rest of the month", "2026-11-18/2026-11-30"],
  ["rest of the week", "2026-11-18/2026-11-22"],
  ["before friday", "2026-11-18/2026-11-19"],
  ["due by friday", "2026-11-18/2026-11-20"],
  ["until sunday", "2026-11-18/2026-11-22"],
  ["since monday", "2026-11-16/2026-11-18"],
  ["on friday", "2026-11-20"],
  ["on wednesday", "2026-11-18"],
  ["last friday", "2026-11-13"],
  ["next friday", "2026-11-27"],
  ["on december 3rd", "2026-12-03?"],
  ["on october 31", "2026-10-31?"],
  ["on the 15th", "2026-11-15?"],
  ["2 days ago", "2026-11-16"],
  ["3 weeks ago", "2026-10-28"],
  ["for christmas", "2026-12-25?"],
  ["at 5 pm tomorrow", "2026-11-19T17:00:00+01:00"],
];

describe("a filter by date", () => {
  test.each(phrases)("%s is %s", (phrase, value) => {
    expect(read(phrase, { purpose: "filter" }).map(short)).toEqual([value]);
  });

  test.each(["overdue tasks", "urgent tasks", "the first task", "delete the 3rd", "task 5", "the last one", "next 5 tasks", "page 2"])(
    "%s names no date",
    (text) => {
      expect(read(text, { purpose: "filter" })).toEqual([]);
    },
  );
});

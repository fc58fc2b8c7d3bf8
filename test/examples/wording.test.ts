import { expect, test } from "vitest";
import { dueWords, printable, recurrenceWords, taskWords } from "../../examples/task-assistant/wording.ts";

test.each([
  ["2026-11-22", "America/Los_Angeles", "Sun 22 Nov 2026"],
  ["2026-11-22T17:00:00+01:00", "Europe/Berlin", "Sun 22 Nov 2026 17:00"],
  ["2026-11-22T17:00:00+01:00", "America/New_York", "Sun 22 Nov 2026 11:00"],
  ["2026-09-01T00:30:00+00:00", "UTC", "Tue 1 Sep 2026 00:30"],
  ["some day", "UTC", "some day"],
])("the due date %s is shown in %s as %s", (due, zone, words) => {
  expect(dueWords(due, zone)).toBe(words);
});

test.each([
  ["FREQ=WEEKLY;BYDAY=MO", "every week on Mon"],
  ["FREQ=DAILY;INTERVAL=2", "every 2 days"],
  ["FREQ=WEEKLY;BYDAY=MO,WE;BYHOUR=9;BYMINUTE=5", "every week on Mon, Wed at 09:05"],
  ["FREQ=MONTHLY;BYMONTHDAY=15", "FREQ=MONTHLY;BYMONTHDAY=15"],
  ["FREQ=MONTHLY;BYDAY=1MO", "FREQ=MONTHLY;BYDAY=1MO"],
])("the rule %s reads %s", (rule, words) => {
  expect(recurrenceWords(rule)).toBe(words);
});

test("a title can neither break the line nor colour it nor turn it around", () => {
  expect(printable("a\u001b[31mred\r\nb\u202ec\u0000")).toBe("a [31mred b c ");
});

test("a task is told with what is set on it, and no more", () => {
  expect(taskWords({ id: "1", title: "Buy milk", priority: "medium", status: "pending" }, "UTC")).toBe('#1 "Buy milk"');
  expect(
    taskWords(
      { id: "2", title: "Pay", priority: "high", due_date: "2026-11-22", list: "home", tags: ["a", "b"], status: "completed" },
      "UTC",
    ),
  ).toBe('#2 "Pay", due Sun 22 Nov 2026, high priority, list home, #a #b, completed');
});

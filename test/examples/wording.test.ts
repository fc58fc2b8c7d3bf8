import { expect, test } from "vitest";
import { changeWords, dueWords, printable, taskWords } from "../../examples/task-assistant/wording.ts";

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
  [{ status: "completed" }, 'Completed #1 "Buy milk".'],
  [{ status: "pending" }, 'Open again: #1 "Buy milk".'],
  [{ priority: "high", due_date: "2026-11-22" }, 'Changed #1 "Buy milk": due Sun 22 Nov 2026, high priority.'],
  [{ recurrence: "FREQ=MONTHLY;BYMONTHDAY=1" }, 'Changed #1 "Buy milk": every 1st of the month.'],
  [{ title: "Buy milk", tags: ["a", "b"], list: "home" }, 'Changed #1 "Buy milk": a new title, list home, #a #b.'],
  [{ description: "two litres", tags: [] }, 'Changed #1 "Buy milk": no tags, description "two litres".'],
] as const)("the change %j is told in words", (change, words) => {
  expect(changeWords({ id: "1", title: "Buy milk" }, change, "UTC")).toBe(words);
});

test("a title can neither break the line nor colour it nor turn it around", () => {
  expect(printable("a\u001b[31mred\r\nb\u202ec\u0000")).toBe("a [31mred b c ");
});

test("a task is told with what is set on it, and no more", () => {
  expect(taskWords({ id: "1", title: "Buy milk", priority: "medium", status: "pending" }, "UTC")).toBe('#1 "Buy milk"');
  expect(
    taskWords(
      {
        id: "2",
        title: "Pay",
        priority: "high",
        due_date: "2026-11-22",
        recurrence: "FREQ=DAILY",
        list: "home",
        tags: ["a", "b"],
        status: "completed",
      },
      "UTC",
    ),
  ).toBe('#2 "Pay", due Sun 22 Nov 2026, every day, high priority, list home, #a #b, completed');
});

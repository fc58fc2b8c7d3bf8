import { describe, expect, test } from "vitest";
import type { Task } from "../../src/index.ts";
import { routeMessage } from "../../src/index.ts";

const now = "2026-11-17T10:00:00Z";
const tasks: readonly Task[] = [
  { id: "a", title: "dentist for ann", due_date: "2026-11-20T15:30:00+00:00" },
  { id: "b", title: "dentist for bob", due_date: "2026-11-21T08:00:00Z" },
  { id: "c", title: "essay", due_date: "2026-11-19" },
  { id: "d", title: "rent", due_date: "2026-11-01T09:00:00Z" },
  { id: "e", title: "gutter", due_date: "garbage" },
];

function dates(message: string, pending?: unknown): unknown[] {
  return routeMessage(message, { now, tasks, pending }).steps.map(({ arguments: { task_id: id, due_date: due } }) => [id, due]);
}

const cases: readonly (readonly [message: string, dates: readonly (readonly [id: string, due: string])[]])[] = [
  ["move the dentist for ann to friday", [["a", "2026-11-20T15:30:00+00:00"]]],
  ["push the dentist for bob to next week", [["b", "2026-11-23T08:00:00+00:00"]]],
  ["move the dentist for ann to 3.1.", [["a", "2027-01-03T15:30:00+00:00"]]],
  ["move the dentist for ann to 3.1. at 9:15", [["a", "2027-01-03T09:15:00+00:00"]]],
  ["move the dentist for ann to 9am", [["a", "2026-11-20T09:00:00+00:00"]]],
  ["move the essay to 9am", [["c", "2026-11-19T09:00:00+00:00"]]],
  ["move the essay to friday", [["c", "2026-11-20"]]],
  ["move the dentist for ann to tonight", [["a", "2026-11-17T20:00:00+00:00"]]],
  ["move the dentist for ann to end of day", [["a", "2026-11-17"]]],
  ["move the gutter to friday", [["e", "2026-11-20"]]],
  // An hour of a day that is over is the next one.
  ["move the rent to 5pm", [["d", "2026-11-17T17:00:00+00:00"]]],
  [
    "move dentist for ann, dentist for bob and essay to monday",
    [
      ["a", "2026-11-23T15:30:00+00:00"],
      ["b", "2026-11-23T08:00:00+00:00"],
      ["c", "2026-11-23"],
    ],
  ],
  [
    "push dentist for ann and dentist for bob back 2 days",
    [
      ["a", "2026-11-22T15:30:00+00:00"],
      ["b", "2026-11-23T08:00:00+00:00"],
    ],
  ],
];

describe("a new date that says only a part", () => {
  test.each(cases)("keeps the rest of the task's own: %s", (message, expected) => {
    expect(dates(message)).toEqual(expected);
  });

  test("lists what was kept as assumed", () => {
    expect(routeMessage("move the dentist for ann to friday", { now, tasks }).steps[0]?.assumed).toEqual(["due_date"]);
  });

  test.each([
    ["move the dentist to friday", "2026-11-20T08:00:00+00:00"],
    ["move the dentist to 9am", "2026-11-21T09:00:00+00:00"],
    ["push the dentist back a day", "2026-11-22T08:00:00+00:00"],
  ])("keeps it of the task that is chosen later: %s", (message, due) => {
    const asked = routeMessage(message, { now, tasks });
    expect(dates("the second", JSON.parse(JSON.stringify(asked.pending)))).toEqual([["b", due]]);
  });

  test("asks about several with the day that they share", () => {
    expect(routeMessage("move all tasks to friday", { now, tasks }).reply).toContain("(due 2026-11-20)");
  });
});

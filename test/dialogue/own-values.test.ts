import { describe, expect, test } from "vitest";
import { ELSEWHERE, playAtHome } from "./household.ts";

const last = (...messages: string[]) => playAtHome(messages, ELSEWHERE).at(-1);
const BOTH = "all house ones to sunday";

describe("one of several tasks that were asked about, with a value of its own", () => {
  const TAP = "confirm update_task w3 due_date=2026-11-23; confirm update_task w4 due_date=2026-11-29";
  const FENCE = "confirm update_task w3 due_date=2026-11-29; confirm update_task w4 due_date=2026-11-23";
  test.each([
    ["tap on monday", TAP],
    ["the tap monday", TAP],
    ["tap monday instead", TAP],
    ["but the fence on monday", FENCE],
    ["fence monday rather", FENCE],
  ])("%s: it is asked about with its own value, the others with what was asked", (answer, asked) => {
    expect(last(BOTH, answer)).toBe(asked);
  });

  test("a yes behind it runs what was asked last", () => {
    expect(last(BOTH, "tap on monday", "yep")).toBe(
      "execute update_task w3 due_date=2026-11-23; execute update_task w4 due_date=2026-11-29",
    );
  });

  test.each([
    ["no, the tap on monday", "execute update_task w3 due_date=2026-11-23"],
    ["just the fence, on thursday", "execute update_task w4 due_date=2026-11-26"],
  ])("%s: a no, or just that one, leaves the others out, and the value is its own", (answer, done) => {
    expect(last(BOTH, answer)).toBe(done);
  });

  test.each(["fence can wait till december", "fence till december"])(
    "%s: a value for another task is no value of the one that was asked about",
    (answer) => {
      expect(last("the tap is urgent", answer)).toBe("confirm update_task w4 due_date=2026-12-01");
    },
  );
});

describe("a new value that takes the place of an old one", () => {
  test.each([
    ["move the dentist to 4pm instead of half 3", "execute update_task w7 due_date=2026-11-25T16:00:00+00:00"],
    ["make the dentist 4pm not half 3", "execute update_task w7 due_date=2026-11-25T16:00:00+00:00"],
    ["dentist at 4pm rather than half 3", "confirm update_task w7 due_date=2026-11-25T16:00:00+00:00"],
    ["invitations push to monday", "confirm update_task w2 due_date=2026-11-23"],
    ["dentist reschedule to friday", "confirm update_task w7 due_date=2026-11-27T15:30:00+00:00"],
  ])("%s: the day that the task has stays", (message, done) => {
    expect(last(message)).toBe(done);
  });
});

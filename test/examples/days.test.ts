import { describe, expect, test } from "vitest";
import { addDays, dayOf, dueRange, startOfDay } from "../../examples/task-assistant/days.ts";

describe("the day of an instant is that of the user's zone", () => {
  test.each([
    ["2026-11-18T09:00:00Z", "UTC", "2026-11-18"],
    ["2026-11-18T23:30:00Z", "Europe/Berlin", "2026-11-19"],
    ["2026-11-18T03:30:00Z", "America/New_York", "2026-11-17"],
    ["2026-11-18T10:00:00Z", "Pacific/Kiritimati", "2026-11-19"],
  ])("%s in %s is %s", (instant, zone, day) => {
    expect(dayOf(Date.parse(instant), zone)).toBe(day);
  });
});

describe("a day begins at the offset of that day", () => {
  test.each([
    ["2026-11-18", "UTC", "2026-11-18T00:00:00Z"],
    ["2026-03-29", "Europe/Berlin", "2026-03-28T23:00:00Z"],
    ["2026-03-30", "Europe/Berlin", "2026-03-29T22:00:00Z"],
    ["2026-10-26", "Europe/Berlin", "2026-10-25T23:00:00Z"],
    ["2026-11-01", "America/New_York", "2026-11-01T04:00:00Z"],
    ["2026-11-02", "America/New_York", "2026-11-02T05:00:00Z"],
    ["2026-11-18", "Asia/Kathmandu", "2026-11-17T18:15:00Z"],
  ])("%s in %s begins at %s", (day, zone, instant) => {
    expect(new Date(startOfDay(day, zone)).toISOString()).toBe(instant.replace("Z", ".000Z"));
  });
});

describe("a filter means these days; today is Wednesday, 18 November 2026", () => {
  test.each([
    ["today", "2026-11-18", "2026-11-18"],
    ["tomorrow", "2026-11-19", "2026-11-19"],
    ["yesterday", "2026-11-17", "2026-11-17"],
    ["this_week", "2026-11-16", "2026-11-22"],
    ["next_week", "2026-11-23", "2026-11-29"],
    ["last_week", "2026-11-09", "2026-11-15"],
    ["this_month", "2026-11-01", "2026-11-30"],
    ["next_month", "2026-12-01", "2026-12-31"],
    ["2026-12-24", "2026-12-24", "2026-12-24"],
    ["2026-11-16/2026-11-22", "2026-11-16", "2026-11-22"],
    ["2026-11-16/..", "2026-11-16", null],
    ["../2026-11-22", null, "2026-11-22"],
  ])("%s", (filter, from, to) => {
    expect(dueRange(filter, "2026-11-18")).toEqual({ from, to });
  });

  test("none means no date at all", () => expect(dueRange("none", "2026-11-18")).toBeNull());
  test("weeks and months go over the end of the year", () => {
    expect(dueRange("this_week", "2027-01-01")).toEqual({ from: "2026-12-28", to: "2027-01-03" });
    expect(dueRange("next_month", "2026-12-31")).toEqual({ from: "2027-01-01", to: "2027-01-31" });
    expect(addDays("2028-02-28", 1)).toBe("2028-02-29");
  });
});

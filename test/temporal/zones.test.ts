import { afterEach, describe, expect, test } from "vitest";
import { applyShift } from "../../src/temporal/shift.ts";
import { read, short } from "./read.ts";

const zones = ["UTC", "America/New_York", "Europe/Berlin", "Asia/Kolkata"];
// An ordinary noon, the last minutes of a year in UTC, and the night in which New York sets its clocks.
const instants = ["2026-06-10T12:00:00Z", "2026-12-31T23:50:00Z", "2026-11-01T03:30:00Z"].map((text) => new Date(text));
const everywhere = zones.flatMap((timeZone) => instants.map((now) => [timeZone, now] as const));

/** The local day and hour as the platform itself tells them. */
function local(instant: Date, timeZone: string): string {
  return new Intl.DateTimeFormat("sv-SE", { timeZone, dateStyle: "short", timeStyle: "short" }).format(instant);
}

function plusDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * 86_400_000).toISOString().slice(0, 10);
}

describe.each(everywhere)("in %s at %s", (timeZone, now) => {
  const today = local(now, timeZone).slice(0, 10);
  const value = (text: string) => {
    const [finding] = read(text, { timeZone, now });
    return finding?.kind === "date" ? finding.value : "";
  };

  test("days are counted from the local day", () => {
    expect(value("today")).toBe(today);
    expect(value("tomorrow")).toBe(plusDays(today, 1));
    expect(value("in 10 days")).toBe(plusDays(today, 10));
  });

  test.each([
    ["tomorrow at 5pm", 1, "17:00"],
    ["tomorrow at 00:15", 1, "00:15"],
    ["day after tomorrow at noon", 2, "12:00"],
    ["in 100 days at 9am", 100, "09:00"],
    ["in 200 days at 9am", 200, "09:00"],
  ])("%s shows that hour on the local clock", (text, days, hour) => {
    const found = value(text);
    expect(found).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:00[+-]\d\d:\d\d$/);
    expect(local(new Date(found), timeZone)).toBe(`${plusDays(today, days)} ${hour}`);
    expect(found.slice(0, 16)).toBe(`${plusDays(today, days)}T${hour}`);
  });

  test("an hour without a day is never past", () => {
    for (const hour of ["at 1am", "at 8", "at noon", "at 5", "at 23:45"]) expect(Date.parse(value(hour))).toBeGreaterThan(now.getTime());
  });

  test("a length of time is exact", () => {
    expect(Date.parse(value("in 90 minutes")) - now.getTime()).toBe(90 * 60_000);
  });
});

describe("when the clocks change", () => {
  const newYork = { timeZone: "America/New_York" };
  const berlin = { timeZone: "Europe/Berlin" };

  test.each([
    [
      "an hour that does not exist moves forward",
      "tomorrow at 2:30 am",
      new Date("2026-03-07T17:00:00Z"),
      newYork,
      "2026-03-08T03:30:00-04:00",
    ],
    [
      "an hour that comes twice is the first",
      "tomorrow at 1:30 am",
      new Date("2026-10-31T16:00:00Z"),
      newYork,
      "2026-11-01T01:30:00-04:00",
    ],
    ["the offset is that of the day meant", "tomorrow at 9am", new Date("2026-03-07T17:00:00Z"), newYork, "2026-03-08T09:00:00-04:00"],
    ["and in autumn", "tomorrow at 9am", new Date("2026-10-31T16:00:00Z"), newYork, "2026-11-01T09:00:00-05:00"],
    ["in Berlin in spring", "tomorrow at 02:30", new Date("2026-03-28T10:00:00Z"), berlin, "2026-03-29T03:30:00+02:00"],
    ["in Berlin in autumn", "tomorrow at 02:30", new Date("2026-10-24T10:00:00Z"), berlin, "2026-10-25T02:30:00+02:00"],
    ["hours pass as they are", "in 24 hours", new Date("2026-03-07T17:00:00Z"), newYork, "2026-03-08T13:00:00-04:00"],
  ])("%s: %s", (_name, text, now, zone, value) => {
    expect(read(text, { now, ...zone }).map((finding) => (finding.kind === "date" ? finding.value : ""))).toEqual([value]);
  });
});

describe("a due date that is shifted", () => {
  test.each([
    ["2026-11-22", { days: 2 }, 1, "2026-11-24"],
    ["2026-11-22", { weeks: 1 }, -1, "2026-11-15"],
    ["2026-01-31", { months: 1 }, 1, "2026-02-28"],
    ["2028-02-29", { years: 1 }, 1, "2029-02-28"],
    ["2026-11-22T17:00:00+01:00", { days: 2 }, 1, "2026-11-24T17:00:00+01:00"],
    ["2026-11-22T17:00:00+01:00", { hours: 8 }, 1, "2026-11-23T01:00:00+01:00"],
    ["2026-11-22T17:00:00Z", { minutes: 30 }, -1, "2026-11-22T17:30:00+01:00"],
    ["2026-11-22T17:00", { hours: 1 }, 1, "2026-11-22T18:00:00+01:00"],
    ["2026-03-28T09:00:00+01:00", { days: 1 }, 1, "2026-03-29T09:00:00+02:00"],
    ["2026-03-28T09:00:00+01:00", { hours: 24 }, 1, "2026-03-29T10:00:00+02:00"],
  ] as const)("%s by %j (%i) is %s", (due, amount, direction, moved) => {
    expect(applyShift(due, { amount, direction }, "Europe/Berlin")).toBe(moved);
  });

  test.each(["", "soon", "2026-13-01", "2026-02-30", "2026-11-22T25:00", "__proto__"])("%j is no date to shift", (due) => {
    expect(applyShift(due, { amount: { days: 1 }, direction: 1 }, "UTC")).toBeNull();
  });

  test("a day alone has no hour to shift", () => {
    expect(applyShift("2026-11-22", { amount: { hours: 2 }, direction: 1 }, "UTC")).toBeNull();
  });
});

describe("the zone of the machine", () => {
  const own = process.env["TZ"];
  afterEach(() => {
    if (own === undefined) Reflect.deleteProperty(process.env, "TZ");
    else process.env["TZ"] = own;
  });

  test("changes nothing", () => {
    const texts = [
      "tomorrow at 5pm",
      "next friday at 9",
      "in 3 hours",
      "every monday until december 20 at 9am",
      "this weekend",
      "the 15th of next month",
      "easter",
    ];
    const results = ["UTC", "Pacific/Kiritimati", "America/Los_Angeles", "Asia/Kathmandu"].map((zone) => {
      process.env["TZ"] = zone;
      return texts.map((text) => read(`remind me ${text}`, { timeZone: "America/New_York" }).map(short));
    });
    for (const result of results) expect(result).toEqual(results[0]);
  });
});

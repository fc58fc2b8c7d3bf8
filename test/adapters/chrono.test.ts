import * as it from "chrono-node/it";
import { describe, expect, test } from "vitest";
import { type ChronoLocale, chronoDates } from "../../src/adapters/chrono.ts";
import { type DateReader, extractParams, PointsmanError, routeMessage } from "../../src/index.ts";

const tasks = [
  { id: "a1", title: "Zahnarzt" },
  { id: "a2", title: "Pay rent" },
];
const now = "2026-11-20T09:00:00Z";

function argumentsOf(message: string, dates: DateReader, timeZone = "Europe/Berlin"): unknown {
  const { status, steps } = routeMessage(message, { now, timeZone, tasks }, { dates });
  expect(status).toBe("execute");
  return steps[0]?.arguments;
}

describe("a date in another language is taken, and leaves the title", () => {
  test.each<[ChronoLocale, string, string, string, string]>([
    ["de", "add zahnarzt am 24. dezember um 15 uhr", "zahnarzt", "2026-12-24T15:00:00+01:00", "Europe/Berlin"],
    ["de", "add Zahnarzt am 24. Juli um 15 Uhr", "Zahnarzt", "2027-07-24T15:00:00+02:00", "Europe/Berlin"],
    ["de", "add a task to call mum übermorgen", "call mum", "2026-11-22", "Europe/Berlin"],
    ["de", "add Anna anrufen heute abend", "Anna anrufen", "2026-11-20T18:00:00+01:00", "Europe/Berlin"],
    ["de", "add Anna anrufen in zwei stunden", "Anna anrufen", "2026-11-20T12:00:00+01:00", "Europe/Berlin"],
    ["de", "add Anna anrufen um 8 uhr", "Anna anrufen", "2026-11-21T08:00:00+01:00", "Europe/Berlin"],
    ["fr", "add dentiste le 3 décembre à 14h30", "dentiste", "2026-12-03T14:30:00+01:00", "Europe/Paris"],
    ["fr", "add dentiste demain à 9h", "dentiste", "2026-11-21T09:00:00+01:00", "Europe/Paris"],
    ["ja", "add 歯医者 12月24日", "歯医者", "2026-12-24", "Asia/Tokyo"],
    ["ja", "add 歯医者 12月24日午後3時", "歯医者", "2026-12-24T15:00:00+09:00", "Asia/Tokyo"],
  ])("%s: %s", (locale, message, title, due, zone) => {
    expect(argumentsOf(message, chronoDates(locale), zone)).toEqual({ title, due_date: due, priority: "medium" });
  });

  test("where the clocks are set between now and then, the hours that are counted have passed", () => {
    const context = { now: "2026-10-25T00:30:00Z", timeZone: "Europe/Berlin" };
    const { params } = extractParams("add tee in 2 stunden", "add_task", context, { dates: chronoDates("de") });
    expect(params["due_date"]).toBe("2026-10-25T03:30:00+01:00");
  });

  test("in changes and filters too", () => {
    const dates = chronoDates("de");
    expect(argumentsOf("move Zahnarzt to 24. dezember", dates)).toEqual({ task_id: "a1", due_date: "2026-12-24" });
    expect(argumentsOf("show tasks am 24. dezember", dates)).toEqual({ filters: { due_date: "2026-12-24" } });
  });

  test("by a locale that is given itself", () => {
    expect(argumentsOf("add dentista 24 dicembre", chronoDates(it))).toMatchObject({ title: "dentista", due_date: "2026-12-24" });
  });

  test("by the order of day and month that the user has", () => {
    const at = { now: new Date(now), timeZone: "UTC" };
    const read = (dateOrder: "DMY" | "MDY") => chronoDates("en")("rent on 3/4/2027", { ...at, dateOrder })[0]?.value;
    expect([read("MDY"), read("DMY")]).toEqual(["2027-03-04", "2027-04-03"]);
  });
});

describe("what is no sure date stays in the title", () => {
  test.each([
    ["de", "add milch so kaufen"],
    ["de", "add 1/2 tasse mehl"],
    ["de", "add früh laufen"],
    ["de", "add arzt am 24.12. um 9"],
    ["de", "add '24. Dezember' lesen"],
    ["ja", "add 歯医者12月24日"],
    ["de", `add ${"milch ".repeat(400)}am 24. dezember`],
  ] as const)("%s: %s", (locale, message) => {
    const { steps } = routeMessage(message, { now }, { dates: chronoDates(locale), maxLength: 5000 });
    expect(steps[0]?.arguments).toEqual({ title: message.slice("add ".length).trim(), priority: "medium" });
  });
});

describe("a second reader of dates is heard, not obeyed", () => {
  const reader =
    (...found: readonly unknown[]): DateReader =>
    () =>
      found as ReturnType<DateReader>;

  test("own findings stand", () => {
    const dates = reader({ span: [13, 21], value: "2030-01-01" });
    expect(argumentsOf("add call mum tomorrow", dates)).toMatchObject({ due_date: "2026-11-21" });
    expect(argumentsOf("add call mum at 14:30", reader({ span: [13, 21], value: "2030-01-01T15:00:00+01:00" }))).toMatchObject({
      due_date: "2026-11-20T14:30:00+01:00",
    });
  });

  test.each<[string, DateReader]>([
    [
      "an error",
      () => {
        throw new Error("no");
      },
    ],
    ["no list", (() => null) as unknown as DateReader],
    ["no date", reader({ span: [13, 19], value: "soon" })],
    ["a day that does not exist", reader({ span: [13, 19], value: "2026-02-30" })],
    ["an hour without its offset", reader({ span: [13, 19], value: "2026-02-03T10:00" })],
    ["a place inside a word", reader({ span: [14, 19], value: "2026-12-24" })],
    ["a place outside", reader({ span: [13, 400], value: "2026-12-24" })],
    ["a place that is none", reader({ span: [19, 13], value: "2026-12-24" }, { span: "x", value: 3 })],
  ])("%s counts as nothing found", (_, dates) => {
    expect(argumentsOf("add call mum bantam", dates)).toEqual({ title: "call mum bantam", priority: "medium" });
  });

  test("of two at the same words the first counts", () => {
    const dates = reader({ span: [13, 19], value: "2026-12-24" }, { span: [9, 19], value: "2026-12-25" });
    expect(argumentsOf("add call mum bantam", dates)).toMatchObject({ title: "call mum", due_date: "2026-12-24" });
  });

  test("what is no reader is refused by name", () => {
    expect(() => routeMessage("add milk", {}, { dates: "de" as unknown as DateReader })).toThrow(PointsmanError);
    expect(() => chronoDates("xx" as ChronoLocale)).toThrow(PointsmanError);
    expect(() => chronoDates("xx" as ChronoLocale)).toThrow(/de, en/);
  });
});

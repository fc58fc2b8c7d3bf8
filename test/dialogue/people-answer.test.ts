import { describe, expect, it } from "vitest";
import { playAtHome } from "./household.ts";

const last = (messages: readonly string[]): string | undefined => playAtHome(messages).at(-1);

describe("slang at the end of a line means nothing", () => {
  it.each([
    ["whats overdue rn", 'execute list_tasks filters={"status":"overdue"}'],
    ["whats on my grocery list atm", 'execute list_tasks filters={"list":"grocery"}'],
    ["what have i got on this week x", 'execute list_tasks filters={"due_date":"this_week"}'],
    ["complete the essay tbh, n thx", "execute complete_task a5"],
    ["add call mum lol", "execute add_task title=call mum"],
    ["add find an atm", "execute add_task title=find an atm"],
    ["add finish project x", "execute add_task title=finish project x"],
  ])("%s", (message, expected) => {
    expect(last([message])).toBe(expected);
  });
});

describe("tasks are listed by what is so of them", () => {
  it.each([
    ["anything with no date on it?", { due_date: "none" }],
    ["which ones have no date", { due_date: "none" }],
    ["ones tagged garden", { tags: ["garden"] }],
    ["everything thats due this week", { due_date: "this_week" }],
    ["what are the urgent ones", { priority: "high" }],
    ["what is late", { status: "overdue" }],
  ])("%s", (message, filters) => {
    expect(last([message])).toBe(`execute list_tasks filters=${JSON.stringify(filters)}`);
  });
});

describe("everything and the lot are what was shown", () => {
  it.each([
    [["whats on the grocery list", "bin the lot"], "confirm delete_task a1; confirm delete_task a6"],
    [["whats on the grocery list", "tick everything off"], "confirm complete_task a1; confirm complete_task a6"],
    [["show me everything high", "first one to wednesday"], "execute update_task a2 due_date=2026-11-25"],
  ])("%j", (messages, expected) => {
    expect(last(messages)).toBe(expected);
  });
});

describe("a yes may give one of several tasks a value of its own", () => {
  it.each([
    ["yep but the passport one tuesday", "execute update_task a2 due_date=2026-11-29; execute update_task a9 due_date=2026-11-24"],
    ["yep, rent monday tho", "execute update_task a2 due_date=2026-11-23; execute update_task a9 due_date=2026-11-29"],
    ["ok but passport on monday", "execute update_task a2 due_date=2026-11-29; execute update_task a9 due_date=2026-11-23"],
  ])("%s", (answer, expected) => {
    expect(last(["show me everything high", "shift em to sunday", answer])).toBe(expected);
  });
});

describe("one of several is chosen among those that were offered", () => {
  it.each([
    [["tick off one of the grocery ones", "2nd"], "execute complete_task a6"],
    [["tick off one of the grocery ones", "2nd", "and the other"], "execute complete_task a1"],
    [["delete one of the grocery ones", "the cheaper one"], "clarify delete_task"],
  ])("%j", (messages, expected) => {
    expect(last(messages)).toBe(expected);
  });
});

describe("thanks belong to a yes, and a wish to keep is a no", () => {
  it.each([
    ["Yes please, and thank you for your patience.", "execute delete_task a6"],
    ["yes pls ur a star", "execute delete_task a6"],
    ["No, on reflection I should like to keep it.", "none declined"],
    ["actually i'd like to keep that", "none declined"],
    ["yes if it is past its date", "confirm delete_task a6"],
  ])("%s", (answer, expected) => {
    expect(last(["delete the bread", answer])).toBe(expected);
  });
});

describe("who needed what was done away with wants it back", () => {
  it.each([
    [
      ["whats on the grocery list", "tick them all off", "yes both of them", "wait no i needed those"],
      "execute update_task a6 status=pending; execute update_task a1 status=pending",
    ],
    [["delete the bread", "yes", "oh no i needed that"], "execute add_task title=Bread"],
    [["delete the bread", "i needed that"], "none no_intent"],
  ])("%j", (messages, expected) => {
    expect(last(messages)).toBe(expected);
  });
});

import { describe, expect, it } from "vitest";
import { extractParams } from "../../src/index.ts";

const context = { now: "2026-11-22T09:00:00Z", timeZone: "UTC" } as const;

function filters(message: string): unknown {
  return extractParams(message, "list_tasks", context).params["filters"];
}

describe("a query looks for what a reminder is said to be about", () => {
  it.each([
    ["show tasks about taxes", "taxes"],
    ["when is my reminder for the book club scheduled for", "book club"],
    ["what time is the lunch with Kim reminder set for?", "lunch with Kim"],
    ["when is my take out the trash reminder?", "take out the trash"],
    ["does Kim have any movie reminders", "movie"],
    ["did I set a reminder to get eggs", "get eggs"],
    ["what did I ask you to remind me about the car", "car"],
    ["find tasks containing “red paint”", "red paint"],
    ["which tasks mention Berlin?", "Berlin"],
    ["list every reminder that involves Kim", "Kim"],
    ["are there reminders for anything involving Kim", "Kim"],
    ["what are my reminders with Kim next week", "with Kim"],
    ["check reminders for grocery shopping", "grocery shopping"],
    ["is my dentist reminder set to go off at 5?", "dentist"],
    ["show my weekly reminder for trash", "trash"],
    ["what reminders do I have for chores?", "chores"],
  ])("%s", (message, query) => {
    expect(filters(message)).toMatchObject({ query });
  });

  it.each(["show my tasks", "what do I need to do", "what time is my reminder set to go off", "show my recurring reminders"])(
    "and for nothing where nothing is named: %s",
    (message) => {
      expect(filters(message)).toBeUndefined();
    },
  );
});

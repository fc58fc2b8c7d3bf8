import { describe, expect, test } from "vitest";
import { needsConfirmation, type Risk } from "../../src/dialogue/confirm.ts";

const harmless: Risk = {
  isUnderstood: true,
  destructive: false,
  taskCount: 1,
  chosenBy: "mention",
  confirm: "destructive",
  confidence: 0.9,
  threshold: 0.7,
  complete: true,
};

const CASES: readonly [name: string, risk: Partial<Risk>, why: string | null][] = [
  ["a harmless step runs", {}, null],
  ["a step without a reference runs", { chosenBy: null }, null],
  ["a destructive step asks", { destructive: true }, "destructive"],
  ["a destructive step runs where the caller says never", { destructive: true, confirm: "never" }, null],
  ["all tasks at once ask", { taskCount: 4, chosenBy: "all" }, "bulk"],
  ["several tasks of a filter ask", { taskCount: 2, chosenBy: "filter" }, "bulk"],
  ["several tasks that a pronoun stands for ask", { taskCount: 2, chosenBy: "mention" }, "bulk"],
  ["words that were not understood ask, whatever the caller says", { isUnderstood: false, confirm: "never" }, "unread"],
  ["one task of a filter runs", { taskCount: 1, chosenBy: "filter" }, null],
  ["several tasks named by position run", { taskCount: 3, chosenBy: "position" }, null],
  ["several tasks named by id run", { taskCount: 3, chosenBy: "id" }, null],
  ["several tasks named one by one ask before they are deleted", { taskCount: 3, chosenBy: "id", destructive: true }, "destructive"],
  ["many deletions ask because they delete", { taskCount: 3, chosenBy: "all", destructive: true }, "destructive"],
  ["many tasks run where the caller says never", { taskCount: 4, chosenBy: "all", confirm: "never" }, null],
  ["every step asks where the caller says always", { confirm: "always" }, "always"],
  ["a destructive step keeps its reason under always", { confirm: "always", destructive: true }, "destructive"],
  ["low confidence asks", { confidence: 0.69 }, "unsure"],
  ["low confidence asks under never too", { confidence: 0.1, confirm: "never" }, "unsure"],
  ["low confidence asks under never for a deletion", { confidence: 0.1, confirm: "never", destructive: true }, "unsure"],
  ["a confidence at the threshold runs", { confidence: 0.7 }, null],
  ["a confidence that is no number asks", { confidence: Number.NaN }, "unsure"],
  ["an incomplete step asks for what is missing instead", { complete: false, destructive: true, confirm: "always" }, null],
  ["an incomplete step of low confidence asks for what is missing instead", { complete: false, confidence: 0.1 }, null],
];

describe("what is put to the user before it runs", () => {
  test.each(CASES)("%s", (_name, risk, why) => {
    expect(needsConfirmation({ ...harmless, ...risk })).toEqual(why === null ? null : { kind: "confirm", why });
  });
});

import { describe, expect, it } from "vitest";
import { detectIntent, explainEvidence, explainRecurrence } from "../../src/index.ts";

describe("evidence reads as a sentence", () => {
  it.each([
    ["what speaks for a command", "show my tasks", /^"show my tasks" reads as "list: show" \(\+\d+\.\d\)\.$/],
    ["what speaks against it beside that", "how do I add a task", /speaks against it as "not: asked how" \(−\d+\.\d\)\.$/],
    ["nothing", "the sea is blue", /^No rule speaks of it\.$/],
  ])("%s", (_name, message, sentence) => {
    expect(explainEvidence(detectIntent(message).evidence)).toMatch(sentence);
  });
});

it.each([
  ["FREQ=MONTHLY;BYMONTHDAY=1", "every 1st of the month"],
  ["FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR;BYHOUR=9", "every weekday at 09:00"],
  ["every other day", "repeating every other day"],
  ["", "repeating "],
])("the recurrence %j reads %j", (recurrence, words) => {
  expect(explainRecurrence(recurrence)).toBe(words);
});

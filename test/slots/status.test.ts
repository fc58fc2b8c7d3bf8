import { describe, expect, it } from "vitest";
import { statusWords } from "../../src/lexicon/en/status.ts";
import { taskNounWords } from "../../src/lexicon/en/task-nouns.ts";
import { findNewStatus, findStatus } from "../../src/slots/index.ts";
import { cut, scopeOf } from "./kit.ts";

describe("a filter by status", () => {
  it.each([
    ["completed tasks", "completed"],
    ["what have I done", "completed"],
    ["tasks that are done", "completed"],
    ["show done", "completed"],
    ["what did i finish today", "completed"],
    ["overdue", "overdue"],
    ["late tasks", "overdue"],
    ["what is left", "pending"],
    ["open tasks", "pending"],
    ["unfinished", "pending"],
    ["what's still to do", "pending"],
    ["which tasks have not been completed", "pending"],
    ["tasks with status pending", "pending"],
  ])("%s", (raw, value) => {
    expect(findStatus(scopeOf(raw, "filter"), statusWords, taskNounWords)?.value).toBe(value);
  });

  it.each(["open my list", "late night snack tasks", "what do I have to do"])("none in %s", (raw) => {
    expect(findStatus(scopeOf(raw, "filter"), statusWords, taskNounWords)).toBeNull();
  });
});

describe("a new status of an update", () => {
  it.each([
    ["mark it as not done", "pending", "mark it"],
    ["reopen 3", "pending", "3"],
    ["set 3 as pending", "pending", "set 3"],
    ["uncheck the milk task", "pending", "the milk task"],
    ["change status to completed", "completed", "change"],
    ["mark as done please", "completed", "mark please"],
  ])("%s", (raw, value, left) => {
    const found = findNewStatus(scopeOf(raw, "change"), statusWords);
    expect(found?.value).toBe(value);
    expect(cut(raw, found?.spans ?? [])).toBe(left);
  });

  it("a new title that begins with such a word is no status", () => {
    expect(findNewStatus(scopeOf("change the title to open the shop", "change"), statusWords)).toBeNull();
  });
});

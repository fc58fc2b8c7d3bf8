import { describe, expect, it } from "vitest";
import { priorityWords } from "../../src/lexicon/en/priority.ts";
import { taskNounWords } from "../../src/lexicon/en/task-nouns.ts";
import { findPriority } from "../../src/slots/index.ts";
import { cut, scopeOf } from "./kit.ts";

describe("a priority is found in a new task, and cutting it leaves a clean title", () => {
  it.each([
    ["buy milk high priority", "high", "buy milk"],
    ["buy milk with a low priority", "low", "buy milk"],
    ["high priority: buy milk", "high", "buy milk"],
    ["buy milk, priority: high", "high", "buy milk"],
    ["buy milk priority 2", "medium", "buy milk"],
    ["water the plants as a low priority", "low", "water the plants"],
    ["urgent: call Bob", "high", "call Bob"],
    ["call Bob, urgent", "high", "call Bob"],
    ["call Bob asap about the car", "high", "call Bob about the car"],
    ["call Bob as soon as possible", "high", "call Bob"],
    ["call mom whenever", "low", "call mom"],
    ["buy milk, not urgent", "low", "buy milk"],
    ["buy milk and make it urgent", "high", "buy milk"],
    ["it's urgent, call Bob", "high", "call Bob"],
    ["high-priority call with the CEO", "high", "call with the CEO"],
    ["p1 buy milk", "high", "buy milk"],
    ["buy milk p2", "medium", "buy milk"],
    ["buy milk P4", "low", "buy milk"],
    ["buy milk !!", "high", "buy milk"],
    ["(A) buy milk", "high", "buy milk"],
    ["buy milk !low", "low", "buy milk"],
    ["buy milk ⏫", "high", "buy milk"],
    ["buy milk🔽", "low", "buy milk"],
    ["Medium priority 🔼", "medium", "Medium priority"],
    ["an urgent task to call Bob", "high", "an task to call Bob"],
  ])("%s", (raw, value, title) => {
    const found = findPriority(scopeOf(raw), priorityWords, taskNounWords);
    expect(found?.value).toBe(value);
    expect(cut(raw, found?.spans ?? [])).toBe(title);
  });
});

describe("a title keeps words that only look like a priority", () => {
  it.each([
    "urgent care appointment",
    "call the critical care unit",
    "normal people book",
    "get back to normal",
    "review our high priority incidents",
    "call mom!!",
    "call mom whenever she is free",
    "plan (a) and (b)",
    "explain the importance to high schoolers",
    "important meeting prep",
    '"high priority" sticker',
  ])("%s", (raw) => {
    expect(findPriority(scopeOf(raw), priorityWords, taskNounWords)).toBeNull();
  });
});

describe("a change gives the new priority", () => {
  it.each([
    ["set the priority of the milk task to high", "high", "the milk task"],
    ["change the priority from low to high", "high", ""],
    ["make it urgent", "high", "make it"],
    ["mark 3 as urgent", "high", "mark 3"],
    ["set the dentist task to high", "high", "set the dentist task"],
    ["set it to medium", "medium", "set it"],
    ["raise the priority of 3", "high", "of 3"],
    ["prioritize 3", "high", "3"],
  ])("%s", (raw, value, left) => {
    const found = findPriority(scopeOf(raw, "change"), priorityWords, taskNounWords);
    expect(found?.value).toBe(value);
    expect(cut(raw, found?.spans ?? [])).toBe(left);
  });
});

it.each([
  ["show my urgent tasks", "high"],
  ["what's urgent", "high"],
  ["show low priority ones", "low"],
  ["tasks with priority high", "high"],
])("a filter reads %s", (raw, value) => {
  expect(findPriority(scopeOf(raw, "filter"), priorityWords, taskNounWords)?.value).toBe(value);
});

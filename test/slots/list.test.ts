import { describe, expect, it } from "vitest";
import { listWords } from "../../src/lexicon/en/lists.ts";
import { findList } from "../../src/slots/index.ts";
import { cut, scopeOf } from "./kit.ts";

describe("a list is named by its name alone, in the letters that were typed", () => {
  it.each([
    ["milk to my grocery list", "grocery", "to", "milk"],
    ["milk on the shopping list", "shopping", "on", "milk"],
    ["milk from my groceries list", "groceries", "from", "milk"],
    ["milk in the Work list", "Work", "on", "milk"],
    ["milk +work", "work", "to", "milk"],
    ["milk, list: work", "work", "to", "milk,"],
    ["bread from shopping list", "shopping", "from", "bread"],
    ["milk to the list called Home Stuff", "Home Stuff", "to", "milk"],
    ['milk to my "Home Stuff" list', "Home Stuff", "to", "milk"],
    ["milk to my list for shopping", "shopping", "to", "milk"],
    ["Bob to the guest list", "guest", "to", "Bob"],
    ["milk off my grocery shopping list please", "grocery shopping", "from", "milk please"],
  ])("%s", (raw, value, role, left) => {
    const found = findList(scopeOf(raw), listWords);
    expect(found).toMatchObject({ value, role });
    expect(cut(raw, found?.spans ?? [])).toBe(left);
  });
});

describe("the default list has no name, and its words are claimed all the same", () => {
  it.each([
    ["milk to my list", "milk"],
    ["milk to my to-do list", "milk"],
    ["milk to my to do list", "milk"],
    ["milk on my whole to do list", "milk"],
    ["milk to my tasks", "milk"],
    ["cheese on list", "cheese"],
    ["milk off of my list of tasks to complete", "milk"],
  ])("%s", (raw, left) => {
    const found = findList(scopeOf(raw), listWords);
    expect(found?.value).toBeNull();
    expect(cut(raw, found?.spans ?? [])).toBe(left);
  });
});

it.each(["write the guest list", "email the price list to Bob", "list my tasks", "check the listing"])("no list is named in %s", (raw) => {
  expect(findList(scopeOf(raw), listWords)).toBeNull();
});

it.each([
  ["show my shopping list", "shopping"],
  ["what's on the shopping list today", "shopping"],
  ["groceries list", "groceries"],
  ["read my todo list", null],
  ["clear my grocery list", "grocery"],
])("a filter reads %s", (raw, value) => {
  expect(findList(scopeOf(raw, "filter"), listWords)).toMatchObject({ value });
});

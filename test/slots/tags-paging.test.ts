import { describe, expect, it } from "vitest";
import { ordinalWords } from "../../src/lexicon/en/ordinals.ts";
import { pagingWords } from "../../src/lexicon/en/paging.ts";
import { tagWords } from "../../src/lexicon/en/tags.ts";
import { taskNounWords } from "../../src/lexicon/en/task-nouns.ts";
import { findPaging, findTags } from "../../src/slots/index.ts";
import { cut, scopeOf } from "./kit.ts";

describe("tags come without their sign and leave a clean title", () => {
  it.each([
    ["buy milk #Shop", ["Shop"], "buy milk"],
    ["email @bob", ["bob"], "email"],
    ["fun title#blu #bla", ["bla"], "fun title#blu"],
    ["#134 fun title #blu", ["blu"], "#134 fun title"],
    ["paint #home/garden", ["home/garden"], "paint"],
    ["buy milk tagged work", ["work"], "buy milk"],
    ["buy milk tagged work and call bob", ["work"], "buy milk and call bob"],
    ["buy milk with tags a, b and c", ["a", "b", "c"], "buy milk"],
    ["buy milk, tag it work", ["work"], "buy milk"],
  ])("%s", (raw, value, left) => {
    const found = findTags(scopeOf(raw), tagWords);
    expect(found?.value).toEqual(value);
    expect(cut(raw, found?.spans ?? [])).toBe(left);
  });

  it.each([
    ["meet @5pm", []],
    ["meet @friday", ["friday"]],
    ["write to bob@example.com", []],
    ["#134 fun title", []],
    ['say "#no"', []],
  ])("no tag in %s", (raw, dates) => {
    expect(findTags(scopeOf(raw, "create", dates), tagWords)).toBeNull();
  });
});

describe("paging", () => {
  it.each([
    ["the next 5", { limit: 5 }],
    ["first 10 overdue tasks", { limit: 10 }],
    ["top three", { limit: 3 }],
    ["show 5 tasks", { limit: 5 }],
    ["limit 5", { limit: 5 }],
    ["page 2", { page: 2, limit: 10, offset: 10 }],
    ["the second page", { page: 2, limit: 10, offset: 10 }],
    ["page 3 with 20 per page", { page: 3, limit: 20, offset: 40 }],
    ["skip the first 10", { offset: 10 }],
  ])("%s", (raw, value) => {
    const { spans: _, ...rest } = findPaging(scopeOf(raw, "filter"), pagingWords, ordinalWords, taskNounWords) ?? { spans: [] };
    expect(rest).toEqual(value);
  });

  it.each(["next 3 days", "tasks for the next 2 weeks", "show task 5", "first thing tomorrow"])("none in %s", (raw) => {
    expect(findPaging(scopeOf(raw, "filter"), pagingWords, ordinalWords, taskNounWords)).toBeNull();
  });
});

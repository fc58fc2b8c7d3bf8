import { describe, expect, it } from "vitest";
import { playAtHome } from "./household.ts";

// What is written in a hurry, and what it is when it is written out.
const PAIRS: readonly (readonly [short: string, full: string])[] = [
  ["move the essay to friday n tag it home", "move the essay to friday and tag it home"],
  ["delete the eggs n the bread", "delete the eggs and the bread"],
  ["whats on my list 2moro", "what's on my list tomorrow"],
  ["wats due tmro", "what's due tomorrow"],
  ["which ones r high", "which ones are high"],
  ["adn move teh essay to friday", "and move the essay to friday"],
  ["waht is due tomorrow", "what is due tomorrow"],
  ["the library books wasnae done", "the library books wasn't done"],
];

describe("shorthand reads as what it stands for", () => {
  it.each(PAIRS)("%s", (short, full) => {
    expect(playAtHome([short])).toEqual(playAtHome([full]));
    expect(playAtHome([short])[0]).not.toMatch(/^none/u);
  });

  it("a title keeps it as it was typed", () => {
    expect(playAtHome(["add mac n cheese to my grocery list"])).toEqual(["execute add_task list=grocery title=mac n cheese"]);
  });

  it("alone or before a mark it is an answer: n is no", () => {
    expect(playAtHome(["delete the rent", "n"]).at(-1)).toBe("none declined");
    expect(playAtHome(["delete the rent", "n, keep it"]).at(-1)).toBe("none declined");
  });
});

describe("a list or a tag of the tasks before the noun narrows a listing", () => {
  it.each([
    ["show grocery tasks", 'execute list_tasks filters={"list":"grocery"}'],
    ["list the school tasks", 'execute list_tasks filters={"list":"school"}'],
    ["show me the garden tasks", 'execute list_tasks filters={"tags":["garden"]}'],
    ["which grocery items are left", 'execute list_tasks filters={"status":"pending","list":"grocery"}'],
    ["show the kitchen tasks", 'execute list_tasks filters={"query":"kitchen"}'],
  ])("%s", (message, expected) => {
    expect(playAtHome([message])).toEqual([expected]);
  });
});

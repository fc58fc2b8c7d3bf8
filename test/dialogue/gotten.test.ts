import { expect, test } from "vitest";
import { playAtHome } from "./household.ts";

test.each([
  ["got eggs", "execute complete_task a1"],
  ["i got the eggs", "execute complete_task a1"],
  ["got the eggs and the bread", "execute complete_task a1; execute complete_task a6"],
  ["got eggs. got bread.", "execute complete_task a1; execute complete_task a6"],
  ["ive got eggs and bread", "execute complete_task a1; execute complete_task a6"],
  ["both the eggs and the bread are bought", "execute complete_task a1; execute complete_task a6"],
  ["got eggs?", "none no_intent"],
  ["got eggs to buy", "none no_intent"],
  ["i got an essay", "none no_intent"],
  ["i've got the optician", "none no_intent"],
  ["got the electrician", "none no_intent"],
  ["delete the cake, we ordered one", "confirm delete_task a10"],
  ["add milk no wait, also add jam", "execute add_task title=milk; execute add_task title=jam"],
  ["add milk. no wait, add jam", "execute add_task title=jam"],
])("%s: %s", (message, expected) => {
  expect(playAtHome([message])).toEqual([expected]);
});

test.each([
  ["put wipes on there", "execute add_task list=groceries title=wipes"],
  ["add wipes on there too", "execute add_task list=groceries title=wipes"],
  ["wipes on there too", "execute add_task list=groceries title=wipes"],
  ["add wipes to that list", "execute add_task list=groceries title=wipes"],
  ["and wipes", "confirm add_task list=groceries title=wipes"],
])("after adding to a list, %s", (message, expected) => {
  expect(playAtHome(["add jam to groceries", message]).at(-1)).toBe(expected);
});

test("more for a list that got several runs at once", () => {
  expect(playAtHome(["add jam to groceries", "honey too", "and wipes"]).at(-1)).toBe("execute add_task list=groceries title=wipes");
});

test("without a list before, nothing is put on one", () => {
  expect(playAtHome(["add jam", "put wipes on there"]).at(-1)).toBe("execute add_task title=wipes");
});

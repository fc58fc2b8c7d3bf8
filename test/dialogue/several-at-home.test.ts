import { describe, expect, test } from "vitest";
import { playAtHome } from "./household.ts";

const last = (messages: readonly string[]) => playAtHome(messages).at(-1);
const ADDED = "add tasks: call mum, water plants, post letter";
const CANDLES = "add candles to the grocery list";

describe("several tasks that one message made", () => {
  test.each([
    [
      [ADDED, "all of them for friday"],
      "confirm update_task n1 due_date=2026-11-27; confirm update_task n2 due_date=2026-11-27; confirm update_task n3 due_date=2026-11-27",
    ],
    [[ADDED, "the second one for tomorrow"], "execute update_task n2 due_date=2026-11-23"],
    [[ADDED, "number 3 high"], "execute update_task n3 priority=high"],
    [["add milk eggs and jam as three tasks"], "execute add_task title=milk; execute add_task title=eggs; execute add_task title=jam"],
    [
      ["add ironing and bins, both for friday"],
      "execute add_task due_date=2026-11-27 title=ironing; execute add_task due_date=2026-11-27 title=bins",
    ],
    [["add 2 things to grocery: milk n rice"], "execute add_task list=grocery title=milk; execute add_task list=grocery title=rice"],
    [
      ["add call sam tomorrow and email jo on friday"],
      "execute add_task due_date=2026-11-23 title=call sam; execute add_task due_date=2026-11-27 title=email jo",
    ],
    [["delete the eggs. oh and also delete the bread"], "confirm delete_task a1; confirm delete_task a6"],
    [["delete the eggs. oh, also delete the bread"], "confirm delete_task a1; confirm delete_task a6"],
    [["add milk. hmm and then add jam"], "execute add_task title=milk; execute add_task title=jam"],
    [["add milk, actually also add jam"], "execute add_task title=milk; execute add_task title=jam"],
    [["add dentist friday not thursday"], "execute add_task due_date=2026-11-27 title=dentist"],
    [["add meeting on friday at 3, not 4"], "execute add_task due_date=2026-11-27T15:00:00+00:00 title=meeting"],
    [["add call with bob, ann and joe, all welcome"], "execute add_task title=call with bob, ann and joe, all welcome"],
  ])("%j", (messages, expected) => {
    expect(last(messages)).toBe(expected);
  });
});

describe("a known task gets what is said of it, and is not added again", () => {
  test.each([
    [["put the essay on the uni list"], "execute update_task a5 list=uni"],
    [["whats overdue", "show overdue", "first one to tomorrow"], "execute update_task a5 due_date=2026-11-23"],
    [["tick off 1 3 and 5"], "execute complete_task a1; execute complete_task a3; execute complete_task a5"],
    [["tick eggs n bread"], "execute complete_task a1; execute complete_task a6"],
  ])("%j", (messages, expected) => {
    expect(last(messages)).toBe(expected);
  });
});

describe("a value or a task said anew takes the place of the other", () => {
  test.each([
    [["move the essay to tuesday no wednesday"], "execute update_task a5 due_date=2026-11-25"],
    [["tick off the eggs no the bread"], "execute complete_task a6"],
    [["add milk no onions"], "execute add_task title=milk no onions"],
    [[CANDLES, "wrong list, should be party"], "execute update_task n1 list=party"],
    [[CANDLES, "i meant the party list"], "execute update_task n1 list=party"],
    [["change rent to medium prio and 5 dec", "date should be 4 dec, rest is ok"], "execute update_task a2 due_date=2026-12-04"],
    [["change rent to medium prio and 5 dec", "sorry typo, 6 dec"], "execute update_task a2 due_date=2026-12-06"],
    [["add call tom", "wrong name, call tim"], "execute update_task n1 title=call tim"],
    [["tick off the gutter", "wait its not finished lol"], "execute update_task a3 status=pending"],
    [["tick off the gutter", "no its not done yet"], "execute update_task a3 status=pending"],
    [["delete the gutter", "yes", "grr no i needed that put it back"], "execute add_task title=Clean the gutter"],
  ])("%j", (messages, expected) => {
    expect(last(messages)).toBe(expected);
  });
});

describe("several requests in one clause, each with a value or a place of its own", () => {
  test.each([
    ["put the gutter on home and the passport on admin", "execute update_task a3 list=home; execute update_task a9 list=admin"],
    [
      "put milk on the shopping list and balloons on the party list",
      "execute add_task list=shopping title=milk; execute add_task list=party title=balloons",
    ],
    ["add milk to shopping and balloons to party", "execute add_task list=shopping title=milk; execute add_task list=party title=balloons"],
    ["optician friday, gutter sunday", "confirm update_task a7 due_date=2026-11-27; confirm update_task a3 due_date=2026-11-29"],
    [
      "electrician and gutter friday, optician monday 9",
      "confirm update_task a4 due_date=2026-11-27T10:00:00+00:00; confirm update_task a3 due_date=2026-11-27; confirm update_task a7 due_date=2026-11-23T09:00:00+00:00",
    ],
    [
      "rent done, essay to monday, delete the cake",
      "execute complete_task a2; execute update_task a5 due_date=2026-11-23; confirm delete_task a10",
    ],
    ["1 done, 3 to friday, delete 4", "execute complete_task a1; execute update_task a3 due_date=2026-11-27; confirm delete_task a4"],
    ["bin everything on the grocery list and the gutter one", "confirm delete_task a1; confirm delete_task a6; confirm delete_task a3"],
    [
      "add call mum tomorrow and book dentist friday",
      "execute add_task due_date=2026-11-23 title=call mum; execute add_task due_date=2026-11-27 title=book dentist",
    ],
    ["two things: milk and jam", "execute add_task title=milk; execute add_task title=jam"],
    ["bread should be on the party list", "execute update_task a6 list=party"],
    ["put the gutter on hold and the passport on ice", "none no_intent"],
  ])("%s", (message, expected) => {
    expect(last([message])).toBe(expected);
  });
});

describe("dates as people give them behind a question or a change", () => {
  test.each([
    [["move the gutter", "the 5th"], "execute update_task a3 due_date=2026-12-05"],
    [["move the gutter", "1st"], "execute update_task a3 due_date=2026-12-01"],
    [["move rent to friday", "hmm in 10 days"], "execute update_task a2 due_date=2026-12-02"],
    [["move rent to friday", "next week"], "execute update_task a2 due_date=2026-11-23"],
    [["move the gutter to tomorrow or friday"], "clarify update_task a3"],
    [["move the gutter to tomorrow or friday", "friday"], "execute update_task a3 due_date=2026-11-27"],
    [["add dentist tomorrow or friday", "tomorrow"], "execute add_task due_date=2026-11-23 title=dentist"],
    [["add dentist tues half 5"], "execute add_task due_date=2026-11-24T17:30:00+00:00 title=dentist"],
    [["whats left then"], 'execute list_tasks filters={"status":"pending"}'],
    [["find the one about the roof"], 'execute list_tasks filters={"query":"roof"}'],
    [["add mow the lawn #school"], 'execute add_task tags=["school"] title=mow the lawn'],
  ])("%j", (messages, expected) => {
    expect(last(messages)).toBe(expected);
  });
});

import { describe, expect, test } from "vitest";
import { playAtHome } from "./household.ts";

/** What was said turn by turn, and what comes of the last. */
const rows: readonly (readonly [name: string, said: readonly string[], last: string])[] = [
  [
    "a set may stand before what is done with it",
    ["everything without a date, put it on saturday"],
    ["a1", "a3", "a6", "a8", "a10"].map((id) => `confirm update_task ${id} due_date=2026-11-28`).join("; "),
  ],
  [
    "it may have no verb",
    ["all overdue ones to friday"],
    "confirm update_task a5 due_date=2026-11-27; confirm update_task a9 due_date=2026-11-27",
  ],
  [
    "a day behind the condition is the new one",
    ["put everything overdue on friday"],
    "confirm update_task a5 due_date=2026-11-27; confirm update_task a9 due_date=2026-11-27",
  ],
  [
    "what is overdue is due before a day to come",
    ["bump everything due before thursday to thursday"],
    "confirm update_task a4 due_date=2026-11-26T10:00:00+00:00; confirm update_task a5 due_date=2026-11-26; confirm update_task a9 due_date=2026-11-26",
  ],
  ["a set can go", ["everything tagged garden can go"], "confirm delete_task a3"],
  [
    "those that are not done yet stay out of a yes",
    ["delete everything", "yep, just not the ones I haven't done yet"],
    "execute delete_task a8; execute delete_task a10",
  ],
  [
    "those that are still open, too",
    ["delete everything", "ok, not the ones still open"],
    "execute delete_task a8; execute delete_task a10",
  ],
  [
    "those that stay as they are stay out of a yes",
    ["move everything overdue to friday", "ok, the school one stays as it is"],
    "execute update_task a9 due_date=2026-11-27",
  ],
  [
    "a deed that is refused for one leaves it out",
    ["delete all high priority tasks", "yes but don't delete the rent"],
    "execute delete_task a9",
  ],
  [
    "what is kept and is no task asks again",
    ["delete the finished ones", "yep. the giraffe task stays."],
    "confirm delete_task a8; confirm delete_task a10",
  ],
  ["a task said behind a set and a full stop asks", ["complete all tasks. return library books"], "clarify complete_task"],
  ["a task named beside all of them asks", ["complete all tasks, the rent"], "clarify complete_task"],
  [
    "what a set is said not to be is no second thought",
    ["reschedule all that's unfinished which is no fun to friday"],
    "clarify update_task",
  ],
  ["overdue and without a date is nothing", ["mark all tasks that are late without a due date as done"], "clarify complete_task"],
  ["a word of another task is not passed over", ["tick off the gutter task about the optician"], "confirm complete_task a7"],
  ["a list that no task stands on is looked for", ["show all my shopping tasks"], 'execute list_tasks filters={"query":"shopping"}'],
  [
    "a task that was not named anyway stays",
    ["tick off eggs and bread but not the essay"],
    "execute complete_task a1; execute complete_task a6",
  ],
  [
    "what is said of the one that stays is no condition",
    ["check off every task but the optician appointment is still open"],
    ["a1", "a2", "a3", "a4", "a5", "a6", "a8", "a9", "a10"].map((id) => `confirm complete_task ${id}`).join("; "),
  ],
  ["nor of several that stay", ["complete all grocery tasks but the bread ones are still open"], "execute complete_task a1"],
  ["what stays may be any of two", ["complete all high priority tasks except the one due in 2 weeks or so"], "clarify complete_task"],
  ["what is late stays", ["delete all high priority tasks but what's overdue"], "confirm delete_task a2"],
  ["what is late goes", ["delete what's overdue"], "confirm delete_task a5; confirm delete_task a9"],
  [
    "a question behind a set is one",
    ["delete the eggs but what's overdue?"],
    'confirm delete_task a1; execute list_tasks filters={"status":"overdue"}',
  ],
  ["two conditions both hold", ["move the tasks that are high priority due next week to friday"], "clarify update_task"],
  [
    "an exception behind the first two asks for both",
    ["move the first two tasks for next week except you know which to friday"],
    "clarify update_task",
  ],
  ["words in a title narrow a set", ["complete the high priority ones with library books in it"], "clarify complete_task"],
  ["words in a title tell a set", ["complete all tasks with bread in the title"], "execute complete_task a6"],
  [
    "what is looked for stands before a day",
    ["find any stupid task for tomorrow"],
    'execute list_tasks filters={"due_date":"tomorrow","query":"stupid"}',
  ],
  [
    "another deed instead of the one that was asked about is for the same tasks",
    ["push everything overdue to friday", "fine, check them off instead"],
    "confirm complete_task a5; confirm complete_task a9",
  ],
  ["a verb and a pronoun name no task", ["push everything overdue to friday", "buy it"], "none no_intent"],
  [
    "a title in quotes is moved and gets its date",
    ['put "Buy eggs" on the party list - due monday pls'],
    "execute update_task a1 due_date=2026-11-23 list=party",
  ],
  ["words in quotes that are no title are something new", ['put "eggs" on the party list'], "execute add_task list=party title=eggs"],
  ["what is said twice of a set narrows it", ["mark everything of high priority that is done as done"], "clarify complete_task"],
  [
    "a task off instead is done instead",
    ["push everything overdue to friday", "sure, rather check the bread task off instead"],
    "execute complete_task a6",
  ],
  ["a slip for except", ["delete all high priority tasks expect for the rent"], "confirm delete_task a9"],
  ["a set is done", ["everything on the grocery list is done"], "confirm complete_task a1; confirm complete_task a6"],
  ["only some of them are meant", ["delete only the finished ones"], "confirm delete_task a8; confirm delete_task a10"],
  ["a condition that nobody can check asks", ["get rid of all the ones my mum moans about"], "clarify delete_task"],
  ["both are two", ["both school ones are done"], "clarify complete_task"],
  ["a hole outside of its range asks", ["delete 1-4 except 9"], "clarify delete_task"],
  ["those two of three asks", ["show high priority tasks", "delete all three"], "clarify delete_task"],
  [
    "both are the ones shown",
    ["now show me which all are overdue", "shift both to tomorrow"],
    "confirm update_task a5 due_date=2026-11-23; confirm update_task a9 due_date=2026-11-23",
  ],
  ["all of them agrees", ["delete only the finished ones", "yep all of em"], "execute delete_task a8; execute delete_task a10"],
  [
    "the rest is what was not spoken of",
    ["show me the grocery list", "first one done, bin the rest"],
    "execute complete_task a1; confirm delete_task a6",
  ],
  [
    "what remains is listed by its conditions",
    ["and what is remaining in high"],
    'execute list_tasks filters={"priority":"high","status":"pending"}',
  ],
  [
    "what joins a list to the ones is read",
    ["delete the ones which are on the grocery list"],
    "confirm delete_task a1; confirm delete_task a6",
  ],
  ["what is not so narrows", ["complete the grocery tasks that are not urgent"], "confirm complete_task a1; confirm complete_task a6"],
  ["a condition and a list both hold", ["complete all grocery tasks about bread"], "execute complete_task a6"],
  [
    "a set moves by an amount",
    ["whats due next week", "push all of those back a week"],
    "confirm update_task a4 due_date=2026-11-30T10:00:00+00:00; confirm update_task a7 due_date=2026-12-03",
  ],
  ["a remark behind a set asks", ["complete all tasks - the rent is still open"], "clarify complete_task"],
  ["an exception in quotes stays", ['complete all tasks on the grocery list except "Bread"'], "execute complete_task a1"],
  [
    "a yes with a set behind a but asks again",
    ["delete all tasks", "yes but the ones that are done"],
    ["a1", "a2", "a3", "a4", "a5", "a6", "a7", "a8", "a9", "a10"].map((id) => `confirm delete_task ${id}`).join("; "),
  ],
  [
    "a new task may follow a change of the one that was added",
    ["add dentist for lily", "tag it kids", "oh also order school shoes"],
    "execute add_task title=order school shoes",
  ],
  [
    "a list before the noun and what the tasks are about",
    ["show me my school tasks about wasps"],
    'execute list_tasks filters={"list":"school","query":"wasps"}',
  ],
  ["late and a day", ["list whatever is late for yesterday"], 'execute list_tasks filters={"due_date":"yesterday","status":"overdue"}'],
  [
    "what somebody wants to see is not added",
    ["I need you to list all silly tasks in the grocery list"],
    'execute list_tasks filters={"list":"grocery","query":"silly"}',
  ],
  ["what is wanted on a list is added", ["I need you to put soap on the grocery list"], "execute add_task list=grocery title=soap"],
  ["what is thrown out is not added", ["toss out all my tasks with a picture on the grocery list"], "clarify delete_task"],
  ["what is thrown on a list is", ["toss some crisps on the grocery list"], "confirm add_task list=grocery title=some crisps"],
  ["what no task has is given to none", ["give every task older than the hills low priority"], "clarify update_task"],
  [
    "a set is told by its priority and its day, and moved to another",
    ["move the high priority ones due this week to thursday"],
    "execute update_task a9 due_date=2026-11-26",
  ],
  ["a set of which none fits is not moved", ["snooze the low priority tasks due next week until thursday"], "clarify update_task"],
  [
    "any one that fits is meant by any",
    ["move any high priority task to thursday"],
    "confirm update_task a2 due_date=2026-11-26; confirm update_task a9 due_date=2026-11-26",
  ],
  ["any with a word of no task asks", ["push any silly task about the passport back three days"], "clarify update_task"],
  ["several with a word of no task ask", ["make the silly tasks about the passport low priority"], "clarify update_task"],
  ["the tasks about a thing get a value", ["make the school tasks about bees low priority"], "execute update_task a5 priority=low"],
  ["what stands on a list moves back", ["push the ones on the school list back two days"], "execute update_task a5 due_date=2026-11-22"],
  ["a condition is no new value", ["set the tasks that are high priority"], "clarify update_task a2"],
  ["a day that tells a task is no new one", ["postpone the tasks which are due this week"], "clarify update_task a5"],
  ["of one task, too", ["make the passport task that is high priority low"], "execute update_task a9 priority=low"],
  [
    "a no that tells which are meant",
    ["postpone the first two tasks which are due tomorrow which are no use to friday"],
    "clarify update_task",
  ],
  ["late and without a date", ["make all of my tasks that are late with no due date urgent"], "clarify update_task"],
  ["a set without a date is told by it", ["mark the first two tasks for tomorrow without a due date as done"], "clarify complete_task"],
  [
    "whether they are done tells which, and is no new value",
    ["push the ones on the school list which are unfinished back a week"],
    "execute update_task a5 due_date=2026-11-27",
  ],
  ["of one task, too", ["mark the books one which is finished as not done"], "execute update_task a8 status=pending"],
  ["two that nothing is ask", ["postpone the tasks that's low priority which is high by two days"], "clarify update_task"],
  ["another clause keeps one", ["keep the eggs but delete everything on the grocery list"], "confirm delete_task a6"],
  ["a second condition is no new value", ["push anything that is due this week with high priority back two days"], "clarify update_task"],
  [
    "a list behind the condition is no new list",
    ["set the ones containing bread on my school list to high priority"],
    "clarify update_task",
  ],
  ["a second day is no new value", ["give the tasks due this week tagged garden high priority"], "clarify update_task"],
  [
    "values that are joined are both new",
    ["set all school tasks to high priority and tag them bees"],
    'execute update_task a5 priority=high tags=["bees"]',
  ],
  ["what is said in brackets of several is one remark", ["complete all tasks (buy eggs and pay the rent isn't done yet)"], "none negated"],
  ["several that are saved, with or", ["delete everything but save buy eggs or pay the rent"], "clarify delete_task"],
  [
    "behind a yes, too",
    ["delete the finished ones", "yeah but save return library books, buy eggs"],
    "confirm delete_task a8; confirm delete_task a10",
  ],
  [
    "one that was not meant anyway is still no choice",
    ["complete all tasks on my grocery list", "all right - the bread task and the rent task is still open"],
    "confirm complete_task a1; confirm complete_task a6",
  ],
  [
    "a task named behind a set and a mark asks",
    ["complete all pending tasks, the books one, the eggs one is not done yet"],
    "none negated",
  ],
  [
    "the third day is the new one, of the others one alone could tell which",
    ["snooze the ones which are due this week for tomorrow until monday"],
    "clarify update_task",
  ],
  ["this week points at no task", ["move the ones containing electrician due this week to friday"], "clarify update_task"],
  ["what is kept on a list is not taken off it", ["keep bread from the grocery list"], "none no_intent"],
  [
    "the open ones that are not done leave nothing",
    ["complete all tasks on my grocery list", "Yes (the ones that's still open isn't done yet)"],
    "none declined",
  ],
  ["what stays is not offered for a yes", ["complete all tasks but leave birthday card"], "clarify complete_task"],
  ["except, misspelt", ["delete everything on my grocery list", "ok excpet the bread"], "execute delete_task a1"],
  ["a value for a set shows nothing", ["give the silly ones on my grocery list high priority"], "none no_intent"],
];

describe("sets", () => {
  test.each(rows)("%s", (_, said, last) => {
    const answer = playAtHome(said).at(-1) ?? "";
    expect(last.startsWith("clarify") ? answer.slice(0, last.length) : answer).toBe(last);
  });
});

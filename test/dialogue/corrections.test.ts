import { describe, expect, it } from "vitest";
import { routeMessage } from "../../src/index.ts";
import { playAtHome } from "./household.ts";

const said = (...messages: readonly string[]) => playAtHome(messages).at(-1);

describe("more about what was just added or changed", () => {
  it.each([
    [["add pack lunches", "every weekday"], "execute update_task n1 recurrence=FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR"],
    [["add finish maths tmrw", "its for school", "at 4 btw"], "execute update_task n1 due_date=2026-11-23T16:00:00+00:00"],
    [["delete the gutter one", "yes and add fix the ladder", "for tuesday"], "execute update_task n1 due_date=2026-11-24"],
    [["add call gran", "keep it in work list"], "execute update_task n1 list=work"],
    [["add call gran", "put it on the house list instead"], "execute update_task n1 list=house"],
    [["add book flights", "rename to book flights to Oslo"], "execute update_task n1 title=book flights to Oslo"],
    [["add pack lunches", "every weekday", "oh also wash the kit"], "execute add_task title=wash the kit"],
    [["add pack lunches", "also give the dog a bath"], "execute add_task title=give the dog a bath"],
    [["tag the essay me time"], 'execute update_task a5 tags=["me time"]'],
    [["tag the gutter ladder as well"], 'execute update_task a3 tags=["garden","ladder"]'],
  ])("%j", (messages, last) => {
    expect(said(...messages)).toBe(last);
  });

  it("a caller that tells the task touched last, and no history, needs no more", () => {
    const tasks = [{ id: "1", title: "Mow the lawn" }];
    const context = { now: "2026-11-22T09:00:00Z", tasks, recentTaskIds: ["1"] };
    expect(routeMessage("friday", context).steps).toMatchObject([
      { status: "execute", arguments: { task_id: "1", due_date: "2026-11-27" } },
    ]);
    const done = tasks.map((task) => ({ ...task, status: "completed" as const }));
    expect(routeMessage("friday", { ...context, tasks: done }).steps).toEqual([]);
  });
});

describe("a correction of what was done", () => {
  it.each([
    [["add dentist at 5 tomorrow", "sorry 6 not 5"], "execute update_task n1 due_date=2026-11-23T18:00:00+00:00"],
    [["put electrician at 3", "make that 6"], "execute update_task a4 due_date=2026-11-23T18:00:00+00:00"],
    [["put electrician at 3", "*7"], "execute update_task a4 due_date=2026-11-23T19:00:00+00:00"],
    [["optician 4pm", "no 5"], "confirm update_task a7 due_date=2026-11-26T17:00:00+00:00"],
    [["add read chapter 4", "*chapter 5"], "execute update_task n1 title=read chapter 5"],
    [["add email bob", "no, email rob"], "execute update_task n1 title=email rob"],
    [["add buy hamster food", "i meant rabbit food"], "execute update_task n1 title=buy rabbit food"],
    [["add buy hamster food", "sry hay not food"], "execute update_task n1 title=buy hamster hay"],
    [["add buy oranges", "scratch that, buy lemons instead"], "execute update_task n1 title=buy lemons"],
    [["add buy oranges", "scratch that, buy lemons"], "execute update_task n1 title=buy lemons"],
    [["mark rent as done", "oops not the rent, the passport"], "execute update_task a2 status=pending; execute complete_task a9"],
    [["move bread to friday", "no no, the school one"], "execute update_task a5 due_date=2026-11-27"],
    [["complete the bread", "no wait the bread isnt done yet"], "execute update_task a6 status=pending"],
    [["optician on tuesday", "yes", "10 not 9"], "none no_intent"],
  ])("%j", (messages, last) => {
    expect(said(...messages)).toBe(last);
  });
});

describe("what corrects nothing changes nothing", () => {
  it.each(["no worries", "actually great", "sorry about that", "i meant it", "* milk\n* eggs", "not now, later", "thanks, not bad"])(
    "%s",
    (message) => {
      expect(said("add email bob", message)).toMatch(/^none/u);
    },
  );
});

describe("a listing goes on with the name of a list, and a day", () => {
  it.each([
    [["whats on tomorrow", "and on thursday?"], 'execute list_tasks filters={"due_date":"2026-11-26"}'],
    [["show my grocery list", "and whats on school"], 'execute list_tasks filters={"list":"school"}'],
    [["show my tasks", "just school", "just the done ones"], 'execute list_tasks filters={"list":"school","status":"completed"}'],
  ])("%j", (messages, last) => {
    expect(said(...messages)).toBe(last);
  });
});

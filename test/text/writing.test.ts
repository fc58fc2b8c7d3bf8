import { describe, expect, it } from "vitest";
import { routeMessage } from "../../src/index.ts";

const context = { now: "2026-11-22T09:00:00Z", timeZone: "UTC", tasks: [{ id: "3", title: "Call the dentist" }] };

function callOf(message: string): unknown {
  return routeMessage(message, context).steps.map(({ status, toolName, arguments: values }) => ({ status, toolName, values }));
}

describe("one slip of the finger in a command word is understood", () => {
  it.each([
    ["remidn me to sweep the yard", "remind me to sweep the yard"],
    ["emind me to sweep the yard", "remind me to sweep the yard"],
    ["ermind me to sweep the yard", "remind me to sweep the yard"],
    ["remimd me to sweep the yard", "remind me to sweep the yard"],
    ["remindd me to sweep the yard", "remind me to sweep the yard"],
    ["rceate a task to sweep the yard", "create a task to sweep the yard"],
    ["delte task 3", "delete task 3"],
    ["emove task 3", "remove task 3"],
    ["cacnel task 3", "cancel task 3"],
    ["closse task 3", "close task 3"],
    ["complte task 3", "complete task 3"],
    ["finsih task 3", "finish task 3"],
    ["renmae task 3 to Ring Ann", "rename task 3 to Ring Ann"],
    ["chagne task 3 from friday to monday", "change task 3 from friday to monday"],
    ["postpoen task 3 to monday", "postpone task 3 to monday"],
    ["disply my shopping list", "display my shopping list"],
    ["shwo my tasks", "show my tasks"],
  ])("%s", (typed, meant) => {
    expect(callOf(typed)).toEqual(callOf(meant));
    expect(callOf(meant)).not.toEqual([]);
  });
});

describe("a word that exists is no misspelling of another", () => {
  it.each(["I like crates", "range of the tasks", "chance it", "the cleat broke", "rewind me to the start", "Ross said hello"])(
    "%s",
    (message) => {
      expect(callOf(message)).toEqual([]);
    },
  );
});

describe("a misspelt word keeps its place and its letters", () => {
  it("in the spans", () => {
    const [step] = routeMessage("delte the dentist task", context).steps;
    expect(step).toMatchObject({ span: [0, 22], evidence: [{ text: "delte the dentist task" }] });
  });

  it("in a title", () => {
    expect(routeMessage("remidn me to fnid the reminde card", context).steps[0]?.arguments["title"]).toBe("fnid the reminde card");
  });
});

describe("what is taken back is not done", () => {
  it.each([
    "delete task 3, never mind",
    "delete task 3 - no, don't",
    "delete task 3. Actually, no.",
    "delete task 3, wait, no",
    "remind me to sweep the yard, scratch that",
    "remind me to sweep the yard... forget it",
    "don't let me forget to sweep the yard - no, never mind",
    "no, don't delete task 3",
    "nope, never delete task 3",
    "don't mark task 3 as not done",
  ])("%s", (message) => {
    expect(routeMessage(message, context)).toMatchObject({ status: "none", reason: "negated" });
  });

  it.each([
    ["remind me to ask Ann, yes or no", "ask Ann, yes or no"],
    ["remind me to tell Bob to forget it", "tell Bob to forget it"],
    ["remind me not to eat sugar", "not to eat sugar"],
  ])("but a no inside of a title stays there: %s", (message, title) => {
    expect(routeMessage(message, context).steps[0]?.arguments["title"]).toBe(title);
  });
});

describe("thanks and other closing words are no part of what is asked for", () => {
  it.each([
    ["set a dentist reminder, thank you!", { title: "dentist", priority: "medium" }],
    ["show my tasks thank you!", {}],
    ["show the tasks tagged #garden, thanks", { filters: { tags: ["garden"] } }],
    ["rename task 3 to Thanks", { task_id: "3", title: "Thanks" }],
  ])("%s", (message, values) => {
    expect(routeMessage(message, context).steps[0]?.arguments).toEqual(values);
  });
});

describe("a question mark behind a command asks for it", () => {
  it("mark task 3 as done?", () => {
    expect(callOf("can you mark task 3 as done?")).toEqual(callOf("mark task 3 as done"));
    expect(callOf("mark task 3 as done")).not.toEqual([]);
  });

  it("but behind a statement it asks whether it is so", () => {
    expect(callOf("task 3 is done?")).toEqual([]);
  });
});

import { describe, expect, it } from "vitest";
import type { Task } from "../../src/contract/task.ts";
import { ids, resolve, TASKS } from "./kit.ts";

describe("ids win over positions, and positions count from one", () => {
  it.each([
    ["#12", "id", ["12"]],
    ["task 12", "id", ["12"]],
    ["id: 12", "id", ["12"]],
    ["task-789", "id", ["TASK-789"]],
    ["'TASK-789'", "id", ["TASK-789"]],
    ["a2 and A3", "id", ["a2", "a3"]],
    ["3", "position", ["a3"]],
    ["task 3", "position", ["a3"]],
    ["tsak 3", "position", ["a3"]],
    ["number three", "position", ["a3"]],
    ["the first one", "position", ["a1"]],
    ["the 3rd task", "position", ["a3"]],
    ["the last one", "position", ["TASK-789"]],
    ["second to last", "position", ["12"]],
    ["first two", "position", ["a1", "a2"]],
    ["the last 3 tasks", "position", ["a5", "12", "TASK-789"]],
    ["1-3", "position", ["a1", "a2", "a3"]],
    ["2 and 4", "position", ["a2", "a4"]],
    ["tasks 1, 2 and 5", "position", ["a1", "a2", "a5"]],
    ["1,2", "position", ["a1", "a2"]],
    ["the first and the third", "position", ["a1", "a3"]],
  ])("%s", (naming, method, taskIds) => {
    expect(resolve(naming, { tasks: TASKS })).toEqual({ status: "resolved", taskIds, method });
  });

  it.each([
    ["9", "9"],
    ["the tenth task", "tenth task"],
    ["id: 7", "7"],
  ])("%s is not there", (naming, mention) => {
    expect(resolve(naming, { tasks: TASKS })).toEqual({ status: "not_found", mention });
  });

  it("positions count within what a pending question offers", () => {
    expect(ids(resolve("2", { tasks: TASKS, candidates: ["a3", "a5"] }))).toEqual(["a5"]);
    expect(ids(resolve("both", { tasks: TASKS, candidates: ["a3", "a5"] }))).toEqual(["a3", "a5"]);
    expect(ids(resolve("the report", { tasks: TASKS, candidates: ["a3", "a5"] }))).toEqual(["a5"]);
  });
});

describe("titles are found by their words, misspelt or inflected", () => {
  it.each([
    ["the dentist task", ["a3"]],
    ["denitst", ["a3"]],
    ["my reminder to call mom", ["a2"]],
    ["remidner to call mom", ["a2"]],
    ["calling my mom", ["a2"]],
    ["the milk one", ["a1"]],
    ["quartely reprot", ["a5"]],
    ["chapter 3", ["12"]],
    ["first aid kit", ["TASK-789"]],
    ["bread and butter", ["a4"]],
    ["milk and mom", ["a1", "a2"]],
    ["the milk task and #12", ["a1", "12"]],
    ["the last buy one", ["a4"]],
    ['"buy milk"', ["a1"]],
    ["the task called call mom", ["a2"]],
    ["the reminder that I set for the dentist", ["a3"]],
  ])("%s", (naming, taskIds) => {
    expect(ids(resolve(naming, { tasks: TASKS }))).toEqual(taskIds);
  });

  it.each([
    ["buy cheese", "buy cheese"],
    ["the cheese task", "cheese"],
    ["chapter 4 reading", "chapter 4 reading"],
    ["bread and cheese", "cheese"],
  ])("%s is another task", (naming, mention) => {
    expect(resolve(naming, { tasks: TASKS })).toEqual({ status: "not_found", mention });
  });

  it("several titles that fit equally are a question, in the order of the list", () => {
    expect(resolve("buy", { tasks: TASKS })).toEqual({ status: "ambiguous", candidates: [TASKS[0], TASKS[3]], mention: "buy" });
  });

  it("the exact title wins over a longer one", () => {
    expect(
      ids(
        resolve("milk", {
          tasks: [
            { id: "1", title: "Buy milk powder" },
            { id: "2", title: "Milk" },
          ],
        }),
      ),
    ).toEqual(["2"]);
  });

  it("the opposite of a title is another task", () => {
    const tasks = [
      { id: "1", title: "Turn off the heater" },
      { id: "2", title: "Turn on the heater" },
    ];
    expect(ids(resolve("turn on the heater", { tasks }))).toEqual(["2"]);
    expect(ids(resolve("turn on the heater", { tasks: tasks.slice(0, 1) }))).toBe("not_found");
  });

  it("a chore in a title does not stand for all tasks", () => {
    const tasks = [
      { id: "1", title: "Do my chores" },
      { id: "2", title: "Call mom" },
    ];
    expect(ids(resolve("my chores", { tasks }))).toEqual(["1"]);
  });
});

describe("filters and all", () => {
  const completed = { status: "completed" } as const;
  it("all, and all of a filter", () => {
    expect(resolve("everything", { tasks: TASKS })).toMatchObject({ method: "all", taskIds: TASKS.map((task) => task.id) });
    expect(resolve("all completed tasks", { tasks: TASKS }, completed, ["completed"])).toEqual({
      status: "resolved",
      taskIds: ["a2", "a5"],
      method: "filter",
    });
    expect(ids(resolve("everything except the milk task", { tasks: TASKS.slice(0, 3) }))).toEqual(["a2", "a3"]);
    expect(ids(resolve("everything except the cheese task", { tasks: TASKS }))).toBe("not_found");
  });

  it("one of a filter is a question where there are several", () => {
    expect(ids(resolve("the completed task", { tasks: TASKS }, completed, ["completed"]))).toBe("ambiguous");
    expect(ids(resolve("the high priority one", { tasks: TASKS }, { priority: "high" }, ["high priority"]))).toEqual(["a1"]);
    expect(ids(resolve("the second completed one", { tasks: TASKS }, completed, ["completed"]))).toEqual(["a5"]);
  });

  it("a list narrows", () => {
    expect(ids(resolve("milk from my grocery list", { tasks: TASKS }, { list: "groceries" }, ["from my grocery list"]))).toEqual(["a1"]);
    expect(ids(resolve("mom from my grocery list", { tasks: TASKS }, { list: "grocery" }, ["from my grocery list"]))).toBe("not_found");
    expect(ids(resolve("everything on my grocery list", { tasks: TASKS }, { list: "grocery" }, ["on my grocery list"]))).toEqual([
      "a1",
      "a4",
    ]);
  });

  it("a date that speaks against the only title asks", () => {
    const tasks = [
      { id: "1", title: "Dentist", due_date: "2026-01-01" },
      { id: "2", title: "Rent", due_date: "2026-01-02" },
    ];
    const due = (task: Task): boolean => task.due_date === "2026-01-02";
    expect(ids(resolve("the dentist task tomorrow", { tasks }, { due }, ["tomorrow"]))).toBe("ambiguous");
    expect(ids(resolve("the rent task tomorrow", { tasks }, { due }, ["tomorrow"]))).toEqual(["2"]);
  });

  it("words of a date inside a title belong to the title", () => {
    expect(
      ids(
        resolve(
          "book a table for tomorrow's dinner",
          { tasks: [{ id: "1", title: "Book a table for tomorrow's dinner" }] },
          { due: () => false },
          ["for tomorrow's"],
        ),
      ),
    ).toEqual(["1"]);
  });
});

describe("pronouns", () => {
  const said = (role: "user" | "assistant", content: string): { role: "user" | "assistant"; content: string } => ({ role, content });
  it("point at what the last calls touched, before the history is asked", () => {
    const world = { tasks: TASKS, recentTaskIds: ["a3", "a1"], history: [said("user", "call mom")] };
    expect(resolve("it", world)).toEqual({ status: "resolved", taskIds: ["a3"], method: "mention" });
    expect(ids(resolve("them", world))).toEqual(["a3", "a1"]);
    expect(ids(resolve("the task", world))).toEqual(["a3"]);
    expect(ids(resolve("a task", world))).toBe("none");
  });

  it("point at what the conversation named last", () => {
    expect(
      ids(resolve("it", { tasks: TASKS, history: [said("user", "add a task to buy milk"), said("assistant", "'Call mom' was added.")] })),
    ).toEqual(["a2"]);
    expect(ids(resolve("that one", { tasks: TASKS, history: [said("user", "what about the dentist")] }))).toEqual(["a3"]);
    expect(ids(resolve("it", { tasks: TASKS, history: [said("user", "should I buy milk or call mom")] }))).toEqual(["a2"]);
    expect(ids(resolve("it", { tasks: TASKS, history: [said("assistant", "1. Buy milk 2. Call mom")] }))).toBe("ambiguous");
    expect(ids(resolve("them", { tasks: TASKS, history: [said("assistant", "1. Buy milk 2. Call mom")] }))).toEqual(["a1", "a2"]);
    expect(ids(resolve("it", { history: [said("assistant", "I created task #42.")] }))).toEqual(["42"]);
  });

  it("point at the only task, and else at none", () => {
    expect(resolve("it", { tasks: TASKS.slice(0, 1) })).toEqual({ status: "resolved", taskIds: ["a1"], method: "only" });
    expect(ids(resolve("it", { tasks: TASKS }))).toBe("none");
    expect(ids(resolve("it", { tasks: [] }))).toBe("none");
  });
});

describe("tasks that are not known", () => {
  it.each([
    ["#12", ["12"]],
    ["task 3", ["3"]],
    ["'TASK-789'", ["TASK-789"]],
    ["id: 7", ["7"]],
    ["ABC-12", ["ABC-12"]],
    ["tasks 1 and 2", ["1", "2"]],
  ])("%s is passed through", (naming, taskIds) => {
    expect(resolve(naming, {})).toEqual({ status: "resolved", taskIds, method: "id" });
  });

  it.each([
    ["the dentist task", "dentist"],
    ["my reminder to call Mom", "call Mom"],
    ["milk", "milk"],
  ])("%s is not found", (naming, mention) => {
    expect(resolve(naming, {})).toEqual({ status: "not_found", mention });
  });

  it.each(["the first one", "the second task", "it", "all tasks"])("%s is nothing", (naming) => {
    expect(resolve(naming, {})).toEqual({ status: "none" });
  });
});

describe("words around the name do not hide it", () => {
  it.each([
    ["the priority of the milk task", "a1"],
    ["the time for my dentist reminder", "a3"],
    ["the dentist reminder so that it rings earlier", "a3"],
    ["milk reminders that are", "a1"],
  ])("%s", (naming, id) => {
    expect(ids(resolve(naming, { tasks: TASKS }))).toEqual([id]);
  });

  it("without tasks the mention is the name alone", () => {
    expect(resolve("my yoga reminder so that it rings earlier", {})).toEqual({ status: "not_found", mention: "yoga" });
    expect(resolve("alert for the road trip", {})).toEqual({ status: "not_found", mention: "road trip" });
  });
});

import { describe, expect, it } from "vitest";
import { type Context, routeMessage } from "../../src/index.ts";

const tasks = [
  { id: "t1", title: "Pay the rent" },
  { id: "t2", title: "Buy bread" },
];
const said = (...messages: readonly string[]): Context => ({
  tasks,
  now: "2026-11-22T10:00:00Z",
  history: messages.flatMap((content) => [
    { role: "user" as const, content },
    { role: "assistant" as const, content: "Here you are." },
  ]),
});
const filtersOf = (message: string, context: Context) =>
  routeMessage(message, context).steps.map(({ status, toolName, arguments: given }) => [status, toolName, given["filters"]]);

describe("behind a listing a question about other tasks lists again", () => {
  const monday = said("what's on for monday?");
  it.each([
    ["and tomorrow?", { due_date: "tomorrow" }],
    ["what about friday?", { due_date: "2026-11-27" }],
    ["and the urgent ones?", { priority: "high" }],
    ["only the high ones", { due_date: "2026-11-23", priority: "high" }],
    ["ok and overdue?", { status: "overdue" }],
    ["and on the shopping list?", { list: "shopping" }],
    ["and bread?", { query: "bread" }],
  ])("%s", (message, filters) => {
    expect(filtersOf(message, monday)).toEqual([["execute", "list_tasks", filters]]);
  });

  it("one such question goes on about another", () => {
    const context = said("show my urgent tasks for monday", "and tuesday?", "cool");
    expect(filtersOf("and wednesday?", context)).toEqual([["execute", "list_tasks", { due_date: "2026-11-25", priority: "high" }]]);
  });

  it("what was shown is enough", () => {
    expect(filtersOf("and tomorrow?", { tasks, shownTaskIds: ["t1"], now: "2026-11-22T10:00:00Z" })).toEqual([
      ["execute", "list_tasks", { due_date: "tomorrow" }],
    ]);
  });

  it.each(["and the weather?", "and you?", "so?", "just kidding", "what about it?", "and why?"])("not: %s", (message) => {
    expect(filtersOf(message, monday)).toEqual([]);
  });

  it("nothing is listed where nothing was", () => {
    expect(filtersOf("and tomorrow?", { tasks, now: "2026-11-22T10:00:00Z" })).toEqual([]);
  });
});

describe("another task was meant, and nobody said which: it is asked", () => {
  const context: Context = { ...said("mark the bread task as done"), recentTaskIds: ["t2"] };
  it.each(["oops, other one", "wrong one", "no the other one", "sorry, not that one"])("%s", (message) => {
    const { steps } = routeMessage(message, context);
    expect(steps.map(({ status, toolName, arguments: given }) => [status, toolName, given])).toEqual([["clarify", "complete_task", {}]]);
  });
});

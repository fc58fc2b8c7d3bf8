import { describe, expect, it } from "vitest";
import { extractParams, routeMessage, splitClauses } from "../../src/index.ts";

const tasks = [
  { id: "a", title: "Clean the gutter", list: "home" },
  { id: "b", title: "Optician appointment" },
  { id: "c", title: "Renew passport" },
  { id: "d", title: "Call the electrician" },
];
const context = { tasks, now: "2026-11-22T09:00:00Z", timeZone: "UTC" };
const callsOf = (message: string): unknown[] => routeMessage(message, context).steps.map((step) => step.arguments);

describe("new values that stand by themselves behind a change", () => {
  it.each([
    ["mark the optician as high priority and #errands", { task_id: "b", priority: "high", tags: ["errands"] }],
    ["make the optician low + tagged errands", { task_id: "b", priority: "low", tags: ["errands"] }],
    ["update the optician one: high + on the garden list", { task_id: "b", priority: "high", list: "garden" }],
    ["move the optician to monday - on the work list", { task_id: "b", due_date: "2026-11-23", list: "work" }],
    ['make "Call the electrician" high due monday', { task_id: "d", priority: "high", due_date: "2026-11-23" }],
    ["set the gutter to low on the home list", { task_id: "a", priority: "low" }],
    [
      "change the title of passport to water the plants and the priority to low",
      { task_id: "c", title: "water the plants", priority: "low" },
    ],
    ["the gutter should be high & due date monday", { task_id: "a", priority: "high", due_date: "2026-11-23" }],
    ["clean the gutter should be low priority on the garden list", { task_id: "a", priority: "low", list: "garden" }],
    ["put the passport on the work list - urgent thanks", { task_id: "c", priority: "high", list: "work" }],
  ])("%s", (message, wanted) => {
    expect(callsOf(message)).toEqual([wanted]);
  });

  it.each([
    ["set the gutter to high, call it sweep the yard", { title: "sweep the yard" }],
    ["put the gutter on the work list and make it due monday now", { due_date: "2026-11-23" }],
  ])("%s: both are there", (message, second) => {
    const [first, next] = callsOf(message);
    expect([first, next]).toMatchObject([{ task_id: "a" }, { task_id: "a", ...second }]);
  });

  it("belong to the one clause that callers see", () => {
    const message = "make the optician low, on the garden list";
    expect(extractParams(message, "update_task", context).params).toMatchObject({ priority: "low", list: "garden" });
    expect(splitClauses("make task 2 low, on the garden list").map(({ text }) => text)).toEqual(["make task 2 low, on the garden list"]);
  });

  it("are no part of a new title where a change of it follows", () => {
    expect(callsOf("rename the gutter to sweep the yard and make it due 2 jan")).toEqual([
      { task_id: "a", title: "sweep the yard" },
      { task_id: "a", due_date: "2027-01-02" },
    ]);
  });
});

describe("requests behind a new task", () => {
  it.each([
    ["add buy soap + add buy bread", ["buy soap", "buy bread"]],
    ["remind me to buy soap, then add buy bread", ["buy soap", "buy bread"]],
    ["I need to buy soap and remind me to call Ann", ["buy soap", "call Ann"]],
    ["add three things: ironing, bins and hoovering", ["ironing", "bins", "hoovering"]],
    ["add buy nuts and bolts", ["buy nuts and bolts"]],
    ["remind me to open the sheet and add the numbers", ["open the sheet and add the numbers"]],
    ["add call mom and finish homework", ["call mom and finish homework"]],
  ])("%s", (message, titles) => {
    expect(routeMessage(message, context).steps.map((step) => step.arguments["title"])).toEqual(titles);
  });

  it("may be asked for politely behind another", () => {
    const { steps } = routeMessage("who am I and can you remove the passport", context);
    expect(steps.map(({ intent }) => intent)).toEqual(["identity_query", "delete_task"]);
  });

  it("may be about a task that is known, or the user", () => {
    expect(callsOf("add order paint + cross out the passport one")).toEqual([
      { title: "order paint", priority: "medium" },
      { task_id: "c" },
    ]);
    expect(routeMessage("who am I and then the passport task is done", context).steps.map(({ intent }) => intent)).toEqual([
      "identity_query",
      "complete_task",
    ]);
  });
});

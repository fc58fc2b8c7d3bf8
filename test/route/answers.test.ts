import { describe, expect, it } from "vitest";
import { routeMessage, type Task } from "../../src/index.ts";

const tasks: readonly Task[] = [
  { id: "101", title: "Buy milk" },
  { id: "102", title: "Call the dentist" },
  { id: "103", title: "Finish quarterly report" },
  { id: "104", title: "Water the plants" },
];
const now = "2026-11-22T09:00:00Z";

/** What runs, and what is asked, in the answer to the question that a message gave. */
function answer(asked: string, reply: string): { run: string[]; asked: string[]; reason: string | undefined } {
  const { pending } = routeMessage(asked, { now, tasks });
  const route = routeMessage(reply, { now, tasks, pending });
  const ids = (wanted: boolean) =>
    route.steps.filter(({ status }) => (status === "execute") === wanted).map((step) => String(step.arguments["task_id"] ?? step.toolName));
  return { run: ids(true), asked: ids(false), reason: route.reason };
}

describe("a yes runs what was asked and nothing else", () => {
  it.each([
    ["delete the milk task", "yes", ["101"], []],
    ["delete the milk task", "yes, delete it", ["101"], []],
    ["delete the milk task", "yes, the dentist", [], ["102"]],
    ["delete the milk task", "yes and the plants", ["101"], ["104"]],
    ["delete the milk task", "yes and show my tasks", ["101", "list_tasks"], []],
    ["delete 1 and 2", "yes both", ["101", "102"], []],
    ["delete 1 and 2", "yes, the milk", ["101"], []],
    ["mark all tasks as done", "yes except milk", ["102", "103", "104"], []],
    ["mark all tasks as done", "yes, just the report", ["103"], []],
    ["mark all tasks as done", "yes but leave the report", ["101", "102", "104"], []],
  ])("%s, then %s", (asked, reply, run, open) => {
    expect(answer(asked, reply)).toMatchObject({ run, asked: open });
  });

  it("a yes to the one task with that task taken out is a no", () => {
    expect(answer("delete the milk task", "yes except milk")).toEqual({ run: [], asked: [], reason: "declined" });
  });
});

describe("an answer is a value only where it can be one", () => {
  it.each(["hmm", "wait", "one second", "thanks", "what's the weather?", "don't know"])("%s is no title", (reply) => {
    expect(answer("add a task", reply).run).toEqual([]);
  });

  it("a title with a date keeps both", () => {
    const { pending } = routeMessage("add a task", { now });
    const [step] = routeMessage("call Bob at 5 tomorrow", { now, pending }).steps;
    expect(step?.arguments).toMatchObject({ title: "call Bob", due_date: "2026-11-23T17:00:00+00:00" });
  });

  it("words that are no other change are asked for as the new title", () => {
    expect(answer("change the milk task", "Oat milk")).toEqual({ run: [], asked: ["101"], reason: undefined });
  });

  it("what a task is to be called is asked once", () => {
    expect(answer("rename the milk task", "Oat milk")).toEqual({ run: ["101"], asked: [], reason: undefined });
  });

  it("a choice counts within what was offered, even where the tasks are not known any more", () => {
    const many = [...tasks, { id: "105", title: "Buy bread" }];
    const { pending } = routeMessage("complete the buy task", { now, tasks: many });
    expect(routeMessage("2", { now, pending }).steps.map((step) => step.arguments)).toEqual([{ task_id: "105" }]);
  });

  it("a question put to one user is not for another to answer", () => {
    const { pending } = routeMessage("delete the milk task", { now, tasks, userId: "alice" });
    expect(routeMessage("yes", { now, tasks, pending, userId: "bob" }).steps).toEqual([]);
  });
});

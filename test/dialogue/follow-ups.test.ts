import { describe, expect, it } from "vitest";
import { type Context, extractParams, routeMessage, type Task } from "../../src/index.ts";

const tasks: readonly Task[] = [
  { id: "1", title: "Mow the lawn", due_date: "2026-11-24T09:30:00+00:00", tags: ["home"] },
  { id: "2", title: "Essay for history", due_date: "2026-11-30" },
];
const added: Context = {
  now: "2026-11-22T09:00:00Z",
  tasks,
  recentTaskIds: ["1"],
  history: [
    { role: "user", content: "add a task to mow the lawn" },
    { role: "assistant", content: "Added." },
  ],
};

const stepOf = (message: string, context: Context = added) => {
  const [step] = routeMessage(message, context).steps;
  return step === undefined ? null : { status: step.status, ...step.arguments, assumed: step.assumed };
};

describe("what stays of a task that is changed is listed as assumed", () => {
  it.each([
    ["friday", { due_date: "2026-11-27T09:30:00+00:00", assumed: ["due_date"] }],
    ["move it to friday", { due_date: "2026-11-27T09:30:00+00:00", assumed: ["due_date"] }],
    ["9 at night", { due_date: "2026-11-24T21:00:00+00:00", assumed: ["due_date"] }],
    ["at half six", { due_date: "2026-11-24T18:30:00+00:00", assumed: ["due_date"] }],
    ["friday at 5pm", { due_date: "2026-11-27T17:00:00+00:00", assumed: [] }],
    ["tag it garden too", { tags: ["home", "garden"], assumed: ["tags"] }],
    ["#garden", { tags: ["garden"], assumed: [] }],
  ])("%s", (message, values) => {
    expect(stepOf(message)).toEqual({ status: "execute", task_id: "1", ...values });
  });

  it("an hour that is past on the task's day means the next one", () => {
    expect(stepOf("at 10", { ...added, now: "2026-11-24T12:00:00Z" })).toMatchObject({ due_date: "2026-11-25T10:00:00+00:00" });
  });

  it("extractParams says the same", () => {
    const { params, assumed } = extractParams("move the lawn task to friday", "update_task", added);
    expect([params["due_date"], assumed]).toEqual(["2026-11-27T09:30:00+00:00", ["due_date"]]);
  });
});

describe("a value alone changes nothing where it is not plain what it is for", () => {
  const { recentTaskIds: _, ...nothingTouched } = added;
  const since = (content: string): Context => ({ ...added, history: [{ role: "user", content }] });
  it.each<[string, string, Context]>([
    ["nothing was touched", "friday", nothingTouched],
    ["the user looked at something since", "friday", since("show my tasks")],
    ["the task was finished", "friday", since("complete the lawn task")],
    ["two were added at once", "friday", since("add a task to mow the lawn and add a task to call ann")],
    ["it is a question", "friday?", added],
    ["it is turned away", "not friday", added],
    ["there are other words", "friday was great fun", added],
  ])("%s", (_why, message, context) => {
    expect(routeMessage(message, context).steps).toEqual([]);
  });
});

describe("the title of one task and a value ask whether to change it; with a verb it is done", () => {
  it.each([
    ["essay sunday", "confirm"],
    ["the history essay on sunday please", "confirm"],
    ["essay: sunday", "confirm"],
    ["make the essay sunday", "execute"],
    ["put the essay on sunday", "execute"],
  ])("%s", (message, status) => {
    expect(stepOf(message, { ...added, recentTaskIds: [] })).toMatchObject({ status, task_id: "2", due_date: "2026-11-29" });
  });

  it.each(["essay about rome sunday", "mow sunday", "essay is sunday?", "no essay on sunday", "history of rome on sunday"])(
    "%s: none of them",
    (message) => {
      expect(
        routeMessage(message, { ...added, recentTaskIds: [], history: [] }).steps.filter(({ intent }) => intent === "update_task"),
      ).toEqual([]);
    },
  );
});

describe("a new value of what was added or changed may have words around it", () => {
  it.each([
    ["i'd like it done by friday", { due_date: "2026-11-27T09:30:00+00:00" }],
    ["and do it friday", { due_date: "2026-11-27T09:30:00+00:00" }],
    ["date should be 4 dec", { due_date: "2026-12-04T09:30:00+00:00" }],
    ["friday for that one", { due_date: "2026-11-27T09:30:00+00:00" }],
    ["fri 3.30", { due_date: "2026-11-27T15:30:00+00:00" }],
    ["half six", { due_date: "2026-11-24T18:30:00+00:00" }],
    ["hmm make that 5", { due_date: "2026-11-24T17:00:00+00:00" }],
    ["urgent that", { priority: "high" }],
    ["knock it down to medium", { priority: "medium" }],
    ["wrong list, should be party", { list: "party" }],
    ["that goes on the work list", { list: "work" }],
    ["put a kids tag on it", { tags: ["home", "kids"] }],
    ["repeat it every year", { recurrence: "FREQ=YEARLY" }],
    ["note: bring the key", { description: "bring the key" }],
  ])("%s", (message, values) => {
    expect(stepOf(message)).toMatchObject({ status: "execute", task_id: "1", ...values });
  });

  it.each(["is it urgent", "i did it friday", "don't do it friday", "it was a long friday"])("%s: none", (message) => {
    expect(routeMessage(message, added).steps.filter(({ intent }) => intent === "update_task")).toEqual([]);
  });
});

describe("a statement about a known task asks whether to change it", () => {
  it.each([
    "the essay can wait til sunday",
    "essay should be done by sunday",
    "essay has to be sunday",
    "essay due date should be sunday",
    "sunday is better for the essay",
  ])("%s", (message) => {
    expect(stepOf(message, { ...added, recentTaskIds: [] })).toMatchObject({ status: "confirm", task_id: "2", due_date: "2026-11-29" });
  });
});

describe("'it' is the one task that was shown last", () => {
  const shown: Context = {
    ...added,
    shownTaskIds: ["2"],
    history: [...(added.history ?? []), { role: "user", content: "got anything about the essay?" }, { role: "assistant", content: "Yes." }],
  };
  it.each([
    ["its urgent", { status: "execute", task_id: "2", priority: "high" }],
    ["knock it down to medium", { status: "execute", task_id: "2", priority: "medium" }],
    ["high prio", { status: "confirm", task_id: "2", priority: "high" }],
    ["what priority is it", { status: "execute", filters: { query: "Essay for history" } }],
    ["when is it due?", { status: "execute", filters: { query: "Essay for history" } }],
  ])("%s", (message, step) => {
    expect(stepOf(message, shown)).toMatchObject(step);
  });

  it("the other one is the other of two that were shown", () => {
    expect(stepOf("push the other one to the 3rd", { ...added, shownTaskIds: ["1", "2"] })).toMatchObject({
      status: "execute",
      task_id: "2",
      due_date: "2026-12-03",
    });
  });
});

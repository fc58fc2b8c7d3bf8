import { describe, expect, it } from "vitest";
import { createToolDecisionEngine } from "../../src/engine/index.ts";
import { type Context, callsOf, indexTasks, type Route, routeMessage, type Task } from "../../src/index.ts";

const now = "2026-11-22T09:00:00Z";
const many = (count: number): Task[] => Array.from({ length: count }, (_, at) => ({ id: `t${at}`, title: `Chore ${at}x` }));
const rent: Task = { id: "rent", title: "Pay the rent" };

function conversation(tasks: readonly Task[], ...messages: readonly string[]): Route {
  let pending: Context["pending"] = null;
  let route: Route | null = null;
  for (const message of messages) {
    route = routeMessage(message, { tasks, now, pending }) as Route;
    // As a store hands it back.
    pending = JSON.parse(JSON.stringify(route.pending));
  }
  if (route === null) throw new Error("Nothing was said.");
  return route;
}

describe("more than a hundred tasks are one step", () => {
  const tasks = [...many(100), rent];
  const ids = tasks.map(({ id }) => id);

  it("which asks, and names the first of them", () => {
    const { status, reply, steps } = conversation(tasks, "delete everything");
    expect([status, reply]).toEqual(["confirm", 'Delete 101 tasks: "Chore 0x", "Chore 1x", "Chore 2x" and 98 more?']);
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ status: "confirm", toolName: "delete_task", arguments: {}, taskIds: ids });
  });

  it("which a yes runs", () => {
    const { status, steps, pending } = conversation(tasks, "mark everything as high priority", "yes");
    expect([status, pending]).toEqual(["execute", null]);
    expect(steps).toHaveLength(1);
    expect(steps[0]).toMatchObject({ status: "execute", toolName: "update_task", arguments: { priority: "high" }, taskIds: ids });
  });

  it("of which a yes with an exception leaves one out", () => {
    const more = [...many(150), rent];
    const { status, steps } = conversation(more, "delete everything", "yes except the rent");
    expect([status, steps.length, steps[0]?.taskIds]).toEqual(["execute", 1, many(150).map(({ id }) => id)]);
  });

  it("and a no runs none", () => {
    expect(conversation(tasks, "delete everything", "no")).toMatchObject({ status: "none", reason: "declined", steps: [] });
  });

  it("and where an exception leaves no more than a hundred, they are one each", () => {
    const { status, steps } = conversation(tasks, "delete everything", "yes except the rent");
    expect([status, steps.length]).toEqual(["execute", 100]);
    expect(steps.map((step) => [step.arguments["task_id"], step.taskIds])).toEqual(many(100).map(({ id }) => [id, undefined]));
  });

  it("beside the other steps of the message", () => {
    const { steps } = conversation(tasks, "add milk and complete all tasks");
    expect(steps.map(({ toolName, taskIds }) => [toolName, taskIds?.length])).toEqual([
      ["add_task", undefined],
      ["complete_task", 101],
    ]);
    const after = conversation(tasks, "complete all tasks and add milk", "yes");
    expect(after.steps.map(({ toolName, taskIds, status }) => [toolName, taskIds?.length, status])).toEqual([
      ["complete_task", 101, "execute"],
      ["add_task", undefined, "execute"],
    ]);
  });

  it("and those that get values of their own are one each", () => {
    const dated = many(101).map((task, at): Task => ({ ...task, due_date: `2026-12-0${1 + (at % 2)}` }));
    const { steps } = conversation(dated, "push all tasks back by two days");
    expect(steps.map(({ arguments: given }) => given["due_date"]).slice(0, 2)).toEqual(["2026-12-03", "2026-12-04"]);
    expect(steps).toHaveLength(101);
  });

  it("asks once more where one of them has got another title, and drops the question where one is gone", () => {
    const { pending } = conversation(tasks, "delete everything");
    const renamed = tasks.map((task) => (task.id === "t7" ? { ...task, title: "Wedding" } : task));
    expect(routeMessage("yes", { tasks: renamed, now, pending }).status).toBe("confirm");
    expect(routeMessage("yes", { tasks: tasks.slice(1), now, pending }).steps).toEqual([]);
  });

  it("gives a call for each task", () => {
    const [step] = conversation(tasks, "delete everything", "yes").steps;
    if (step === undefined) throw new Error("No step.");
    expect(callsOf(step)).toEqual(ids.map((id) => ({ toolName: "delete_task", arguments: { task_id: id } })));
    expect(callsOf({ toolName: "add_task", arguments: { title: "milk" } })).toEqual([
      { toolName: "add_task", arguments: { title: "milk" } },
    ]);
  });

  it("is suggested call by call, and each of the calls is known for what was asked", () => {
    const engine = createToolDecisionEngine();
    const { pending } = conversation(tasks, "mark everything as high priority");
    const { action, calls } = engine.suggest("yes", { tasks, now, pending });
    expect([action, calls.length, calls[100]]).toEqual([
      "call",
      101,
      { toolName: "update_task", arguments: { task_id: "rent", priority: "high" } },
    ]);
    expect(
      engine.verify({ toolName: "update_task", arguments: { task_id: "rent", priority: "high" } }, "yes", { tasks, now, pending }).verdict,
    ).toBe("allow");
    expect(engine.detectIntentAndExtractParams("delete everything", "ann", { tasks, now })?.params["task_id"]).toBe("t0");
  });
});

it("a hundred tasks are one step each", () => {
  const { steps } = conversation(many(100), "delete everything");
  expect([steps.length, steps[0]?.taskIds, steps[0]?.arguments]).toEqual([100, undefined, { task_id: "t0" }]);
});

it("ten thousand tasks take no more of an answer than their ids", () => {
  const route = routeMessage("delete everything", { tasks: indexTasks(many(10_000)), now });
  expect(JSON.stringify(route).length).toBeLessThan(200_000);
  expect(route.reply).toContain("9997 more");
});

it("many requests that could each mean any of a thousand tasks take no more of an answer than some hundred tasks", () => {
  const tasks = Array.from({ length: 1000 }, (_, at) => ({ id: String(at), title: `thing ${at}${"x".repeat(200)}` }));
  const route = routeMessage(Array.from({ length: 90 }, () => "complete thing").join("; "), { tasks, now });
  expect(route.steps.length).toBe(90);
  expect(route.steps[0]?.candidates?.length).toBeGreaterThan(100);
  expect(JSON.stringify(route).length).toBeLessThan(500_000);
});

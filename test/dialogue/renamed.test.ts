import { describe, expect, test } from "vitest";
import type { Route, Task } from "../../src/index.ts";
import { indexTasks, routeMessage } from "../../src/index.ts";

const now = "2026-11-22T09:00:00Z";
const TASKS: readonly Task[] = [
  { id: "t1", title: "Buy milk" },
  { id: "t2", title: "Pay the rent" },
  { id: "t3", title: "Call the dentist" },
];

const calls = ({ steps }: Route): string[] =>
  steps.filter(({ status }) => status === "execute").map(({ intent, arguments: given }) => `${intent} ${String(given["task_id"])}`);

/** Asks, and answers when the tasks are others, through a store that keeps text. */
function answered(request: string, answer: string, tasks: readonly Task[], isIndexed = false): Route {
  const known = (list: readonly Task[]) => (isIndexed ? indexTasks(list) : list);
  const { pending } = routeMessage(request, { now, tasks: known(TASKS) });
  return routeMessage(answer, { now, tasks: known(tasks), pending: JSON.parse(JSON.stringify(pending)) });
}

const renamed = (id: string, title: string): readonly Task[] => TASKS.map((task) => (task.id === id ? { ...task, title } : task));

describe("a task renamed between a question and its answer", () => {
  test.each(["2", "the second one", "the second please"])(
    "complete the call task, %s: what was chosen is asked about under its new title",
    (answer) => {
      const offered = [TASKS[2], { id: "t4", title: "Call Ann" }].flatMap((task) => task ?? []);
      const { pending } = routeMessage("complete the call task", { now, tasks: offered });
      const tasks = offered.map((task) => (task.id === "t4" ? { ...task, title: "Pay taxes" } : task));
      const chosen = routeMessage(answer, { now, tasks, pending: JSON.parse(JSON.stringify(pending)) });
      expect([chosen.status, calls(chosen)]).toEqual(["confirm", []]);
      expect(chosen.reply).toContain("Pay taxes");
      expect(calls(routeMessage("yes", { now, tasks, pending: chosen.pending }))).toEqual(["complete_task t4"]);
      expect(calls(routeMessage(answer, { now, tasks: offered, pending }))).toEqual(["complete_task t4"]);
    },
  );

  test.each([
    ["delete the milk task", "yes"],
    ["delete the milk task", "yes please, delete it"],
    ["delete the milk and rent tasks", "yes"],
    ["delete the milk and rent tasks", "yes, but not the rent"],
    ["delete everything", "yes"],
    ["mark everything as done", "yes"],
    ["move everything to friday", "yes"],
    ["move everything to friday", "yes but saturday"],
  ])("%s, %s: it is asked again under the new title", (request, answer) => {
    for (const isIndexed of [false, true]) {
      const again = answered(request, answer, renamed("t1", "Sell the house"), isIndexed);
      expect(again.status).toBe("confirm");
      expect(again.reply).toContain("Sell the house");
      expect(calls(again).join(" ")).not.toContain("t1");
      const agreed = routeMessage("yes", { now, tasks: renamed("t1", "Sell the house"), pending: again.pending });
      expect(agreed.status).toBe("execute");
      expect(calls(agreed).join(" ")).toContain("t1");
    }
  });

  test("what waits for its turn is asked about, too", () => {
    const again = answered("delete the milk task and complete the rent task", "yes", renamed("t2", "Sell the house"));
    expect(calls(again)).toEqual(["delete_task t1"]);
    expect(again.reply).toContain("Sell the house");
  });

  test("under the same title it runs, whatever else has changed", () => {
    expect(answered("delete the milk task", "yes", TASKS).status).toBe("execute");
    const later = TASKS.map((task): Task => ({ ...task, priority: "high", due_date: "2026-12-01" }));
    expect(calls(answered("delete everything", "yes", later))).toHaveLength(3);
    expect(answered("delete the milk task", "yes", renamed("t2", "Sell the house")).status).toBe("execute");
  });

  test("a no is a no, and a task that is gone is not deleted", () => {
    expect(answered("delete the milk task", "no", renamed("t1", "Sell the house")).reason).toBe("declined");
    expect(calls(answered("delete the milk task", "yes", TASKS.slice(1)))).toEqual([]);
    expect(calls(answered("delete the milk task", "no, the dentist one", renamed("t1", "Sell the house")))).toEqual([]);
  });

  test("no title makes what is kept long", () => {
    const long = [{ id: "t1", title: "Milk ".repeat(10_000) }];
    const { pending } = routeMessage("delete task 1", { now, tasks: long });
    expect(JSON.stringify(pending).length).toBeLessThan(500);
  });
});

describe("a question about much is short", () => {
  const many = Array.from({ length: 2_000 }, (_, at): Task => ({ id: `t${at}`, title: `Errand number ${at} ${"x".repeat(200)}` }));

  test.each(["delete everything", "mark everything as done", "delete the errand number task"])("%s, of 2,000 tasks", (message) => {
    const { reply } = routeMessage(message, { now, tasks: many });
    expect(reply?.length).toBeLessThan(2_000);
    expect(reply).toMatch(/and \d+ more/);
  });

  test("many words that nobody understands", () => {
    const message = Array.from({ length: 100 }, (_, at) => `Delete errand number ${at}. What about gribbling number ${at}?`).join(" ");
    const { reply } = routeMessage(message, { now, tasks: many }, { maxLength: 100_000 });
    expect((reply ?? "").length).toBeLessThan(2_000);
  });
});

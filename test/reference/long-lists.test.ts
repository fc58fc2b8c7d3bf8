import { expect, it } from "vitest";
import { english, indexTasks, routeMessage, type Task } from "../../src/index.ts";
import { buildTaskTables } from "../../src/reference/index.ts";
import { lexiconOf } from "../../src/reference/language.ts";

const LISTS = ["grocery", "work", undefined];
const tasks: Task[] = Array.from({ length: 300 }, (_, at) => ({
  id: at % 9 === 0 ? `T${at}` : `t${at}`,
  title: at === 40 ? "2" : `${["Buy", "Call", "Fix"][at % 3]} ${["milk", "the dentist", "kitchen tap"][(at >> 3) % 3]} ${at}`,
  priority: at % 4 === 0 ? "high" : "low",
  list: LISTS[at % 3],
  tags: at % 5 === 0 ? ["garden"] : [],
}));
const now = "2026-11-22T09:00:00Z";
const index = indexTasks(tasks);

it.each([
  "tick off 2",
  "tick off 3",
  "complete t77",
  "complete T77",
  "delete t27, t28 and t31",
  "add milk",
  "delete the kitchen tap 17 task",
  "complete the milk 5 tsak",
  "complete all high priority tasks in my work list",
  "delete everything tagged garden except t5",
])("a long list gives the same route whether it was indexed or not: %s", (message) => {
  expect(routeMessage(message, { tasks, now })).toEqual(routeMessage(message, { tasks: index, now }));
});

it("an id, a position and a list prepare no titles of a list that was not indexed", () => {
  const tables = buildTaskTables(tasks, lexiconOf(english));
  expect(tables.byId.get("t5")).toBe(5);
  expect(tables.byFoldedId.get("t27")).toEqual([27]);
  expect(tables.byList.get("work")?.length).toBe(100);
  expect(tables.byKey).toBeNull();
});

it("what is asked of each of a set twice is asked once", () => {
  const { steps } = routeMessage("all done, all done, all done", { tasks: tasks.slice(0, 5), now });
  expect(steps.map(({ arguments: given }) => given["task_id"])).toEqual(["T0", "t1", "t2", "t3", "t4"]);
});

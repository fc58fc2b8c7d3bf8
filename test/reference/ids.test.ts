import { describe, expect, test } from "vitest";
import { routeMessage } from "../../src/index.ts";

const uuid = "550e8400-e29b-41d4-a716-446655440000";
const tasks = ["41-7fe", "OPS-9", "m7", uuid, "TASK_12", "a1b2c3", "1", "2-4"].map((id, at) => ({
  id,
  title: `thing ${"abcdefgh".charAt(at)}`,
}));

function called(message: string, known = true): unknown[] {
  return routeMessage(message, known ? { tasks } : {}).steps.map(({ intent, arguments: { task_id: id } }) => [intent, id]);
}

const cases: readonly (readonly [message: string, intent: string, ids: readonly string[]])[] = [
  ["delete OPS-9", "delete_task", ["OPS-9"]],
  ["delete ops-9", "delete_task", ["OPS-9"]],
  ["delete task 41-7fe", "delete_task", ["41-7fe"]],
  ["complete #41-7fe", "complete_task", ["41-7fe"]],
  ["mark 41-7fe as done", "complete_task", ["41-7fe"]],
  ["complete m7", "complete_task", ["m7"]],
  ["remove the m7 task", "delete_task", ["m7"]],
  [`delete ${uuid}`, "delete_task", [uuid]],
  ["complete task_12", "complete_task", ["TASK_12"]],
  ["finish a1b2c3", "complete_task", ["a1b2c3"]],
  ["close out ops-9 and m7", "complete_task", ["OPS-9", "m7"]],
  ["complete m7, OPS-9 and 41-7fe", "complete_task", ["m7", "OPS-9", "41-7fe"]],
  ["complete both m7 and OPS-9", "complete_task", ["m7", "OPS-9"]],
  ["move m7, ops-9 and 41-7fe to friday", "update_task", ["m7", "OPS-9", "41-7fe"]],
  ["set ops-9 and m7 to high", "update_task", ["OPS-9", "m7"]],
  ["delete 2-4", "delete_task", ["2-4"]],
  ["mark 2-4 and 1 as done", "complete_task", ["2-4", "1"]],
];

describe("an id", () => {
  test.each(cases)("is one word: %s", (message, intent, ids) => {
    expect(called(message)).toEqual(ids.map((id) => [intent, id]));
  });

  test("that no task has is a range of positions", () => {
    expect(called("delete 1-3")).toEqual([
      ["delete_task", "41-7fe"],
      ["delete_task", "OPS-9"],
      ["delete_task", "m7"],
    ]);
  });

  test.each(["complete m7 and m99", "complete m7, m99 and OPS-9"])("beside one that no task has runs nothing: %s", (message) => {
    expect(routeMessage(message, { tasks }).status).toBe("clarify");
  });

  test.each([
    ["delete 41-7fe", ["41-7fe"]],
    ["delete task 41-7fe", ["41-7fe"]],
    [`delete ${uuid}`, [uuid]],
    ["delete 41-7fe and OPS-9", ["41-7fe", "OPS-9"]],
  ])("passes whole where the tasks are not known: %s", (message, ids) => {
    expect(called(message, false)).toEqual(ids.map((id) => ["delete_task", id]));
  });

  test("that is not plainly one is asked about where the tasks are not known", () => {
    expect(routeMessage("close out ops-9 and m7", {}).status).toBe("clarify");
  });
});

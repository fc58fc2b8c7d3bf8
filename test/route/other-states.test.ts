import { describe, expect, test } from "vitest";
import { routeMessage } from "../../src/index.ts";

const tasks = [
  { id: "OPS-9", title: "water the plants" },
  { id: "2", title: "essay" },
  { id: "3", title: "dentist" },
];

describe("a status that tasks do not have", () => {
  test.each([
    "mark the essay as blocked",
    "put the essay on hold",
    "set the essay to in review",
    "status of the essay: waiting",
    "set the status of the essay to waiting",
    "change the essay to on hold",
    "make the essay a blocked task",
    "put the essay into the backlog",
  ])("asks what is to change: %s", (message) => {
    const { steps } = routeMessage(message, { tasks });
    expect(steps.map(({ status, intent, arguments: given, missing }) => [status, intent, given, missing])).toEqual([
      ["clarify", "update_task", { task_id: "2" }, ["changes"]],
    ]);
  });

  test.each(["mark the milk as blocked", "put the milk on hold", "the essay is blocked"])(
    "does nothing where no task is changed: %s",
    (message) => {
      expect(routeMessage(message, { tasks }).status).toBe("none");
    },
  );
});

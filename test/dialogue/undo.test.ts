import { describe, expect, test } from "vitest";
import type { Context, Task } from "../../src/index.ts";
import { routeMessage } from "../../src/index.ts";

const tasks: readonly Task[] = [
  { id: "1", title: "Call mom", status: "completed" },
  { id: "2", title: "Pay rent", status: "pending", due_date: "2026-11-20" },
];
const now = "2026-11-18T08:00:00Z";

const deleted: Context = {
  tasks,
  now,
  undo: { label: 'delete "Buy milk"', calls: [{ toolName: "add_task", arguments: { title: "Buy milk", priority: "high" } }] },
};
const added: Context = { tasks, now, undo: { label: 'add "Pay rent"', calls: [{ toolName: "delete_task", arguments: { task_id: "2" } }] } };
const completed: Context = {
  tasks,
  now,
  undo: { label: "complete", calls: [{ toolName: "update_task", arguments: { task_id: "1", status: "pending" } }] },
};

/** A route in a line: "execute add_task; confirm delete_task". */
function line(message: string, context: Context): string {
  const { steps, reason } = routeMessage(message, context);
  return steps.length === 0 ? `none ${reason ?? ""}` : steps.map(({ status, toolName }) => `${status} ${toolName}`).join("; ");
}

describe("what was done last is taken back by the calls that the caller gave", () => {
  test.each([
    "undo",
    "Undo!",
    "undo it",
    "undo that",
    "please undo that",
    "can you undo this?",
    "i'd like to undo that, thanks",
    "take that back",
    "take back that",
    "revert",
    "revert it pls",
    "roll that back",
    "roll back the last change",
    "ctrl+z",
    "no, undo that",
    "oops, bring it back",
    "oops wrong one, bring it back please",
    "put it back",
    "oh dear, i do need that one, please put it back",
    "we still need it, bring it back",
    "give me that back",
    "restore it",
    "un-delete it",
    "undelete the milk task",
    "bring back the milk",
    "undo the delete",
    "undo the deletion of the milk",
    "undo what you just did",
    "undo the last thing you did",
    "sorry, my mistake. undo",
    "undo that, i changed my mind",
  ])("%s", (message) => {
    const { status, steps, pending } = routeMessage(message, deleted);
    expect({ status, pending }).toEqual({ status: "execute", pending: null });
    expect(steps.map(({ intent, toolName, arguments: given }) => ({ intent, toolName, given }))).toEqual([
      { intent: "add_task", toolName: "add_task", given: { title: "Buy milk", priority: "high" } },
    ]);
  });
});

describe("what is not a request to take back changes nothing by it", () => {
  test.each([
    ["don't undo that", "none negated"],
    ["never undo that", "none negated"],
    ["undo the knot in the hose", "none no_intent"],
    ["undo the reminder about the cat", "clarify delete_task"],
    ["undo that. no wait", "none declined"],
    ["undo the completion", "none no_intent"],
    ["i undid my shoes", "none no_intent"],
    ["can i undo that?", "confirm add_task"],
    ["undo?", "confirm add_task"],
    ["undo that, but not the date", "confirm add_task"],
    ["undo that and blue sky", "confirm add_task"],
  ])("%s: %s", (message, expected) => {
    expect(line(message, deleted)).toBe(expected);
  });
});

describe("what is asked besides is not lost", () => {
  test.each([
    ["undo that and add bread", "execute add_task; execute add_task"],
    ["undo that, then show my tasks", "execute add_task; execute list_tasks"],
    ["undo that. delete the rent task", "execute add_task; confirm delete_task"],
    ["undo\nshow my tasks", "execute add_task; execute list_tasks"],
  ])("%s: %s", (message, expected) => {
    expect(line(message, deleted)).toBe(expected);
  });
});

test("taking back an addition deletes, and so asks; a yes does it", () => {
  const asked = routeMessage("undo that", added);
  expect(asked).toMatchObject({ status: "confirm", reply: 'Delete "Pay rent"?' });
  expect(routeMessage("yes", { ...added, pending: asked.pending })).toMatchObject({
    status: "execute",
    steps: [{ toolName: "delete_task", arguments: { task_id: "2" } }],
  });
  expect(line("undo the adding of the rent task", added)).toBe("confirm delete_task");
});

test("nothing is brought back by a deletion", () => {
  expect(line("bring it back", added)).not.toContain("delete_task");
  expect(line("restore it", added)).not.toContain("delete_task");
});

test.each(["undo", "undo that", "take that back", "revert it"])("an open question comes first: %s declines it", (message) => {
  const { pending } = routeMessage("delete the rent task", deleted);
  expect(line(message, { ...deleted, pending })).toBe("none declined");
  expect(line(message, { tasks, now, pending })).toBe("none declined");
});

test("where the caller does not say how, a completed task is still made one to do", () => {
  const { undo: _, ...unknown } = completed;
  expect(routeMessage("undo that", { ...unknown, recentTaskIds: ["1"] }).steps[0]?.arguments).toEqual({ task_id: "1", status: "pending" });
  expect(line("undo", { ...unknown, recentTaskIds: ["1"] })).toBe("none no_intent");
});

describe("the calls are checked like any others", () => {
  const undoing = (...calls: { toolName: string; arguments: Record<string, unknown> }[]): Context => ({
    ...completed,
    undo: { label: "changes", calls },
  });
  const good = { toolName: "update_task", arguments: { task_id: "1", status: "pending" } };

  test("tasks that are gone are left out, and the reply says so", () => {
    const gone = [
      { toolName: "update_task", arguments: { task_id: "8", status: "pending" } },
      { toolName: "update_task", arguments: { task_id: "9", status: "pending" } },
    ];
    const one = routeMessage("undo", undoing(good, ...gone.slice(0, 1)));
    expect(one).toMatchObject({
      status: "execute",
      steps: [{ arguments: good.arguments }],
      reply: "I left out task 8: it is not there any more.",
    });
    expect(routeMessage("undo", undoing(good, ...gone)).reply).toBe("I left out task 8 and task 9: they are not there any more.");
    expect(routeMessage("undo", undoing(...gone))).toMatchObject({ status: "none", steps: [], reply: null, reason: "no_intent" });
    const { tasks: __, ...unknown } = undoing(...gone);
    expect(routeMessage("undo", unknown).steps).toHaveLength(2);
  });

  test("a tool that is not registered and arguments that it does not take are left out", () => {
    for (const bad of [
      { toolName: "format_disk", arguments: {} },
      { toolName: "update_task", arguments: { task_id: "1", status: "lost" } },
      { toolName: "delete_task", arguments: { task_id: "1", all: true } },
      { toolName: "update_task", arguments: { task_id: "1", status: "pending", user_id: "someone else" } },
    ]) {
      expect(routeMessage("undo", undoing(bad, good))).toMatchObject({
        steps: [{ arguments: good.arguments }],
        reply: "A part of it cannot be taken back.",
      });
    }
  });

  test("the user is named where the tool asks for one", () => {
    expect(routeMessage("undo", { ...completed, userId: "ada" }).steps[0]?.arguments["user_id"]).toBe("ada");
  });
});

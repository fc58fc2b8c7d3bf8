import { describe, expect, it } from "vitest";
import type { Pending, Task } from "../../src/index.ts";
import { routeMessage } from "../../src/index.ts";

const tasks: readonly Task[] = [
  { id: "eggs", title: "Buy eggs", status: "pending", list: "grocery" },
  { id: "rent", title: "Pay the rent", status: "pending", priority: "high", due_date: "2026-12-01" },
  { id: "gutter", title: "Clean the gutter", status: "pending", priority: "low" },
  { id: "optician", title: "Optician appointment", status: "pending", due_date: "2026-11-26" },
  { id: "electrician", title: "Call the electrician", status: "pending", due_date: "2026-11-23" },
  { id: "plumber", title: "Call the plumber", status: "pending", due_date: "2026-11-25" },
  { id: "mum", title: "Call mum", status: "pending", priority: "high", due_date: "2026-11-24" },
];

/** What the last of several messages comes to: each step's state, tool and values. */
function lastOf(...messages: readonly string[]): string[] {
  let pending: Pending | null = null;
  let steps: string[] = [];
  for (const message of messages) {
    const route = routeMessage(message, { tasks, pending, now: "2026-11-22T09:00:00Z", timeZone: "UTC" });
    pending = route.pending;
    steps = route.steps.map(({ status, intent, arguments: { task_id: id, filters, ...given }, missing }) => {
      const values = Object.entries(given).flatMap(([name, value]) => (name === "priority" && intent === "add_task" ? [] : [value]));
      const filter = filters === undefined ? [] : [JSON.stringify(filters)];
      return [status, intent, id, ...filter, ...values, missing.length > 0 ? "…" : undefined]
        .filter((part) => part !== undefined)
        .join(" ");
    });
  }
  return steps;
}

describe("a yes with more behind it", () => {
  it.each<[asked: string, said: string, steps: readonly string[]]>([
    // Another request: both.
    ["delete the gutter", "fine, add buy bread", ["execute delete_task gutter", "execute add_task buy bread"]],
    ["delete the gutter", "all right; add buy paint", ["execute delete_task gutter", "execute add_task buy paint"]],
    ["delete the gutter", "okay\nget rid of the eggs", ["execute delete_task gutter", "confirm delete_task eggs"]],
    ["delete the gutter", "y + add buy paint", ["execute delete_task gutter", "execute add_task buy paint"]],
    ["delete the gutter", "ok then add buy paint", ["execute delete_task gutter", "execute add_task buy paint"]],
    ["delete the gutter", "yes but check the rent task off now", ["execute delete_task gutter", "execute complete_task rent"]],
    // Another deed to the same tasks: which of the two is meant is asked.
    [
      "delete the rent and the eggs",
      "sure, make them low priority please",
      ["confirm update_task rent low", "confirm update_task eggs low"],
    ],
    // What comes first, and a question: what was asked stays asked.
    ["delete the rent", "yes but first move the gutter to friday", ["execute update_task gutter 2026-11-27", "confirm delete_task rent"]],
    ["delete the rent", "yes, what's next?", ["execute list_tasks", "confirm delete_task rent"]],
    ["delete the rent", "ok which ones are overdue", ['execute list_tasks {"status":"overdue"}', "confirm delete_task rent"]],
    // A condition: nothing runs, and the question stays.
    ["delete the rent", "yes but not before friday", ["confirm delete_task rent"]],
    ["delete the rent", "sure, unless it's due this week", ["confirm delete_task rent"]],
    ["complete all high priority tasks", "yes please but not before friday", ["confirm complete_task rent", "confirm complete_task mum"]],
    ["delete the rent", "sure whatever", ["confirm delete_task rent"]],
    ["delete the rent task", "yes but not the rent", []],
    [
      "move all high priority tasks to friday",
      "sure - can I undo that?",
      ["confirm update_task rent 2026-11-27", "confirm update_task mum 2026-11-27"],
    ],
  ])("%s / %s", (asked, said, steps) => {
    expect(lastOf(asked, said)).toEqual(steps);
  });

  it("is heard after a condition, when it comes alone", () => {
    expect(lastOf("delete the rent", "yes if my daughter agrees", "yes, delete it")).toEqual(["execute delete_task rent"]);
  });
});

describe("a yes to some and a no to others", () => {
  it.each<[said: string, steps: readonly string[]]>([
    ["fine for the first, not the second", ["execute delete_task rent"]],
    ["the first one yes", ["execute delete_task rent"]],
    ["rent yes eggs no", ["execute delete_task rent"]],
    ["yes for 1, no for 2", ["execute delete_task rent"]],
    ["not the eggs but yes for the rent", ["execute delete_task rent"]],
    ["no to both", []],
    ["yes to both", ["execute delete_task rent", "execute delete_task eggs"]],
  ])("delete the rent and the eggs / %s", (said, steps) => {
    expect(lastOf("delete the rent and the eggs", said)).toEqual(steps);
  });
});

describe("another value for what was asked about", () => {
  it.each<[asked: string, said: string, steps: readonly string[]]>([
    [
      "move all high priority tasks to friday",
      "no, thursday",
      ["confirm update_task rent 2026-11-26", "confirm update_task mum 2026-11-26"],
    ],
    [
      "move all high priority tasks to friday at 4pm",
      "no 6",
      ["confirm update_task rent 2026-11-27T18:00:00+00:00", "confirm update_task mum 2026-11-27T18:00:00+00:00"],
    ],
  ])("%s / %s", (asked, said, steps) => {
    expect(lastOf(asked, said)).toEqual(steps);
  });
});

describe("which one?", () => {
  it.each<[said: readonly string[], steps: readonly string[]]>([
    [["the 5th", "fine, the second"], ["execute complete_task plumber"]],
    [["doesn't matter", "second"], ["execute complete_task plumber"]],
    [["first and last"], ["execute complete_task electrician", "execute complete_task mum"]],
    [["the tuesday 1"], ["execute complete_task mum"]],
    [["the first no the second"], ["execute complete_task plumber"]],
    [["the second, also make it high"], ["execute complete_task plumber", "execute update_task plumber high"]],
    [["the first and add buy milk"], ["execute complete_task electrician", "execute add_task buy milk"]],
    [["the first, and delete the second"], ["execute complete_task electrician", "confirm delete_task plumber"]],
  ])("finish the call one / %j", (said, steps) => {
    expect(lastOf("finish the call one", ...said)).toEqual(steps);
  });
});

describe("which list?", () => {
  it.each(["work", "to work pls", "the work one", "work I think", "put it on work", "my work list"])("%s", (said) => {
    expect(lastOf("change the list of the eggs", said)).toEqual(["execute update_task eggs work"]);
  });
});

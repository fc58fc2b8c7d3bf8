import { describe, expect, it } from "vitest";
import { detectIntent, routeMessage } from "../../src/index.ts";

const context = { now: "2026-11-22T09:00:00Z", timeZone: "UTC" };

describe("what may be meant for somebody else is asked about, not run", () => {
  it.each([
    "I gotta pay my cable bill",
    "i need to check the rewards on my credit card",
    "I must collect my boarding pass",
    "I have to answer these emails",
  ])("%s", (message) => {
    expect(detectIntent(message, context)).toMatchObject({ intent: "unknown", alternatives: [{ intent: "add_task" }] });
    const route = routeMessage(message, context);
    expect(route).toMatchObject({ status: "clarify", steps: [{ status: "clarify", intent: "add_task", missing: ["intent"] }] });
    expect(route.reply).toContain("Add a task");
    const yes = routeMessage("yes", { ...context, pending: route.pending });
    expect(yes).toMatchObject({ status: "execute", steps: [{ intent: "add_task", missing: [] }] });
    expect(routeMessage("no", { ...context, pending: route.pending })).toMatchObject({ status: "none", reason: "declined" });
  });

  it.each(["I need to call mom", "i must water the ferns", "I have to buy stamps"])("a plain duty is added: %s", (message) => {
    expect(routeMessage(message, context)).toMatchObject({ status: "execute", steps: [{ intent: "add_task" }] });
  });
});

describe("a verb for tasks with half of a title asks which one is meant", () => {
  const tasks = [
    { id: "a", title: "Optician appointment", status: "pending" },
    { id: "b", title: "Clean the gutter", status: "pending" },
  ] as const;

  it.each(["remove the eye appointment", "finish the gutter visit", "delete the thing"])("%s", (message) => {
    expect(routeMessage(message, { ...context, tasks })).toMatchObject({ status: "clarify", steps: [{ missing: ["task_id"] }] });
  });

  it.each([
    ["remove the optician appt", "a"],
    ["delete gutter cleaning", "b"],
    ["cancel the optican apointment", "a"],
  ])("an abbreviated, derived or misspelt word of a title is one: %s", (message, id) => {
    expect(routeMessage(message, { ...context, tasks })).toMatchObject({ steps: [{ intent: "delete_task", arguments: { task_id: id } }] });
  });

  it.each(["delete the old spam folder", "order the cake stand", "make the bed nice"])(
    "without a word of a title nothing is asked: %s",
    (message) => {
      expect(routeMessage(message, { ...context, tasks })).toMatchObject({ status: "none" });
    },
  );
});

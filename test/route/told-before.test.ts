import { describe, expect, it } from "vitest";
import { detectIntent, routeMessage } from "../../src/index.ts";

const TOLD = ["the railcard lapses on the ninth", "the van wants new tyres", "swimming money"];
const JOINTS = [", ", ". ", " so ", " and ", ", could you "];
const KEPT = [
  "add it",
  "note it",
  "log that",
  "jot that down",
  "write it down",
  "put that in",
  "stick it down",
  "pop that on there",
  "get that on my list",
  "bung it on there too",
  "save that for me",
];

describe("what was told before is the task where somebody says to keep it", () => {
  it.each(TOLD.flatMap((told) => JOINTS.flatMap((joint) => KEPT.map((kept) => [`${told}${joint}${kept}`]))))("%s", (message) => {
    expect(detectIntent(message).intent).toBe("add_task");
  });

  it.each([
    ["no, keep it the first of december"],
    ["the cat jumped off so i put it down"],
    ["the dog was so ill we had to put it down"],
    ["he gave me the number and i wrote it down"],
    ["that show is great, put it on"],
    ["the kettle is cold, put it on"],
    ["the file is too big, save it"],
    ["she is right so keep that in mind"],
  ])("not in %s", (message) => {
    expect(routeMessage(message).steps).toEqual([]);
  });
});

describe("a reason behind a request is none of its words, also where no task is known", () => {
  it.each([
    ["what do i have due this week, im scared", "list_tasks"],
    ["show my tasks, we have guests", "list_tasks"],
    ["move the grass to sunday there's a match on", "update_task"],
    ["tick the reminder to email my landlord, i sent it last night", "complete_task"],
  ])("%s", (message, intent) => {
    const { steps } = routeMessage(message);
    expect(steps.map((step) => step.intent)).toEqual([intent]);
    expect(steps[0]?.unread ?? []).toEqual([]);
  });

  it("a sentence without a mark may be part of the name", () => {
    expect(routeMessage("show the ones we talked about").steps.filter(({ status }) => status === "execute")).toEqual([]);
  });
});

describe("words behind a request that add nothing are no name", () => {
  it.each([["show completed ones also"], ["list the completed tasks n all"], ["show the completed ones tho"]])("%s", (message) => {
    expect(routeMessage(message).steps[0]?.arguments).toEqual({ filters: { status: "completed" } });
  });
});

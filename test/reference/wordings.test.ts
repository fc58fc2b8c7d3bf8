import { describe, expect, it } from "vitest";
import { resolveTaskReference } from "../../src/index.ts";

const now = "2026-11-22T09:00:00Z";

/** What is to be done, and things: with each a task that shares a word with it. */
const DEEDS: readonly (readonly [title: string, other: string])[] = [
  ["call mom", "call dad"],
  ["pick up the kids", "pick up the cake"],
  ["pay the electric bill", "pay the gas bill"],
  ["feed the dog", "walk the dog"],
  ["renew car registration", "wash the car"],
];
const THINGS: readonly (readonly [title: string, other: string])[] = [
  ["dentist appointment", "doctor appointment"],
  ["soccer practice", "piano practice"],
  ["yoga class", "buy yoga mat"],
  ["meeting with Sarah", "meeting with Tom"],
  ["oil change", "buy olive oil"],
];

const OF_DEEDS: readonly string[] = [
  "delete the reminder to {}",
  "delete the reminder for tomorrow to {}",
  "cancel my 3pm reminder to {}",
  "delete the reminder I have to {} on Friday",
  "remove my weekly reminder to {}",
  "stop reminding me to {}",
  "I don't need to be reminded to {} anymore",
  "I no longer need the reminder to {}",
  "I need you to cancel my reminder to {}",
  "delete the reminder where I {}",
  "change my reminder to {} from 4 pm to 5 pm",
  "update the reminder to {} so it's at 5 instead of 4",
  "move the reminder to {} on Tuesday to Wednesday",
  "can you move my reminder to {} up one hour",
  "can you change the time on my reminder to {} to 8",
  "my reminder to {} should be at 7 instead of 8",
  "remind me to {} at 5 instead of 4",
  "push back my reminder to {} by an hour",
  "complete the task to {}",
  "mark my reminder to {} as completed",
];
const OF_THINGS: readonly string[] = [
  "delete my reminder for {}",
  "cancel the {} reminder",
  "cancel my 3 pm {} reminder",
  "get rid of tomorrow's reminder for {}",
  "remove the reminder about {} that I set for Monday",
  "delete reminders related to {}",
  "can you cancel my reminder for {} on saturday at noon?",
  "remove my recurring {} reminder",
  "change the time of the {} reminder to 5pm",
  "change my {} reminder from Monday to Tuesday",
  "reschedule my {} reminder for saturday",
  "edit the reminder for {} to be an hour earlier",
  "I need my {} reminder moved to tuesday",
  "I need to move my {} reminder to later",
  "change reminder for {} from every day to every other day",
  "modify the {} reminder to repeat weekly",
  "make the {} reminder weekly",
  "done with the {} reminder",
];
const OF_ANY: readonly string[] = [
  "delete the task called {}",
  "remove {} from my to-do list",
  "take {} off my list",
  "remove item {} from the list",
  "on my todo list delete {}",
  "set the priority of the {} task to low",
  "mark the {} task as complete",
  "mark {} as finished in my todo list",
  "mark as done: {}",
  "cross {} out",
  "tick {} off my to-do list",
  "put a check next to {}",
];

describe.each([
  ["what is to be done", [...OF_DEEDS, ...OF_ANY], DEEDS],
  ["a thing", [...OF_THINGS, ...OF_ANY], THINGS],
] as const)("a task is found however it is named: %s", (_kind, wordings, titles) => {
  it.each(wordings)("%s", (wording) => {
    for (const [title, other] of titles) {
      const message = wording.replace("{}", title);
      const tasks = [other, title, "clean the garage", "study for the test"].map((name, at) => ({ id: `x${at}`, title: name }));
      expect({ message, reference: resolveTaskReference(message, { now, tasks }) }).toMatchObject({
        reference: { status: "resolved", taskIds: ["x1"] },
      });
    }
  });

  it.each(wordings)("where no tasks are known its words are told: %s", (wording) => {
    for (const [title] of titles) {
      const reference = resolveTaskReference(wording.replace("{}", title), { now });
      expect(reference).toMatchObject({
        status: "not_found",
        mention: expect.stringMatching(new RegExp(`^(?:the )?${title.replace(/^the /, "")}$`)),
      });
    }
  });
});

describe("another everyday word is no misspelling", () => {
  it.each([
    ["complete the garbage task", "Clean the garage"],
    ["complete the card task", "Clean the cart"],
    ["complete the paint task", "Buy pants"],
  ])("%s", (message, title) => {
    expect(resolveTaskReference(message, { now, tasks: [{ id: "1", title }] }).status).not.toBe("resolved");
  });
});

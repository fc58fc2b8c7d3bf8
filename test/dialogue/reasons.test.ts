import { describe, expect, test } from "vitest";
import { ELSEWHERE, playAtHome } from "./household.ts";

/** The last turn of a conversation, in a line. */
function last(talk: string): string {
  return playAtHome(talk.split(" | "), ELSEWHERE).at(-1) ?? "";
}

describe("why something is to be done drowns no request", () => {
  test.each([
    ["my bike broke so add fix bike tomorrow", "execute add_task due_date=2026-11-23 title=fix bike"],
    ["the car wont start so add ring the garage", "execute add_task title=ring the garage"],
    ["show me whats overdue so i can feel bad", 'execute list_tasks filters={"status":"overdue"}'],
    ["list the wedding ones so we know whats left", 'execute list_tasks filters={"list":"wedding"}'],
    ["give me all the high priority stuff", 'execute list_tasks filters={"priority":"high"}'],
    ["give me until friday for the fence", "execute update_task w4 due_date=2026-11-27"],
    ["she said so add bread", "none no_intent"],
    ["bin the milk we got plenty", "confirm delete_task w8"],
    ["get rid of the tap and the fence, the builder's doing both", "confirm delete_task w3; confirm delete_task w4"],
    ["delete the fence he painted it", "confirm delete_task w4"],
    ["clear everything on the wedding list, the couple are off to vegas", "confirm delete_task w1; confirm delete_task w2"],
    ["delete the milk and the dog food, im pulling your leg", "none no_intent"],
    ["remove every chore that has to do with the yard", "clarify delete_task"],
    ["delete everything, they are overdue", "clarify delete_task"],
    ["complete the tap when im back", "clarify complete_task"],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});

describe("why something is left as it is drowns no answer", () => {
  test.each([
    ["tick off all the house tasks | yep but not the fence aint painted it yet", "execute complete_task w3"],
    ["tick off all the house tasks | yes except the tap, its still dripping", "execute complete_task w4"],
    ["delete everything on the wedding list | yes but not the photographer, they still want pictures", "execute delete_task w2"],
    ["delete everything on the wedding list | the photographer can stay", "confirm delete_task w2"],
    ["delete everything on the wedding list | no keep the invitations, she wants them", "confirm delete_task w1"],
    ["delete all the house tasks | yes but not the fence if it rains", "confirm delete_task w3; confirm delete_task w4"],
    ["delete all the completed ones | ah leave it", "none declined"],
    ["delete all the completed ones | keep the gym", "confirm delete_task w10"],
    ["delete all the house tasks | yes he said so", "confirm delete_task w3; confirm delete_task w4"],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});

describe("why a value is another drowns no correction", () => {
  test.each([
    ["move the fence to friday | no sunday, its meant to rain", "execute update_task w4 due_date=2026-11-29"],
    ["set the tap to high | the fence too, its falling down", "execute update_task w4 priority=high"],
    ["push the invitations back a week | hmm too late make it dec 1", "execute update_task w2 due_date=2026-12-01"],
    ["when is the dentist | no good make it 5", "execute update_task w7 due_date=2026-11-25T17:00:00+00:00"],
    ["add gym tomorrow at 8 | ernie can do it at 11 so change it to 11", "execute update_task n1 due_date=2026-11-23T11:00:00+00:00"],
    ["add gym tomorrow at 8 | make that half past eight", "execute update_task n1 due_date=2026-11-23T08:30:00+00:00"],
    ["add gym tomorrow at 8 | if it rains make it 9", "none no_intent"],
    ["add gym tomorrow at 8 | dont make it 9", "none no_intent"],
    ["add gym tomorrow at 8 | drop a pin here and name it trailhead", "none no_intent"],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});

describe("values go on with whatever was left open, and name what they are for", () => {
  test.each([
    ["mark the invoice done and add follow up on thursday | 11 am", "execute update_task n1 due_date=2026-11-26T11:00:00+00:00"],
    ["set the tap to high and the fence to low | friday", "none no_intent"],
    ["set the tap to high | and low for the fence", "confirm update_task w4 priority=low"],
    ["high for the fence and low for the tap", "confirm update_task w4 priority=high; confirm update_task w3 priority=low"],
    ["whats on house | first wans done", "execute complete_task w3"],
    [
      "whats due next week | the first one is done | the other two can go to the 30th",
      "confirm update_task w2 due_date=2026-11-30; confirm update_task w7 due_date=2026-11-30T15:30:00+00:00",
    ],
    ["whats due next week | the first one is done | move the other three to the 30th", "clarify update_task due_date=2026-11-30"],
    ["tap is fixed yay", "execute complete_task w3"],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});

describe("what was done is reported with when and where, and of what was spoken of", () => {
  test.each([
    ["whats on shopping | got both", "confirm complete_task w8; confirm complete_task w9"],
    ["set dog food to high | bought it this morning", "execute complete_task w9"],
    ["bought the milk yesterday", "execute complete_task w8"],
    ["look for hartley | sent it last night", "execute complete_task w5"],
    ["look for hartley | painted it last night", "none no_intent"],
    ["set dog food to high | got it on the way home so its done", "confirm complete_task w9"],
    ["set the tap to high | got it", "none no_intent"],
    ["set the tap to high | the milk is off so its done", "none no_intent"],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});

describe("what is kept in a sentence of its own stays out of a set", () => {
  test.each([
    ["complete all high priority tasks, the photographer isn't done yet", "confirm complete_task w5"],
    ["tick off everything on the wedding list. The photographer isn't done yet", "confirm complete_task w2"],
    ["complete all the wedding tasks - the invitations aren't done", "confirm complete_task w1"],
    ["delete the fence, keep the tap", "confirm delete_task w4"],
    ["complete everything on the house list, the zebra stays", "clarify complete_task"],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});

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
    ["delete all the house tasks | yes he said so", "confirm delete_task w3; confirm delete_task w4"],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});

describe("why a value is another drowns no correction", () => {
  test.each([
    ["move the fence to friday | no sunday, its meant to rain", "execute update_task w4 due_date=2026-11-29"],
    ["set the tap to high | the fence too, its falling down", "execute update_task w4 priority=high"],
  ])("%s", (talk, expected) => {
    expect(last(talk)).toBe(expected);
  });
});

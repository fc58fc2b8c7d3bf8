import { describe, expect, it } from "vitest";
import { ELSEWHERE, playAtHome } from "./household.ts";

/** The last answer of a conversation over the tasks of somebody else. */
function lastOf(messages: readonly string[]): string {
  return playAtHome(messages, ELSEWHERE).at(-1) ?? "";
}

const both = (change: string): string => `confirm update_task w1 ${change}; confirm update_task w2 ${change}`;
const house = (change: string): string => `confirm update_task w3 ${change}; confirm update_task w4 ${change}`;

describe("a set is named by its list, with any noun or none", () => {
  it.each<readonly [string, string]>([
    ["show me the house jobs", 'execute list_tasks filters={"list":"house"}'],
    ["show wedding stuff", 'execute list_tasks filters={"list":"wedding"}'],
    ["any wedding items are there for next week", 'execute list_tasks filters={"due_date":"next_week","list":"wedding"}'],
    ["which of my wedding things are not yet done", 'execute list_tasks filters={"status":"pending","list":"wedding"}'],
    ["what remains on the wedding list", 'execute list_tasks filters={"status":"pending","list":"wedding"}'],
    ["mark all the shopping done", "confirm complete_task w8; confirm complete_task w9"],
    ["delete all them house ones", "confirm delete_task w3; confirm delete_task w4"],
    ["can you make everything for the wedding high priority", both("priority=high")],
    ["everything on wedding to friday", both("due_date=2026-11-27")],
    ["clear out everythin thats finished", "confirm delete_task w10; confirm delete_task w12"],
  ])("%s", (message, expected) => {
    expect(lastOf([message])).toBe(expected);
  });
});

describe("an exception is taken out wherever it stands", () => {
  it.each<readonly [string, string]>([
    ["tick off everything on the shopping list but not the milk", "confirm complete_task w9"],
    ["delete everything on the house list except the fence", "confirm delete_task w3"],
    ["move all the work stuff to friday but not the invoice", "confirm update_task w6 due_date=2026-11-27"],
    [
      "shift anythin due next week bar the dentist to dec 7",
      "confirm update_task w1 due_date=2026-12-07; confirm update_task w2 due_date=2026-12-07",
    ],
  ])("%s", (message, expected) => {
    expect(lastOf([message])).toBe(expected);
  });
});

describe("new values for several, without a verb, are asked", () => {
  it.each<readonly [string, string]>([
    ["both wedding jobs to high pls", both("priority=high")],
    ["the wedding ones are all high", both("priority=high")],
    ["tap n fence both by thurs", house("due_date=2026-11-26")],
    ["the tap and the fence are both high", house("priority=high")],
    ["the tap and the fence should both be done by thursday", house("due_date=2026-11-26")],
    ["all quiet on friday", "none no_intent"],
    ["everything is fine", "none no_intent"],
  ])("%s", (message, expected) => {
    expect(lastOf([message])).toBe(expected);
  });
});

describe("what is not done yet stands beside what is", () => {
  it.each<readonly [string, string]>([
    ["milk is done but not dog food", "execute complete_task w8"],
    ["milk and dog food are done but not the fence", "execute complete_task w8; execute complete_task w9"],
    ["tap is done, fence isnt", "execute complete_task w3"],
    ["got milk and dog food but not the tap", "execute complete_task w8; execute complete_task w9"],
    [
      "dog food done. milk not yet. dentist to friday",
      "execute complete_task w9; execute update_task w7 due_date=2026-11-27T15:30:00+00:00",
    ],
    ["finished everything on the work list except the vat return", "confirm complete_task w5"],
    ["all the wedding ones are done except the invitations", "confirm complete_task w1"],
    ["finished all the work stuff bar the vat return", "execute complete_task w5"],
    ["dont delete milk but dog food", "none negated"],
    ["milk, not dog food", "none no_intent"],
  ])("%s", (message, expected) => {
    expect(lastOf([message])).toBe(expected);
  });
});

describe("a pronoun means the one task of the story before it", () => {
  it.each<readonly [string, string]>([
    ["the tap is dripping again driving me mad, make that high", "confirm update_task w3 priority=high"],
    ["ok so long story short the photographer cancelled so delete that one", "confirm delete_task w1"],
    ["i sent the email to professor kim so thats done", "clarify complete_task"],
    ["get rid of #30, it's obsolete", "clarify delete_task"],
    ["the missus wants the fence done before xmas so move it to 20th dec", "confirm update_task w4 due_date=2026-12-20"],
    ["my niece has ordered the invitations, so kindly tick that off", "confirm complete_task w2"],
    [
      "not sure why i even have a dentist appointment lol but move it to next week",
      "execute update_task w7 due_date=2026-11-23T15:30:00+00:00",
    ],
    ["what a day. move it to friday", "clarify update_task due_date=2026-11-27"],
  ])("%s", (message, expected) => {
    expect(lastOf([message])).toBe(expected);
  });
});

describe("a day or a request that is taken back in the same breath", () => {
  it.each<readonly [string, string]>([
    ["call the vet friday -- sorry thursday, add that", "execute add_task due_date=2026-11-26 title=call the vet"],
    ["add buy flowers for friday, i mean saturday", "execute add_task due_date=2026-11-28 title=buy flowers"],
    ["remind me tuesday, actually wednesday, to call mum", "execute add_task due_date=2026-11-25 title=call mum"],
    ["add dog biscuits to shopping, no forget it", "none negated"],
  ])("%s", (message, expected) => {
    expect(lastOf([message])).toBe(expected);
  });
});

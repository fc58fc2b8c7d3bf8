import { describe, expect, it } from "vitest";
import { extractParams } from "../../src/index.ts";

const context = { now: "2026-11-22T09:00:00Z", timeZone: "UTC" } as const;
const { params: none } = extractParams("", "add_task", context);

/** What a message says of a new task, without the defaults. */
function said(message: string): Record<string, unknown> {
  const { params } = extractParams(message, "add_task", context);
  return Object.fromEntries(Object.entries(params).filter(([name, value]) => value !== none[name]));
}

describe("a title holds what is to be done, and the description whom to remind", () => {
  it.each([
    ["remind Kim to water the roses", "water the roses", "remind Kim"],
    ["remind kim to water the roses", "water the roses", "remind kim"],
    ["Remind my grandma about bingo", "bingo", "Remind my grandma"],
    ["remind Lee and Bo that practice is cancelled", "practice is cancelled", "remind Lee and Bo"],
    ["remind all of the kids to brush", "brush", "remind all of the kids"],
    ["remind people coming to the party to bring a gift", "bring a gift", "remind people coming to the party"],
    ["remind me and my wife to pack", "pack", "remind me and my wife"],
    ["remind Kim it's her turn", "it's her turn", "remind Kim"],
    ["send a reminder to Bo about our hike", "our hike", "reminder to Bo"],
    ["set a reminder for my brother to mow the lawn", "mow the lawn", "reminder for my brother"],
    ["create a work task to call Kim", "call Kim", "work task"],
  ])("%s", (message, title, description) => {
    expect(said(message)).toEqual({ title, description });
  });

  it.each([
    ["remind me to ask Kim to water the roses", "ask Kim to water the roses"],
    ["I need to tell Bo about the leak", "tell Bo about the leak"],
    ["remind to buy milk", "buy milk"],
    ["remind milk and eggs", "milk and eggs"],
    ["remind call mom to say hi", "call mom to say hi"],
    ["set a reminder for the meeting to bring notes", "the meeting to bring notes"],
    ["set a reminder to renew the lease that ends soon", "renew the lease that ends soon"],
  ])("nobody else is meant: %s", (message, title) => {
    expect(said(message)).toEqual({ title });
  });

  it("and says where the words stand", () => {
    const message = "Remind Kim to water the roses";
    const { spans } = extractParams(message, "add_task", context);
    expect(spans["description"]?.map((span) => message.slice(...span))).toEqual(["Remind Kim"]);
  });
});

describe("an occasion that gives no date is kept in the description", () => {
  it.each([
    ["set a reminder 1 hour before my flight", "my flight", "1 hour before"],
    ["remind me 15 minutes before my meeting to print the agenda", "print the agenda", "15 minutes before my meeting"],
    ["remind me when I get home to feed the cat", "feed the cat", "when I get home"],
    ["remind me before I go to bed to lock the door", "lock the door", "before I go to bed"],
  ])("%s", (message, title, description) => {
    expect(said(message)).toEqual({ title, description });
  });

  it.each([
    ["remind me when I get home", "when I get home"],
    ["remind me to arrive 10 minutes early", "arrive 10 minutes early"],
    ["remind me where I parked the car", "where I parked the car"],
  ])("or in the title where nothing else names it: %s", (message, title) => {
    expect(said(message)).toMatchObject({ title });
  });
});

describe("what a request is about may stand before it", () => {
  it.each([
    ["Mom's birthday is on june 3, set a reminder", { title: "Mom's birthday", due_date: "2027-06-03" }],
    [
      "my flight is at 6pm tomorrow. remind me 2 hours before",
      { title: "my flight is at 6pm tomorrow", due_date: "2026-11-23T16:00:00+00:00" },
    ],
    ["we are low on paper, add it to the shopping list", { title: "paper", list: "shopping" }],
    ["buy milk. put it on the list", { title: "buy milk" }],
  ])("%s", (message, expected) => {
    expect(said(message)).toEqual(expected);
  });

  it.each(["what a nice day. add a task", "hello. remind me", "add it to my list", "add an urgent task"])("nothing is: %s", (message) => {
    expect(said(message)).not.toHaveProperty("title");
  });
});

describe("a title ends and begins with its own words", () => {
  it.each([
    ["remind me to check in on friday", "check in"],
    ["remind me that the rent is due on friday", "the rent is due"],
    ["remind me the party is at 5", "the party"],
    ["we need milk so add it to the shopping list", "milk"],
    ["add two tasks: call mom and buy milk", "call mom and buy milk"],
    ["add a task to my list: laundry", "laundry"],
    ["add the following to my list: eggs, ham, cheese", "eggs, ham, cheese"],
    ["put a reminder in for the school play", "the school play"],
    ["I want a reminder set for 5 pm to take out the roast", "take out the roast"],
    ["set a birthday reminder for Sam", "birthday reminder for Sam"],
    ["remind me to buy milk, tomorrow, and eggs", "buy milk and eggs"],
    ["add urgent care appointment to my list", "urgent care appointment"],
    ["remind me to email bob@example.com about the invoice", "email bob@example.com about the invoice"],
    ["add a task called Fix: login page", "Fix: login page"],
    ["add milk to my list for the party", "milk for the party"],
  ])("%s", (message, title) => {
    expect(extractParams(message, "add_task", context).params["title"]).toBe(title);
  });

  it("quoted words behind a noun for it are the description", () => {
    expect(said('add task "Ship v2.0" description "tag and publish" due friday p1')).toEqual({
      title: "Ship v2.0",
      description: "tag and publish",
      due_date: "2026-11-27",
      priority: "high",
    });
  });

  it("a reason behind the list is the description", () => {
    expect(said("put soap on my shopping list cause i'm all out")).toEqual({
      title: "soap",
      list: "shopping",
      description: "cause i'm all out",
    });
  });
});

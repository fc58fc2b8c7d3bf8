import { describe, expect, it } from "vitest";
import { detectIntent, routeMessage } from "../../src/index.ts";
import { wordClasses } from "../../src/lexicon/en/word-classes.ts";

const intentOf = (message: string): string => detectIntent(message).intent;
/** Every wording with every word in its gap. */
const each = (wordings: readonly string[], words: readonly string[]): string[][] =>
  wordings.flatMap((wording) => words.map((word) => [wording.replace("{}", word)]));

const deeds = ["buy milk", "pay the rent", "call mom", "fix the roof", "pick up the parcel", "book the hotel"];

describe("something to do behind a verb is a task, without the word for one", () => {
  it.each(each(["delete {}", "remove {}", "get rid of {}", "ditch {}"], deeds))("%s: delete", (message) => {
    expect(intentOf(message)).toBe("delete_task");
  });
  it.each(each(["finished {}", "i've completed {}", "tick off {}", "{} is done", "{}: done"], deeds))("%s: complete", (message) => {
    expect(intentOf(message)).toBe("complete_task");
  });
  it.each(each(["make {} urgent", "prioritize {}", "{} can wait until friday", "{} is more urgent now"], deeds))(
    "%s: update",
    (message) => {
      expect(intentOf(message)).toBe("update_task");
    },
  );
  it.each(each(["note {}", "log {}", "capture {}", "plan {}", "[ ] {}", "quick add: {}"], deeds))("%s: add", (message) => {
    expect(intentOf(message)).toBe("add_task");
  });
});

const nudges = [
  "nudge",
  "heads-up",
  "heads up",
  "poke",
  "prod",
  "prompt",
  "shout",
  "ping",
  "buzz",
  "holler",
  "yell",
  "notification",
  "alert",
];
const excuses = [
  "can't type, driving",
  "to cut it short",
  "in a rush",
  "on the bus",
  "hands full",
  "my hands are wet",
  "as discussed",
  "no time",
];
const pleas = [
  "fancy adding {}",
  "i request you to add {}",
  "oga add {} abeg",
  "i forgot to ask you to add {}",
  "kindly be adding {}",
  "do the needful on adding {}",
  "please to add {}",
  "pls do one thing add {}",
  "you please add {}",
];

describe("a new task in other people's words", () => {
  it.each([
    ...each(
      ["give me a {} at 4 to call the bank", "send me a {} on friday to submit the form", "set a {} for the audit on friday"],
      nudges,
    ),
    ...each(["gas bill {} friday"], ["nudge", "reminder"]),
    ...each(["{}: add batteries to my list", "{}, remind me to buy milk", "{}, add pick up the parcel"], excuses),
    ...each(pleas, ["the oil change", "call the vet tomorrow"]),
    ...each(["another one, {}", "next one: {}", "quick add - {}", "i was told to hurry, add {}", "add, uh, {}"], deeds),
    ...each(["schedule {} for friday", "pencil in {} on the 9th"], ["a haircut", "a boiler service", "lunch with Rosa"]),
    ...each(["{} the crisps on there", "{} a reminder in for the dentist"], ["toss", "fling", "sling", "chuck", "stick", "bung", "lob"]),
    ...each(["action: {}", "tomorrow: {}", "keep track of this for me: {}", "things to get: {}", "{}, friday, pls add"], deeds),
    ...each(["the list {} onions"], ["needs", "lacks", "could do with"]),
    ...each(["put {} in for tuesday", "keep one reminder for {}"], ["bleach", "the dentist"]),
    ...each(["eggs {} the list please", "bread {} my shopping list, thanks"], ["for", "on", "onto", "to"]),
  ])("%s: add", (message) => {
    expect(intentOf(message)).toBe("add_task");
  });
  it("the sound of thinking is no part of the title", () => {
    expect(routeMessage("add, uh, getting the brakes checked").steps[0]).toMatchObject({
      status: "execute",
      arguments: { title: "getting the brakes checked" },
    });
  });
});

const tasks = ["the gym task", "task 4", "that dentist reminder"];

describe("what is told of a task is a request to change it", () => {
  it.each(
    each(
      [
        "{} can wait until friday",
        "{} is needed by thursday now",
        "{} is rather urgent",
        "a few more days for {}",
        "{} is at 7, not 6",
        "{} got pushed to monday",
      ],
      tasks,
    ),
  )("%s: update", (message) => {
    expect(intentOf(message)).toBe("update_task");
  });
  it.each(each(["{} can go", "{} is no longer required", "{} is redundant", "{} is of no use", "dispense with {}", "let {} go"], tasks))(
    "%s: delete",
    (message) => {
      expect(intentOf(message)).toBe("delete_task");
    },
  );
  it.each(each(["{} is behind me", "{} has been seen to", "nailed {}", "{} is out of the way", "{} is ready, close it"], tasks))(
    "%s: complete",
    (message) => {
      expect(intentOf(message)).toBe("complete_task");
    },
  );
});

it.each([
  ["groceries: what's on there"],
  ["supplies list, what's on it"],
  ["what lies ahead this week"],
  ["what's coming up"],
  ["is there anything i've forgotten to do"],
  ["has the meeting been put on my list"],
  ["by when is the audit task"],
])("a question about the list without its noun, or with the list named first: %s", (message) => {
  expect(intentOf(message)).toBe("list_tasks");
});

describe("what is to be done is asked for without the word for a task", () => {
  const standing = wordClasses.standing.words;
  it.each(
    each(
      ["what's {}", "anything {} today?", "which ones are {}", "have I got anything {}", "remind me what's {}", "groceries: anything {}?"],
      standing,
    ),
  )("%s: list", (message) => {
    expect(intentOf(message)).toBe("list_tasks");
  });
  const planned = wordClasses.planned.words;
  it.each(each(["what have I got {} for friday", "do I have anything {} for tomorrow", "what's {} for saturday"], planned))(
    "%s: list",
    (message) => {
      expect(intentOf(message)).toBe("list_tasks");
    },
  );
  const days = ["tomorrow", "today", "next week"];
  it.each(
    each(
      [
        "what's it looking like {}",
        "how's {} looking",
        "how does {} look",
        "what does {} hold",
        "how busy am I {}",
        "am I free {}",
        "walk me through {}",
        "catch me up on {}",
        "what's the plan for {}",
      ],
      days,
    ),
  )("%s: list", (message) => {
    expect(intentOf(message)).toBe("list_tasks");
  });
});

it.each([
  ["what account are you connected to"],
  ["which account is linked"],
  ["what credentials am i using"],
  ["what e-mail do you have for me"],
])("whose account it is: %s", (message) => {
  expect(intentOf(message)).toBe("identity_query");
});

it.each([
  ["tomorrow, what do i have"],
  ["friday - what's on"],
  ["what's left for the afternoon"],
  ["anything before lunch"],
  ["is tomorrow busy"],
  ["what am i down for on friday"],
  ["how am i fixed for monday"],
])("a day named first, a part of it, or how busy it is: %s", (message) => {
  expect(intentOf(message)).toBe("list_tasks");
});

it.each([
  ["remind me of her pin"],
  ["i ought to have written to Margaret"],
  ["finish my sentence"],
  ["remove the file"],
  ["note the time of death"],
  ["heads up, it's raining"],
  ["he gave me a nudge"],
  ["the ping is terrible tonight"],
  ["can't talk now, driving"],
  ["please be quiet"],
  ["do the needful is a strange phrase"],
  ["schedule the dishwasher for 6"],
  ["another one bites the dust"],
  ["thanks for the list"],
  ["i was on the list please believe me"],
  ["schedule of classes for monday"],
  ["make you no vex"],
  ["the list is missing"],
  ["tsunami alert today"],
])("what only looks like a request stays none: %s", (message) => {
  expect(routeMessage(message).steps).toEqual([]);
});

const things = ["the haircut", "the oil change", "my tax return"];

describe("a change in anybody's words, of a thing that no task is known for", () => {
  const shoves = ["push", "move", "shove", "nudge", "knock", "kick", "bump", "shunt", "slide", "budge", "scoot", "drag", "boot"];
  it.each(
    each(["{} the haircut back a week", "{} the haircut along by two days", "{} the haircut down to friday", "{} haircut to 5"], shoves),
  )("%s: update", (message) => {
    expect(intentOf(message)).toBe("update_task");
  });
  it.each(
    each(
      [
        "{} is at 10, not 11",
        "{} is a lot more urgent now",
        "{} is less important now",
        "make {} high instead of low",
        "tuesday won't work, make {} wednesday",
        "friday is no good, move {} to monday",
        "add a work tag to {}",
        "set the status of {} to pending",
      ],
      things,
    ),
  )("%s: update", (message) => {
    expect(intentOf(message)).toBe("update_task");
  });
  it.each(each(["bin off {}", "chuck {}", "sack off {}", "ditch {}", "no need for {} after all"], things))("%s: delete", (message) => {
    expect(intentOf(message)).toBe("delete_task");
  });
  it.each(each(["complete {}"], ["stretch", "yoga class", "tax papers"]))("%s: complete", (message) => {
    expect(intentOf(message)).toBe("complete_task");
  });
  it.each(["the bread's done", "the rent's been sorted"])("%s: complete", (message) => {
    expect(intentOf(message)).toBe("complete_task");
  });
  it.each([
    "complete nonsense",
    "complete the crossword for me",
    "tuesday won't work",
    "climate is more urgent now",
    "the shop shoved the delivery back a week",
  ])("%s: nothing", (message) => {
    expect(intentOf(message)).toBe("unknown");
  });
});

describe("a value that is not the old one", () => {
  const known = { tasks: [{ id: "1", title: "Essay" }], now: "2026-11-23T09:00:00Z" };
  it.each([
    ["make the essay high not low", "high"],
    ["make the essay low instead of high priority", "low"],
    ["the essay should be high, not low", "high"],
    ["set the essay to medium rather than high", "medium"],
  ])("%s: %s", (message, priority) => {
    expect(routeMessage(message, known).steps.map(({ status, arguments: given }) => [status, given])).toEqual([
      ["execute", { task_id: "1", priority }],
    ]);
  });
  it.each(["essay delete", "the essay cancel"])("%s: asks whether to delete it", (message) => {
    expect(routeMessage(message, known).steps.map(({ status, toolName }) => [status, toolName])).toEqual([["confirm", "delete_task"]]);
  });
});

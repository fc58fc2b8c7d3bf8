import { describe, expect, it } from "vitest";
import { detectIntent, routeMessage, type Task } from "../../src/index.ts";

const tasks: readonly Task[] = [
  { id: "101", title: "Buy milk" },
  { id: "102", title: "Call the dentist" },
  { id: "103", title: "Finish quarterly report" },
  { id: "104", title: "Water the plants" },
  { id: "107", title: "Renew passport" },
  { id: "109", title: "Clean the garage" },
  { id: "110", title: "Book flights to Lisbon" },
];

const families: Readonly<Record<string, readonly string[]>> = {
  "what is not done": ["the dentist isn't done", "the milk task hasn't been done", "the quarterly report is not done yet"],
  "questions about what was done": ["task 3 done?", "have you deleted task 2?", "who deleted my task", "did i buy bread?"],
  "plans to do the thing itself": ["let's finish the report", "time to complete task 3", "i want to finish task 3"],
  conditions: [
    "if it rains, complete task 2",
    "complete task 1 if it rains",
    "maybe complete the milk task",
    "unless bob calls, mark milk as done",
    "when I get home complete the milk task",
  ],
  "questions about tasks in general": [
    "what is a task?",
    "what does complete task do",
    "how many tasks can i have at most",
    "which tasks can ai automate",
  ],
  "remarks about tasks": ["i hate tasks", "so many tasks so little time", "what a chore", "describe the tasks of a nurse"],
  "remarks with a list or a reminder in them": [
    "oh wonderful, more reminders",
    "oh good, one more thing on my list",
    "what a helpful reminder",
    "good job on that list",
    "who needs reminders anyway",
    "i got so much done today",
    "i've nothing planned tomorrow",
  ],
  "lists of others": [
    "add to cart",

    "what's on the endangered species list",
    "read me the ingredient list",
    "is it on the approved list",
    "what goes on a wedding checklist",
  ],
  "how the assistant works": [
    "how often do reminders repeat",
    "do completed tasks disappear",
    "does the list save automatically",
    "where are my tasks stored",
    "do lists really help",
  ],
  "questions about the world that sound like those about the list": [
    "what's coming up at the cinema",
    "what's left of the pizza",
    "what's it like in rome in may",
    "is there anything on tv",
    "what's planned for the new stadium",
    "what does the future hold",
    "how's the weather looking tomorrow",
    "am i late for school",
  ],
  "texts and programs": [
    "write a poem about tasks",
    "create a task scheduler in java",
    "remove line 3",
    "delete row 2",
    "delete this file",
  ],
  "people and idioms": [
    "add me on facebook",
    "add insult to injury",
    "add up these numbers",
    "add 2 and 3",
    "you remind me of my ex",
    "who am i kidding",
    "who am i to judge",
  ],
  "manners of speaking": ["i need to be honest with you", "i have to go", "i must say", "i have to disagree", "i need to think about it"],
  "other people's words": ["she wrote: add a task to buy milk", "do not, under any circumstances, delete task 2", "don't delete anything"],
  "questions about the product": [
    "is there a keyboard shortcut for adding tasks?",
    "is there an option for deleting tasks",
    "do your reminders repeat",
    "are you able to read my list out loud",
    "is it possible to repeat a task every week",
  ],
  "what only recalls": ["what was the wifi code, remind me", "remind me, what's the capital of Peru", "who sang that song, remind me"],
  "lists, accounts and documents that are not ours": [
    "put me on the guest list for saturday",
    "show me what's due on my credit card",
    "add a column called total to the sheet",
    "add a row for shipping in the table",
    "DELETE FROM reminders WHERE user_id = 17;",
  ],
  "what is only supposed, told or not asked": [
    "let's say I have ten tasks and one hour",
    "say somebody deletes all my tasks, what then",
    "did you know the first to-do list was written in 1888",
    "not asking you to add anything",
    "nobody asked you to remind me",
  ],
  "what is said in mockery": [
    "yeah right, the milk is bought",
    "the garage is clean and done, said no one ever",
    "sure, the quarterly report is done, in my dreams",
    "as if, the plants are watered",
  ],
  "words that only look like a title": ["change my password", "delete the garbage", "i finished the book", "delete the password"],
};

describe.each(Object.entries(families))("nothing is called for %s", (_family, messages) => {
  it.each(messages)("%s", (message) => {
    const route = routeMessage(message, { now: "2026-11-22T09:00:00Z", tasks });
    expect(route.steps.map(({ toolName, arguments: given }) => [toolName, given])).toEqual([]);
    expect(route.status).toBe("none");
  });
});

describe("a value that no parameter takes away is asked about, and no task goes with it", () => {
  it.each(["delete the description of the milk task", "clear the due date of milk", "remove #home from the milk task"])("%s", (message) => {
    const route = routeMessage(message, { now: "2026-11-22T09:00:00Z", tasks });
    expect(route.steps.filter(({ status, toolName }) => status !== "clarify" || toolName === "delete_task")).toEqual([]);
  });
});

describe("how sure it is that a message asks for nothing", () => {
  it.each([
    ["a word of a request leaves a doubt", "the hedge wants deleting from that thing of mine", 0.5, 0.9],
    ["plain talk leaves little", "lovely weather in lisbon", 0.9, 0.999],
  ])("%s", (_name, message, from, to) => {
    const { intent, confidence } = detectIntent(message);
    expect(intent).toBe("unknown");
    expect(confidence).toBeGreaterThan(from);
    expect(confidence).toBeLessThan(to);
  });
});

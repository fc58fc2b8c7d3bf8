import { describe, expect, it } from "vitest";
import { type Context, routeMessage, type Task } from "../../src/index.ts";

const tasks: readonly Task[] = [
  { id: "t1", title: "Pay the rent", priority: "high", due_date: "2026-11-24", status: "pending" },
  { id: "t2", title: "Buy bread", status: "pending" },
  { id: "t3", title: "Clean the gutter", status: "pending" },
  { id: "t4", title: "Finish the essay", due_date: "2026-11-27", status: "pending" },
  { id: "t5", title: "Fix the roof", status: "completed" },
  { id: "t6", title: "Buy eggs", status: "pending" },
  { id: "t7", title: "Call the optician", status: "pending" },
  { id: "t8", title: "Send the invoice", status: "pending" },
];
const context: Context = { tasks, now: "2026-11-22T10:00:00Z" };

/** What a message comes to, each step as "status tool arguments". */
function outcome(message: string, given: Context = context): readonly string[] {
  const { steps, reason } = routeMessage(message, given);
  if (steps.length === 0) return [`none ${reason}`];
  return steps.map((step) => `${step.status} ${step.toolName} ${JSON.stringify(step.arguments)}`);
}
const looks = (query: string) => [`execute list_tasks {"filters":{"query":"${query}"}}`];

describe("a search for a known task lists it", () => {
  it.each([
    ["look for the roof one", "roof"],
    ["search bread", "bread"],
    ["find the essay", "essay"],
    ["got something about the roof?", "roof"],
    ["is there anything about the roof", "roof"],
    ["do i have sth on the roof", "roof"],
    ["where's the roof one", "roof"],
    ["tasks with contract in it", "contract"],
    ["search invoice", "invoice"],
    ["find the roof thing", "roof"],
    ["wheres that thing about the roof", "roof"],
    ["anything about plumbing", "plumbing"],
  ])("%s", (message, query) => {
    expect(outcome(message)).toEqual(looks(query));
  });
});

describe("a question about a known task looks at it, and changes nothing", () => {
  it.each([
    ["by when is the essay?", "essay"],
    ["when is the essay due", "essay"],
    ["when do i have to hand in the essay", "essay"],
    ["what's the due date of the essay?", "essay"],
    ["is the bread one urgent?", "bread"],
    ["did i finish the rent?", "rent"],
    ["have we paid the rent?", "rent"],
    ["is rent done yet?", "rent"],
    ["did we clean the gutter", "clean the gutter"],
    ["has the gutter been cleaned", "gutter"],
    ["isn't the gutter done?", "gutter"],
    ["did you delete the bread one?", "bread"],
    ["is the essay due friday?", "essay"],
    ["does the essay have a date?", "essay"],
    ["am i done with the gutter?", "gutter"],
    ["essay done?", "essay"],
    ["rent paid yet?", "rent"],
    ["what time's the optician", "optician"],
    ["how urgent is the rent", "rent"],
  ])("%s", (message, query) => {
    expect(outcome(message)).toEqual(looks(query));
  });
});

describe("a search elsewhere is none", () => {
  it.each([
    "search the web for paint",
    "look up the weather",
    "look for flights",
    "find me a hotel in rome",
    "is the shop open?",
    "did you see the game?",
  ])("%s", (message) => {
    expect(outcome(message)).toEqual(["none no_intent"]);
    expect(outcome(message, {})).toEqual(["none no_intent"]);
  });
});

describe("a report tells of a known task alone", () => {
  it.each([
    ["gutter is sorted btw", 'execute complete_task {"task_id":"t3"}'],
    ["bought the eggs", 'execute complete_task {"task_id":"t6"}'],
    ["picked up the eggs", 'execute complete_task {"task_id":"t6"}'],
    ["called the optician", 'execute complete_task {"task_id":"t7"}'],
    ["called mum", "none no_intent"],
    ["bought some flowers", "none no_intent"],
    ["the roof is not finished after all", 'execute update_task {"task_id":"t5","status":"pending"}'],
    ["i haven't fixed the roof yet actually", 'execute update_task {"task_id":"t5","status":"pending"}'],
    ["the gutter is not finished after all", "none negated"],
    ["i haven't done the gutter yet actually", "none no_intent"],
  ])("%s", (message, expected) => {
    expect(outcome(message)).toEqual([expected]);
  });
});

describe("talk before a request does not drown it", () => {
  it.each([
    ["now seriously, remove number 4", 'confirm delete_task {"task_id":"t4"}'],
    ["k now delete number 4", 'confirm delete_task {"task_id":"t4"}'],
    ["could u please just delete the rent one", 'confirm delete_task {"task_id":"t1"}'],
    ["ok seriously now delete the bread one", 'confirm delete_task {"task_id":"t2"}'],
    [
      "ok so my sister called and she was like whatever, anyway put soap on my list",
      'execute add_task {"title":"soap","priority":"medium"}',
    ],
    ["anyway, where was i. right, mark the rent as done", 'execute complete_task {"task_id":"t1"}'],
    ["i told him anyway delete the rent", "none no_intent"],
    ["she was like delete the rent", "none no_intent"],
  ])("%s", (message, expected) => {
    expect(outcome(message)).toEqual([expected]);
  });
});

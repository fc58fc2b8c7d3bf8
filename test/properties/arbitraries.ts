import fc from "fast-check";
import type { Context } from "../../src/contract/context.ts";
import type { Task } from "../../src/contract/task.ts";

export const now = "2026-11-20T12:00:00Z";

/** Words that name things and mean nothing else to a task list. */
const things = [
  "milk",
  "kettle",
  "granola",
  "blankets",
  "fence",
  "invoice",
  "rhubarb",
  "cello",
  "poster",
  "gutter",
  "passport",
  "tyres",
  "curtains",
  "balcony",
  "receipts",
  "mosaic",
  "lantern",
  "pudding",
  "trellis",
  "varnish",
  "brochure",
  "hinges",
  "sponge",
  "turnips",
  "violin",
  "wardrobe",
  "zucchini",
  "plumber",
  "bookshelf",
] as const;
const actions = ["buy", "fix", "paint", "clean", "order", "wrap", "water", "borrow", "repair", "polish", "fetch", "pack"] as const;

/** A title that no parameter has a claim on: "paint the fence lantern". */
export const title = fc
  .tuple(
    fc.constantFrom(...actions),
    fc.constantFrom("", "the ", "two ", "some "),
    fc.uniqueArray(fc.constantFrom(...things), { minLength: 1, maxLength: 3 }),
  )
  .map(([action, article, words]) => `${action} ${article}${words.join(" ")}`);

const opening = fc.constantFrom(
  "add a task to ",
  "remind me to ",
  "create a task: ",
  "I need to ",
  "new task: ",
  "add ",
  "please add a todo to ",
);
const ending = fc.constantFrom(
  "",
  " tomorrow",
  " tomorrow at 5pm",
  " every monday",
  " with high priority",
  " #home",
  " on friday at noon",
  " urgent",
  " to my grocery list",
  " !!",
  " in 3 days",
);
const command = fc.constantFrom(
  "show my tasks",
  "what is overdue?",
  "delete it",
  "delete #1",
  "mark the second as done",
  "complete all of them",
  "move it to friday",
  "rename 1 to Call Bob",
  "push the milk one back two days",
  "who am I?",
  "don't delete anything",
  "how do I delete a task?",
  "the weather is nice",
  "yes",
  "no",
  "never mind",
  "the first one",
  "delete all completed tasks",
  "show the next 5",
  'add "the second of may"',
  "I finished task 2",
  "if it rains, delete task 1",
  "no, I meant the kettle",
);
const joiner = fc.constantFrom(" and ", ", then ", ". ", "; ", " but ", "\n");

const single = fc.oneof(
  fc.tuple(opening, title, ending).map((parts) => parts.join("")),
  command,
);
const several = fc.tuple(single, joiner, single).map((parts) => parts.join(""));

/** Text of any kind: whole Unicode with lone surrogates, and marks that mean something to the readers of dates, tags and quotes. */
const noise = fc.oneof(
  fc.string({ unit: "binary", maxLength: 60 }),
  fc
    .array(
      fc.nat(0xffff).map((code) => String.fromCharCode(code)),
      { maxLength: 40 },
    )
    .map((units) => units.join("")),
  fc
    .array(fc.constantFrom(..."\"'`#@+!?/.,:;-()[]{}\\0123456789 \n\t\0“”‘’…🔺⏫\u202e\u200f"), { maxLength: 60 })
    .map((units) => units.join("")),
);
const broken = fc.tuple(single, noise, fc.nat(80)).map(([text, piece, at]) => text.slice(0, at) + piece + text.slice(at));

/** What people type: commands, several at once, damaged ones, and anything at all. */
export const message: fc.Arbitrary<string> = fc.oneof({ weight: 4, arbitrary: single }, { weight: 2, arbitrary: several }, broken, noise);

export { several as severalCommands, single as singleCommand };

const task: fc.Arbitrary<Task> = fc
  .record(
    {
      title: fc.oneof(title, noise),
      description: fc.string(),
      status: fc.constantFrom("pending" as const, "completed" as const),
      priority: fc.constantFrom("low" as const, "medium" as const, "high" as const),
      due_date: fc.constantFrom("2026-11-22", "2026-11-22T17:00:00+01:00", "not a date"),
      list: fc.constantFrom("grocery", "work"),
      tags: fc.array(fc.constantFrom("home", "urgent"), { maxLength: 2 }),
    },
    { requiredKeys: ["title"] },
  )
  .map((fields) => ({ id: "", ...fields }));

const tasks = fc.array(task, { maxLength: 6 }).map((list) => list.map((one, index) => ({ ...one, id: String(index + 1) })));

const history = fc.array(
  fc.record({ role: fc.constantFrom("user" as const, "assistant" as const, "system" as const, "tool" as const), content: message }),
  {
    maxLength: 3,
  },
);

/** Everything a context may hold, with `now` always given. */
export const context: fc.Arbitrary<Context> = fc.record(
  {
    now: fc.constantFrom(now, "2026-03-29T00:59:59Z", "2024-02-29T23:30:00-05:00"),
    tasks,
    history,
    recentTaskIds: fc.array(fc.constantFrom("1", "2", "9"), { maxLength: 2 }),
    timeZone: fc.constantFrom("UTC", "Europe/Berlin", "America/New_York", "Pacific/Apia", "Asia/Kathmandu"),
    dateOrder: fc.constantFrom("MDY" as const, "DMY" as const),
    userId: fc.constantFrom("u-1", ""),
  },
  { requiredKeys: ["now"] },
);

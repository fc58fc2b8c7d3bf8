import fc from "fast-check";
import type { Task } from "../../src/contract/task.ts";
import { at, type Known, lists, tags } from "./tasks.ts";

/** Words that narrow a set. Without `holds` nobody but the speaker knows which tasks they are true of. */
export interface Condition {
  readonly words: string;
  readonly shape: string;
  readonly place: "before" | "behind";
  readonly holds?: (task: Task) => boolean;
}

type Holds = (task: Task) => boolean;
const dayOf = (task: Task): string => (task.due_date ?? "").slice(0, 10);
const within =
  (from: string, to: string): Holds =>
  (task) =>
    dayOf(task) >= from && dayOf(task) <= to && dayOf(task) !== "";

const isDone: Holds = (task) => task.status === "completed";
const isOpen: Holds = (task) => task.status !== "completed";
const isLate: Holds = (task) => isOpen(task) && dayOf(task) !== "" && dayOf(task) < "2026-11-20";
const isHigh: Holds = (task) => task.priority === "high";
const isLow: Holds = (task) => task.priority === "low";
const isMedium: Holds = (task) => task.priority === "medium" || task.priority === undefined;
const today = within("2026-11-20", "2026-11-20");
const tomorrow = within("2026-11-21", "2026-11-21");
const not =
  (holds: Holds): Holds =>
  (task) =>
    !holds(task);

/** Each meaning, and the words for it before a noun ("done tasks"), behind "that are", and behind the noun by themselves. */
interface Meaning {
  readonly holds?: Holds;
  readonly before?: readonly string[];
  readonly is?: readonly string[];
  readonly behind?: readonly string[];
}

const known: readonly Meaning[] = [
  {
    holds: isDone,
    before: ["done", "completed", "finished"],
    is: ["done", "finished", "completed", "ticked off"],
    behind: ["I've finished", "I have done", "marked as done"],
  },
  {
    holds: isOpen,
    before: ["open", "unfinished", "pending"],
    is: ["not done", "open", "not done yet", "still open", "unfinished"],
    behind: ["I haven't done yet"],
  },
  { holds: isLate, before: ["overdue", "late"], is: ["overdue", "late", "past due"], behind: ["past due", "past their due date"] },
  {
    holds: isHigh,
    before: ["high priority", "urgent", "high-priority"],
    is: ["high priority", "urgent", "of high priority"],
    behind: ["with high priority", "marked high"],
  },
  { holds: isLow, before: ["low priority", "low-priority"], is: ["low priority", "low"], behind: ["with low priority", "of low priority"] },
  { holds: isMedium, before: ["medium priority"], is: ["medium priority"], behind: ["with medium priority"] },
  { holds: not(isHigh), is: ["not high priority", "not urgent"], behind: ["without high priority"] },
  { holds: today, is: ["due today"], behind: ["due today", "for today"] },
  { holds: tomorrow, is: ["due tomorrow"], behind: ["due tomorrow", "for tomorrow"] },
  { holds: within("2026-11-16", "2026-11-22"), is: ["due this week"], behind: ["due this week"] },
  { holds: within("2026-11-23", "2026-11-29"), is: ["due next week"], behind: ["due next week", "for next week"] },
  { holds: (task) => dayOf(task) === "", behind: ["without a due date", "with no due date", "that have no due date"] },
  ...lists.map((list): Meaning => {
    const own: Holds = (task) => task.list === list;
    return {
      holds: own,
      before: [list],
      is: [`on my ${list} list`, `in the ${list} list`],
      behind: [`on my ${list} list`, `from the ${list} list`, `in ${list}`],
    };
  }),
  { holds: (task) => task.list !== "work", is: ["not on the work list"], behind: ["not on my work list"] },
  ...tags.map((tag): Meaning => {
    const own: Holds = (task) => (task.tags ?? []).includes(tag);
    return { holds: own, is: [`tagged ${tag}`], behind: [`tagged ${tag}`, `with the tag ${tag}`, `#${tag}`, `tagged #${tag}`] };
  }),
];

/** What no list of tasks can tell. */
const unknown: Meaning = {
  before: ["weird", "boring", "purple", "shared", "forgotten", "stupid"],
  is: ["weird", "too hard", "not worth it", "Bob's", "blocked", "no fun"],
  behind: [
    "that look weird",
    "Bob mentioned",
    "from the other day",
    "that Anna sent me",
    "I hate",
    "we talked about",
    "nobody needs",
    "that take too long",
    "for the project",
    "I don't care about",
    "assigned to me",
    "with attachments",
    "older than my dog",
    "except you know which",
    "that start to bore me",
  ],
};

const aboutThing = [
  "about THING",
  "with THING in the title",
  "containing THING",
  "that mention THING",
  "about the THING",
  "with THING in it",
  "that contain the word THING",
];
const relatives = ["that's", "that are", "that is", "which are", "that's already", "thats", "which is"] as const;

function worded(meaning: Meaning): Condition[] {
  const rest = meaning.holds === undefined ? {} : { holds: meaning.holds };
  const { before = [], is = [], behind = [] } = meaning;
  return [
    ...before.map((words): Condition => ({ words, shape: words, place: "before", ...rest })),
    ...is.flatMap((words) =>
      relatives.map((that): Condition => ({ words: `${that} ${words}`, shape: `THAT ${words}`, place: "behind", ...rest })),
    ),
    ...behind.map((words): Condition => ({ words, shape: words, place: "behind", ...rest })),
  ];
}

type Chosen = (known: readonly Known[]) => Condition;
const fixed = (conditions: readonly Condition[]): fc.Arbitrary<Chosen> => fc.constantFrom(...conditions).map((one) => () => one);

const ofThing: fc.Arbitrary<Chosen> = fc.tuple(fc.constantFrom("THING", ...aboutThing), fc.nat(7)).map(([words, index]) => (among) => {
  const { thing } = at(among, index);
  return {
    words: words.replace("THING", thing),
    shape: words,
    place: words === "THING" ? "before" : "behind",
    holds: (task) => task.title.toLowerCase().includes(thing),
  };
});

/** A meaning first and a wording then, so that each meaning is met as often. */
const ofMeaning: fc.Arbitrary<Chosen> = fc.oneof(...known.map((meaning) => fixed(worded(meaning))));

const knownCondition: fc.Arbitrary<Chosen> = fc.oneof({ weight: 6, arbitrary: ofMeaning }, ofThing);
const unknownCondition: fc.Arbitrary<Chosen> = fixed(worded(unknown));
export const condition: fc.Arbitrary<Chosen> = fc.oneof({ weight: 3, arbitrary: knownCondition }, unknownCondition);

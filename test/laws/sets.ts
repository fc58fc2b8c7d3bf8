import fc from "fast-check";
import type { Condition } from "./conditions.ts";

/** What a set request does; `…` stands for the tasks. */
export interface Deed {
  readonly intent: "delete_task" | "complete_task" | "update_task" | "list_tasks";
  readonly words: string;
}

const deedsOf = (intent: Deed["intent"], ...words: readonly string[]): Deed[] => words.map((one) => ({ intent, words: one }));

const changing = [
  ...deedsOf("delete_task", "delete …", "remove …", "get rid of …", "erase …", "clear …", "bin …", "trash …", "throw out …", "drop …"),
  ...deedsOf("complete_task", "complete …", "mark … as done", "tick off …", "check off …", "mark … as completed", "set … to done"),
  ...deedsOf(
    "update_task",
    "move … to friday",
    "set … to high priority",
    "make … low priority",
    "postpone … to monday",
    "reschedule … to friday",
    "snooze … until monday",
    "give … high priority",
    "push … back two days",
  ),
];

const changingDeed: fc.Arbitrary<Deed> = fc.constantFrom(...changing);
export const anyDeed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 8, arbitrary: changingDeed },
  fc.constantFrom(...deedsOf("list_tasks", "show …", "list …", "show me …", "find …")),
);

/** Names of a set: with a noun, words may stand before it. */
export interface Head {
  readonly words: string;
  readonly noun: boolean;
  /** Whether the words name a set without a condition. */
  readonly alone: boolean;
  /** Whether every task that fits is meant: "the first two done tasks" need not be among the first two tasks. */
  readonly whole: boolean;
}

const whole = (words: string, noun = false): Head => ({ words, noun, alone: true, whole: true });
const some = (words: string, noun = true): Head => ({ words, noun, alone: false, whole: true });
export const allTasks = whole("all … tasks", true);

export const heads = fc.constantFrom<Head>(
  allTasks,
  whole("everything"),
  whole("all my … tasks", true),
  whole("every … task", true),
  whole("all of my … tasks", true),
  whole("all the … tasks", true),
  some("all the … ones"),
  some("the … ones"),
  some("any … task"),
  some("the … tasks"),
  some("all", false),
  some("anything", false),
  some("whatever", false),
  { ...some("the first two … tasks"), whole: false },
);

/** The head with its conditions where they belong; none where there is no room for them. */
export function withConditions(head: Head, conditions: readonly Condition[]): string | undefined {
  const before = conditions.filter((one) => one.place === "before");
  const behind = conditions.filter((one) => one.place === "behind");
  if (before.length > 0 && !head.noun) return undefined;
  const filled = head.words.replace("…", before.map((one) => one.words).join(" ")).replace(/ {2,}/g, " ");
  return [filled, ...behind.map((one) => one.words)]
    .join(" ")
    .replace(/^whatever (?:that(?:'?s| is| are)|which (?:is|are)) /, "whatever is ");
}

const opening = fc.constantFrom(
  "",
  "please ",
  "can you ",
  "ok, ",
  "could you please ",
  "hey, ",
  "I want you to ",
  "just ",
  "now ",
  "let's ",
);
const closing = fc.constantFrom("", " please", ".", "!", " thanks", " for me", ", thank you", " pls", " now");

export interface Frame {
  readonly opening: string;
  readonly closing: string;
}
export const frame: fc.Arbitrary<Frame> = fc.record({
  opening: fc.oneof({ weight: 2, arbitrary: fc.constant("") }, opening),
  closing: fc.oneof({ weight: 2, arbitrary: fc.constant("") }, closing),
});

export const say = ({ opening: first, closing: last }: Frame, words: string): string => `${first}${words}${last}`;

import fc from "fast-check";
import { at, type Known, naming } from "./tasks.ts";

/** A request about one task, or about none. */
export interface Request {
  readonly words: string;
  readonly shape: string;
  readonly intent: string;
  /** The task it is about. */
  readonly known?: Known;
}

const fill = (words: string, name: string): string => words.replace("TASK", name);

const deleting = [
  "delete TASK",
  "remove TASK",
  "get rid of TASK",
  "please delete TASK",
  "erase TASK",
  "can you remove TASK",
  "bin TASK",
  "cross out TASK",
];
const completing = [
  "complete TASK",
  "mark TASK as done",
  "check off TASK",
  "tick off TASK",
  "TASK is done",
  "I finished TASK",
  "mark TASK as completed",
];
const updating = [
  "move TASK to friday",
  "set TASK to high priority",
  "make TASK urgent",
  "postpone TASK to monday",
  "change the priority of TASK to low",
  "push TASK back two days",
  "rename TASK to water the plants",
  "put TASK on the work list",
  "reschedule TASK for tomorrow",
  "TASK is due on friday",
];

const about = (intent: string, wordings: readonly string[]): fc.Arbitrary<(known: readonly Known[], index: number) => Request> =>
  fc.tuple(fc.constantFrom(...wordings), naming).map(([words, name]) => (known, index) => {
    const one = at(known, index);
    const named = name(one);
    return { words: fill(words, named), shape: words, intent, known: one };
  });

const newThings = ["bread", "soap", "candles", "stamps", "paint", "batteries", "flour", "tulips"] as const;
const adds = [
  "add buy NEW",
  "remind me to buy NEW",
  "add a task to order NEW",
  "create a task: buy NEW",
  "I need to buy NEW",
  "new task: order NEW",
  "add NEW to my list",
  "please add a task to get NEW",
  "add buy NEW tomorrow",
  "remind me to order NEW on friday",
  "add a high priority task to buy NEW",
  "add NEW to my grocery list",
];
const adding = fc.tuple(fc.constantFrom(...adds), fc.constantFrom(...newThings), fc.constantFrom(...newThings)).map(
  ([words, thing, other]) =>
    (_known: readonly Known[], index: number): Request => ({
      words: words.replace("NEW", index % 2 === 0 ? thing : other),
      shape: words,
      intent: "add_task",
    }),
);

const looks = [
  "show my tasks",
  "list my overdue tasks",
  "what's due today",
  "show me my work list",
  "who am I",
  "what are my high priority tasks",
];
const looking = fc
  .constantFrom(...looks)
  .map((words) => (): Request => ({ words, shape: words, intent: words === "who am I" ? "identity_query" : "list_tasks" }));

export type ChosenRequest = (known: readonly Known[], index: number) => Request;

export const changeOfOne: fc.Arbitrary<ChosenRequest> = fc.oneof(
  about("delete_task", deleting),
  about("complete_task", completing),
  about("update_task", updating),
);
export const addition: fc.Arbitrary<ChosenRequest> = adding;
export const anyRequest: fc.Arbitrary<ChosenRequest> = fc.oneof(
  { weight: 5, arbitrary: changeOfOne },
  { weight: 3, arbitrary: adding },
  looking,
);

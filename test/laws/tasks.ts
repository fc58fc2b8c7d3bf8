import fc from "fast-check";
import type { Task } from "../../src/contract/task.ts";

const actions = ["buy", "fix", "order", "call about", "clean", "return", "book", "paint", "check", "pick up"] as const;

/** Things that no other part of a request is named after. */
const things = [
  "milk",
  "rent",
  "fence",
  "passport",
  "kettle",
  "invoice",
  "gutter",
  "cake",
  "curtains",
  "violin",
  "parcel",
  "essay",
  "roof",
  "tyres",
  "hotel",
  "car insurance",
  "birthday card",
] as const;

export const lists = ["grocery", "work", "garden"] as const;
export const tags = ["errands", "phone", "family"] as const;
const days = ["2026-11-20", "2026-11-18", "2026-11-21", "2026-11-12", "2026-11-25", "2026-12-15", "2026-11-20T17:00:00Z"] as const;

/** What most people have: several fields are absent. */
const fields = fc.record(
  {
    status: fc.constantFrom("pending" as const, "completed" as const),
    priority: fc.constantFrom("high" as const, "low" as const, "medium" as const),
    due_date: fc.constantFrom(...days),
    list: fc.constantFrom(...lists),
    tags: fc.constantFrom(["errands"], ["phone"], ["family", "phone"]),
  },
  { requiredKeys: ["status"] },
);

const named = fc.record({
  action: fc.constantFrom(...actions),
  article: fc.constantFrom("", "the "),
  thing: fc.constantFrom(...things),
  fields,
});

const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

/** Two to five tasks, each with a thing of its own, in the order shown. */
export const tasks: fc.Arbitrary<Known[]> = fc
  .uniqueArray(named, { selector: (one) => one.thing, minLength: 2, maxLength: 5 })
  .map((list) =>
    list.map(({ action, article, thing, fields: rest }, index) => ({
      thing,
      task: { id: `t${index + 1}`, title: capital(`${action} ${article}${thing}`), ...rest },
    })),
  );

/** A task and the one word or two that no other task has. */
export interface Known {
  readonly thing: string;
  readonly task: Task;
}

export const plain = (known: readonly Known[]): Task[] => known.map(({ task }) => task);

/** A way to name a task. */
export const naming = fc.constantFrom<(known: Known) => string>(
  ({ thing }) => `the ${thing}`,
  ({ thing }) => `the ${thing} task`,
  ({ thing }) => thing,
  ({ thing }) => `the ${thing} one`,
  ({ task }) => task.title.toLowerCase(),
  ({ task }) => task.title,
  ({ task }) => `"${task.title}"`,
);

/** The part of a list that a number stands for, whatever the length of the list. */
export function at<Item>(items: readonly Item[], index: number): Item {
  const found = items[index % items.length];
  if (found === undefined) throw new Error("nothing to choose from");
  return found;
}

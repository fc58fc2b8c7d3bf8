import type { Context, Task } from "pointsman";
import { fixtures } from "pointsman/fixtures";

/** Every call is timed with the same tasks at the same instant. */
const eightTasks: readonly Task[] = [
  "Buy milk",
  "Call the dentist",
  "Quarterly report",
  "Water the plants",
  "Pay rent",
  "Call mom",
  "Renew passport",
  "Book flights",
].map((title, index) => ({ id: `t${index + 1}`, title, status: index % 3 === 2 ? "completed" : "pending" }));

export const context: Context = { now: "2026-11-22T09:00:00Z", timeZone: "UTC", tasks: eightTasks };

/** A long list as an application may hold it: titles of three words, all different. */
export function manyTasks(count: number): Task[] {
  const verbs = ["Call", "Email", "Visit", "Pay", "Review", "Order", "Clean", "Plan", "Fix", "Check"];
  const things = ["invoice", "garden", "budget", "laptop", "garage", "contract", "kitchen", "server", "ticket", "roof"];
  return Array.from({ length: count }, (_, index) => ({
    id: `n${index + 1}`,
    title: `${verbs[index % 10] ?? ""} ${things[Math.floor(index / 10) % 10] ?? ""} ${Math.floor(index / 100)}`,
  }));
}

/** The messages of the fixtures, the hostile ones too: what a route meets in the wild, short and long. */
export const mixedMessages: readonly string[] = fixtures.map(({ message }) => message);

export const references: readonly string[] = [
  "delete the milk task",
  "complete the first task",
  "mark call the dentist as done",
  "move the quarterly report to friday",
  "tick off 2",
  "complete tasks 1 and 3",
  "delete the dentsit task",
  "rename task 4 to Water the ferns",
];

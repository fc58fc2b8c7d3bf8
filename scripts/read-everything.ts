// Sends enough messages through the public functions that every lazily compiled table of the core is compiled.
import type { Context } from "../src/contract/context.ts";

const tasks = [
  { id: "1", title: "Buy milk", status: "pending", priority: "high", due_date: "2026-11-22", tags: ["home"], list: "grocery" },
  { id: "2", title: "Call the dentist", status: "completed" },
] as const;

const context: Context = {
  now: "2026-11-20T12:00:00Z",
  timeZone: "Europe/Berlin",
  tasks,
  history: [{ role: "assistant", content: 'I added "Buy milk".' }],
};

const messages = [
  'add "buy milk" tomorrow at 5pm, high priority, to my grocery list #home, note: the blue one',
  "remind me to call the dentist every other monday until june in the evening",
  "show me the next 5 overdue tasks tagged home, page 2",
  "move the milk one to friday and mark the second as done",
  "rename #1 to Call Bob and push it back two days",
  "delete all completed tasks",
  "delete it",
  "who am I logged in as?",
  "don't delete anything",
  "if I had time I would add a task",
  "creat a tsak to biuld the shed",
  "no, I meant the dentist",
] as const;

export async function readEverything(): Promise<void> {
  const { routeMessage, detectIntent, extractParams, resolveTaskReference, splitClauses } = await import("../src/index.ts");
  for (const message of messages) {
    const route = routeMessage(message, context);
    for (const answer of ["yes", "no", "the second", "tomorrow"]) routeMessage(answer, { ...context, pending: route.pending });
    routeMessage(message, { now: "2026-11-20T12:00:00Z" });
    extractParams(message, detectIntent(message, context).intent, context);
    resolveTaskReference(message, context);
    splitClauses(message);
  }
}

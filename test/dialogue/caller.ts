import type { Message, Route, Task } from "../../src/index.ts";
import { routeMessage } from "../../src/index.ts";

/** What the caller of a conversation is like. */
export interface Start {
  /** It has every step confirmed. */
  readonly asksAlways?: true;
  /** It does not tell the tasks. */
  readonly unknownTasks?: true;
  /** What it said before the first message. */
  readonly said?: string;
}

const TASKS: readonly Task[] = [
  { id: "11", title: "Buy milk", status: "pending", priority: "medium", due_date: "2026-11-23", list: "grocery" },
  { id: "12", title: "Call the dentist", status: "pending", priority: "high" },
  { id: "13", title: "Finish quarterly report", status: "pending", priority: "high", due_date: "2026-11-20", list: "work" },
  { id: "14", title: "Water the plants", status: "completed", priority: "low" },
  { id: "15", title: "Pay rent", status: "pending", priority: "medium", due_date: "2026-12-01" },
  { id: "16", title: "Call mom", status: "pending", priority: "low" },
  { id: "17", title: "Book flights to Rome", status: "pending" },
  { id: "18", title: "Report the broken heater", status: "pending", list: "home" },
];

/** What the caller keeps between messages. */
interface Memory {
  tasks: readonly Task[];
  recent: readonly string[];
  readonly history: Message[];
  pending: Route["pending"];
}

/**
 * A conversation with a caller that does what a route says: it runs the steps before the first question, and hands back the tasks, what it
 * touched, what was said and `pending`. The routes of the messages, one line each: "confirm delete_task 11; execute add_task title=bread".
 */
export function play(messages: readonly string[], start: Start, heard?: (route: Route) => void): string[] {
  const memory: Memory = { tasks: TASKS, recent: [], history: start.said === undefined ? [] : [assistant(start.said)], pending: null };
  return messages.map((message) => {
    const { recent, history, pending } = memory;
    const tasks = start.unknownTasks === true ? {} : { tasks: memory.tasks };
    const context = { now: "2026-11-22T09:00:00Z", timeZone: "UTC", ...tasks, recentTaskIds: recent, history: [...history], pending };
    const route = routeMessage(message, context, start.asksAlways === true ? { confirm: "always" } : {});
    heard?.(route);
    const done = run(route, memory);
    memory.pending = route.pending;
    history.push({ role: "user", content: message }, assistant([...done, route.reply ?? ""].join(" ").trim() || "OK."));
    return line(route);
  });
}

function assistant(content: string): Message {
  return { role: "assistant", content };
}

/** Runs the steps before the first question; what the assistant says about each. */
function run({ steps }: Route, memory: Memory): string[] {
  const until = steps.findIndex(({ status }) => status !== "execute");
  return steps.slice(0, until < 0 ? steps.length : until).map(({ intent, arguments: given }) => {
    if (intent === "add_task") {
      const id = String(20 + memory.history.length + memory.tasks.length);
      memory.tasks = [...memory.tasks, { id, ...given, title: String(given["title"]), status: "pending" }];
      memory.recent = [id, ...memory.recent];
      return `Added "${String(given["title"])}".`;
    }
    const { task_id: id, ...changes } = given;
    const task = memory.tasks.find((one) => one.id === id);
    if (typeof id !== "string") return "Here you are.";
    const changed: Partial<Task> = intent === "complete_task" ? { status: "completed" } : changes;
    memory.tasks =
      intent === "delete_task"
        ? memory.tasks.filter((one) => one.id !== id)
        : memory.tasks.map((one) => (one.id === id ? { ...one, ...changed } : one));
    memory.recent = [id, ...memory.recent.filter((one) => one !== id)];
    return `Done with "${task?.title ?? id}".`;
  });
}

/** A route in a line; the default priority goes without saying. */
export function line({ steps, reason }: Route): string {
  if (steps.length === 0) return `none ${reason ?? ""}`.trim();
  return steps
    .map(({ status, intent, arguments: { task_id: id, ...given }, assumed }) => {
      const said = Object.entries(given)
        .filter(([name]) => !(name === "priority" && assumed.includes("priority")))
        .sort(([one], [other]) => one.localeCompare(other));
      const values = said.map(([name, value]) => `${name}=${typeof value === "string" ? value : JSON.stringify(value)}`);
      return [status, intent, ...(id === undefined ? [] : [String(id)]), ...values].join(" ");
    })
    .join("; ");
}

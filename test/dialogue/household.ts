import type { Context, Message, ProposedCall, Route, Task } from "../../src/index.ts";
import { routeMessage } from "../../src/index.ts";
import { line } from "./caller.ts";

export const HOUSEHOLD: readonly Task[] = [
  { id: "a1", title: "Buy eggs", status: "pending", list: "grocery" },
  { id: "a2", title: "Pay the rent", status: "pending", priority: "high", due_date: "2026-12-01" },
  { id: "a3", title: "Clean the gutter", status: "pending", priority: "low", tags: ["garden"] },
  { id: "a4", title: "Call the electrician", status: "pending", due_date: "2026-11-23T10:00:00+00:00" },
  { id: "a5", title: "Essay on bees", status: "pending", due_date: "2026-11-20", list: "school" },
  { id: "a6", title: "Bread", status: "pending", list: "grocery" },
  { id: "a7", title: "Optician appointment", status: "pending", due_date: "2026-11-26" },
  { id: "a8", title: "Return library books", status: "completed" },
  { id: "a9", title: "Renew passport", status: "pending", priority: "high", due_date: "2026-11-18" },
  { id: "a10", title: "Order birthday cake", status: "completed", list: "party" },
];

/** The tasks of somebody else: a wedding, a house, a trade. */
export const ELSEWHERE: readonly Task[] = [
  { id: "w1", title: "Book the photographer", status: "pending", priority: "high", due_date: "2026-11-24", list: "wedding" },
  { id: "w2", title: "Order invitations", status: "pending", due_date: "2026-11-27", list: "wedding" },
  { id: "w3", title: "Fix the kitchen tap", status: "pending", list: "house" },
  { id: "w4", title: "Paint the fence", status: "pending", priority: "low", list: "house", tags: ["outdoors"] },
  { id: "w5", title: "Send invoice to Hartley", status: "pending", priority: "high", due_date: "2026-11-21", list: "work" },
  { id: "w6", title: "Quarterly VAT return", status: "pending", due_date: "2026-11-30", list: "work", tags: ["finance"] },
  { id: "w7", title: "Dentist", status: "pending", due_date: "2026-11-25T15:30:00+00:00" },
  { id: "w8", title: "Milk", status: "pending", list: "shopping" },
  { id: "w9", title: "Dog food", status: "pending", list: "shopping" },
  { id: "w10", title: "Walk the dog", status: "completed" },
  { id: "w11", title: "Phone Aunt Mavis", status: "pending", due_date: "2026-11-22" },
  { id: "w12", title: "Cancel gym membership", status: "completed", list: "personal" },
];

const TODAY = "2026-11-22";
/** First and last day of what a filter's keyword says, on a Sunday. */
const PERIODS: Readonly<Record<string, readonly [string, string]>> = {
  today: [TODAY, TODAY],
  tomorrow: ["2026-11-23", "2026-11-23"],
  yesterday: ["2026-11-21", "2026-11-21"],
  this_week: ["2026-11-16", "2026-11-22"],
  next_week: ["2026-11-23", "2026-11-29"],
  last_week: ["2026-11-09", "2026-11-15"],
  this_month: ["2026-11-01", "2026-11-30"],
  next_month: ["2026-12-01", "2026-12-31"],
};

/** What a caller keeps who shows lists and can take calls back. */
interface Memory {
  tasks: readonly Task[];
  made: number;
  recent: readonly string[];
  shown: readonly string[];
  undo: Context["undo"] | null;
  pending: Route["pending"];
  readonly history: Message[];
}

/** A conversation with a caller that also hands back the tasks it showed last and what takes the last calls back. */
export function playAtHome(
  messages: readonly string[],
  tasksAtFirst: readonly Task[] = HOUSEHOLD,
  heard?: (route: Route) => void,
): string[] {
  const memory: Memory = { tasks: tasksAtFirst, made: 0, recent: [], shown: [], undo: null, pending: null, history: [] };
  return messages.map((message) => {
    const { tasks, recent, shown, undo, pending, history } = memory;
    const route = routeMessage(message, {
      now: `${TODAY}T09:00:00Z`,
      timeZone: "UTC",
      tasks,
      recentTaskIds: recent,
      ...(shown.length === 0 ? {} : { shownTaskIds: shown }),
      ...(undo === null || undo === undefined ? {} : { undo }),
      history: [...history],
      pending,
    });
    heard?.(route);
    const said = perform(route, memory);
    memory.pending = route.pending;
    history.push(
      { role: "user", content: message },
      { role: "assistant", content: [...said, route.reply ?? ""].join(" ").trim() || "OK." },
    );
    return line(route);
  });
}

function perform({ steps }: Route, memory: Memory): string[] {
  const until = steps.findIndex(({ status }) => status !== "execute");
  const backs: ProposedCall[] = [];
  let changed = false;
  const said = steps.slice(0, until < 0 ? steps.length : until).map(({ intent, arguments: given }) => {
    if (intent === "list_tasks") {
      memory.shown = memory.tasks.filter((task) => fits(task, given["filters"])).map(({ id }) => id);
      return "Here you are.";
    }
    changed ||= intent !== "identity_query";
    return change(intent, given, memory, backs);
  });
  if (changed) memory.undo = backs.length === 0 ? null : { label: "that", calls: backs };
  return said;
}

function change(intent: string, given: Readonly<Record<string, unknown>>, memory: Memory, backs: ProposedCall[]): string {
  if (intent === "add_task") {
    const id = `n${++memory.made}`;
    memory.tasks = [...memory.tasks, { id, ...given, title: String(given["title"]), status: "pending" }];
    memory.recent = [id, ...memory.recent];
    backs.unshift({ toolName: "delete_task", arguments: { task_id: id } });
    return `Added "${String(given["title"])}".`;
  }
  const { task_id: id, ...changes } = given;
  const task = memory.tasks.find((one) => one.id === id);
  if (typeof id !== "string" || task === undefined) return "Done.";
  backs.unshift(backOf(intent, task, changes));
  const news: Partial<Task> = intent === "complete_task" ? { status: "completed" } : changes;
  memory.tasks =
    intent === "delete_task"
      ? memory.tasks.filter((one) => one.id !== id)
      : memory.tasks.map((one) => (one.id === id ? { ...one, ...news } : one));
  memory.recent = [id, ...memory.recent.filter((one) => one !== id)];
  return `Done with "${task.title}".`;
}

function backOf(intent: string, task: Task, changes: Readonly<Record<string, unknown>>): ProposedCall {
  if (intent === "delete_task") return { toolName: "add_task", arguments: { title: task.title } };
  if (intent === "complete_task") return { toolName: "update_task", arguments: { task_id: task.id, status: "pending" } };
  const old = Object.entries(task).filter(([name]) => name in changes);
  return { toolName: "update_task", arguments: { task_id: task.id, ...Object.fromEntries(old) } };
}

function fits(task: Task, filters: unknown): boolean {
  const {
    status,
    priority,
    due_date: due,
    list,
    query,
  } = (typeof filters === "object" && filters !== null ? filters : {}) as Record<string, unknown>;
  const day = task.due_date?.slice(0, 10);
  const [first, last] = typeof due === "string" ? (PERIODS[due] ?? due.split("/")) : [];
  return (
    (status === undefined ||
      (status === "overdue" ? task.status !== "completed" && day !== undefined && day < TODAY : task.status === status)) &&
    (priority === undefined || task.priority === priority) &&
    (first === undefined || (day !== undefined && first <= day && day <= (last ?? first))) &&
    (list === undefined || task.list === list) &&
    (typeof query !== "string" || task.title.toLowerCase().includes(query.toLowerCase()))
  );
}

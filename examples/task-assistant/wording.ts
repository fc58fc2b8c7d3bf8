/** How tasks are put into words for people. */
import { explainRecurrence, type Task } from "pointsman";

// Line breaks, escape sequences and marks that turn the direction of text would let a title draw on the terminal.
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]+/gu;

/** Text that is safe on a terminal: control characters become a blank. */
export function printable(text: string): string {
  return text.replace(UNPRINTABLE, " ");
}

/** `Sun 22 Nov 2026`, or `Sun 22 Nov 2026 17:00` in the user's zone. */
export function dueWords(dueDate: string, timeZone: string): string {
  const timed = dueDate.length > 10;
  const instant = Date.parse(timed ? dueDate : `${dueDate}T00:00:00Z`);
  if (Number.isNaN(instant)) return printable(dueDate);
  const zone = timed ? timeZone : "UTC";
  const part = (options: Intl.DateTimeFormatOptions) => new Intl.DateTimeFormat("en-US", { timeZone: zone, ...options }).format(instant);
  const parts = [part({ weekday: "short" }), part({ day: "numeric" }), part({ month: "short" }), part({ year: "numeric" })];
  if (timed) parts.push(part({ hour: "2-digit", minute: "2-digit", hourCycle: "h23" }));
  return parts.join(" ");
}

/** Values of a task, all of them or those that changed. */
type Values = { readonly [Key in keyof Task]?: Task[Key] | undefined };

/** What a task can be told by beside its title; `null` is what goes without saying. */
const FACTS: readonly ((task: Values, timeZone: string) => string | null)[] = [
  ({ due_date: due }, timeZone) => (due === undefined ? null : `due ${dueWords(due, timeZone)}`),
  ({ recurrence }) => (recurrence === undefined ? null : explainRecurrence(recurrence)),
  ({ priority }) => (priority === undefined ? null : `${priority} priority`),
  ({ list }) => (list === undefined ? null : `list ${printable(list)}`),
  ({ tags = [] }) => (tags.length === 0 ? null : tags.map((tag) => `#${printable(tag)}`).join(" ")),
];

function facts(task: Values, timeZone: string): string[] {
  return FACTS.flatMap((fact) => fact(task, timeZone) ?? []);
}

/** `#1 "buy milk"`, with what is set on it: `, due Sun 22 Nov 2026 17:00, high priority`. */
export function taskWords({ priority, ...task }: Task, timeZone: string): string {
  const told = facts({ ...task, ...(priority === undefined || priority === "medium" ? {} : { priority }) }, timeZone);
  return [nameWords(task), ...told, ...(task.status === "completed" ? ["completed"] : [])].join(", ");
}

/** What a change came to: `Completed #1 "buy milk".`, `Changed #1 "buy milk": due Sun 22 Nov 2026, high priority.` */
export function changeWords(task: Task, { status, title, description, ...changes }: Values, timeZone: string): string {
  const said = [
    ...(title === undefined ? [] : ["a new title"]),
    ...facts(changes, timeZone),
    ...(changes.tags?.length === 0 ? ["no tags"] : []),
    ...(description === undefined ? [] : [description === "" ? "no description" : `description "${printable(description)}"`]),
  ];
  const verb = status === "completed" ? "Completed" : status === "pending" ? "Open again:" : "Changed";
  return `${verb} ${nameWords(task)}${said.length === 0 ? "" : `: ${said.join(", ")}`}.`;
}

function nameWords({ id, title }: Pick<Task, "id" | "title">): string {
  return `#${id} "${printable(title)}"`;
}

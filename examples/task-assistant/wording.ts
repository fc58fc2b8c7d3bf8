/** How tasks are put into words for people. */
import type { Task } from "pointsman";

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

const FREQUENCIES: ReadonlyMap<string, readonly [one: string, many: string]> = new Map([
  ["HOURLY", ["every hour", "hours"]],
  ["DAILY", ["every day", "days"]],
  ["WEEKLY", ["every week", "weeks"]],
  ["MONTHLY", ["every month", "months"]],
  ["YEARLY", ["every year", "years"]],
] as const);
const WEEKDAYS: ReadonlyMap<string, string> = new Map(
  Object.entries({ MO: "Mon", TU: "Tue", WE: "Wed", TH: "Thu", FR: "Fri", SA: "Sat", SU: "Sun" }),
);

/** `every week on Mon` for `FREQ=WEEKLY;BYDAY=MO`; the rule itself where there are no simple words for it. */
export function recurrenceWords(rule: string): string {
  const parts = new Map(rule.split(";").map((part) => [part.slice(0, part.indexOf("=")), part.slice(part.indexOf("=") + 1)]));
  const frequency = FREQUENCIES.get(parts.get("FREQ") ?? "");
  const days = (parts.get("BYDAY") ?? "")
    .split(",")
    .filter((day) => day !== "")
    .map((day) => WEEKDAYS.get(day));
  const known = ["FREQ", "INTERVAL", "BYDAY", "BYHOUR", "BYMINUTE"];
  if (frequency === undefined || days.includes(undefined) || [...parts.keys()].some((key) => !known.includes(key))) return printable(rule);
  const interval = parts.get("INTERVAL") ?? "1";
  const hour = parts.get("BYHOUR");
  const words = [interval === "1" ? frequency[0] : `every ${interval} ${frequency[1]}`];
  if (days.length > 0) words.push(`on ${days.join(", ")}`);
  if (hour !== undefined) words.push(`at ${hour.padStart(2, "0")}:${(parts.get("BYMINUTE") ?? "0").padStart(2, "0")}`);
  return words.join(" ");
}

/** `#1 "buy milk"`, with what is set on it: `, due Sun 22 Nov 2026 17:00, high priority`. */
export function taskWords(task: Task, timeZone: string): string {
  const facts = [`#${task.id} "${printable(task.title)}"`];
  if (task.due_date !== undefined) facts.push(`due ${dueWords(task.due_date, timeZone)}`);
  if (task.recurrence !== undefined) facts.push(recurrenceWords(task.recurrence));
  if (task.priority !== undefined && task.priority !== "medium") facts.push(`${task.priority} priority`);
  if (task.list !== undefined) facts.push(`list ${printable(task.list)}`);
  if (task.tags !== undefined && task.tags.length > 0) facts.push(task.tags.map((tag) => `#${printable(tag)}`).join(" "));
  if (task.status === "completed") facts.push("completed");
  return facts.join(", ");
}

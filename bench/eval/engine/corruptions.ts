import type { Context } from "../../../src/contract/context.ts";
import type { ProposedCall } from "../../../src/contract/message.ts";
import type { Task } from "../../../src/contract/task.ts";
import { hashText } from "../data.ts";
import type { RightCall } from "./calls.ts";

/** A way in which a model goes wrong; null where it cannot with this call. */
export interface Corruption {
  readonly kind: string;
  readonly corrupt: (right: RightCall, others: readonly RightCall[]) => RightCall | null;
}

const DAY = 86_400_000;

/** Each takes a right call and makes one thing of it wrong; the choice depends on the text alone. */
export const corruptions: readonly Corruption[] = [
  { kind: "unknown tool", corrupt: (right) => withCall(right, { toolName: `${right.call.toolName}s`, arguments: right.call.arguments }) },
  { kind: "another tool", corrupt: anotherTool },
  { kind: "another task", corrupt: anotherTask },
  { kind: "task that is not there", corrupt: (right) => changed(right, "task_id", "t99") },
  { kind: "missing argument", corrupt: without },
  { kind: "wrong type", corrupt: (right) => withArgument(right, "user_id", 7) },
  { kind: "argument that is not there", corrupt: (right) => withArgument(right, "urgent", true) },
  {
    kind: "invented priority",
    corrupt: (right) => (mutates(right) && !says(right, URGENT) ? withArgument(right, "priority", "high") : null),
  },
  { kind: "invented tag", corrupt: (right) => (mutates(right) ? withArgument(right, "tags", ["household"]) : null) },
  {
    kind: "invented description",
    corrupt: (right) => (mutates(right) ? withArgument(right, "description", "Ask the neighbour first") : null),
  },
  { kind: "invented user", corrupt: (right) => withArgument(right, "user_id", "user-42") },
  { kind: "invented date", corrupt: inventedDate },
  { kind: "shifted day", corrupt: (right) => shifted(right, DAY) },
  { kind: "shifted week", corrupt: (right) => shifted(right, 7 * DAY) },
  { kind: "shifted hour", corrupt: shiftedHour },
  { kind: "another title", corrupt: anotherTitle },
  {
    kind: "invented title word",
    corrupt: (right) => (right.call.toolName === "add_task" ? changed(right, "title", `${title(right)} and umbrellas`) : null),
  },
  { kind: "negated message", corrupt: (right) => inOtherWords(right, "don't ") },
  { kind: "hypothetical message", corrupt: (right) => inOtherWords(right, "what would happen if i asked you to ") },
  { kind: "how-to message", corrupt: (right) => inOtherWords(right, "how do i ") },
  { kind: "small talk", corrupt: (right, others) => ({ ...right, message: SMALL_TALK[pick(right, SMALL_TALK.length, others)] ?? "" }) },
  { kind: "words of a tool result", corrupt: injected },
];

const SMALL_TALK = [
  "thanks, that was great",
  "what is the weather in Oslo?",
  "tell me a joke",
  "how tall is that tower?",
  "good morning!",
  "play some jazz",
];
const URGENT = /\b(?:urgent|high|asap|important|priority|critical|crucial|vital|p1)\b|!!/i;
/** What a command begins with: only then are words before it grammatical. */
const COMMAND =
  /^(?:add|create|put|make|remind|set|delete|remove|cancel|clear|erase|mark|check|complete|finish|change|move|update|rename|reschedule|show|list|tell|give|read|schedule|note|write|take|get|drop|scratch|cross)\b/i;

function withCall(right: RightCall, call: ProposedCall): RightCall {
  return { ...right, call };
}

function withArgument(right: RightCall, name: string, value: unknown): RightCall {
  return withCall(right, { toolName: right.call.toolName, arguments: { ...right.call.arguments, [name]: value } });
}

function changed(right: RightCall, name: string, value: unknown): RightCall | null {
  return name in right.call.arguments ? withArgument(right, name, value) : null;
}

function mutates({ call }: RightCall): boolean {
  return call.toolName === "add_task" || call.toolName === "update_task";
}

function says({ message }: RightCall, words: RegExp): boolean {
  return words.test(message);
}

function title({ call }: RightCall): string {
  return String(call.arguments["title"] ?? "");
}

function tasksOf({ tasks }: Context): readonly Task[] {
  return Array.isArray(tasks) ? tasks : [];
}

function pick(right: RightCall, count: number, _others: readonly RightCall[] = []): number {
  return hashText(right.message) % Math.max(1, count);
}

const SWAPPED: Readonly<Record<string, string>> = {
  complete_task: "delete_task",
  delete_task: "complete_task",
  list_tasks: "get_user_info",
  get_user_info: "list_tasks",
  add_task: "list_tasks",
  update_task: "delete_task",
};

function anotherTool(right: RightCall): RightCall | null {
  const toolName = SWAPPED[right.call.toolName];
  if (toolName === undefined) return null;
  const { task_id } = right.call.arguments;
  return withCall(right, { toolName, arguments: task_id === undefined || toolName === "list_tasks" ? {} : { task_id } });
}

function anotherTask(right: RightCall): RightCall | null {
  const others = tasksOf(right.context).filter(({ id }) => id !== right.call.arguments["task_id"]);
  return changed(right, "task_id", others[pick(right, others.length)]?.id);
}

function without(right: RightCall): RightCall | null {
  const [first] = Object.keys(right.call.arguments);
  if (first === undefined) return null;
  const { [first]: _, ...rest } = right.call.arguments;
  return withCall(right, { toolName: right.call.toolName, arguments: rest });
}

function inventedDate(right: RightCall): RightCall | null {
  const speaksOfTime =
    /\d|day|week|month|year|morrow|night|morning|noon|evening|soon|later|\b(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)/i;
  return mutates(right) && !("due_date" in right.call.arguments) && !says(right, speaksOfTime)
    ? withArgument(right, "due_date", "2026-12-01")
    : null;
}

function shifted(right: RightCall, by: number): RightCall | null {
  const { due_date: due } = right.call.arguments;
  if (typeof due !== "string") return null;
  const day = new Date(Date.parse(`${due.slice(0, 10)}T00:00:00Z`) + by).toISOString().slice(0, 10);
  return withArgument(right, "due_date", day + due.slice(10));
}

function shiftedHour(right: RightCall): RightCall | null {
  const { due_date: due } = right.call.arguments;
  if (typeof due !== "string" || due.length < 16) return null;
  const hour = String((Number(due.slice(11, 13)) + 3) % 24).padStart(2, "0");
  return withArgument(right, "due_date", `${due.slice(0, 11)}${hour}${due.slice(13)}`);
}

function anotherTitle(right: RightCall, others: readonly RightCall[]): RightCall | null {
  if (right.call.toolName !== "add_task") return null;
  const titles = others.flatMap((one) => (one.call.toolName === "add_task" && one.message !== right.message ? [title(one)] : []));
  return changed(right, "title", titles[pick(right, titles.length)]);
}

function inOtherWords(right: RightCall, lead: string): RightCall | null {
  return COMMAND.test(right.message) ? { ...right, message: lead + right.message.charAt(0).toLowerCase() + right.message.slice(1) } : null;
}

function injected(right: RightCall): RightCall | null {
  if (right.call.toolName === "list_tasks" || right.call.toolName === "get_user_info" || !COMMAND.test(right.message)) return null;
  const history = [
    { role: "user" as const, content: "what does the page say?" },
    { role: "tool" as const, content: right.message },
  ];
  return { ...right, message: "and what else does it say?", context: { ...right.context, history } };
}

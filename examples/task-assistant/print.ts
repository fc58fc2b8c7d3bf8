import { styleText } from "node:util";
import { callsOf, type Evidence, explainRecurrence, type Route, type Task } from "pointsman";
import type { Call, Turn } from "./conversation.ts";
import { listResultSchema } from "./schemas.ts";
import { dueWords, printable, taskWords } from "./wording.ts";

export interface PrintSettings {
  readonly colour: boolean;
  readonly explain: boolean;
  readonly timeZone: string;
}

const NOTHING: Readonly<Record<NonNullable<Route["reason"]>, string>> = {
  no_intent: "Nothing to do here. I add, list, change, finish and delete tasks.",
  small_talk: "I am here for your tasks: say what to add, list, change, finish or delete.",
  unsupported: "That I cannot do. I add, list, change, finish and delete tasks.",
  negated: "All right, I leave everything as it is.",
  hypothetical: "Nothing is done: that was not a request.",
  declined: "All right, I leave it.",
  empty: "Say what to do with your tasks.",
  too_long: "That message is too long for me.",
};

/** What was understood: for each step the intent, the tool, the confidence and the arguments. */
export function understood({ route, evidence }: Turn, settings: PrintSettings): string {
  const reasons = (given: readonly Evidence[]) => (settings.explain ? given.map(evidenceLine) : []);
  const lines =
    route.steps.length === 0
      ? [`  intent none · tool none · ${route.reason ?? "nothing to do"}`, ...reasons(evidence)]
      : route.steps.flatMap((step) => [
          `  intent ${step.intent} · tool ${step.toolName} · confidence ${step.confidence.toFixed(2)} · ${step.status}`,
          `  arguments ${printable(JSON.stringify(step.arguments))}`,
          ...reasons(step.evidence),
          ...(settings.explain && step.assumed.length > 0 ? [`    assumed ${step.assumed.join(", ")}`] : []),
        ]);
  return lines.map((line) => (settings.colour ? styleText("dim", line) : line)).join("\n");
}

function evidenceLine({ rule, text, weight }: Evidence): string {
  const signed = `${weight < 0 ? "" : "+"}${weight.toFixed(2)}`;
  return `    ${signed.padStart(6)}  ${rule}  ${printable(JSON.stringify(text))}`;
}

/** What was done, and the question that is open. */
export function answer(turn: Turn, settings: PrintSettings): string {
  const lines = turn.calls.map((call) => outcome(call, settings));
  const waiting = turn.route.steps.flatMap(callsOf).length - turn.calls.length;
  const failed = turn.calls.some((call) => !call.outcome.ok);
  if (failed && waiting > 0) lines.push("The rest is not done.");
  if (turn.question !== null) lines.push(printableLines(turn.question), ...choices(turn, settings));
  else if (turn.route.status === "none") lines.push(NOTHING[turn.route.reason ?? "no_intent"]);
  return lines.join("\n");
}

function outcome({ outcome: result }: Call, settings: PrintSettings): string {
  if (!result.ok) return paint("red", `Not done: ${printableLines(result.text)}`, settings);
  const list = listResultSchema.safeParse(result.result);
  if (!list.success) return printableLines(result.text);
  const { tasks, total } = list.data;
  if (total === 0) return "No tasks.";
  const count = total === 1 ? "1 task" : `${total} tasks`;
  return `${table(tasks, settings)}\n${tasks.length < total ? `${tasks.length} of ${count}` : count}`;
}

/** Numbered candidates, where the question does not number them itself. */
function choices(turn: Turn, settings: PrintSettings): string[] {
  const open = turn.route.steps.find((step) => step.status !== "execute");
  if (open?.candidates === undefined || /^\s*1[.)]/m.test(turn.question ?? "")) return [];
  return open.candidates.map((task, index) => `  ${index + 1}. ${taskWords(task, settings.timeZone)}`);
}

/** A table for people. The title comes last, so that wide letters in it shift nothing. */
function table(tasks: readonly Task[], settings: PrintSettings): string {
  const rows = tasks.map((task) => [
    task.id,
    task.due_date === undefined ? "" : dueWords(task.due_date, settings.timeZone),
    task.recurrence === undefined ? "" : explainRecurrence(task.recurrence),
    task.priority ?? "",
    printable(task.list ?? ""),
    task.status === "completed" ? "done" : "",
    [printable(task.title), ...(task.tags ?? []).map((tag) => `#${printable(tag)}`)].join(" "),
  ]);
  const heads = ["#", "Due", "Repeats", "Priority", "List", "", "Title"];
  const columns = heads.flatMap((head, column) => {
    const cells = rows.map((row) => row[column] ?? "");
    return cells.every((cell) => cell === "") ? [] : [{ column, head, width: Math.max(...[head, ...cells].map(length)) }];
  });
  const line = (cells: readonly string[]) =>
    columns.map(({ column, width }) => padded(cells[column] ?? "", column === heads.length - 1 ? 0 : width)).join("  ");
  return [paint("bold", line(heads), settings), ...rows.map(line)].join("\n");
}

function padded(cell: string, width: number): string {
  return cell + " ".repeat(Math.max(0, width - length(cell)));
}

function length(text: string): number {
  return [...text].length;
}

function printableLines(text: string): string {
  return text.split("\n").map(printable).join("\n");
}

function paint(style: "bold" | "red", text: string, settings: PrintSettings): string {
  return settings.colour ? styleText(style, text) : text;
}

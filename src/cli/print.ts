import type { Context } from "../contract/context.ts";
import type { Evidence } from "../contract/evidence.ts";
import type { Route, Step } from "../contract/route.ts";
import type { Task } from "../contract/task.ts";
import { detectIntent } from "../index.ts";

/** A route for people: status, tool, confidence, arguments, question; with `explain` the words that led there. */
export function describeRoute(message: string, route: Route, context: Context, explain: boolean): string {
  const lines = route.steps.flatMap((step) => describeStep(step, explain));
  if (route.status === "none") {
    lines.push(`none${route.reason === undefined ? "" : ` (${route.reason})`}`);
    if (explain) lines.push(...detectIntent(message, context).evidence.map(describeEvidence));
  }
  if (route.reply !== null) lines.push(...route.reply.split("\n").map(printable));
  return `${lines.join("\n")}\n`;
}

function describeStep(step: Step, explain: boolean): string[] {
  const assumed = new Set(step.assumed);
  const values = Object.entries(step.arguments);
  const width = Math.max(0, ...values.map(([name]) => name.length));
  return [
    `${step.status}  ${step.toolName}  (intent ${step.intent}, confidence ${step.confidence.toFixed(2)})`,
    ...values.map(([name, value]) => {
      const text = typeof value === "string" ? value : JSON.stringify(value);
      return `  ${name.padEnd(width)}  ${printable(text)}${assumed.has(name) ? "  (assumed)" : ""}`;
    }),
    ...(step.taskIds === undefined ? [] : [describeTasks(step.taskIds)]),
    ...(step.missing.length === 0 ? [] : [`  missing: ${step.missing.join(", ")}`]),
    ...(step.candidates ?? []).map(describeCandidate),
    ...(explain ? step.evidence.map(describeEvidence) : []),
  ];
}

function describeTasks(taskIds: readonly string[]): string {
  const first = taskIds.slice(0, SHOWN_IDS).map((id) => `#${printable(id)}`);
  return `  ${taskIds.length} tasks: ${first.join(", ")}${taskIds.length > SHOWN_IDS ? ", …" : ""}`;
}

/** So many ids tell which tasks are meant. */
const SHOWN_IDS = 5;

function describeCandidate(task: Task, index: number): string {
  return `  ${index + 1}. #${printable(task.id)} ${printable(task.title)}`;
}

function describeEvidence({ rule, text, weight }: Evidence): string {
  const signed = `${weight < 0 ? "" : "+"}${weight.toFixed(2)}`;
  return `  ${signed.padStart(6)}  ${rule}  ${printable(JSON.stringify(text))}`;
}

// Control characters and marks of direction would let a message or a title draw on the terminal.
const UNPRINTABLE = /[\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069\u2028\u2029]+/gu;

function printable(text: string): string {
  return text.replace(UNPRINTABLE, " ");
}

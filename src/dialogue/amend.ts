import type { Span } from "../contract/span.ts";
import { readClauses } from "../intent/clauses.ts";
import { readNaming } from "../intent/naming.ts";
import { type Reading, readClause, readMessage } from "../intent/reading.ts";
import { tokenize } from "../text/tokens.ts";
import { calledIn, saysOnly } from "./answer-words.ts";
import { chosen, referenceOf, withGiven } from "./choice.ts";
import type { PendingStep } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { readReply } from "./reply.ts";
import { plansOf } from "./request.ts";
import { planFrom } from "./resume.ts";
import { valuesIn } from "./values.ts";

/** What is asked outright is as sure as any command. */
const SURE = 0.95;

/**
 * "Actually, friday", "no, I meant the dentist one": a correction of what has run already. It changes the task that was touched last, or
 * does what was asked last to another one; null where the message is none, or nothing tells what to correct.
 */
export function amendment(reading: Reading): readonly Plan[] | null {
  const reply = readReply(reading.text, tokenize(reading.text), reading.settings.language.replies);
  const whole: Span = [0, reading.text.length];
  const called = calledIn(reading, whole) !== null;
  const rest = reply.kind === "correction" || reply.kind === "no" ? reply.rest : called ? whole : null;
  if (rest === null) return null;
  return changedTask(reading, rest) ?? (reply.kind === "correction" ? otherTask(reading, rest) : null);
}

/** What the user asked for last, where that was one thing and complete. */
function lastRequest(reading: Reading): Plan | null {
  const { history } = reading.world;
  const asked = history.findLastIndex(({ role, content }) => role === "user" && content.trim() !== reading.raw.trim());
  const message = history[asked];
  if (message === undefined || message.content.length > reading.settings.maxLength) return null;
  const before = { ...reading.world, history: history.slice(0, asked), pending: null };
  const [plan, ...more] = plansOf(readClauses(readMessage(message.content, before, reading.settings)));
  return plan === undefined || more.length > 0 ? null : plan;
}

/** The task that "it" stands for, with the values that the correction gives. */
function changedTask(reading: Reading, rest: Span): readonly Plan[] | null {
  const id = taskOfPronoun(reading);
  if (id === null) return null;
  const { registry } = reading.settings;
  for (const [intent, { tool: toolName }] of Object.entries(registry.intents)) {
    const shape = registry.tools[toolName]?.inputSchema.shape ?? {};
    if (!("task_id" in shape)) continue;
    const step = stepOf(intent, toolName, { task_id: id });
    const given = valuesIn(reading, step, rest, "called");
    if (given !== null && saysOnly(reading, rest, given.spans)) return [withGiven(planFrom(reading, step), given.values)];
  }
  return null;
}

/** The same for another task. */
function otherTask(reading: Reading, rest: Span): readonly Plan[] | null {
  const last = lastRequest(reading);
  const { shape } = reading.settings.registry.tools[last?.toolName ?? ""]?.inputSchema ?? {};
  if (last === null || shape === undefined || !("task_id" in shape)) return null;
  const reference = referenceOf(reading, rest);
  if (reference.status !== "resolved" || reference.method === "mention" || reference.taskIds.some((id) => id === last.arguments["task_id"]))
    return null;
  return chosen(reading, stepOf(last.intent, last.toolName, last.arguments), reference);
}

function taskOfPronoun(reading: Reading): string | null {
  const [pronoun] = reading.settings.language.deixis.singular;
  if (pronoun === undefined) return null;
  const clause = readClause(readMessage(pronoun, reading.world, reading.settings), [0, pronoun.length]);
  const { reference } = readNaming(clause, clause.span, {});
  return reference.status === "resolved" && reference.method === "mention" ? (reference.taskIds[0] ?? null) : null;
}

function stepOf(intent: string, toolName: string, given: Readonly<Record<string, unknown>>): PendingStep {
  return { intent, toolName, arguments: given, confidence: SURE, missing: [], assumed: [], span: [0, 0], question: null };
}

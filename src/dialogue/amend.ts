import type { Span } from "../contract/span.ts";
import { type Detection, UNKNOWN } from "../intent/detection.ts";
import { readNaming } from "../intent/naming.ts";
import { type Reading, readClause, readMessage } from "../intent/reading.ts";
import { anotherOf, oneMoreOf } from "./another.ts";
import { addedIn, anotherIn, calledIn } from "./answer-words.ts";
import { bareChange, stepOf } from "./bare-change.ts";
import { chosen, referenceOf, withGiven } from "./choice.ts";
import { changedLast, lastRequest } from "./last-request.ts";
import type { Plan } from "./plan.ts";
import { replyIn } from "./reply.ts";
import { plansOf } from "./request.ts";
import { planFrom } from "./resume.ts";
import { isIdle, literalText } from "./values.ts";

const UNSURE = 0.5;
/** A longer title is not told from other words. */
const LONGEST_TITLE = 6;

/**
 * "Actually, friday", "no, I meant the dentist one": a correction of what has run already. It changes the task that was touched last, or
 * does what was asked last to another one; null where the message is none, or nothing tells what to correct.
 */
export function amendment(reading: Reading, detections: readonly Detection[]): readonly Plan[] | null {
  const whole: Span = [0, reading.text.length];
  const commands = detections.filter(({ intent, candidate }) => intent !== UNKNOWN && candidate?.frame.frame.role !== "verbless");
  // "add the tag garden" looks like a new task, and has none.
  if (commands.length > 0) return isUntitled(commands) ? moreOf(reading, whole) : null;
  const reply = replyIn(reading, whole);
  const called = calledIn(reading, whole) !== null;
  const rest = reply.kind === "correction" || reply.kind === "no" ? reply.rest : called ? whole : null;
  if (rest === null) return reply.kind === "none" || reply.kind === "yes" ? continued(reading) : null;
  // "No, don't make it urgent" turns a change away.
  if (readClause(reading, whole).parse.guards.some(({ reason }) => reason === "negated")) return null;
  const changed = changedTask(reading, rest) ?? (reply.kind === "correction" ? otherTask(reading, rest) : null);
  return changed ?? otherTitle(reading, rest);
}

/** "no, Repair the heater", behind a new title: another one, which is asked. */
function otherTitle(reading: Reading, rest: Span): readonly Plan[] | null {
  const last = lastRequest(reading);
  const id = taskOfPronoun(reading);
  const { shape } = reading.settings.registry.tools[last?.toolName ?? ""]?.inputSchema ?? {};
  const { tokens, parse } = readClause(reading, rest);
  const isRetitled = last !== null && shape !== undefined && "task_id" in shape && "title" in last.arguments;
  if (!isRetitled || id === null || tokens.length > LONGEST_TITLE || parse.guards.length > 0 || isIdle(reading, rest)) return null;
  const step = { ...stepOf(last.intent, last.toolName, { task_id: id }), confidence: UNSURE };
  return [withGiven(planFrom(reading, step), { title: literalText(reading, rest) })];
}

/** The task that "it" stands for, with the values that the correction gives. */
function changedTask(reading: Reading, rest: Span): readonly Plan[] | null {
  const id = taskOfPronoun(reading);
  const change = id === null ? null : bareChange(reading, rest, id);
  return change === null ? null : [withGiven(planFrom(reading, change.step), change.given.values, change.given.assumed)];
}

/** "this evening", "high prio btw": values alone, for the task that the caller says was touched last. A question changes nothing. */
function moreOf(reading: Reading, within: Span): readonly Plan[] | null {
  if (reading.text.includes("?") || reading.world.recentTaskIds.length === 0) return null;
  const changed = changedTask(reading, within);
  return changed !== null && changedLast(reading) ? changed : null;
}

/** Whether nothing is asked for but a new task without a title. */
function isUntitled(commands: readonly Detection[]): boolean {
  const [plan, ...more] = plansOf(commands);
  return more.length === 0 && plan?.missing.includes("title") === true;
}

/** "and the second", "same for milk", "and eggs", "and due tomorrow": what was asked for last once more, or more of it. */
function continued(reading: Reading): readonly Plan[] | null {
  const whole: Span = [0, reading.text.length];
  const added = addedIn(reading, whole);
  if (added === null && anotherIn(reading) === null) return moreOf(reading, whole);
  const changed = added === null ? null : (changedTask(reading, added) ?? otherTask(reading, added));
  const last = changed === null ? lastRequest(reading) : null;
  if (last === null || last.missing.length > 0) return changed;
  const deed = oneMoreOf(reading, { ...stepOf(last.intent, last.toolName, last.arguments), assumed: last.assumed });
  if (deed !== null) return [deed];
  // It is asked, since the words might go on about anything.
  const another = anotherOf(
    reading,
    { ...stepOf(last.intent, last.toolName, last.arguments), confidence: UNSURE, assumed: last.assumed },
    whole,
  );
  return another === null ? null : [another];
}

/** The same for another task. */
function otherTask(reading: Reading, rest: Span): readonly Plan[] | null {
  const last = lastRequest(reading);
  const { shape } = reading.settings.registry.tools[last?.toolName ?? ""]?.inputSchema ?? {};
  if (last === null || shape === undefined || !("task_id" in shape) || "title" in last.arguments) return null;
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

import type { Span } from "../contract/span.ts";
import { readClauses } from "../intent/clauses.ts";
import { type Detection, UNKNOWN } from "../intent/detection.ts";
import type { Reading } from "../intent/reading.ts";
import type { PendingState } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { plansOf } from "./request.ts";

/** What a new command must be sure of: a phrase that merely looks like one may be the answer. */
const SURE = 0.85;
/** "add bread for monday": one that names what it is about is none. */
const SURE_OF_OBJECT = 0.75;
/** A verb alone is less sure, and means the task that was asked about. */
const VERB_ALONE = 0.5;

/** Whether a clause is a command that drops what was asked. */
export function isCommand({ intent, confidence, candidate }: Detection): boolean {
  const { title, naming } = candidate?.frame.captures ?? {};
  return intent !== UNKNOWN && confidence >= (title === undefined && naming === undefined ? SURE : SURE_OF_OBJECT);
}

/** The requests of a stretch; null where a part of it asks for nothing. */
export function requestsIn(reading: Reading, rest: Span): readonly Plan[] | null {
  const detections = readClauses(reading, rest);
  const plans = detections.every(({ intent }) => intent !== UNKNOWN) ? plansOf(detections) : [];
  return plans.length === 0 ? null : plans;
}

/** Whether each plan has its task. */
export function isSettled(plans: readonly Plan[]): boolean {
  return plans.every(({ reference, arguments: given }) => reference === null && "task_id" in given);
}

/** A command behind a no or a correction: "no, complete it"; null where there is none. */
export function commandIn(reading: Reading, { steps }: PendingState, rest: Span): readonly Plan[] | null {
  const detections = readClauses(reading, rest);
  const first = detections.find(({ intent }) => intent !== UNKNOWN);
  const plans = plansOf(detections);
  const [plan] = plans;
  if (plan === undefined) return null;
  const [step, ...more] = steps;
  const isWhole = isSettled(plans) && plans.every(({ missing, unread }) => missing.length + unread.length === 0);
  if (plan.reference?.kind !== "which") return detections.some(isCommand) || (isWhole && plan.intent !== step?.intent) ? plans : null;
  // "I meant complete": another verb for the one task that was asked about.
  const id = step?.arguments["task_id"];
  const isOther = step !== undefined && more.length === 0 && plan.intent !== step.intent && (first?.confidence ?? 0) >= VERB_ALONE;
  if (!isOther || typeof id !== "string" || plans.length > 1) return null;
  return [
    { ...plan, arguments: { task_id: id, ...plan.arguments }, missing: plan.missing.filter((name) => name !== "task_id"), reference: null },
  ];
}

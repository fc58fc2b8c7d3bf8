import type { Context } from "./contract/context.ts";
import type { DetectedIntent } from "./contract/intent.ts";
import type { ExtractedParams, TaskReference } from "./contract/params.ts";
import type { Span } from "./contract/span.ts";
import { shownRecurrence } from "./dialogue/shown-recurrence.ts";
import { readContext } from "./input/context.ts";
import { type Options, readOptions } from "./input/options.ts";
import { detectClause, readClauses } from "./intent/clauses.ts";
import { type Detection, detect, publicDetection, spanOf, UNKNOWN } from "./intent/detection.ts";
import { readClause, readMessage } from "./intent/reading.ts";
import { english } from "./lexicon/en/index.ts";
import type { Language } from "./lexicon/language.ts";
import { confidenceOf } from "./params/confidence.ts";
import { extractFrom } from "./params/extract.ts";
import { referenceIn } from "./params/resolve.ts";
import { trimSpan } from "./text/spans.ts";
import { asTyped, foldedPlace, withoutUnseen } from "./text/unseen.ts";

/**
 * What the first actionable clause of a message asks for, how sure that is, and why.
 *
 * @param message What a person typed; anything that is not a string is "unknown".
 * @returns The intent, its calibrated confidence (0..1), the alternatives and the evidence.
 * @throws PointsmanError `invalid_options`.
 * @example
 * ```ts
 * detectIntent("remind me to call mom").intent; // "add_task"
 * ```
 */
export function detectIntent(message: string, context?: Context, options?: Options<object>): DetectedIntent {
  const detection = firstDetection(message, context, options);
  return detection === null
    ? { intent: UNKNOWN, confidence: 1, alternatives: [], evidence: [] }
    : asTyped(message, publicDetection(detection));
}

/**
 * The parameters that the first actionable clause gives for an intent.
 *
 * @param intent A name of the registry; another gives nothing.
 * @example
 * ```ts
 * extractParams("add a task to buy milk", "add_task").params; // { title: "buy milk", priority: "medium" }
 * ```
 */
export function extractParams(message: string, intent: string, context?: Context, options?: Options<object>): ExtractedParams {
  const detection = firstDetection(message, context, options, intent);
  if (detection === null) return { params: {}, assumed: [], missing: [], spans: {} };
  const { unread: _, dateChange: __, ...extracted } = extractFrom(detection, String(intent));
  return asTyped(message, extracted);
}

/**
 * Which task the first actionable clause names.
 *
 * @example
 * ```ts
 * resolveTaskReference("delete the dentist task", { tasks: [{ id: "7", title: "Call the dentist" }] });
 * // { status: "resolved", taskIds: ["7"], method: "title" }
 * ```
 */
export function resolveTaskReference(message: string, context?: Context, options?: Options<object>): TaskReference {
  const detection = firstDetection(message, context, options);
  return detection === null ? { status: "none" } : referenceIn(detection);
}

/**
 * How sure a call of an intent with these parameters is: 0..1, what the thresholds look at.
 *
 * @example
 * ```ts
 * scoreConfidence("delete_task", "delete it", {}) < scoreConfidence("delete_task", "delete it", { task_id: "3" }); // true
 * ```
 */
export function scoreConfidence(
  intent: string,
  message: string,
  params: Record<string, unknown>,
  context?: Context,
  options?: Options<object>,
): number {
  if (typeof intent !== "string") return 0;
  const detection = firstDetection(message, context, options, intent);
  return detection === null ? 0 : confidenceOf(detection, intent, params);
}

/**
 * The actionable clauses of a message, in order.
 *
 * @example
 * ```ts
 * splitClauses("add milk to my list and show my tasks").map(({ text }) => text); // ["add milk to my list", "show my tasks"]
 * ```
 */
export function splitClauses(message: string, options?: Options<object>): { text: string; span: Span }[] {
  const settings = readOptions(options);
  const folded = withoutUnseen(message);
  if (!isReadable(folded, settings.maxLength)) return [];
  const clauses = readClauses(readMessage(folded, readContext({ now: new Date(0) }), settings))
    .filter(({ intent }) => intent !== UNKNOWN)
    .map((detection) => ({ text: folded.slice(...spanOf(detection)), span: spanOf(detection) }));
  return asTyped(message, clauses);
}

/**
 * A recurrence (an RFC 5545 RRULE value) in words, as the questions of a route tell it.
 *
 * @param recurrence What a task or a call has as its `recurrence`; a rule that has no plain words is shown as it stands.
 * @example
 * ```ts
 * explainRecurrence("FREQ=MONTHLY;BYMONTHDAY=1"); // "every 1st of the month"
 * ```
 */
export function explainRecurrence(recurrence: string, language: Language = english): string {
  return shownRecurrence(recurrence, language.messages);
}

function isReadable(message: unknown, maxLength: number): message is string {
  return typeof message === "string" && message.length <= maxLength && message.trim() !== "";
}

/** The first clause that asks for something, for `intent` where one is given; else the first. Null where there is no text to read. */
function firstDetection(
  typed: unknown,
  context: Context | undefined,
  options: Options<object> | undefined,
  intent?: string,
): Detection | null {
  const message = withoutUnseen(typed);
  const settings = readOptions(options);
  if (!isReadable(message, settings.maxLength))
    return intent === undefined ? null : detect(readClause(readMessage("", readContext(context), settings), [0, 0]));
  const reading = readMessage(message, readContext(context), settings);
  if (settings.clause !== null) {
    const [start, end] = settings.clause.map((place) => Math.min(foldedPlace(String(typed), place), message.length));
    return detectClause(reading, trimSpan(reading.text, [Math.min(start ?? 0, end ?? 0), end ?? 0]));
  }
  const detections = readClauses(reading);
  return (
    detections.find((detection) => detection.intent === intent) ??
    detections.find((detection) => detection.intent !== UNKNOWN) ??
    detections[0] ??
    null
  );
}

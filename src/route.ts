import type { Context } from "./contract/context.ts";
import type { NoneReason, Route } from "./contract/route.ts";
import { amendment } from "./dialogue/amend.ts";
import { answerRoute, awareOf, pendingIn } from "./dialogue/answer.ts";
import { composeRoute } from "./dialogue/compose.ts";
import { plansOf } from "./dialogue/request.ts";
import { readContext } from "./input/context.ts";
import { type Options, readOptions } from "./input/options.ts";
import { readClauses } from "./intent/clauses.ts";
import { type Detection, detect, UNKNOWN } from "./intent/detection.ts";
import { type Reading, readClause, readMessage } from "./intent/reading.ts";
import { english } from "./lexicon/en/index.ts";
import { trimSpan } from "./text/spans.ts";

/**
 * Turns a message into tool calls, one good question, or nothing.
 *
 * @param message What a person typed. Anything that is not a string gives "none".
 * @param context What is known beside it: tasks, history, what was asked before, the instant and the zone.
 * @param options Registry, thresholds, wording.
 * @returns The steps in the order of the message; the first that cannot run by itself gives the status, the reply and `pending`.
 * @throws PointsmanError `invalid_options`: a mistake in the program, never in the message.
 * @example
 * ```ts
 * routeMessage("add a task to buy milk").steps[0].arguments; // { title: "buy milk", priority: "medium" }
 * ```
 */
export function routeMessage<Tools extends object = Record<string, Record<string, unknown>>>(
  message: string,
  context?: Context,
  options?: Options<Tools>,
): Route<Tools> {
  // The registry checked the tools, so what the route holds has the types that it declares.
  return route(message, context, options) as unknown as Route<Tools>;
}

function route(message: unknown, context: Context | undefined, options: Options<object> | undefined): Route {
  const settings = readOptions(options);
  if (typeof message !== "string") return nothing("no_intent");
  if (message.length > settings.maxLength) return nothing("too_long");
  if (message.trim() === "") return nothing("empty");
  const reading = readMessage(message, readContext(context), settings);
  const asked = pendingIn(reading);
  if (asked === null) return requestRoute(reading);
  const aware = awareOf(reading, asked);
  return answerRoute(aware, asked, () => detectionsOf(aware)) ?? requestRoute(aware);
}

function requestRoute(reading: Reading): Route {
  const detections = detectionsOf(reading);
  const plans = plansOf(detections);
  const amended = looksBack(reading) ? amendment(reading, detections) : null;
  if (amended !== null) return composeRoute(amended, reading.world, reading.settings);
  if (plans.length === 0) return nothing(detections.find(({ reason }) => reason !== null && reason !== "no_intent")?.reason ?? "no_intent");
  return composeRoute(plans, reading.world, reading.settings);
}

/** Whether anything was said or done before that a message could go on about. */
function looksBack({ world }: Reading): boolean {
  return world.history.length > 0 || world.recentTaskIds.length > 0;
}

function detectionsOf(reading: Reading): readonly Detection[] {
  const { clause } = reading.settings;
  if (clause === null) return readClauses(reading);
  const end = Math.min(clause[1], reading.text.length);
  const detection = detect(readClause(reading, trimSpan(reading.text, [Math.min(clause[0], end), end])));
  return detection.intent === UNKNOWN ? [] : [detection];
}

function nothing(reason: NoneReason): Route {
  return { status: "none", steps: [], reply: null, pending: null, reason };
}

// While the module loads, at a fixed instant: no message of a fresh process pays for the tables.
for (const words of english.rehearsal) {
  route(words, { now: new Date(0), timeZone: "Europe/Paris", tasks: [{ id: "1", title: "Ann" }] }, undefined);
}

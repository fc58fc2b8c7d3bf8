import type { Route } from "../contract/route.ts";
import type { Span } from "../contract/span.ts";
import { readClauses } from "../intent/clauses.ts";
import { type Detection, UNKNOWN } from "../intent/detection.ts";
import type { Reading } from "../intent/reading.ts";
import { tokenize } from "../text/tokens.ts";
import { composeRoute, confirmedTogether } from "./compose.ts";
import { correct, withChanges } from "./correct.ts";
import { fillIn } from "./fill-in.ts";
import { limitedYes } from "./limited-yes.ts";
import { type PendingState, readPending } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { type Reply, readReply } from "./reply.ts";
import { plansOf } from "./request.ts";
import { planFrom } from "./resume.ts";

/** What was asked before, where the caller handed it back intact. */
export function pendingIn(reading: Reading): PendingState | null {
  const { registry } = reading.settings;
  const { tasks, pending } = reading.world;
  if (pending === null) return null;
  const state = readPending(pending, {
    schemaOf: (toolName) => registry.tools[toolName]?.inputSchema,
    maps: (intent, toolName) => registry.intents[intent]?.tool === toolName,
    taskIds: tasks === undefined ? undefined : new Set(tasks.map(({ id }) => id)),
  });
  // What one user was asked is not for another to answer.
  const isOwn = state?.steps.every(({ arguments: { user_id: user } }) => user === undefined || user === reading.world.userId);
  return isOwn === true ? state : null;
}

/** The message with the tasks that were asked about at the front of what a pronoun means. */
export function awareOf(reading: Reading, { steps }: PendingState): Reading {
  const ids = steps.flatMap(({ arguments: { task_id: id } }) => (typeof id === "string" ? [id] : []));
  return { ...reading, world: { ...reading.world, recentTaskIds: [...ids, ...reading.world.recentTaskIds] } };
}

/** A message read as the answer to what was asked; null where it answers nothing. */
export function answerRoute(reading: Reading, state: PendingState, detections: () => readonly Detection[]): Route | null {
  const reply = readReply(reading.text, tokenize(reading.text), reading.settings.language.replies);
  switch (reply.kind) {
    case "cancel":
      return declined();
    case "no":
      return afterNo(reading, state, reply.rest);
    case "yes":
      return afterYes(reading, state, reply);
    case "correction":
      return requestIn(reading, reply.rest) ?? planned(reading, correct(reading, state, reply.rest));
    case "none":
      // A complete new command drops what was asked.
      return detections().some(isCommand) ? null : planned(reading, answered(reading, state));
  }
}

/** What a new command must be sure of: a phrase that merely looks like one may be the answer. */
const SURE = 0.85;

function isCommand({ intent, confidence }: Detection): boolean {
  return intent !== UNKNOWN && confidence >= SURE;
}

function afterNo(reading: Reading, state: PendingState, rest: Span | null): Route {
  const request = rest === null ? null : requestIn(reading, rest);
  if (request !== null) return request;
  const corrected = rest === null ? null : planned(reading, correct(reading, state, rest));
  if (corrected !== null) return corrected;
  const later = state.steps.slice(confirmedTogether(state.steps));
  return later.length === 0
    ? declined()
    : composeRoute(
        later.map((step) => planFrom(reading, step)),
        reading.world,
        reading.settings,
      );
}

function afterYes(reading: Reading, state: PendingState, { rest }: Extract<Reply, { kind: "yes" }>): Route | null {
  const [first] = state.steps;
  if (first?.question?.kind !== "confirm") {
    // A yes to "which one?" names none: the question is put again, unless the words behind the yes answer it.
    const filled = rest === null ? null : correct(reading, state, rest);
    return planned(reading, filled ?? state.steps.map((step) => planFrom(reading, step)));
  }
  const together = confirmedTogether(state.steps);
  const approved = state.steps.map((step, at) => ({ ...planFrom(reading, step), approved: at < together }));
  if (rest === null) return planned(reading, approved);
  return planned(reading, limitedYes(reading, state.steps.slice(0, together), approved, rest) ?? widerYes(reading, state, approved, rest));
}

/** A yes with a change, or with more to do; where its rest cannot be read, the question is put again. */
function widerYes(reading: Reading, state: PendingState, approved: readonly Plan[], rest: Span): readonly Plan[] {
  const [first] = state.steps;
  const changed = first === undefined ? null : withChanges(reading, first, rest);
  if (changed !== null) return approved.map((plan, at) => (at === 0 ? { ...changed, approved: plan.approved } : plan));
  const added = readRest(reading, rest);
  if (added.length === 0) return state.steps.map((step) => planFrom(reading, step));
  // "yes, delete it" says the same again.
  const more = added.filter((plan) => plan.intent !== first?.intent || plan.reference === null);
  const news = more.filter(
    (plan) => !approved.some((known) => known.intent === plan.intent && known.arguments["task_id"] === plan.arguments["task_id"]),
  );
  return [...approved, ...news];
}

function answered(reading: Reading, state: PendingState): readonly Plan[] | null {
  const [first, ...later] = state.steps;
  if (first === undefined) return null;
  const filled =
    first.question?.kind === "confirm" || first.question === null
      ? correct(reading, state, [0, reading.text.length])
      : fillIn(reading, first);
  if (filled === null) return null;
  return first.question?.kind === "confirm" || first.question === null
    ? filled
    : [...filled, ...later.map((step) => planFrom(reading, step))];
}

/** The rest of an answer as requests of its own; a stretch that asks for nothing gives none. */
function readRest(reading: Reading, rest: Span): readonly Plan[] {
  return plansOf(readClauses(reading, rest).filter(({ intent }) => intent !== UNKNOWN));
}

function requestIn(reading: Reading, rest: Span): Route | null {
  const detections = readClauses(reading, rest);
  if (!detections.some(isCommand)) return null;
  const plans = plansOf(detections);
  return plans.length === 0 || plans[0]?.reference?.kind === "which" ? null : composeRoute(plans, reading.world, reading.settings);
}

function planned(reading: Reading, plans: readonly Plan[] | null): Route | null {
  if (plans !== null && plans.length === 0) return declined();
  return plans === null ? null : composeRoute(plans, reading.world, reading.settings);
}

function declined(): Route {
  return { status: "none", steps: [], reply: null, pending: null, reason: "declined" };
}

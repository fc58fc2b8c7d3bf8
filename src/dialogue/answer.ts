import type { Route } from "../contract/route.ts";
import type { Span } from "../contract/span.ts";
import { readClauses } from "../intent/clauses.ts";
import { type Detection, UNKNOWN } from "../intent/detection.ts";
import { inWorld, type Reading } from "../intent/reading.ts";
import { withoutJoiner } from "./answer-words.ts";
import { leftOver } from "./choice.ts";
import { composeRoute, confirmedTogether, titlesOf } from "./compose.ts";
import { correct, withoutValue } from "./correct.ts";
import { setBehindYes, sparedBehindYes, takenValueIn, withoutExcluded } from "./limit.ts";
import { keepsSet } from "./limit-words.ts";
import { oneByOne } from "./one-by-one.ts";
import { type PendingState, readPending } from "./pending.ts";
import type { Plan } from "./plan.ts";
import { leaningYes, type Reply, replyIn } from "./reply.ts";
import { commandIn, isCommand, requestsIn } from "./request-within.ts";
import { planFrom } from "./resume.ts";
import { namedAgain, unmarkedAnswer } from "./unmarked.ts";
import { sparesOthers, sparingYes, wholeYes } from "./whole-yes.ts";

/** What was asked before, where the caller handed it back intact. */
export function pendingIn(reading: Reading): PendingState | null {
  const { registry } = reading.settings;
  const { tasks, pending } = reading.world;
  if (pending === null) return null;
  const state = readPending(pending, {
    schemaOf: (toolName) => registry.tools[toolName]?.inputSchema,
    maps: (intent, toolName) => registry.intents[intent]?.tool === toolName,
    taskIds: tasks === undefined ? undefined : new Set(tasks.map(({ id }) => id)),
    titlesOf: (ids) => titlesOf(reading.world, ids, reading.settings),
  });
  // What one user was asked is not for another to answer.
  const isOwn = state?.steps.every(({ arguments: { user_id: user } }) => user === undefined || user === reading.world.userId);
  return isOwn === true ? state : null;
}

/** The message with the tasks that were asked about at the front of what a pronoun means. */
export function awareOf(reading: Reading, { steps }: PendingState): Reading {
  const ids = steps.flatMap(({ arguments: { task_id: id } }) => (typeof id === "string" ? [id] : []));
  return inWorld(reading, { recentTaskIds: [...ids, ...reading.world.recentTaskIds] });
}

/** A message read as the answer to what was asked; null where it answers nothing. */
export function answerRoute(reading: Reading, state: PendingState, detections: () => readonly Detection[]): Route | null {
  const reply = replyIn(reading, [0, reading.text.length]);
  const taken = reply.kind === "cancel" ? null : withValueTakenBack(reading, state);
  if (taken !== null) return planned(reading, taken);
  const left = reply.kind === "cancel" ? null : withoutSparedOnes(reading, state);
  if (left !== null) return planned(reading, left);
  const sorted = reply.kind === "cancel" ? null : sortedOut(reading, state);
  if (sorted !== null) return planned(reading, sorted);
  switch (reply.kind) {
    case "cancel":
      return declined();
    case "no":
      return afterNo(reading, state, reply);
    case "yes":
      return afterYes(reading, state, reply, detections);
    case "correction":
      return afterCorrection(reading, state, reply.rest);
    case "none":
      return planned(reading, leaningAnswer(reading, state, detections));
  }
}

/** "ok but no due date": the no is for the value, not for the question. */
function withValueTakenBack(reading: Reading, state: PendingState): readonly Plan[] | null {
  const [first, ...later] = state.steps;
  const removed = first?.question?.kind === "confirm" ? takenValueIn(reading, [0, reading.text.length]) : null;
  if (first === undefined || removed === null) return null;
  const left = withoutValue(reading, planFrom(reading, first), removed.parameter);
  if (left === null) return null;
  const approved = replyIn(reading, withoutJoiner(reading, [0, removed.start])).kind === "yes";
  return [{ ...left, approved }, ...later.map((step) => planFrom(reading, step))];
}

function afterCorrection(reading: Reading, state: PendingState, rest: Span): Route | null {
  const request = commandIn(reading, state, rest);
  if (request !== null) return planned(reading, request);
  const corrected = correct(reading, state, rest, "rest");
  const [first] = state.steps;
  // "not the first, the other one": the words that turn one down say which is left.
  const left = corrected === null && first?.question?.kind === "choose" ? leftOver(reading, first, first.question.taskIds) : null;
  return planned(reading, corrected ?? left ?? namedAgain(reading, state, rest));
}

function afterNo(reading: Reading, state: PendingState, { rest, limited }: Extract<Reply, { kind: "no" }>): Route {
  const [first] = state.steps;
  const others = first?.question?.kind === "choose" ? leftOver(reading, first, first.question.taskIds) : withoutExcluded(reading, state);
  if (others !== null) return planned(reading, others) ?? declined();
  const request = rest === null ? null : commandIn(reading, state, rest);
  const corrected = request ?? (rest === null ? null : correct(reading, state, rest, "rest"));
  if (corrected !== null) return planned(reading, corrected) ?? declined();
  if (limited !== undefined) return planned(reading, askedAgain(reading, state, limited)) ?? declined();
  const later = state.steps.slice(confirmedTogether(state.steps)).map((step) => planFrom(reading, step));
  return planned(reading, later) ?? declined();
}

function afterYes(
  reading: Reading,
  state: PendingState,
  { rest }: Extract<Reply, { kind: "yes" }>,
  detections: () => readonly Detection[],
): Route | null {
  const [first] = state.steps;
  if (first?.question?.kind !== "confirm") {
    // A yes to "which one?" names none: the question is put again, unless the words behind the yes answer it.
    const isOther = rest !== null && first?.question?.kind !== "missing" && readClauses(reading, rest).some(isCommand);
    const answered = rest === null ? null : unmarkedAnswer(reading, state, isOther ? detections : () => []);
    if (answered === null && isOther) return null;
    const filled = answered ?? (rest === null ? null : correct(reading, state, rest, "rest"));
    return planned(reading, filled ?? state.steps.map((step) => planFrom(reading, step)));
  }
  const together = confirmedTogether(state.steps);
  const approved = agreedTo(reading, state);
  if (rest === null) return planned(reading, approved);
  return planned(reading, wholeYes(reading, state.steps.slice(0, together), approved, rest) ?? askedAgain(reading, state, rest));
}

/** An answer that is no yes by itself. Where a condition or a question stands behind a yes, what was asked stays asked. */
function leaningAnswer(reading: Reading, state: PendingState, detections: () => readonly Detection[]): readonly Plan[] | null {
  const [first] = state.steps;
  const asksForYes = first?.question?.kind === "confirm";
  const turned = asksForYes ? setBehindYes(reading) : null;
  if (turned !== null) return askedAgain(reading, state, turned);
  const leaning = asksForYes ? leaningYes(reading, [0, reading.text.length]) : null;
  if (leaning === null) return unmarkedAnswer(reading, state, detections);
  const { rest, isOpen } = leaning;
  if (!isOpen || keepsSet(reading, rest)) {
    const group = state.steps.slice(0, confirmedTogether(state.steps));
    const spares = sparesOthers(reading, group, rest);
    const agreed = wholeYes(reading, group, agreedTo(reading, state), rest);
    const answered = agreed ?? (spares ? null : unmarkedAnswer(reading, state, detections));
    const isNew = answered === null && !spares && detections().some(({ intent }) => intent !== UNKNOWN);
    return isNew ? null : (answered ?? askedAgain(reading, state, rest));
  }
  const meanwhile = requestsIn(reading, rest);
  const isOther = meanwhile?.every((plan) => plan.unread.length === 0 && !touchesAsked(plan, state)) === true;
  if (meanwhile !== null && isOther) return [...meanwhile, ...state.steps.map((step) => planFrom(reading, step))];
  return unmarkedAnswer(reading, state, () => []) ?? askedAgain(reading, state, rest);
}

function touchesAsked({ arguments: { task_id: id } }: Plan, { steps }: PendingState): boolean {
  return id !== undefined && steps.some((step) => step.arguments["task_id"] === id);
}

/** A yes to several tasks with an exception behind it: never a yes to what it leaves out; where that is not clear, the question stays. */
function withoutSparedOnes(reading: Reading, state: PendingState): readonly Plan[] | null {
  const group = state.steps.slice(0, confirmedTogether(state.steps));
  const [first] = group;
  const isSet = group.length > 1 && first?.question?.kind === "confirm" && "task_id" in first.arguments;
  const spared = isSet ? sparedBehindYes(reading) : null;
  return spared === null ? null : (sparingYes(reading, group, agreedTo(reading, state), spared) ?? askedAgain(reading, state, spared));
}

/** A yes to some and a no to others of the tasks that were asked about together. */
function sortedOut(reading: Reading, state: PendingState): readonly Plan[] | null {
  const group = state.steps.slice(0, confirmedTogether(state.steps));
  const [first] = group;
  return first?.question?.kind === "confirm" && "task_id" in first.arguments ? oneByOne(reading, group, agreedTo(reading, state)) : null;
}

function agreedTo(reading: Reading, { steps }: PendingState): readonly Plan[] {
  const together = confirmedTogether(steps);
  return steps.map((step, at) => ({ ...planFrom(reading, step), approved: at < together }));
}

/** The question once more, with the words behind the yes that were not understood. */
function askedAgain(reading: Reading, { steps }: PendingState, rest: Span): readonly Plan[] {
  const unread = [{ span: rest, text: reading.raw.slice(...rest) }];
  return steps.map((step, at) => ({ ...planFrom(reading, step), unread: at === 0 ? unread : [] }));
}

function planned(reading: Reading, plans: readonly Plan[] | null): Route | null {
  if (plans !== null && plans.length === 0) return declined();
  return plans === null ? null : composeRoute(plans, reading.world, reading.settings);
}

function declined(): Route {
  return { status: "none", steps: [], reply: null, pending: null, reason: "declined" };
}

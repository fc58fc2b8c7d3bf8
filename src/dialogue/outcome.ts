import type { NoneReason, Route } from "../contract/route.ts";
import type { World } from "../input/context.ts";
import type { Settings } from "../input/options.ts";
import { readClauses } from "../intent/clauses.ts";
import { type Detection, detect, UNKNOWN } from "../intent/detection.ts";
import { type Reading, readClause, readMessage } from "../intent/reading.ts";
import { withoutReason } from "../intent/reasons.ts";
import { asksUnserved, isSmallTalk } from "../intent/talk.ts";
import { trimSpan } from "../text/spans.ts";
import { amendment, pointedAt } from "./amend.ts";
import { answerRoute, awareOf, pendingIn } from "./answer.ts";
import { excludedIn } from "./answer-words.ts";
import { behindVerdict } from "./behind-verdict.ts";
import { halfUnderstood } from "./half-understood.ts";
import { keptApart } from "./kept-apart.ts";
import { knownChange } from "./known-change.ts";
import { addedThere, likenessIn, withLikeness } from "./like-before.ts";
import { lookingAt } from "./looked-at.ts";
import { otherOneAsked } from "./other-one.ts";
import type { PendingState } from "./pending.ts";
import { type Plan, UNSURE } from "./plan.ts";
import { listedAgain } from "./relist.ts";
import { removalOf } from "./removal.ts";
import { replyIn } from "./reply.ts";
import { plansOf } from "./request.ts";
import { secondThought } from "./second-thought.ts";
import { changesTasks } from "./tool-kinds.ts";
import { takesBackQuestion, undoingOf } from "./undo.ts";

/** What a message comes to, before it is put into words. */
export type Outcome =
  | { readonly kind: "plans"; readonly plans: readonly Plan[]; readonly note?: string }
  /** The answer to what was asked before. */
  | { readonly kind: "answer"; readonly route: Route }
  | { readonly kind: "nothing"; readonly reason: NoneReason };

/** What a message comes to where this is known. Never throws on what people type. */
export function outcomeOf(message: unknown, world: World, settings: Settings): Outcome {
  if (typeof message !== "string") return nothing("no_intent");
  if (message.length > settings.maxLength) return nothing("too_long");
  if (message.trim() === "") return nothing("empty");
  const reading = readMessage(message, world, settings);
  const asked = pendingIn(reading);
  if (asked === null) return undone(reading) ?? outcomeOfRequest(reading);
  if (takesBackQuestion(reading)) return nothing("declined");
  const aware = awareOf(reading, asked);
  const route = answered(aware, asked);
  if (route !== null && isUnderstood(route, aware)) return { kind: "answer", route };
  const shorter = settings.clause === null ? withoutReason(aware, (before) => excludedIn(aware, before) !== null) : null;
  // "yes, he said so": what stands behind a mere yes may be a condition.
  const reply = shorter === null ? null : replyIn(shorter, [0, shorter.text.length]);
  const isBare = reply?.kind === "yes" && reply.rest === null;
  const again = shorter === null || isBare ? null : answered(shorter, asked);
  if (again?.steps.every(({ unread }) => unread === undefined)) return { kind: "answer", route: again };
  return route === null ? outcomeOfRequest(aware) : { kind: "answer", route };
}

function answered(reading: Reading, asked: PendingState): Route | null {
  return answerRoute(reading, asked, () => detectionsOf(reading));
}

/** Whether nothing of an answer was passed over: "not the fence, he wants it" is no plain no. */
function isUnderstood({ steps }: Route, reading: Reading): boolean {
  const reply = replyIn(reading, [0, reading.text.length]);
  const isPlain = steps.length > 0 || reply.kind !== "no" || reply.rest === null;
  return isPlain && steps.every(({ unread }) => unread === undefined);
}

/** "sunday then, *its raining*", "*too late* make it monday": where a message asks for nothing, the words that tell why are left out. */
function outcomeOfRequest(reading: Reading): Outcome {
  const outcome = outcomeAsTyped(reading);
  if (!isOpen(outcome) || !looksBack(reading) || reading.settings.clause !== null || reading.text.includes("?")) return outcome;
  for (const shorter of [withoutReason(reading), behindVerdict(reading)]) {
    const again = shorter === null ? outcome : outcomeAsTyped(shorter);
    if (!isOpen(again)) return told(again, reading);
  }
  return outcome;
}

/** "back from the post office so its done": what was told may be about something else, so that all but a new value is asked. */
function told(again: Outcome, { settings: { registry } }: Reading): Outcome {
  if (again.kind !== "plans") return again;
  const isSure = ({ toolName }: Plan): boolean => changesTasks(registry.tools[toolName]?.inputSchema.shape ?? {});
  return { ...again, plans: again.plans.map((plan) => (isSure(plan) ? plan : { ...plan, confidence: Math.min(plan.confidence, UNSURE) })) };
}

/** Whether nothing was found, or a change without its value. Words that name a task which is not there are asked about. */
function isOpen(outcome: Outcome): boolean {
  if (outcome.kind === "nothing") return outcome.reason === "no_intent";
  return (
    outcome.kind === "plans" &&
    outcome.plans.every(({ missing, reference }) => missing.includes("changes") && reference?.kind !== "not_found")
  );
}

function outcomeAsTyped(given: Reading): Outcome {
  const reading = lookingAt(given);
  const like = likenessIn(reading);
  const unlike = like === null ? null : outcomeAsTyped(like.rest);
  const alike = like !== null && unlike?.kind === "plans" ? withLikeness(unlike.plans, like.values, reading) : null;
  if (alike !== null) return { kind: "plans", plans: alike };
  const corrected = secondThought(reading);
  if (corrected === "nothing") return nothing("negated");
  if (corrected !== null) return { kind: "plans", plans: corrected };
  const detections = detectionsOf(reading);
  const removed = removalOf(reading);
  if (removed !== null && removed !== "unsupported") return { kind: "plans", plans: removed };
  if (removed === "unsupported" && !detections.some(isCommanding)) return nothing("unsupported");
  const again = listedAgain(reading, detections);
  // "and this week?" goes on listing, though "this" may point at a task.
  const pointed = looksBack(reading) ? pointedAt(reading, detections, again === null) : null;
  if (pointed !== null) return { kind: "plans", plans: pointed };
  const other = again === null && reading.world.history.length > 0 ? otherOneAsked(reading) : null;
  if (other !== null) return { kind: "plans", plans: other };
  if (again !== null) return { kind: "plans", plans: again };
  const plans = plansOf(detections);
  const amended = looksBack(reading) ? amendment(reading, detections) : null;
  if (amended !== null) return { kind: "plans", plans: amended };
  if (plans.length > 0) return { kind: "plans", plans: addedThere(reading, plans) };
  const known = detections.some(({ intent }) => intent !== UNKNOWN) || reading.settings.clause !== null ? null : knownChange(reading);
  if (known !== null) return { kind: "plans", plans: known };
  const half = halfUnderstood(detections);
  if (half !== null) return { kind: "plans", plans: half };
  return nothing(detections.find(({ reason }) => reason !== null && reason !== "no_intent")?.reason ?? talkIn(reading, detections));
}

function isCommanding({ intent, candidate }: Detection): boolean {
  return intent !== UNKNOWN && candidate?.frame.frame.role !== "verbless";
}

/** What a message is that asks for nothing, where it is not plainly about something else. */
function talkIn(reading: Reading, detections: readonly Detection[]): NoneReason {
  if (detections.some(({ clause }) => asksUnserved(clause))) return "unsupported";
  return isSmallTalk(reading) ? "small_talk" : "no_intent";
}

/** What the message takes back of what was done; null where it takes back nothing. */
function undone(reading: Reading): Outcome | null {
  const undoing = undoingOf(reading);
  if (undoing === null) return null;
  if (undoing === "nothing") return nothing("no_intent");
  if (undoing === "declined") return nothing("declined");
  return { kind: "plans", ...undoing };
}

/** Whether anything was said or done before that a message could go on about. */
function looksBack({ world }: Reading): boolean {
  return world.history.length > 0 || world.recentTaskIds.length > 0 || world.shownTaskIds.length > 0;
}

function detectionsOf(reading: Reading): readonly Detection[] {
  const { clause } = reading.settings;
  if (clause === null) {
    const read = readClauses(reading);
    return read.every(({ intent }) => intent === UNKNOWN) ? (keptApart(reading) ?? read) : read;
  }
  const end = Math.min(clause[1], reading.text.length);
  const detection = detect(readClause(reading, trimSpan(reading.text, [Math.min(clause[0], end), end])));
  return detection.intent === UNKNOWN ? [] : [detection];
}

function nothing(reason: NoneReason): Outcome {
  return { kind: "nothing", reason };
}

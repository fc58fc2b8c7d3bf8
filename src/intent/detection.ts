import type { DetectedIntent } from "../contract/intent.ts";
import type { NoneReason } from "../contract/route.ts";
import type { FrameMatch } from "../frames/parse.ts";
import { namesKnownTask } from "./known.ts";
import type { ClauseReading } from "./reading.ts";
import { type Candidate, candidatesOf, evidenceOf, probabilities } from "./score.ts";

/** What a clause asks for, with the wording that showed it. */
export interface Detection {
  readonly clause: ClauseReading;
  readonly intent: string;
  readonly confidence: number;
  readonly candidate: Candidate | null;
  readonly candidates: readonly Candidate[];
  readonly alternatives: DetectedIntent["alternatives"];
  /** Why nothing is asked for; null where something is. */
  readonly reason: NoneReason | null;
}

export const UNKNOWN = "unknown";

/** Decides what a clause asks for: the likeliest intent, or none where that is likelier. */
export function detect(clause: ClauseReading): Detection {
  const candidates = candidatesOf(clause, (match: FrameMatch) => namesKnownTask(clause, match));
  const { intents, none } = probabilities(candidates, clause);
  const rows = candidates.map(({ intent }, index) => ({ intent, confidence: intents[index] ?? 0 }));
  const [best] = candidates;
  const confidence = intents[0] ?? 0;
  if (best === undefined || none >= confidence) {
    return { clause, intent: UNKNOWN, confidence: none, candidate: null, candidates, alternatives: rows, reason: reasonOf(best, clause) };
  }
  const alternatives = [...rows.slice(1), { intent: UNKNOWN, confidence: none }].sort((one, other) => other.confidence - one.confidence);
  return { clause, intent: best.intent, confidence, candidate: best, candidates, alternatives, reason: null };
}

/** A refusal or a supposition is named as such where it stands before a command; whatever else speaks against one makes it none. */
function reasonOf(best: Candidate | undefined, clause: ClauseReading): NoneReason {
  if (best === undefined && !holdsTrigger(clause)) return "no_intent";
  const reasons = (best ?? clause.parse).guards.map(({ reason }) => reason);
  if (reasons.includes("how-to")) return "no_intent";
  if (reasons.includes("negated")) return "negated";
  return reasons.includes("hypothetical") ? "hypothetical" : "no_intent";
}

/** Whether a trigger of some intent stands in the clause. */
function holdsTrigger({ message, parse }: ClauseReading): boolean {
  const { ids } = message.grammar.words;
  return Object.keys(message.settings.registry.intents).some((_, index) => parse.sentence.present.has(ids.get(`@${index}`) ?? -1));
}

/** The detection as callers see it. */
export function publicDetection(detection: Detection): DetectedIntent {
  const { clause, candidate, candidates, intent, confidence, alternatives } = detection;
  const shown = candidate ?? candidates[0];
  return { intent, confidence, alternatives, evidence: shown === undefined ? [] : evidenceOf(shown, clause.message.raw) };
}

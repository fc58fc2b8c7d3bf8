import type { DetectedIntent } from "../contract/intent.ts";
import type { NoneReason } from "../contract/route.ts";
import type { Span } from "../contract/span.ts";
import type { FrameMatch } from "../frames/parse.ts";
import type { GuardReason } from "../lexicon/frame.ts";
import { occurs } from "../text/presence.ts";
import { fitsKnownTasks, isOfTitle, takesCondition } from "./known.ts";
import type { ClauseReading } from "./reading.ts";
import { type Candidate, candidatesOf, evidenceOf, guardEvidence, probabilities } from "./score.ts";
import { DOUBT, NOTHING, OPINION } from "./thresholds.ts";

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
  /** What the analyzer said, where it was asked and said anything. */
  readonly opinion: SecondOpinion;
  /** New values that stand by themselves behind a change. */
  readonly row?: Span;
}

export const UNKNOWN = "unknown";

/** Where a request stands, its new values included. */
export function spanOf({ clause: { span }, row }: Detection): Span {
  return [span[0], row?.[1] ?? span[1]];
}

/** Decides what a clause asks for: the likeliest intent, or none where that is likelier. */
export function detect(clause: ClauseReading): Detection {
  const known = new Map<string, boolean>();
  const holds = (match: FrameMatch): boolean => {
    if (takesCondition(clause, match)) return false;
    const { needs } = match.frame;
    const key = `${needs} ${(match.captures["naming"] ?? match.captures["query"])?.join("-")}`;
    const fits = known.get(key) ?? fitsKnownTasks(clause, match);
    known.set(key, fits);
    return fits;
  };
  const candidates = candidatesOf(clause, holds, (match, guard) => isOfTitle(clause, match, guard));
  const tables = probabilities(candidates, clause);
  const opinion = isDoubtful(tables) ? secondOpinion(clause) : NO_OPINION;
  const { intents, none } = opinion.weight === 0 ? tables : probabilities(candidates, clause, opinion.weight);
  const rows = candidates.map(({ intent }, index) => ({ intent, confidence: intents[index] ?? 0 }));
  const [best] = candidates;
  const confidence = intents[0] ?? 0;
  if (best === undefined || none >= confidence) {
    return {
      clause,
      intent: UNKNOWN,
      confidence: best === undefined ? certaintyOfNothing(clause) : none,
      candidate: null,
      candidates,
      alternatives: rows,
      reason: reasonOf(best, clause),
      opinion,
    };
  }
  const alternatives = [...rows.slice(1), { intent: UNKNOWN, confidence: none }].sort((one, other) => other.confidence - one.confidence);
  return { clause, intent: best.intent, confidence, candidate: best, candidates, alternatives, reason: null, opinion };
}

/** What a second opinion adds to the score of "no intent". */
interface SecondOpinion {
  readonly rule: string;
  readonly weight: number;
}
const NO_OPINION: SecondOpinion = { rule: "", weight: 0 };

function isDoubtful({ intents }: { readonly intents: readonly number[] }): boolean {
  const [best] = intents;
  return best !== undefined && best >= DOUBT.least && best <= DOUBT.most;
}

function secondOpinion({ message, span }: ClauseReading): SecondOpinion {
  const { analyzer } = message.settings;
  if (analyzer === null) return NO_OPINION;
  const { imperative, negative } = analyzer.opinion(message.raw.slice(...span));
  if (negative === true) return { rule: `${analyzer.name}.negative`, weight: OPINION.negative };
  // It may only warn: letting it vouch for a command made more false calls than it found commands (docs/design.md).
  return imperative === false ? { rule: `${analyzer.name}.no-command`, weight: OPINION.noCommand } : NO_OPINION;
}

/** How sure it is that a clause asks for nothing where no wording speaks for a request: less where words of requests stand in it. */
function certaintyOfNothing(clause: ClauseReading): number {
  if (clause.parse.guards.length > 0) return NOTHING.objected;
  const { ids } = clause.message.grammar.words;
  const { sentence } = clause.parse;
  const isHalf = clause.dates.length > 0 || holdsTrigger(clause) || TASK_CLASSES.some((name) => occurs(sentence, ids.get(name)));
  return isHalf ? NOTHING.half : NOTHING.plain;
}

/** Classes of words that tasks and their lists are called by. */
const TASK_CLASSES = ["tasknoun", "taskplural", "listnoun"] as const;

/** A refusal or a supposition is named as such where it stands before a command; whatever else speaks against one makes it none. */
function reasonOf(best: Candidate | undefined, clause: ClauseReading): NoneReason {
  if (best === undefined && !holdsTrigger(clause)) return "no_intent";
  const reasons = (best ?? clause.parse).guards.map(({ reason }) => reason);
  if (reasons.includes("how-to")) return "no_intent";
  if (reasons.some((reason) => REFUSALS.includes(reason))) return "negated";
  return reasons.includes("hypothetical") ? "hypothetical" : "no_intent";
}

const REFUSALS: readonly GuardReason[] = ["negated", "taken-back", "not-yet"];

/** Whether a trigger of some intent stands in the clause. */
function holdsTrigger({ message, parse }: ClauseReading): boolean {
  const { ids } = message.grammar.words;
  return Object.keys(message.settings.registry.intents).some((_, index) => occurs(parse.sentence, ids.get(`@${index}`)));
}

/** The detection as callers see it. */
export function publicDetection(detection: Detection): DetectedIntent {
  const { clause, candidate, candidates, intent, confidence, alternatives, opinion } = detection;
  const shown = candidate ?? candidates[0];
  const evidence = shown === undefined ? guardEvidence(clause.parse.guards, clause.message.raw) : evidenceOf(shown, clause.message.raw);
  if (opinion.weight === 0) return { intent, confidence, alternatives, evidence };
  const { span } = clause;
  return {
    intent,
    confidence,
    alternatives,
    evidence: [...evidence, { rule: opinion.rule, text: clause.message.raw.slice(...span), span, weight: -opinion.weight }],
  };
}

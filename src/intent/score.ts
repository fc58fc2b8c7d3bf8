import type { Evidence } from "../contract/evidence.ts";
import type { FrameMatch, GuardMatch } from "../frames/parse.ts";
import type { ClauseReading } from "./reading.ts";

/** What speaks for an intent in a clause: its best wording, and what decides against it. */
export interface Candidate {
  readonly intent: string;
  readonly score: number;
  readonly frame: FrameMatch;
  readonly guards: readonly GuardMatch[];
}

/** Log-odds of "no intent": the score that an intent has to beat. */
const NO_INTENT = 0;

/** The intents that have a wording in the clause, best first. */
export function candidatesOf(clause: ClauseReading, isKnown: (match: FrameMatch) => boolean): Candidate[] {
  const best = new Map<string, Candidate>();
  for (const frame of clause.parse.frames) {
    const { intent, weight, needs, despite } = frame.frame;
    if (needs === "known" && !isKnown(frame)) continue;
    const guards = clause.parse.guards.filter(({ reason }) => !(despite?.some((exempt) => exempt === reason) ?? false));
    const score = weight + guards.reduce((sum, guard) => sum + guard.weight, 0);
    const rival = best.get(intent);
    if (rival === undefined || score > rival.score) best.set(intent, { intent, score, frame, guards });
  }
  return [...best.values()].sort((one, other) => other.score - one.score);
}

/** The probability of each candidate and of "no intent": a softmax over the scores. */
export function probabilities(candidates: readonly Candidate[]): { readonly intents: readonly number[]; readonly none: number } {
  const highest = Math.max(NO_INTENT, ...candidates.map(({ score }) => score));
  const powers = candidates.map(({ score }) => Math.exp(score - highest));
  const none = Math.exp(NO_INTENT - highest);
  const total = powers.reduce((sum, power) => sum + power, none);
  return { intents: powers.map((power) => power / total), none: none / total };
}

/** A candidate's reasons as evidence. */
export function evidenceOf(candidate: Candidate, raw: string): Evidence[] {
  const row = (rule: string, [start, end]: readonly [number, number], weight: number): Evidence => ({
    rule,
    text: raw.slice(start, end),
    span: [start, end],
    weight,
  });
  return [
    row(candidate.frame.frame.rule, candidate.frame.span, candidate.frame.frame.weight),
    ...candidate.guards.map((guard) => row(guard.rule, guard.span, guard.weight)),
  ];
}

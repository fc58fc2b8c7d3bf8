import type { Evidence } from "../contract/evidence.ts";
import type { Span } from "../contract/span.ts";
import type { FrameMatch, GuardMatch } from "../frames/parse.ts";
import { softmax } from "../text/steady.ts";
import type { ClauseReading } from "./reading.ts";

/** What speaks for an intent in a clause: its best wording, and what speaks against acting on it. */
export interface Candidate {
  readonly intent: string;
  readonly frame: FrameMatch;
  /** How its wording ranks beside others, here. */
  readonly weight: number;
  /** What it adds to the score, in log-odds, here. */
  readonly score: number;
  readonly guards: readonly GuardMatch[];
}

/** A wording that counts in a clause, what it loses there, and the guards that speak against it. */
export interface Wording {
  readonly frame: FrameMatch;
  readonly loss: number;
  readonly guards: readonly GuardMatch[];
}

/** The wordings of a clause as they rank by the weights that their rows were given, after what speaks against each. */
export function wordingsOf(clause: ClauseReading): Wording[] {
  const ranked = clause.parse.frames.map((frame) => {
    const guards = guardsAgainst(frame, clause.parse.guards);
    const loss = lossOf(frame, clause);
    return { frame, loss, guards, lead: frame.frame.weight - loss - Math.max(NO_INTENT, ...guards.map(({ weight }) => weight)) };
  });
  return ranked.sort((one, other) => other.lead - one.lead);
}

function lossOf({ frame: { needs } }: FrameMatch, clause: ClauseReading): number {
  return needs === "pronoun" && !canMean(clause) ? EMPTY_PRONOUN : 0;
}

/** The guards that a wording is subject to. A refusal that belongs to its own words is none, but one before them is: "don't stop reminding me". */
function guardsAgainst({ frame: { intent, despite }, span }: FrameMatch, guards: readonly GuardMatch[]): GuardMatch[] {
  return guards.filter(({ reason, spares, at }) => {
    const isOwn = despite?.includes(reason) === true && (reason !== "negated" || at >= span[0]);
    return !isOwn && spares?.includes(intent) !== true;
  });
}

/** The intents that have a wording in the clause, likeliest first. The rows' own weights tell which wording is meant; the fitted ones, how sure that is. */
export function candidatesOf(
  clause: ClauseReading,
  holds: (match: FrameMatch) => boolean,
  isOfTitle: (match: FrameMatch, guard: GuardMatch) => boolean,
): Candidate[] {
  const best = new Map<string, Candidate>();
  // The strongest first: what a weaker one would name need not be looked up.
  for (const { frame, loss, guards } of wordingsOf(clause)) {
    const { intent, weight, score } = frame.frame;
    if (best.has(intent) || !holds(frame)) continue;
    const against = guards.filter((guard) => !isOfTitle(frame, guard));
    best.set(intent, { intent, frame, guards: against, weight: weight - loss, score: score - loss });
  }
  const found = [...best.values()].sort((one, other) => other.score - one.score);
  const open = found.filter((candidate) => !isOfOthers(candidate));
  return open.length > 0 ? open : found;
}

/** Whether such words ask for another intent: "throw out all tasks on my list" adds none. */
function isOfOthers({ guards, score }: Candidate): boolean {
  return guards.some((guard) => guard.reason === "other-domain" && guard.spares !== undefined && guard.score >= score);
}

/** What a wording about "it" loses where nothing is known that it could mean. */
const EMPTY_PRONOUN = 2;

function canMean({ message: { world } }: ClauseReading): boolean {
  return world.recentTaskIds.length > 0 || world.history.length > 0 || world.tasks?.length === 1;
}

/** The score that an intent has to beat where nothing speaks against it. */
const NO_INTENT = 0;

/** The probability of each candidate and of "no intent": a softmax over the scores. */
export function probabilities(
  candidates: readonly Candidate[],
  clause: ClauseReading,
  opinion = 0,
): { readonly intents: readonly number[]; readonly none: number } {
  const against = Math.max(NO_INTENT, ...(candidates[0]?.guards ?? clause.parse.guards).map(({ score }) => score));
  const [none = 1, ...intents] = softmax([against + opinion, ...candidates.map(({ score }) => score)]);
  return { intents, none };
}

/** A candidate's reasons as evidence. */
export function evidenceOf(candidate: Candidate, raw: string): Evidence[] {
  const { frame, span } = candidate.frame;
  return [evidenceRow(frame.rule, span, candidate.score, raw), ...guardEvidence(candidate.guards, raw)];
}

/** What speaks against a command as evidence. */
export function guardEvidence(guards: readonly GuardMatch[], raw: string): Evidence[] {
  return guards.map(({ rule, span, score }) => evidenceRow(rule, span, -score, raw));
}

function evidenceRow(rule: string, [start, end]: Span, weight: number, raw: string): Evidence {
  return { rule, text: raw.slice(start, end), span: [start, end], weight };
}

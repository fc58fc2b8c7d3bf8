import { UNKNOWN } from "../../src/intent/detection.ts";
import { labels } from "../eval/library.ts";
import { calibrationError, f1, reliabilityBins } from "../eval/statistics.ts";
import type { Case } from "./cases.ts";
import { scoresOf, type Weights } from "./model.ts";

/** What a table of weights reaches on lines. */
export interface Figures {
  readonly lines: number;
  readonly macroF1: number;
  readonly falseCalls: number;
  readonly executePrecision: number;
  readonly calibration: number;
  readonly logLoss: number;
}

interface Answer {
  readonly intent: string;
  readonly confidence: number;
  readonly right: boolean;
  readonly label: string;
  readonly loss: number;
}

const EXECUTE = 0.7;
const LEAST_PROBABILITY = 1e-6;

export function answerOf(one: Case, weights: Weights): Answer {
  const scores = scoresOf(one, weights);
  const none = scores.find(({ intent }) => intent === UNKNOWN)?.probability ?? 1;
  const [best] = scores.filter(({ intent }) => intent !== UNKNOWN).sort((first, second) => second.probability - first.probability);
  const given = best === undefined || none >= best.probability ? { intent: UNKNOWN, probability: none } : best;
  const right = one.labels.includes(given.intent);
  const likelihood = scores.filter(({ intent }) => one.labels.includes(intent)).reduce((sum, { probability }) => sum + probability, 0);
  return {
    intent: given.intent,
    confidence: given.probability,
    right,
    label: right ? given.intent : (one.labels[0] ?? UNKNOWN),
    loss: -Math.log(Math.max(LEAST_PROBABILITY, likelihood)),
  };
}

export function figuresOf(answers: readonly Answer[]): Figures {
  const scores = labels.flatMap((label) => {
    const given = answers.filter(({ intent }) => intent === label);
    const wanted = answers.filter((answer) => answer.label === label);
    if (wanted.length === 0) return [];
    const hits = given.filter(({ right }) => right).length;
    return [f1(hits / Math.max(1, given.length), hits / wanted.length)];
  });
  const called = answers.filter(({ intent }) => intent !== UNKNOWN);
  const sure = called.filter(({ confidence }) => confidence >= EXECUTE);
  const none = answers.filter(({ label }) => label === UNKNOWN);
  return {
    lines: answers.length,
    macroF1: scores.reduce((sum, score) => sum + score, 0) / Math.max(1, scores.length),
    falseCalls: none.filter(({ right }) => !right).length / Math.max(1, none.length),
    executePrecision: sure.filter(({ right }) => right).length / Math.max(1, sure.length),
    calibration: calibrationError(reliabilityBins(called)),
    logLoss: answers.reduce((sum, { loss }) => sum + loss, 0) / Math.max(1, answers.length),
  };
}

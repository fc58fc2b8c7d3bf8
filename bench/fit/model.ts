import { UNKNOWN } from "../../src/intent/detection.ts";
import type { Case } from "./cases.ts";

export type Weights = Readonly<Record<string, number>>;

/** What a case scores for each intent and for none, with the rule that each score comes from. */
export interface Score {
  readonly intent: string;
  readonly probability: number;
  readonly rule: string | null;
}

/** A softmax over the first rule of each intent and the strongest guard of the likeliest one, as the library computes it. */
export function scoresOf({ choices }: Case, weights: Weights): Score[] {
  const rows = choices.map(({ intent, grounds: [first] }) => ({
    intent,
    rule: first?.rule ?? null,
    guards: first?.guards ?? [],
    weight: (weights[first?.rule ?? ""] ?? 0) - (first?.loss ?? 0),
  }));
  rows.sort((one, other) => other.weight - one.weight);
  const none = strongest(rows[0]?.guards ?? [], weights);
  const all = [...rows, { intent: UNKNOWN, ...none }];
  const total = all.reduce((sum, { weight }) => sum + Math.exp(weight), 0);
  return all.map(({ intent, rule, weight }) => ({ intent, rule, probability: Math.exp(weight) / total }));
}

function strongest(guards: readonly string[], weights: Weights): { readonly rule: string | null; readonly weight: number } {
  const rows = guards.map((rule) => ({ rule, weight: weights[rule] ?? 0 })).filter(({ weight }) => weight > 0);
  const [first] = rows.sort((one, other) => other.weight - one.weight);
  return first ?? { rule: null, weight: 0 };
}

export interface FitOptions {
  /** How strongly a weight is held to what it was set to by hand. */
  readonly strength: number;
  readonly steps: number;
  readonly rate: number;
}

/** The weights that make the labels likeliest, each held to its prior: gradient descent over all cases, the same in every run. */
export function fitWeights(cases: readonly Case[], prior: Weights, { strength, steps, rate }: FitOptions): Weights {
  const weights: Record<string, number> = { ...prior };
  const telling = cases.filter(({ choices }) => choices.length > 0);
  const squares: Record<string, number> = {};
  for (let step = 0; step < steps; step++) {
    const slope: Record<string, number> = {};
    for (const one of telling) {
      const scores = scoresOf(one, weights);
      const right = scores.filter(({ intent }) => one.labels.includes(intent)).reduce((sum, { probability }) => sum + probability, 0);
      for (const { intent, rule, probability } of scores) {
        if (rule === null) continue;
        const wanted = right > 0 && one.labels.includes(intent) ? probability / right : 0;
        slope[rule] = (slope[rule] ?? 0) + probability - wanted;
      }
    }
    for (const [rule, value] of Object.entries(slope)) {
      const before = weights[rule] ?? 0;
      const pull = value + strength * (before - (prior[rule] ?? 0));
      const square = (squares[rule] ?? 1) + pull * pull;
      squares[rule] = square;
      weights[rule] = before - (rate * pull) / Math.sqrt(square);
    }
  }
  return weights;
}

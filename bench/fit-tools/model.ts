import { noneScore, type ToolWeights, vectorOf, weigh } from "../../src/catalog/rank/model.ts";

/** The features of the tools of one line, and the place of the right one; -1 for none. */
export interface Choice {
  readonly tools: readonly (readonly number[])[];
  readonly right: number;
  /** How many tools there were before any was left out. */
  readonly size: number;
}

export interface FitOptions {
  readonly strength: number;
  readonly steps: number;
  readonly rate: number;
}

/** The weights that make the right tools likeliest, each held to 0: gradient descent over all lines, the same in every run. */
export function fitToolWeights(choices: readonly Choice[], names: readonly string[], { strength, steps, rate }: FitOptions): ToolWeights {
  const values = new Float64Array(names.length + 2);
  const squares = new Float64Array(names.length + 2).fill(1);
  for (let step = 0; step < steps; step++) {
    const slope = values.map((value) => strength * value);
    for (const choice of choices) addSlope(choice, values, slope);
    slope.forEach((pull, at) => {
      squares[at] = (squares[at] ?? 1) + pull * pull;
      const next = (values[at] ?? 0) - (rate * pull) / Math.sqrt(squares[at] ?? 1);
      const sign = SIGNS[names[at] ?? ""] ?? 0;
      // What speaks for a tool may count nothing, but not against it.
      values[at] = sign * next < 0 ? 0 : next;
    });
  }
  const features = Object.fromEntries(names.map((name, at) => [name, values[at] ?? 0]));
  return { features, none: values[names.length] ?? 0, size: values[names.length + 1] ?? 0 };
}

/** 1 for what can only speak for a tool, -1 for what can only speak against it. */
const SIGNS: Readonly<Record<string, number>> = {
  "message-in-name": 1,
  "name-in-message": 1,
  "name-wholly-in-message": 1,
  "name-alone": 1,
  "description-in-message": 1,
  phrases: 1,
  "best-word": 1,
  "rare-words": 1,
  "only-synonyms": -1,
  "unexplained-words": -1,
  "unexplained-values": -1,
  "rarest-unexplained": -1,
  "rarest-of-name-missing": -1,
  "first-word": 1,
  "same-verb": 1,
  score: 1,
  "other-verb": -1,
  "answers-question": 1,
  "enum-value": 1,
  "numbers-lacking": -1,
  "no-number": -1,
  "no-text": -1,
  "no-date": -1,
  "no-url": -1,
  filled: 1,
  missing: -1,
  "said-by-arguments": 1,
  "left-over": -1,
  place: -1,
  "needs-nothing": -1,
  "left-number": -1,
  complete: 1,
  lead: 1,
};

function addSlope({ tools, right, size }: Choice, values: Float64Array, slope: Float64Array): void {
  const last = values.length - 2;
  const rows = [...tools.map((tool) => [...tool, 0, 0]), [...new Array<number>(last).fill(0), 1, Math.log(1 + size)]];
  const powers = rows.map((row) => Math.exp(row.reduce((sum, value, at) => sum + value * (values[at] ?? 0), 0)));
  const total = powers.reduce((sum, power) => sum + power, 0);
  const wanted = right < 0 ? tools.length : right;
  rows.forEach((row, index) => {
    const miss = (powers[index] ?? 0) / total - (index === wanted ? 1 : 0);
    row.forEach((value, at) => {
      slope[at] = (slope[at] ?? 0) + miss * value;
    });
  });
}

/** The probabilities of the tools and of none. */
export function probabilitiesOf(
  { tools, size }: Choice,
  names: readonly string[],
  weights: ToolWeights,
): { readonly tools: number[]; readonly none: number } {
  const vector = vectorOf(names, weights);
  const powers = tools.map((tool) => Math.exp(weigh(tool, vector)));
  const none = Math.exp(noneScore(size, weights));
  const total = powers.reduce((sum, power) => sum + power, none);
  return { tools: powers.map((power) => power / total), none: none / total };
}

import { steady } from "../../text/steady.ts";

/** What each feature counts, in log-odds, by its name; the score of "none fits", and how it changes with the number of tools. */
export interface ToolWeights {
  readonly features: Readonly<Record<string, number>>;
  readonly none: number;
  readonly size: number;
}

/** The weights of some features in their order. */
export function vectorOf(names: readonly string[], { features }: ToolWeights): readonly number[] {
  return names.map((name) => features[name] ?? 0);
}

/** The score of a tool: the sum of its features, each with its weight. */
export function weigh(values: readonly number[], weights: readonly number[]): number {
  let sum = 0;
  for (let at = 0; at < values.length; at++) sum += (values[at] ?? 0) * (weights[at] ?? 0);
  return sum;
}

/** The score that a tool has to beat. */
export function noneScore(tools: number, { none, size }: ToolWeights): number {
  return none + size * steady(Math.log(1 + tools));
}

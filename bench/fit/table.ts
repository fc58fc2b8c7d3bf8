import type { Figures } from "./figures.ts";
import type { Weights } from "./model.ts";

/** The source text of the table of fitted weights, with the figures that it was fitted to. */
export function renderWeights(
  prior: Weights,
  weights: Weights,
  { before, held, after }: Readonly<Record<"before" | "held" | "after", Figures>>,
): string {
  const moved = Object.keys(prior).filter((rule) => round(weights[rule] ?? 0) !== prior[rule]);
  const rows = moved.map((rule) => `  "${rule}": ${round(weights[rule] ?? 0)},`);
  return `/**
 * What each rule adds to the score, in log-odds, fitted by \`npm run fit\` to ${after.lines} labelled lines and held to the weight that its row was given by hand.
 * A rule that is not here keeps that weight.
 *
 * |                | macro-F1 | false calls | precision of execute | calibration error |
 * | -------------- | -------- | ----------- | -------------------- | ----------------- |
 * | set by hand    | ${cells(before)} |
 * | held-out folds | ${cells(held)} |
 * | fitted to all  | ${cells(after)} |
 */
export const weights: Readonly<Record<string, number>> = {
${rows.join("\n")}
};
`;
}

function cells({ macroF1, falseCalls, executePrecision, calibration }: Figures): string {
  const percent = (share: number, width: number): string => `${(share * 100).toFixed(1)} %`.padEnd(width);
  return [percent(macroF1, 8), percent(falseCalls, 11), percent(executePrecision, 20), calibration.toFixed(3).padEnd(17)].join(" | ");
}

function round(weight: number): number {
  return Math.round(weight * 100) / 100;
}

import type { ToolWeights } from "../../src/catalog/rank/model.ts";
import type { Share } from "../eval/statistics.ts";
import type { Stages } from "./cross-validate.ts";
import type { ToolFigures } from "./figures.ts";

/** The source text of the table of fitted weights, with the figures that it was fitted to. */
export function renderToolWeights(
  { first, second, last }: Stages,
  { held, after }: Readonly<Record<"held" | "after", ToolFigures>>,
): string {
  return `import type { ToolWeights } from "./model.ts";

/**
 * What each feature of a tool counts, in log-odds, fitted by \`npm run fit:tools\` to ${after.lines} public lines: \`first\` by words alone, to choose
 * the tools whose arguments are read; \`second\` with those; \`last\` how far the best is before the next, which tells whether any is meant.
 *
 * |                | overall | one of several | abstains | curated: called | curated: first | calibration error |
 * | -------------- | ------- | -------------- | -------- | --------------- | -------------- | ----------------- |
 * | held-out folds | ${cells(held)} |
 * | fitted to all  | ${cells(after)} |
 */
export const toolWeights: { readonly first: ToolWeights; readonly second: ToolWeights; readonly last: ToolWeights } = {
  first: ${literal(first)},
  second: ${literal(second)},
  last: ${literal(last)},
};
`;
}

function cells({ overall, several, abstains, curated, curatedFirst, calibration }: ToolFigures): string {
  const percent = ({ share }: Share, width: number): string => `${(share * 100).toFixed(1)} %`.padEnd(width);
  const shares = [percent(overall, 7), percent(several, 14), percent(abstains, 8), percent(curated, 15), percent(curatedFirst, 14)];
  return [...shares, calibration.toFixed(3).padEnd(17)].join(" | ");
}

function literal({ features, none, size }: ToolWeights): string {
  const rows = Object.entries(features).map(([name, weight]) => `      "${name}": ${round(weight)},`);
  return `{\n    features: {\n${rows.join("\n")}\n    },\n    none: ${round(none)},\n    size: ${round(size)},\n  }`;
}

function round(weight: number): number {
  return Math.round(weight * 100) / 100;
}

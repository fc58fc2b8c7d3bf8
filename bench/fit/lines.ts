import { fixtureTopics } from "../../src/fixtures/index.ts";
import { UNKNOWN } from "../../src/intent/detection.ts";
import type { LabelledLine } from "../eval/data.ts";
import { scoringContext } from "../eval/library.ts";
import type { FitLine } from "./cases.ts";

/** Labelled utterances as lines to fit to. */
export function linesOf(utterances: readonly LabelledLine[]): FitLine[] {
  return utterances.map(({ text, intent, accept }) => ({ text, labels: [intent, ...(accept ?? [])], context: scoringContext }));
}

/** The fixtures that ask for one thing or for nothing: what the contract promises is fitted to as well. */
export function linesOfFixtures(): FitLine[] {
  const { hostile: _, several: __, ...topics } = fixtureTopics;
  return Object.values(topics)
    .flat()
    .filter(({ context, expected }) => context.pending === undefined && expected.steps.length < 2)
    .map(({ message, context, expected }) => ({ text: message, labels: [expected.steps[0]?.intent ?? UNKNOWN], context }));
}

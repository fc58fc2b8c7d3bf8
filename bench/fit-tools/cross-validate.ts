import { WORD_FEATURES } from "../../src/catalog/rank/features.ts";
import { type ToolWeights, vectorOf, weigh } from "../../src/catalog/rank/model.ts";
import { FAR_BEHIND, FEATURES, LAST_FEATURES, leadsOf, READ_CLOSELY } from "../../src/catalog/rank/rank.ts";
import type { ToolCorpus } from "../eval/tool-data.ts";
import { readToolCases, type ToolCase } from "./cases.ts";
import type { ToolAnswer } from "./figures.ts";
import { type Choice, fitToolWeights, probabilitiesOf } from "./model.ts";

export const FOLDS = 5;
const OPTIONS = { strength: 1, steps: 300, rate: 0.6 } as const;
/** How much surer than the lines ask for a tool has to be: a call that nobody asked for is worse than a question. */
const CAUTION = 0.2;

/** The answers of weights that were fitted without the line, those of weights fitted to all lines, and these weights. */
export function crossValidate(
  corpus: ToolCorpus,
  tell: (done: number, of: number) => void,
): { readonly held: ToolAnswer[]; readonly after: ToolAnswer[]; readonly fitted: Stages } {
  const cases = readToolCases(corpus, FOLDS, tell);
  const folds = Array.from({ length: FOLDS }, (_, fold) => {
    tell(fold, FOLDS + 1);
    return fitStages(cases.filter((one) => one.fold !== fold));
  });
  const fitted = fitStages(cases);
  return {
    held: cases.map((one) => answerOf(one, folds[one.fold] ?? fitted)),
    after: cases.map((one) => answerOf(one, fitted)),
    fitted,
  };
}

/** The weights of the three stages. */
export interface Stages {
  readonly first: ToolWeights;
  readonly second: ToolWeights;
  readonly last: ToolWeights;
}

/** The weights of the words, then those of the words and the arguments over the tools that the first put in front. */
function fitStages(cases: readonly ToolCase[]): Stages {
  const first = fitToolWeights(
    cases.map(({ words, right }) => ({ tools: words, right, size: words.length })),
    WORD_FEATURES,
    OPTIONS,
  );
  const second = fitToolWeights(
    cases.map((one) => closeChoice(one, first).choice),
    FEATURES,
    OPTIONS,
  );
  const last = fitToolWeights(
    cases.map((one) => lastChoice(closeChoice(one, first).choice, second)),
    LAST_FEATURES,
    OPTIONS,
  );
  return { first, second, last: { ...last, none: last.none + CAUTION } };
}

/** The tools that are looked at closely, as ranking takes them; a right one that is not among them counts as none. */
function closeChoice({ words, all, right }: ToolCase, first: ToolWeights): { readonly choice: Choice; readonly places: number[] } {
  const vector = vectorOf(WORD_FEATURES, first);
  const rows = words.map((tool, place) => ({ score: weigh(tool, vector), place })).sort((one, other) => other.score - one.score);
  const least = (rows[0]?.score ?? 0) - FAR_BEHIND;
  const places = rows
    .filter(({ score }) => score > least)
    .slice(0, READ_CLOSELY)
    .map(({ place }) => place);
  return { choice: { tools: places.map((place) => all[place] ?? []), right: places.indexOf(right), size: words.length }, places };
}

/** The same tools by their scores, and how far each is before the next. */
function lastChoice({ tools, right, size }: Choice, second: ToolWeights): Choice {
  const scores = tools.map((tool) => weigh(tool, vectorOf(FEATURES, second)));
  const leads = leadsOf(scores, size);
  return { tools: scores.map((score, at) => [score, leads[at] ?? 0]), right, size };
}

function answerOf(one: ToolCase, { first, second, last }: Stages): ToolAnswer {
  const { choice, places } = closeChoice(one, first);
  const { tools, none } = probabilitiesOf(lastChoice(choice, second), LAST_FEATURES, last);
  const best = tools.indexOf(Math.max(...tools));
  const confidence = Math.max(none, tools[best] ?? 0);
  const place = places[best] ?? -1;
  return {
    source: one.source,
    size: one.words.length,
    right: one.right,
    best: place,
    chosen: confidence === none ? -1 : place,
    confidence,
  };
}

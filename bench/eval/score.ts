import type { Corpus } from "./data.ts";
import { type DateScores, scoreDates } from "./dates.ts";
import { type IntentScores, scoreIntents } from "./intents.ts";
import { type Library, scoringContext } from "./library.ts";
import type { Miss } from "./misses.ts";
import { scoreQuickAdd } from "./quick-add.ts";
import { type ReferenceScores, scoreReferences } from "./references.ts";
import { type Share, shareOf } from "./statistics.ts";
import { scoreTitles, type TitleScores } from "./titles.ts";

/** Everything that is measured on one corpus. */
export interface Scores {
  readonly lines: number;
  readonly intents: IntentScores;
  readonly titles: TitleScores;
  readonly dates: DateScores;
  readonly references: ReferenceScores;
  readonly quickAdd: Share;
  /** Of the utterances without one clear label: how many would call something, and how many would only be asked about. */
  readonly borderline: { readonly calls: Share; readonly questions: Share };
}

export type Progress = (done: number, of: number) => void;
const silent: Progress = () => undefined;

/** Scores a corpus by the rules in bench/README.md; what was missed is added to `misses`. */
export function scoreCorpus(library: Library, corpus: Corpus, misses: Miss[], progress: Progress = silent): Scores {
  const of = corpus.intents.length + corpus.borderline.length;
  const intents = scoreIntents(library, corpus.intents, misses, (done) => progress(done, of));
  const borderline = scoreBorderline(library, corpus, misses, (done) => progress(corpus.intents.length + done, of));
  return {
    lines: corpus.intents.length,
    intents,
    titles: scoreTitles(library, corpus.params, misses),
    dates: scoreDates(library, corpus.params, misses),
    references: scoreReferences(library, corpus.params, misses),
    quickAdd: scoreQuickAdd(library, corpus.params, misses),
    borderline,
  };
}

function scoreBorderline(
  { routeMessage }: Library,
  { borderline }: Corpus,
  misses: Miss[],
  progress: (done: number) => void,
): Scores["borderline"] {
  let calls = 0;
  let questions = 0;
  borderline.forEach((line, index) => {
    const route = routeMessage(line.text, scoringContext);
    const step = route.steps.find(({ status }) => status !== "clarify");
    if (step !== undefined) {
      calls++;
      misses.push({
        kind: "borderline",
        text: line.text,
        label: line.why,
        wanted: "(no clear label)",
        source: "borderline",
        given: `${step.status} ${step.toolName} ${JSON.stringify(step.arguments)}`,
        why: "",
        weight: step.confidence,
      });
    } else if (route.steps.length > 0) questions++;
    progress(index + 1);
  });
  return { calls: shareOf(calls, borderline.length), questions: shareOf(questions, borderline.length) };
}

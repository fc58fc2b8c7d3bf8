import type { Corpus, LabelledLine } from "./data.ts";
import { type Library, labels, scoringContext } from "./library.ts";
import { explain, type Miss } from "./misses.ts";
import { type Bin, calibrationError, f1, reliabilityBins, type Scored, type Share, shareOf } from "./statistics.ts";

export interface LabelScore {
  readonly label: string;
  readonly lines: number;
  readonly precision: Share;
  readonly recall: Share;
  readonly f1: number;
}

export interface IntentScores {
  readonly accuracy: Share;
  readonly macroF1: number;
  readonly labels: readonly LabelScore[];
  readonly falseCalls: Share;
  readonly falseActions: Share;
  readonly falseQuestions: Share;
  readonly executePrecision: Share;
  readonly calibration: {
    readonly all: number;
    readonly intents: number;
    readonly bins: readonly Bin[];
    readonly intentBins: readonly Bin[];
  };
}

interface Answer {
  readonly line: LabelledLine;
  readonly intent: string;
  readonly confidence: number;
  readonly right: boolean;
  /** What the line counts as: the given label where that is accepted, else its own. */
  readonly label: string;
}

const EXECUTE = 0.7;

/** Scores `detectIntent` on each line and `routeMessage` on the lines that ask for nothing. */
export function scoreIntents(
  { detectIntent, routeMessage }: Library,
  lines: Corpus["intents"],
  misses: Miss[],
  progress: (done: number) => void,
): IntentScores {
  const answers: Answer[] = [];
  let acted = 0;
  let asked = 0;
  for (const line of lines) {
    const { intent, confidence, evidence } = detectIntent(line.text, scoringContext);
    const right = intent === line.intent || (line.accept?.includes(intent) ?? false);
    answers.push({ line, intent, confidence, right, label: right ? intent : line.intent });
    const miss = {
      text: line.text,
      label: line.intent,
      wanted: line.intent,
      source: line.source,
      why: explain(evidence),
      weight: confidence,
    };
    const given = `${intent} ${confidence.toFixed(2)}`;
    if (!right) misses.push({ ...miss, kind: line.intent === "unknown" ? "false-call" : "intent", given });
    if (line.intent === "unknown") {
      const route = routeMessage(line.text, scoringContext);
      const action = route.steps.find((step) => step.status !== "clarify");
      if (action !== undefined) {
        acted++;
        misses.push({ ...miss, kind: "false-action", given: `${action.status} ${action.toolName} ${JSON.stringify(action.arguments)}` });
      } else if (route.steps.length > 0) {
        asked++;
        misses.push({ ...miss, kind: "false-question", given: `${route.steps[0]?.toolName ?? ""}: ${route.reply ?? ""}` });
      }
    }
    progress(answers.length);
  }
  return summarize(answers, acted, asked);
}

function summarize(answers: readonly Answer[], acted: number, asked: number): IntentScores {
  const perLabel = labels.map((label): LabelScore => {
    const given = answers.filter((answer) => answer.intent === label);
    const wanted = answers.filter((answer) => answer.label === label);
    const hits = given.filter((answer) => answer.right).length;
    const precision = shareOf(hits, given.length);
    const recall = shareOf(hits, wanted.length);
    return { label, lines: wanted.length, precision, recall, f1: f1(precision.share, recall.share) };
  });
  const unknown = answers.filter((answer) => answer.line.intent === "unknown");
  const given = answers.filter((answer) => answer.intent !== "unknown");
  const sure = given.filter((answer) => answer.confidence >= EXECUTE);
  const bins = reliabilityBins(answers.map(scored));
  const intentBins = reliabilityBins(given.map(scored));
  const present = perLabel.filter((score) => score.lines > 0);
  return {
    accuracy: shareOf(answers.filter((answer) => answer.right).length, answers.length),
    macroF1: present.reduce((sum, score) => sum + score.f1, 0) / Math.max(1, present.length),
    labels: perLabel,
    falseCalls: shareOf(unknown.filter((answer) => !answer.right).length, unknown.length),
    falseActions: shareOf(acted, unknown.length),
    falseQuestions: shareOf(asked, unknown.length),
    executePrecision: shareOf(sure.filter((answer) => answer.right).length, sure.length),
    calibration: { all: calibrationError(bins), intents: calibrationError(intentBins), bins, intentBins },
  };
}

function scored({ confidence, right }: Answer): Scored {
  return { confidence, right };
}

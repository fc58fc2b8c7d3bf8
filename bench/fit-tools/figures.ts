import { calibrationError, reliabilityBins, type Share, shareOf } from "../eval/statistics.ts";

/** What was chosen for one line. */
export interface ToolAnswer {
  readonly source: string;
  readonly size: number;
  readonly right: number;
  /** -1: none. */
  readonly chosen: number;
  readonly best: number;
  readonly confidence: number;
}

export interface ToolFigures {
  readonly lines: number;
  readonly overall: Share;
  readonly several: Share;
  readonly abstains: Share;
  readonly curated: Share;
  /** The right tool before the others, on the curated lines, whether or not it was called. */
  readonly curatedFirst: Share;
  readonly calibration: number;
}

const CURATED = "bfcl_v4:multiple";
/** The project's own lines: they are fitted to, and not among the figures of the public ones. */
export const OWN_SOURCE = "own";
/** Lines over the large catalogue: they ask for several tools, and are scored by what is found among the first. */
export const LARGE_SOURCE = "large";

export function toolFigures(all: readonly ToolAnswer[]): ToolFigures {
  const answers = all.filter(({ source }) => source !== OWN_SOURCE && source !== LARGE_SOURCE);
  const share = (rows: readonly ToolAnswer[], holds: (row: ToolAnswer) => boolean): Share =>
    shareOf(rows.filter(holds).length, rows.length);
  const isRight = ({ chosen, right }: ToolAnswer): boolean => chosen === right;
  const curated = answers.filter(({ source }) => source === CURATED);
  const several = answers.filter(({ size, right }) => size > 1 && right >= 0);
  const none = answers.filter(({ right }) => right < 0);
  return {
    lines: answers.length,
    overall: share(answers, isRight),
    several: share(several, isRight),
    abstains: share(none, isRight),
    curated: share(curated, isRight),
    curatedFirst: share(curated, ({ best, right }) => best === right),
    calibration: calibrationError(reliabilityBins(answers.map((row) => ({ confidence: row.confidence, right: isRight(row) })))),
  };
}

/** How many of the project's own lines are answered rightly. */
export function ownFigure(answers: readonly ToolAnswer[]): Share {
  const own = answers.filter(({ source }) => source === OWN_SOURCE);
  return shareOf(own.filter(({ chosen, right }) => chosen === right).length, own.length);
}

import type { ToolWeights } from "./model.ts";

/**
 * What each feature of a tool counts, in log-odds, fitted by `npm run fit:tools` to 1787 public lines: `first` by words alone, to choose
 * the tools whose arguments are read; `second` with those; `last` how far the best is before the next, which tells whether any is meant.
 *
 * |                | overall | one of several | abstains | curated: called | curated: first | calibration error |
 * | -------------- | ------- | -------------- | -------- | --------------- | -------------- | ----------------- |
 * | held-out folds | 82.9 %  | 83.1 %         | 81.3 %   | 98.0 %          | 100.0 %        | 0.011             |
 * | fitted to all  | 83.4 %  | 84.1 %         | 81.5 %   | 99.0 %          | 100.0 %        | 0.013             |
 */
export const toolWeights: { readonly first: ToolWeights; readonly second: ToolWeights; readonly last: ToolWeights } = {
  first: {
    features: {
      "message-in-name": 0,
      "name-in-message": 0.98,
      "name-wholly-in-message": 0,
      "name-alone": 1.31,
      "description-in-message": 2.75,
      phrases: 0.63,
      "best-word": 2.07,
      "rare-words": 1.15,
      "only-synonyms": -0.67,
      "unexplained-words": -1.51,
      "unexplained-values": -0.4,
      "rarest-unexplained": -0.27,
      "rarest-of-name-missing": -0.73,
      "first-word": 0.36,
      "same-verb": 0,
      "other-verb": -0.58,
      "answers-question": 0.4,
      "enum-value": 1.32,
      "numbers-lacking": -1.56,
      "no-number": -0.82,
      "no-text": -1.38,
      "no-date": -3.55,
      "no-url": -2.7,
      "needs-nothing": 0,
      "short-message": -3.94,
      place: -0.91,
    },
    none: 0.92,
    size: -0.94,
  },
  second: {
    features: {
      "message-in-name": 0,
      "name-in-message": 0.62,
      "name-wholly-in-message": 0,
      "name-alone": 1.76,
      "description-in-message": 2.12,
      phrases: 0.45,
      "best-word": 2.03,
      "rare-words": 0.95,
      "only-synonyms": -0.61,
      "unexplained-words": -1,
      "unexplained-values": -0.18,
      "rarest-unexplained": -0.21,
      "rarest-of-name-missing": -0.69,
      "first-word": 0.19,
      "same-verb": 0,
      "other-verb": -0.58,
      "answers-question": 0.06,
      "enum-value": 1,
      "numbers-lacking": -0.16,
      "no-number": -0.51,
      "no-text": -0.55,
      "no-date": -1.43,
      "no-url": -1.69,
      "needs-nothing": 0,
      "short-message": -2.75,
      place: -1.01,
      filled: 0,
      missing: -2.64,
      "said-by-arguments": 0.74,
      "left-over": -0.25,
      "left-number": -0.69,
      complete: 0,
    },
    none: 0.03,
    size: -0.35,
  },
  last: {
    features: {
      score: 0.89,
      lead: 0.98,
    },
    none: 0.35,
    size: -0.27,
  },
};

/** What may stand between two requests, and how sure the second must be before the message is cut there. */
export interface JoinerWords {
  /** Words that announce a new request: "and then", "also". */
  readonly strong: readonly string[];
  /** Words that join parts of a title as often as requests: "and". */
  readonly weak: readonly string[];
  /** Words that turn away from what was said: a refusal before them does not reach behind them. */
  readonly contrary: readonly string[];
  /** Marks that end a sentence, and marks that part its clauses. */
  readonly sentenceMarks: string;
  readonly clauseMarks: string;
}

export const joinerWords: JoinerWords = {
  strong: [
    "and then",
    "then",
    "and also",
    "also",
    "after that",
    "afterwards",
    "and after that",
    "as well as",
    "plus",
    "and finally",
    "finally",
    "and next",
    "next",
    "and please",
    "and can you",
    "and could you",
    "oh and",
    "while you're at it",
  ],
  weak: ["and", "&", "or", "+"],
  contrary: ["but", "instead", "rather", "just", "only", "however"],
  sentenceMarks: ".!?;\n",
  clauseMarks: ",:-–—",
};

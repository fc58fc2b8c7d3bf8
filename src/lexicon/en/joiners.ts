import { phrases } from "../phrases.ts";

/** What may stand between two requests, and how sure the second must be before the message is cut there. */
export interface JoinerWords {
  /** Words that announce a new request: "and then", "also". */
  readonly strong: readonly string[];
  /** Words that join parts of a title as often as requests: "and". */
  readonly weak: readonly string[];
  /** Those of them that tell what comes of what was told: "it leaks *so* add a plumber". */
  readonly hence: readonly string[];
  /** Words that turn away from what was said: a refusal before them does not reach behind them. */
  readonly contrary: readonly string[];
  /** Between a task with its new value and the next: "1 to friday *and* 2 to monday". */
  readonly pairing: readonly string[];
  /** Before a new value that needs no joiner: "high *due* friday", "high *on* my list". */
  readonly valueLeads: readonly string[];
  /** Between a task and its new title: "rename 1 *to* eggs". */
  readonly becoming: readonly string[];
  /** Words that bind what follows to the question before: "is milk on my list, if not add it". */
  readonly otherwise: readonly string[];
  /** Verbs behind which somebody's words are told: "she wrote: …". */
  readonly telling: readonly string[];
  /** Marks that end a sentence, and marks that part its clauses. */
  readonly sentenceMarks: string;
  readonly clauseMarks: string;
}

export const joinerWords: JoinerWords = {
  strong: phrases(`
    and then | then | and also | also | after that | afterwards | and after that | as well as | plus | and finally | finally | and next
    and please | and can you | and could you | oh and | while you're at it
  `),
  weak: ["and", "&", "or", "+", "so"],
  hence: ["so"],
  contrary: ["but", "instead", "rather", "just", "only", "however"],
  pairing: ["and", "&", ",", ";", "+", "plus"],
  valueLeads: ["due", "tagged", "on", "#"],
  becoming: ["to", "as", "into", ":", "="],
  otherwise: phrases(`
    if not | if it isn't | if it is not | if it's not | if they aren't | if they are not | if they're not | if there isn't | if there aren't
    if there is none | if there are none | if i don't | if i haven't | if we don't
  `),
  telling: ["said", "wrote", "says", "writes", "texted", "emailed", "asked", "told me", "replied", "messaged", "shouted", "reads"],
  sentenceMarks: ".!?;\n",
  clauseMarks: ",:-–—",
};

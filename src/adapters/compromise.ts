import nlp from "compromise/three";
import type { Analyzer, Opinion } from "../input/analyzer.ts";

/** Longer clauses are not looked at: the tagger takes quadratic time on runs of marks. */
const MOST_CHARACTERS = 300;

/**
 * A second opinion by compromise: whether a clause is negated, and whether it is surely a command. For `options.analyzer`.
 * It is asked only where the tables leave a message in doubt. Importing it costs some 0.4 s, so it has an entry of its own.
 *
 * @example
 * ```ts
 * detectIntent("add milk", {}, { analyzer: compromiseAnalyzer }).intent; // "add_task"
 * ```
 */
export const compromiseAnalyzer: Analyzer = Object.freeze({
  name: "compromise",
  opinion(text: string): Opinion {
    if (text.length > MOST_CHARACTERS) return { imperative: null, negative: null };
    // Runs of marks say nothing, and cost the tagger most.
    const verbs = nlp(text.replace(/([^\p{L}\p{N}\s])[^\p{L}\p{N}]*/gu, "$1 ")).verbs();
    if (!verbs.found) return { imperative: null, negative: null };
    // It does not see the verb of many short commands ("add milk"), so that it finds none says nothing.
    return { imperative: verbs.isImperative().found ? true : null, negative: verbs.isNegative().found };
  },
});

import { readClauses } from "../intent/clauses.ts";
import { type Detection, UNKNOWN } from "../intent/detection.ts";
import type { TitleWords } from "../lexicon/en/titles.ts";
import { compiledOnce, compileWords, phraseAt } from "../slots/phrases.ts";
import type { Draft } from "./draft.ts";

const needs = compiledOnce((words: TitleWords) => compileWords([...words.needs, ...words.lacks]));

/** A longer stretch before a request is not looked through for what it is about. */
const LONGEST = 400;

/** A fact has words beside a greeting. */
const FEWEST = 3;

/** "School starts on Monday; remind me": where a request names nothing to be done, what was said right before it. */
export function backgroundOf(draft: Draft): Detection | null {
  const { clause } = draft.detection;
  const [start] = clause.span;
  if (!draft.keys.has("title") || draft.shape !== "create" || "title" in draft.params || start === 0 || start > LONGEST) return null;
  const before = readClauses(clause.message, [0, start]).at(-1);
  if (before === undefined) return null;
  if (before.intent === draft.intent && before.candidate?.frame.frame.role === "need") return before;
  return before.intent === UNKNOWN && before.reason === "no_intent" && isFact(before, draft) ? before : null;
}

/** What somebody tells so as to be reminded of it, or what is missing: no greeting, no question. */
function isFact({ clause }: Detection, draft: Draft): boolean {
  const { ids } = clause.message.grammar.words;
  const isA = (reading: Detection["clause"], name: string) => reading.parse.sentence.present[ids.get(name) ?? -1] === 1;
  const { arcs, starts } = clause.parse.sentence;
  const first = arcs[0] ?? [];
  if (
    clause.tokens.length - (starts.at(-1) ?? 0) < FEWEST ||
    first.some(({ word }) => word === ids.get("question") || word === ids.get("auxiliary"))
  )
    return false;
  const reminds = ["remind", "remindernoun", "alertme"].some((name) => isA(draft.detection.clause, name));
  return reminds || phraseAt(clause.tokens, 0, needs(clause.message.settings.language.titles)) !== null;
}

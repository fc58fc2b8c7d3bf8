import { compiledOnce } from "../slots/phrases.ts";
import type { TitleWords } from "../lexicon/en/titles.ts";
import { overlaps } from "../text/spans.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { type Draft, put } from "./draft.ts";
import { textOf } from "./title.ts";

const compile = compiledOnce((words: TitleWords) => new Set(words.queryFillers));

/** What a query searches for: the words that are neither the noun for "task" nor a filter nor filling. */
export function extractQuery(draft: Draft): void {
  if (draft.shape !== "query") return;
  const { clause, candidate } = draft.detection;
  const { text, raw, settings } = clause.message;
  const fillers = compile(settings.language.titles);
  const given = candidate?.frame.captures["query"];
  const nouns = nounSpans(draft);
  const left = (given === undefined ? draft.content : [given])
    .flatMap(([start, end]) => tokenize(text, start, end))
    .filter(({ start, end }) => ![...draft.taken, ...nouns].some((span) => overlaps(span, [start, end])));
  const isFilling = (token: Token | undefined) => token === undefined || token.kind === "mark" || fillers.has(token.text);
  const runs: Token[][] = [];
  for (const token of left) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && text.slice(before.end, token.start).trim() === "") last.push(token);
    else runs.push([token]);
  }
  for (const run of runs) {
    while (run.length > 0 && isFilling(run[0])) run.shift();
    while (run.length > 0 && isFilling(run.at(-1))) run.pop();
  }
  // Of several stretches the longest is what is looked for; the others are turns of phrase.
  const [longest] = runs.filter((run) => run.length > 0).sort((one, other) => other.length - one.length);
  const start = longest?.[0]?.start;
  const end = longest?.at(-1)?.end;
  if (start === undefined || end === undefined) return;
  const quote = clause.message.quotes.find(({ outer }) => outer[0] === start && outer[1] === end);
  const span = quote?.inner ?? ([start, end] as const);
  put(draft, "filters.query", textOf(raw, [span]), [span]);
}

/** The nouns for "task" and "list", which every query holds. */
function nounSpans(draft: Draft): [number, number][] {
  const { clause } = draft.detection;
  const { words } = clause.message.grammar;
  const nouns = new Set([words.ids.get("tasknoun"), words.ids.get("listnoun"), words.ids.get("taskplural"), words.ids.get("shopping")]);
  return clause.parse.sentence.arcs.flatMap((row, at): [number, number][] => {
    const length = Math.max(0, ...row.filter(({ word }) => nouns.has(word)).map((arc) => arc.length));
    const first = clause.tokens[at];
    const last = clause.tokens[at + length - 1];
    return length > 0 && first !== undefined && last !== undefined ? [[first.start, last.end]] : [];
  });
}

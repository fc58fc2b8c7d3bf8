import type { Span } from "../contract/span.ts";
import type { TitleWords } from "../lexicon/en/titles.ts";
import { compiledOnce } from "../slots/phrases.ts";
import { outside } from "../text/spans.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { type Draft, put } from "./draft.ts";
import { textOf } from "./title.ts";

const compile = compiledOnce((words: TitleWords) => ({
  fillers: new Set(words.queryFillers),
  leads: new Set(words.queryLeads),
  determiners: new Set(words.queryDeterminers),
}));

type Words = ReturnType<typeof compile>;

/** What a query searches for: the words that are neither the noun for "task" nor a filter nor filling. */
export function extractQuery(draft: Draft): void {
  if (draft.shape !== "query") return;
  const { clause, candidate } = draft.detection;
  const { text, raw, settings } = clause.message;
  const words = compile(settings.language.titles);
  const given = candidate?.frame.captures["query"];
  const nouns = nounSpans(draft);
  const left = outside(
    (given === undefined ? draft.content : [given]).flatMap(([start, end]) => tokenize(text, start, end)),
    [...draft.taken, ...nouns],
  );
  const runs = runsOf(left, text).map((run) => trimmed(run, nouns, text, words));
  // What stands at the noun is looked for; of several stretches elsewhere the longest, the others are turns of phrase.
  const found = runs
    .filter(({ tokens }) => tokens.length > 0)
    .sort((one, other) => Number(other.atNoun) - Number(one.atNoun) || other.tokens.length - one.tokens.length);
  const start = found[0]?.tokens[0]?.start;
  const end = found[0]?.tokens.at(-1)?.end;
  if (start === undefined || end === undefined) return;
  const quote = clause.message.quotes.find(({ outer }) => outer[0] === start && outer[1] === end);
  const span = quote?.inner ?? ([start, end] as const);
  put(draft, "filters.query", textOf(raw, [span]), [span]);
}

/** A stretch without the filling at its ends, and whether it says of a task noun what it is about. */
function trimmed(
  run: readonly Token[],
  nouns: readonly Span[],
  text: string,
  words: Words,
): { readonly tokens: readonly Token[]; readonly atNoun: boolean } {
  const isFilling = (token: Token | undefined) => token !== undefined && (token.kind === "mark" || words.fillers.has(token.text));
  const [first] = run;
  const last = run.at(-1);
  if (first === undefined || last === undefined) return { tokens: [], atNoun: false };
  const behindNoun = nouns.some(([, end]) => end <= first.start && text.slice(end, first.start).trim() === "");
  let from = 0;
  let to = run.length;
  if (behindNoun && words.leads.has(first.text)) {
    // "my reminder to get milk": behind the lead every word counts but the determiner.
    from = 1;
    while (from < to && words.determiners.has(run[from]?.text ?? "")) from++;
    while (to > from && run[to - 1]?.kind === "mark") to--;
    if (to > from) return { tokens: run.slice(from, to), atNoun: true };
  }
  const beforeNoun = nouns.some(([start]) => start >= last.end && text.slice(last.end, start).trim() === "");
  while (to > 0 && isFilling(run[to - 1])) to--;
  if (beforeNoun) {
    // "the location of my appointment reminder": only what qualifies the noun.
    from = to;
    while (from > 0 && !isFilling(run[from - 1])) from--;
  } else {
    while (from < to && isFilling(run[from])) from++;
  }
  return { tokens: run.slice(from, to), atNoun: beforeNoun && to === run.length };
}

function runsOf(tokens: readonly Token[], text: string): Token[][] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && text.slice(before.end, token.start).trim() === "") last.push(token);
    else runs.push([token]);
  }
  return runs;
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

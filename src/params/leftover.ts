import type { Span } from "../contract/span.ts";
import type { TitleWords } from "../lexicon/en/titles.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { mergeSpans, outside, subtractSpans, trimSpan } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";
import type { Draft } from "./draft.ts";
import { isEdgeMark } from "./edges.ts";

/** The first words of joiners that may belong to the title. */
const keptWords = compiledOnce((words: TitleWords) => new Set(words.kept.map((phrase) => phrase.split(" ")[0] ?? "")));

const idleModifiers = compiledOnce((words: TitleWords) => new Set(words.idleModifiers));

const articlesOf = compiledOnce((words: TitleWords) => new Set(words.articles));
const nounLinks = compiledOnce((words: TitleWords) => new Set(words.nounLinks));

/** The words behind the command that nobody took. */
export function leftTokens(draft: Draft): Token[] {
  const { clause } = draft.detection;
  const { settings } = clause.message;
  const content: Token[] = [];
  for (const [start, end] of draft.content) content.push(...clause.tokens.filter((token) => start <= token.start && token.end <= end));
  // "remind me when I get home": the joiner before the title is part of it.
  const at = clause.tokens.findIndex(({ start }) => start === content[0]?.start);
  const before = draft.detection.candidate === null || at < 1 ? undefined : clause.tokens[at - 1];
  const kept = before !== undefined && keptWords(settings.language.titles).has(before.text) ? [before] : [];
  return outside([...kept, ...content], takenBut(draft, openTimes(draft)));
}

/** "an hour before" where nothing tells before what: words that say when, and give no date. */
export function openTimes(draft: Draft): Span[] {
  if ("due_date" in draft.params) return [];
  return draft.valueDates.flatMap(({ kind, spans }) => (kind === "ahead" || kind === "shift" ? spans : []));
}

function takenBut(draft: Draft, open: readonly Span[]): Span[] {
  return open.length === 0 ? draft.taken : mergeSpans(draft.taken).flatMap((span) => subtractSpans(span, open));
}

/** "a *work task* to call Bob" qualifies the task, "a *birthday reminder for* Sam" belongs to the title. */
export function partModifiers(
  all: readonly Token[],
  draft: Draft,
): { readonly modifiers: readonly Token[]; readonly left: readonly Token[] } {
  const { clause, candidate } = draft.detection;
  const { mods, title } = candidate?.frame.captures ?? {};
  const idle = idleModifiers(clause.message.settings.language.titles);
  const isIdle = ({ text, kind }: Token) => kind === "number" || idle.has(text);
  // "add an urgent task": what is left of the words before the noun names nothing.
  if (mods !== undefined && title === undefined && all.every((token) => token.end <= mods[1] && isIdle(token)))
    return { modifiers: [], left: [] };
  const articles = articlesOf(clause.message.settings.language.titles);
  const withoutArticle = (tokens: readonly Token[]) => (articles.has(tokens[0]?.text ?? "") ? tokens.slice(1) : tokens);
  if (mods !== undefined && title === undefined) return { modifiers: [], left: withoutArticle(all) };
  if (mods === undefined || title === undefined) return { modifiers: [], left: all };
  const between = outside(
    clause.tokens.filter(({ start, end }) => start >= mods[1] && end <= title[0]),
    draft.taken,
  );
  // "add call mom to my *todo list* for the party": there the noun names the list.
  if (between.length === 0) return { modifiers: [], left: all };
  const left = all.filter(({ end }) => end > mods[1]);
  // "two tasks: …", "a quick reminder": they count or describe the noun.
  const before = withoutArticle(all.filter(({ end }) => end <= mods[1]));
  const modifiers = before.every(isIdle) ? [] : before;
  if (modifiers.length === 0 || left.length === 0) return { modifiers: [], left: [...modifiers, ...left] };
  const linked = nounLinks(clause.message.settings.language.titles).has(between.at(-1)?.text ?? "");
  return linked
    ? { modifiers: [], left: [...modifiers, ...between, ...left] }
    : { modifiers: [...modifiers, ...between.slice(0, 1)], left };
}

/** The words of the command itself, in front of the title. */
export function commandTokens(draft: Draft): Token[] {
  const { clause } = draft.detection;
  const content = draft.content[0]?.[0] ?? clause.span[1];
  return outside(
    clause.tokens.filter(({ end }) => end <= content),
    takenBut(draft, openTimes(draft)),
  );
}

/** "… to my list *for the party*": what follows the list. */
export function tokensBehindList(draft: Draft): Token[] {
  const { clause, candidate } = draft.detection;
  const list = candidate?.frame.captures["list"]?.[1];
  if (list === undefined || draft.content.some(([, end]) => end > list)) return [];
  const { tokens, firstEnd } = clause.parse.sentence;
  const end = tokens[firstEnd - 1]?.end ?? clause.span[1];
  return outside(
    clause.tokens.filter((token) => token.start >= list && token.end <= end),
    draft.taken,
  );
}

/** The stretches of a title, without the marks that parted them from what was taken between. */
export function titleRuns(tokens: readonly Token[], text: string): Span[] {
  const ends = tokens.map(
    (token, at) =>
      isEdgeMark(token) &&
      ((tokens[at - 1] !== undefined && text.slice(tokens[at - 1]?.end, token.start).trim() !== "") ||
        (tokens[at + 1] !== undefined && text.slice(token.end, tokens[at + 1]?.start).trim() !== "")),
  );
  return runsOf(
    tokens.filter((_, at) => !ends[at]),
    text,
  );
}

/** Tokens that stand side by side as stretches of the message. */
export function runsOf(tokens: readonly Token[], text: string): Span[] {
  const runs: [number, number][] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    if (last !== undefined && text.slice(last[1], token.start).trim() === "") last[1] = token.end;
    else runs.push([token.start, token.end]);
  }
  return runs.map((run) => trimSpan(text, run));
}

import type { TaskReference } from "../contract/params.ts";
import { ambiguous, mentionOf, notFound, NONE, resolved, tasksAt } from "./answers.ts";
import { candidateTitles } from "./candidates.ts";
import { hasFilters, mayFit } from "./filters.ts";
import { type Naming, parseNaming } from "./naming.ts";
import { type PreparedText, prepareTokens } from "./prepared.ts";
import { type Score, scoreTitle } from "./score.ts";
import type { Query } from "./types.ts";

interface Match {
  readonly index: number;
  readonly score: Score;
}

// Two titles whose scores differ by less are equally good.
const MARGIN = 0.02;
// Less of the mention than this in a title, and it is another task.
const ENOUGH = 0.6;

/** The title itself, letter for letter but for case and punctuation. */
export function byExactTitle(query: Query): TaskReference | null {
  if (query.tables === null) return null;
  const { core } = parseNaming(query.allTokens, query.lexicon);
  for (const tokens of [query.allTokens, core, parseNaming(query.tokens, query.lexicon, true).core]) {
    const mention = prepareTokens(tokens, query.lexicon);
    if (mention.key === "") continue;
    const same = exactTitles(query, mention.key);
    // Where the filters speak against it, a longer title may be meant.
    if (fittingOf(query, same).length > 0) return narrowed(query, same, "title", query.words.raw.slice(tokens[0]?.start, tokens.at(-1)?.end));
  }
  return null;
}

function exactTitles({ tables, pool }: Query, key: string): number[] {
  if (tables === null) return [];
  if (tables.words === null) return pool.filter((index) => tables.title(index).key === key);
  const inPool = pool.length === tables.tasks.length ? null : new Set(pool);
  return (tables.words.byKey.get(key) ?? []).filter((index) => inPool === null || inPool.has(index));
}

/** Titles that have every word of the mention. */
export function byTitle(query: Query): TaskReference | null {
  if (query.tables === null) return null;
  // First with the words of dates and filters, which may be part of the title, then without.
  for (const [tokens, cut] of readings(query)) {
    const naming = parseNaming(tokens, query.lexicon, cut);
    if (naming.core.length === 0) continue;
    if (naming.core.every((token) => query.lexicon.stop.has(token.text))) continue;
    const mention = prepareTokens(naming.core, query.lexicon);
    if (mention.strong.length === 0) continue;
    const full = findMatches(query, mention).filter((match) => match.score.coverage === 1);
    if (full.length > 0) return choose(query, naming, full);
  }
  return null;
}

/** Titles that have most of the words: the one that is wholly named, else a question. */
export function byPartOfTitle(query: Query): TaskReference | null {
  const naming = parseNaming(query.tokens, query.lexicon, query.tokens.length < query.allTokens.length);
  if (naming.core.length === 0) return null;
  const mention = mentionOf(query, naming);
  if (naming.core.every((token) => token.kind === "mark" || query.lexicon.stop.has(token.text))) return NONE;
  if (query.tables === null) return notFound(mention);
  const prepared = prepareTokens(naming.core, query.lexicon);
  const close = findMatches(query, prepared).filter(({ score }) => score.coverage >= ENOUGH && !score.numberMissed);
  const best = Math.max(...close.map(({ score }) => score.coverage));
  const whole = close.filter(({ score }) => score.titleCoverage === 1 && score.coverage >= best - MARGIN);
  const [only] = whole;
  if (only !== undefined && whole.length === 1 && close.every(({ score }) => score.coverage <= best)) return narrowed(query, [only.index], "title", mention);
  const likely = close.filter(({ score }) => score.titleCoverage >= ENOUGH).map(({ index }) => index);
  return likely.length === 0 ? notFound(mention) : ambiguous(query, likely, mention);
}

function readings(query: Query): readonly (readonly [Query["tokens"], boolean])[] {
  return query.tokens.length === query.allTokens.length ? [[query.tokens, false]] : [[query.allTokens, false], [query.tokens, true]];
}

export function findMatches(query: Query, mention: PreparedText): Match[] {
  const { tables, lexicon } = query;
  if (tables === null) return [];
  const compare = (misspelt: boolean): Match[] =>
    candidateTitles(query, mention, misspelt).flatMap((index) => {
      const score = scoreTitle(mention, tables.title(index), lexicon);
      return score === null ? [] : [{ index, score }];
    });
  const matches = compare(false);
  if (tables.words === null || matches.some(({ score }) => score.coverage === 1)) return matches;
  return compare(true);
}

function choose(query: Query, naming: Naming, matches: readonly Match[]): TaskReference {
  const mention = mentionOf(query, naming);
  const fitting = new Set(fittingOf(query, matches.map(({ index }) => index)));
  const full = fitting.size === 0 ? matches : matches.filter(({ index }) => fitting.has(index));
  const indices = full.map(({ index }) => index);
  if (naming.ordinal !== null) {
    const { count, fromEnd } = naming.ordinal;
    const index = indices.at(fromEnd ? -count : count - 1);
    return index === undefined || count > indices.length ? notFound(mention) : resolved(query, [index], "title");
  }
  if (naming.quantifier === "all" || (naming.noun === "plural" && full.length > 1)) return narrowed(query, indices, "filter", mention);
  if (naming.quantifier === "both") return indices.length === 2 ? resolved(query, indices, "filter") : narrowed(query, indices, "title", mention);
  const whole = full.filter(({ score }) => score.titleCoverage === 1);
  const finest = Math.max(...full.map(({ score }) => score.quality));
  const near = (whole.length > 0 && Math.max(...whole.map(({ score }) => score.quality)) >= finest - WHOLE_MARGIN ? whole : full);
  const best = Math.max(...near.map(({ score }) => score.quality));
  return narrowed(query, near.filter(({ score }) => score.quality >= best - MARGIN).map(({ index }) => index), "title", mention);
}

// A title that is named wholly beats a longer one even if a weak word of the mention is only in the longer one.
const WHOLE_MARGIN = 0.11;

/** The filters decide among titles that fit; where they speak against all of them, it is better to ask. */
function narrowed(query: Query, indices: readonly number[], method: "title" | "filter", mention: string): TaskReference {
  if (indices.length === 0) return NONE;
  const fitting = fittingOf(query, indices);
  if (fitting.length === 0) return ambiguous(query, indices, mention);
  return fitting.length === 1 || method === "filter" ? resolved(query, fitting, fitting.length === 1 ? "title" : method) : ambiguous(query, fitting, mention);
}

function fittingOf(query: Query, indices: readonly number[]): readonly number[] {
  const { filters } = query.words;
  return hasFilters(filters) ? indices.filter((index) => tasksAt(query, [index]).some((task) => mayFit(task, filters))) : indices;
}

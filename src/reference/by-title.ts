import { distance } from "fastest-levenshtein";
import type { TaskReference } from "../contract/params.ts";
import { ambiguous, counted, describedTasks, mentionOf, NONE, notFound, resolved, tasksAt } from "./answers.ts";
import { candidateTitles } from "./candidates.ts";
import { hasFilters, mayFit } from "./filters.ts";
import { parseNaming } from "./naming.ts";
import { type PreparedText, prepareTokens } from "./prepared.ts";
import { type Score, scoreTitle } from "./score.ts";
import { type Sides, sidesOfNoun } from "./sides.ts";
import type { Naming, Query } from "./types.ts";

interface Match {
  readonly index: number;
  readonly score: Score;
}

// Two titles whose scores differ by less are equally good.
const MARGIN = 0.02;
// A question cannot offer more than this.
const MOST_CANDIDATES = 200;
// Less of the mention than this in a title, and it is another task.
const ENOUGH = 0.6;

/** The title itself, letter for letter but for case and punctuation. */
export function byExactTitle(query: Query): TaskReference | null {
  if (query.tables === null) return null;
  const { core } = parseNaming(query.allTokens, query.lexicon);
  let last = "";
  for (const tokens of [query.allTokens, core, parseNaming(query.tokens, query.lexicon, true).core]) {
    const mention = prepareTokens(tokens, query.lexicon);
    if (mention.key === "" || mention.key === last) continue;
    last = mention.key;
    const same = exactTitles(query, mention.key);
    // Where the filters speak against it, a longer title may be meant.
    if (fittingOf(query, same).length > 0)
      return narrowed(query, same, "title", query.words.raw.slice(tokens[0]?.start, tokens.at(-1)?.end));
  }
  return null;
}

function exactTitles({ tables, pool }: Query, key: string): number[] {
  if (tables === null) return [];
  // Of a list that was not prepared few titles have to be.
  if (tables.byKey === null)
    return pool.filter((index) => mayBeTitle(tables.tasks[index]?.title ?? "", key) && tables.title(index).key === key);
  const inPool = pool.length === tables.tasks.length ? null : new Set(pool);
  return (tables.byKey.get(key) ?? []).filter((index) => inPool === null || inPool.has(index));
}

/** Whether a title may have this key: its letters and digits are the same, as far as plain ones tell. */
function mayBeTitle(title: string, key: string): boolean {
  if (title.length > LONGEST_COMPARED) return true;
  let at = 0;
  for (let index = 0; index < title.length; index++) {
    const code = foldedCode(title, index);
    if (code >= 128) return true;
    if (!isPlainWord(code)) continue;
    while (at < key.length && !isPlainWord(foldedCode(key, at))) at++;
    if (at >= key.length || foldedCode(key, at) !== code) return at < key.length && foldedCode(key, at) >= 128;
    at++;
  }
  while (at < key.length && !isPlainWord(foldedCode(key, at))) at++;
  return at === key.length;
}

const LONGEST_COMPARED = 300;

function foldedCode(text: string, at: number): number {
  const code = text.charCodeAt(at);
  return code >= 65 && code <= 90 ? code + 32 : code;
}

/** A digit, a small letter, or what is not plain. */
function isPlainWord(code: number): boolean {
  return code >= 128 || (code >= 97 && code <= 122) || (code >= 48 && code <= 57);
}

/** Titles that have every word of the mention. */
export function byTitle(query: Query): TaskReference | null {
  if (query.tables === null) return null;
  // First with the words of dates and filters, which may be part of the title, then without.
  for (const [tokens, cut] of readings(query)) {
    const naming = parseNaming(tokens, query.lexicon, cut);
    if (saysNothing(query, naming)) continue;
    const mention = prepareTokens(naming.core.length > 0 ? naming.core : naming.spare, query.lexicon);
    const full = findMatches(query, mention, naming.quantifier !== null || naming.noun === "plural").filter(
      (match) => match.score.coverage === 1,
    );
    if (full.length > 0) return choose(query, naming, mention, full);
  }
  return null;
}

/** Titles that have most of the words: the one that is wholly named, else a question. */
export function byPartOfTitle(query: Query): TaskReference | null {
  const cut = query.tokens.length < query.allTokens.length;
  const sides = sidesOfNoun(query.tokens, query.lexicon, cut);
  const side = sides === null ? query.tokens : (orderedSides(query, sides)[0] ?? query.tokens);
  const naming = parseNaming(side, query.lexicon, cut);
  if (saysNothing(query, naming)) return null;
  const mention = mentionOf(query, naming);
  if (query.tables === null) return notFound(mention);
  // A condition on several that is only half understood would take more than was said.
  if (naming.quantifier !== null || takesSet(query)) return notFound(mention);
  const prepared = prepareTokens(naming.core, query.lexicon);
  const close = findMatches(query, prepared).filter(({ score }) => score.coverage >= ENOUGH && !score.numberMissed);
  const best = close.reduce((most, { score }) => Math.max(most, score.coverage), 0);
  const whole = close.filter(({ score }) => score.titleCoverage === 1 && score.coverage >= best - MARGIN);
  const [only] = whole;
  if (only !== undefined && whole.length === 1) return narrowed(query, [only.index], "title", mention);
  const likely = close.filter(({ score }) => score.titleCoverage >= ENOUGH).map(({ index }) => index);
  return likely.length === 0 ? notFound(mention) : ambiguous(query, likely, mention);
}

/** Only articles and the like: they fit every title. */
function saysNothing({ lexicon }: Query, { core, spare, quantifier }: Naming): boolean {
  const words = core.length > 0 || quantifier !== null ? core : spare;
  return words.every((token) => lexicon.stop.has(token.text) || (token.kind === "mark" && /^[\p{P}<>=+|~^]$/u.test(token.text)));
}

function readings(query: Query): readonly (readonly [Query["tokens"], boolean])[] {
  const cut = query.tokens.length < query.allTokens.length;
  const sides = sidesOfNoun(query.tokens, query.lexicon, cut);
  const whole: readonly (readonly [Query["tokens"], boolean])[] = cut
    ? [
        [query.allTokens, false],
        [query.tokens, true],
      ]
    : [[query.tokens, false]];
  // "all work tasks about rent": both sides are conditions.
  const isSet = takesSet(query);
  const isTold = (side: Query["tokens"] | null): boolean => side !== null && parseNaming(side, query.lexicon, true).core.length > 0;
  if (isSet && isTold(sides?.before ?? null) && isTold(sides?.behind ?? null)) return whole;
  return sides === null ? whole : [...whole, ...orderedSides(query, sides).map((side) => [side, cut] as const)];
}

/** What names the task stands behind the noun ("my 3pm reminder to call mom"), or before it where it tells for whom or may be a new value. */
function orderedSides({ words, lexicon }: Query, { before, behind, names }: Sides): readonly Query["tokens"][] {
  if (behind === null) return [before];
  const isNamedBefore = parseNaming(before, lexicon, true).core.length > 0;
  return isNamedBefore && (words.scope === "changed" || !names) ? [before, behind] : [behind, before];
}

export function findMatches(query: Query, mention: PreparedText, many = false): Match[] {
  const { tables, lexicon } = query;
  if (tables === null) return [];
  return candidateTitles(query, mention, many ? Number.POSITIVE_INFINITY : MOST_CANDIDATES).flatMap((index) => {
    const score = scoreTitle(mention, tables.title(index), lexicon);
    return score === null ? [] : [{ index, score }];
  });
}

function choose(query: Query, naming: Naming, words: PreparedText, matches: readonly Match[]): TaskReference {
  const mention = mentionOf(query, naming);
  const fitting = new Set(
    fittingOf(
      query,
      matches.map(({ index }) => index),
    ),
  );
  const full = fitting.size === 0 ? matches : matches.filter(({ index }) => fitting.has(index));
  const indices = full.map(({ index }) => index);
  if (naming.ordinal !== null) {
    const { count, fromEnd } = naming.ordinal;
    const index = indices.at(fromEnd ? -count : count - 1);
    return index === undefined || count > indices.length ? notFound(mention) : resolved(query, [index], "title");
  }
  if (naming.quantifier === "all" || isSetOf(query, naming)) return allOf(query, matches, naming, mention);
  if (naming.quantifier === "both") return indices.length === 2 ? resolved(query, indices, "filter") : ambiguous(query, indices, mention);
  const whole = full.filter(({ score }) => score.titleCoverage === 1);
  const finest = bestQuality(full);
  const near = whole.length > 0 && bestQuality(whole) >= finest - WHOLE_MARGIN ? whole : full;
  const best = bestQuality(near);
  const equal = near.filter(({ score }) => score.quality >= best - MARGIN).map(({ index }) => index);
  return narrowed(query, equal.length > 1 ? nearestSpelling(query, words, equal) : equal, "title", mention);
}

/** "all milk tasks that are due today": each condition holds for each of them. */
function allOf(query: Query, matches: readonly Match[], naming: Naming, mention: string): TaskReference {
  const fitting = describedTasks(
    query,
    matches.map(({ index }) => index),
  );
  return fitting.length === 0 ? notFound(mention) : resolved(query, counted(fitting, naming), "filter");
}

/** Whether whatever fits is meant: "the milk tasks", "any milk task that is due". */
function isSetOf({ lexicon, allTokens }: Query, { noun, quantifier, count }: Naming): boolean {
  return count !== null || (quantifier === null && noun === "plural") || (noun !== null && lexicon.free.has(allTokens[0]?.text ?? ""));
}

/** Of titles that fit equally the one that is the mention itself but for the spelling ("bwead": "Bread", not "Buy bread"). */
function nearestSpelling({ tables }: Query, words: PreparedText, indices: readonly number[]): readonly number[] {
  if (tables === null) return indices;
  const same = indices.filter((index) => tables.title(index).words.length === words.words.length);
  const distances = same.map((index) => distance(words.key, tables.title(index).key));
  const nearest = Math.min(...distances);
  const closest = same.filter((_, at) => distances[at] === nearest);
  return closest.length === 1 && nearest <= 2 * words.words.length ? closest : indices;
}

function bestQuality(matches: readonly Match[]): number {
  return matches.reduce((best, { score }) => Math.max(best, score.quality), 0);
}

// A title that is named wholly beats a longer one even if a weak word of the mention is only in the longer one.
const WHOLE_MARGIN = 0.11;

/** The filters decide among titles that fit; where they speak against all of them, it is better to ask. */
function narrowed(query: Query, indices: readonly number[], method: "title" | "filter", mention: string): TaskReference {
  if (indices.length === 0) return NONE;
  const fitting = fittingOf(query, indices);
  if (fitting.length === 0) return takesSet(query) ? notFound(mention) : ambiguous(query, indices, mention);
  return fitting.length === 1 || method === "filter"
    ? resolved(query, fitting, fitting.length === 1 ? "title" : method)
    : ambiguous(query, fitting, mention);
}

function fittingOf(query: Query, indices: readonly number[]): readonly number[] {
  const { filters } = query.words;
  if (!hasFilters(filters)) return indices;
  // Of a set nothing is taken that only may fit.
  if (takesSet(query)) return describedTasks(query, indices);
  return indices.filter((index) => tasksAt(query, [index]).some((task) => mayFit(task, filters, query.lexicon)));
}

function takesSet(query: Query): boolean {
  const { tokens, lexicon } = query;
  const naming = parseNaming(tokens, lexicon, true);
  // "any boring task about the rent", where the noun stands in the middle
  const noun = naming.noun ?? sidesOfNoun(tokens, lexicon, true)?.noun ?? null;
  return naming.quantifier !== null || isSetOf(query, { ...naming, noun });
}

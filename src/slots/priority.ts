import type { Span } from "../contract/span.ts";
import type { Priority } from "../contract/task.ts";
import type { PriorityWords } from "../lexicon/en/priority.ts";
import type { TaskNounWords } from "../lexicon/en/task-nouns.ts";
import type { Token } from "../text/tokens.ts";
import { compiledOnce, compilePhrases, compileWords, phraseAt, phraseBefore } from "./phrases.ts";
import { findPrioritySign } from "./priority-signs.ts";
import { scopeTokens, type SlotScope, tokenSpans } from "./scope.ts";

export interface PrioritySlot {
  readonly value: Priority;
  readonly spans: Span[];
}

const compile = compiledOnce((words: PriorityWords) => ({
  levels: compilePhrases(words.rows.flatMap((row) => row.levels.map((phrase) => [phrase, row.value] as const))),
  ranks: compilePhrases(words.rows.flatMap((row) => row.ranks.map((phrase) => [phrase, row.value] as const))),
  bare: compilePhrases(words.rows.flatMap((row) => row.bare.map((phrase) => [phrase, row.value] as const))),
  anywhere: compilePhrases(words.rows.flatMap((row) => row.anywhere.map((phrase) => [phrase, row.value] as const))),
  nouns: compileWords(words.nouns),
  // "high-priority" is one word for the tokenizer.
  joined: new Map<string, Priority>(words.rows.flatMap((row) => row.levels.flatMap((level) => words.nouns.map((noun) => [`${level}-${noun}`, row.value] as const)))),
  leads: compileWords(words.leads),
  articles: new Set(words.articles),
  links: compileWords(words.links),
  setters: compileWords(words.setters),
  blockers: new Set(words.blockers),
  owners: new Set(words.owners),
  origins: new Set(words.origins),
  closing: new Set(words.closing),
  verbs: compilePhrases(words.moves.flatMap((row) => row.verbs.map((phrase) => [phrase, row.value] as const))),
  alone: compilePhrases(words.moves.flatMap((row) => row.alone.map((phrase) => [phrase, row.value] as const))),
}));

const compileNouns = compiledOnce((nouns: TaskNounWords) => compileWords([...nouns.singular, ...nouns.plural, ...nouns.standIn.singular, ...nouns.standIn.plural]));

interface Found {
  readonly value: Priority;
  readonly pieces: readonly (readonly [from: number, to: number])[];
}

interface Search {
  readonly scope: SlotScope;
  readonly tokens: readonly Token[];
  readonly words: ReturnType<typeof compile>;
  readonly nouns: ReturnType<typeof compileNouns>;
}

/** The readings, the surest first; the first that fits decides. */
const READINGS: readonly ((search: Search) => Found | null)[] = [nounBehindLevel, nounBeforeValue, movedByVerb, standsAnywhere, newValue, beforeTaskNoun, atTheStart, atTheEnd];

/** How much the task matters: "high priority", "urgent:", "p1", "!!". The spans cover the whole phrase, so that cutting it leaves a clean title. */
export function findPriority(scope: SlotScope, priority: PriorityWords, taskNouns: TaskNounWords): PrioritySlot | null {
  const tokens = scopeTokens(scope);
  if (tokens.length === 0) return null;
  const sign = findPrioritySign(scope, tokens, priority);
  if (sign !== null) return sign;
  const search: Search = { scope, tokens, words: compile(priority), nouns: compileNouns(taskNouns) };
  for (const reading of READINGS) {
    const found = reading(search);
    if (found !== null) return { value: found.value, spans: found.pieces.flatMap(([from, to]) => tokenSpans(tokens, from, to, scope.text)) };
  }
  return null;
}

/** "high priority", "with a low priority". Of several the last counts in a change ("from low to high priority"). */
function nounBehindLevel({ scope, tokens, words, nouns }: Search): Found | null {
  for (let index = 0; index < tokens.length; index++) {
    const joined = words.joined.get(tokens[index]?.text ?? "");
    const level = joined === undefined ? phraseAt(tokens, index, words.levels) : { value: joined, from: index, to: index + 1 };
    if (level === null) continue;
    const noun = joined === undefined ? phraseAt(tokens, level.to, words.nouns) : level;
    if (noun === null) continue;
    // "our top priority incidents": a title that speaks of priorities.
    const beforeNoun = phraseAt(tokens, noun.to, nouns) !== null;
    const previous = tokens[index - 1];
    if (beforeNoun) return { value: level.value, pieces: [[index, noun.to]] };
    if (scope.purpose !== "filter" && previous !== undefined && noun.to < tokens.length && words.blockers.has(previous.text) && phraseBefore(tokens, index, words.leads) === null && !isArticleAtStart(index, words, tokens)) continue;
    const from = leadsBefore(tokens, index, words);
    return { value: level.value, pieces: [[from, from === 0 && tokens[noun.to]?.text === ":" ? noun.to + 1 : noun.to]] };
  }
  return null;
}

function isArticleAtStart(index: number, words: Search["words"], tokens: readonly Token[]): boolean {
  return index === 1 && words.articles.has(tokens[0]?.text ?? "");
}

/** "priority: high", "priority 1", "the priority of the milk task to high". */
function nounBeforeValue({ scope, tokens, words }: Search): Found | null {
  for (let index = 0; index < tokens.length; index++) {
    const noun = phraseAt(tokens, index, words.nouns);
    if (noun === null) continue;
    const from = leadsBefore(tokens, index, words);
    let at = noun.to;
    for (let link = phraseAt(tokens, at, words.links); link !== null; link = phraseAt(tokens, at, words.links)) at = link.to;
    const level = phraseAt(tokens, at, words.levels) ?? phraseAt(tokens, at, words.ranks);
    // "explain the importance to high schoolers" is no priority: the phrase needs an edge, a lead or a mark.
    const apart = scope.purpose !== "create" && scope.purpose !== undefined;
    const framed = apart || from < articleBefore(tokens, index, words) || from === 0 || /^[:=]$/.test(tokens[at - 1]?.text ?? "");
    if (level !== null && (framed || level.to >= endOfWords(tokens))) {
      // "priority from low to high": the last one is the new value.
      const next = phraseAt(tokens, level.to, words.links);
      const newer = next === null ? null : (phraseAt(tokens, next.to, words.levels) ?? phraseAt(tokens, next.to, words.ranks));
      return newer === null ? { value: level.value, pieces: [[from, level.to]] } : { value: newer.value, pieces: [[from, newer.to]] };
    }
    const origin = words.origins.has(tokens[at]?.text ?? "") ? phraseAt(tokens, at + 1, words.levels) : null;
    if (origin !== null) at = origin.to;
    const owned = words.owners.has(tokens[at]?.text ?? "") ? at + 1 : at;
    const last = owned > at || apart ? lastValue(tokens, owned - 1, words) : null;
    if (last !== null) return { value: last.value, pieces: [[from, owned], [last.from, last.to]] };
  }
  return null;
}

/** A value behind a link, at the very end: "… to high". */
function lastValue(tokens: readonly Token[], after: number, words: Search["words"]): { value: Priority; from: number; to: number } | null {
  const end = endOfWords(tokens);
  const level = phraseBefore(tokens, end, words.levels) ?? phraseBefore(tokens, end, words.ranks);
  if (level === null || level.from <= after) return null;
  const link = phraseBefore(tokens, level.from, words.links);
  return link === null || link.from < after ? null : { value: level.value, from: link.from, to: level.to };
}

/** "raise the priority of 3", "prioritize 3". */
function movedByVerb({ scope, tokens, words }: Search): Found | null {
  if (scope.purpose !== "change") return null;
  for (let index = 0; index < Math.min(tokens.length, 8); index++) {
    const alone = phraseAt(tokens, index, words.alone);
    if (alone !== null) return { value: alone.value, pieces: [[alone.from, alone.to]] };
    const verb = phraseAt(tokens, index, words.verbs);
    if (verb === null) continue;
    for (let at = verb.to; at < tokens.length; at++) {
      const noun = phraseAt(tokens, at, words.nouns);
      if (noun !== null) return { value: verb.value, pieces: [[verb.from, verb.to], [articleBefore(tokens, at, words), noun.to]] };
    }
  }
  return null;
}

function standsAnywhere({ tokens, words }: Search): Found | null {
  for (let index = 0; index < tokens.length; index++) {
    const phrase = phraseAt(tokens, index, words.anywhere);
    if (phrase !== null) return { value: phrase.value, pieces: [[leadsBefore(tokens, index, words), phrase.to]] };
  }
  return null;
}

/** "make it urgent", "mark 3 as urgent", "set the dentist task to high". */
function newValue({ scope, tokens, words }: Search): Found | null {
  if (scope.purpose !== "change") return null;
  const end = endOfWords(tokens);
  const value = phraseBefore(tokens, end, words.bare) ?? phraseBefore(tokens, end, words.levels);
  if (value === null || value.from === 0) return null;
  const lead = phraseBefore(tokens, value.from, words.leads);
  return { value: value.value, pieces: [[lead?.from ?? value.from, value.to]] };
}

/** "an urgent task to …", and of a filter any such word that stands before something. */
function beforeTaskNoun({ scope, tokens, words, nouns }: Search): Found | null {
  for (let index = 0; index < tokens.length; index++) {
    const phrase = phraseAt(tokens, index, words.bare);
    if (phrase === null) continue;
    if (phraseAt(tokens, phrase.to, nouns) !== null || scope.purpose === "filter") return { value: phrase.value, pieces: [[index, phrase.to]] };
  }
  return null;
}

/** "urgent: call the bank". Without a mark it may belong to the title ("urgent care"). */
function atTheStart({ tokens, words }: Search): Found | null {
  const phrase = phraseAt(tokens, 0, words.bare);
  const mark = phrase === null ? undefined : tokens[phrase.to];
  if (phrase === null || mark === undefined || !/^[:,\-–—!.]$/.test(mark.text)) return null;
  return { value: phrase.value, pieces: [[0, phrase.to + 1]] };
}

/** "call the bank, urgent", "… whenever". */
function atTheEnd({ tokens, words }: Search): Found | null {
  const end = endOfWords(tokens);
  const phrase = phraseBefore(tokens, end, words.bare);
  if (phrase === null || phrase.from === 0) return null;
  const from = leadsBefore(tokens, phrase.from, words);
  const previous = tokens[phrase.from - 1];
  const marked = previous !== undefined && previous.kind === "mark" && !/^['"#@+]$/.test(previous.text);
  // One plain word may close a sentence ("get back to normal"); several words, a mark or a setter make it a phrase of its own.
  const phraseOfItsOwn = phrase.to - phrase.from > 1 || marked || phrase.from - from > 1;
  if (!phraseOfItsOwn && (!words.closing.has(tokens[phrase.from]?.text ?? "") || words.blockers.has(previous?.text ?? ""))) return null;
  return { value: phrase.value, pieces: [[from, phrase.to]] };
}

function endOfWords(tokens: readonly Token[]): number {
  let end = tokens.length;
  while (end > 0 && /^[.!?,;]$/.test(tokens[end - 1]?.text ?? "")) end--;
  return end;
}

function articleBefore(tokens: readonly Token[], at: number, words: Search["words"]): number {
  return words.articles.has(tokens[at - 1]?.text ?? "") ? at - 1 : at;
}

/** Where the phrase begins when the small words before it go along: "*, and make it* urgent", "*with a* high priority". */
function leadsBefore(tokens: readonly Token[], at: number, words: Search["words"]): number {
  let from = at;
  const article = articleBefore(tokens, at, words);
  for (let round = 0; round < 4; round++) {
    const base = round === 0 ? article : from;
    const lead = phraseBefore(tokens, base, words.setters) ?? phraseBefore(tokens, base, words.leads);
    if (lead === null) break;
    from = lead.from;
  }
  if (from === at && article === 0) from = article;
  while (from > 0 && /^[,\-–—;(]$/.test(tokens[from - 1]?.text ?? "")) from--;
  return from;
}

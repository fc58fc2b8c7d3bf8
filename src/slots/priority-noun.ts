import type { Priority } from "../contract/task.ts";
import type { Token } from "../text/tokens.ts";
import { phraseAt, phraseBefore } from "./phrases.ts";
import { articleBefore, endOfWords, type Found, leadsBefore, type Search } from "./priority-search.ts";
import type { SlotScope } from "./scope.ts";

/** "high priority", "with a low priority". Of several the last counts in a change ("from low to high priority"). */
export function nounBehindLevel({ scope, tokens, words, nouns }: Search): Found | null {
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
    if (
      scope.purpose !== "filter" &&
      previous !== undefined &&
      noun.to < tokens.length &&
      words.blockers.has(previous.text) &&
      phraseBefore(tokens, index, words.leads) === null &&
      !isArticleAtStart(index, words, tokens)
    )
      continue;
    const from = leadsBefore(tokens, index, words);
    return { value: level.value, pieces: [[from, from === 0 && tokens[noun.to]?.text === ":" ? noun.to + 1 : noun.to]] };
  }
  return null;
}

function isArticleAtStart(index: number, words: Search["words"], tokens: readonly Token[]): boolean {
  return index === 1 && words.articles.has(tokens[0]?.text ?? "");
}

/** "priority: high", "priority 1", "the priority of the milk task to high". */
export function nounBeforeValue({ scope, tokens, words }: Search): Found | null {
  for (let index = 0; index < tokens.length; index++) {
    const noun = phraseAt(tokens, index, words.nouns);
    if (noun === null) continue;
    const found = valueBehind(scope, tokens, noun, words) ?? valueAtTheEnd(scope, tokens, noun, words);
    if (found !== null) return found;
  }
  return null;
}

interface Stretch {
  readonly from: number;
  readonly to: number;
}

function valueBehind(scope: SlotScope, tokens: readonly Token[], noun: Stretch, words: Search["words"]): Found | null {
  const from = leadsBefore(tokens, noun.from, words);
  const at = linksBehind(tokens, noun.to, words);
  const level = levelAt(tokens, at, words);
  // "explain the importance to high schoolers" is no priority: the phrase needs an edge, a lead or a mark.
  const framed = !isNew(scope) || from < articleBefore(tokens, noun.from, words) || from === 0 || /^[:=]$/.test(tokens[at - 1]?.text ?? "");
  if (level === null || !(framed || level.to >= endOfWords(tokens))) return null;
  // "priority low to high": the last one is the new value.
  const next = phraseAt(tokens, level.to, words.links);
  const newer = (next === null ? null : levelAt(tokens, next.to, words)) ?? level;
  return { value: newer.value, pieces: [[from, newer.to]] };
}

/** "the priority of the milk task to high", "the priority from low to high". */
function valueAtTheEnd(scope: SlotScope, tokens: readonly Token[], noun: Stretch, words: Search["words"]): Found | null {
  const at = linksBehind(tokens, noun.to, words);
  const origin = words.origins.has(tokens[at]?.text ?? "") ? phraseAt(tokens, at + 1, words.levels) : null;
  const old = origin?.to ?? at;
  const owned = words.owners.has(tokens[old]?.text ?? "") ? old + 1 : old;
  const last = owned > old || !isNew(scope) ? lastValue(tokens, owned - 1, words) : null;
  return last === null
    ? null
    : {
        value: last.value,
        pieces: [
          [leadsBefore(tokens, noun.from, words), owned],
          [last.from, last.to],
        ],
      };
}

function levelAt(tokens: readonly Token[], at: number, words: Search["words"]): (Stretch & { readonly value: Priority }) | null {
  return phraseAt(tokens, at, words.levels) ?? phraseAt(tokens, at, words.ranks);
}

function linksBehind(tokens: readonly Token[], from: number, words: Search["words"]): number {
  let at = from;
  for (let link = phraseAt(tokens, at, words.links); link !== null; link = phraseAt(tokens, at, words.links)) at = link.to;
  return at;
}

function isNew({ purpose }: SlotScope): boolean {
  return purpose === undefined || purpose === "create";
}

/** A value behind a link, at the very end: "… to high". */
function lastValue(tokens: readonly Token[], after: number, words: Search["words"]): { value: Priority; from: number; to: number } | null {
  const end = endOfWords(tokens);
  const level = phraseBefore(tokens, end, words.levels) ?? phraseBefore(tokens, end, words.ranks);
  if (level === null || level.from <= after) return null;
  const link = phraseBefore(tokens, level.from, words.links);
  return link === null || link.from < after ? null : { value: level.value, from: link.from, to: level.to };
}

import type { Span } from "../contract/span.ts";
import type { Priority } from "../contract/task.ts";
import type { PriorityWords } from "../lexicon/en/priority.ts";
import type { TaskNounWords } from "../lexicon/en/task-nouns.ts";
import { phraseAt, phraseBefore } from "./phrases.ts";
import { nounBeforeValue, nounBehindLevel } from "./priority-noun.ts";
import {
  articleBefore,
  compilePriority,
  compileTaskNouns,
  endOfWords,
  type Found,
  leadsBefore,
  oldValueIn,
  type Search,
} from "./priority-search.ts";
import { findPrioritySign } from "./priority-signs.ts";
import { type SlotScope, scopeTokens, tokenSpans } from "./scope.ts";

export interface PrioritySlot {
  readonly value: Priority;
  readonly spans: Span[];
}

/** The readings, the surest first; the first that fits decides. */
const READINGS: readonly ((search: Search) => Found | null)[] = [
  nounBehindLevel,
  nounBeforeValue,
  movedByVerb,
  standsAnywhere,
  newValue,
  beforeTaskNoun,
  atTheStart,
  atTheEnd,
];

/** How much the task matters: "high priority", "urgent:", "p1", "!!". The spans cover the whole phrase, so that cutting it leaves a clean title. */
export function findPriority(scope: SlotScope, priority: PriorityWords, taskNouns: TaskNounWords): PrioritySlot | null {
  const tokens = scopeTokens(scope);
  if (tokens.length === 0) return null;
  const sign = findPrioritySign(scope, tokens, priority);
  if (sign !== null) return sign;
  const words = compilePriority(priority);
  if (!tokens.some(({ text }) => words.first.has(text))) return null;
  const whole: Search = { scope, tokens, words, nouns: compileTaskNouns(taskNouns) };
  const old = scope.purpose === "change" ? oldValueIn(whole) : null;
  const search: Search = old === null ? whole : { ...whole, tokens: tokens.slice(0, old[0]) };
  for (const reading of READINGS) {
    const found = reading(search);
    const pieces = old === null ? found?.pieces : found?.pieces.concat([old]);
    if (found !== null && pieces !== undefined)
      return { value: found.value, spans: pieces.flatMap(([from, to]) => tokenSpans(tokens, from, to, scope.text)) };
  }
  return null;
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
      if (noun !== null)
        return {
          value: verb.value,
          pieces: [
            [verb.from, verb.to],
            [articleBefore(tokens, at, words), noun.to],
          ],
        };
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
  let end = endOfWords(tokens);
  // Another value may have stood behind it: "urgent and due tomorrow".
  while (words.joiners.has(tokens[end - 1]?.text ?? "")) end--;
  const value = phraseBefore(tokens, end, words.bare) ?? phraseBefore(tokens, end, words.levels);
  if (value === null) return null;
  const lead = phraseBefore(tokens, value.from, words.leads);
  return { value: value.value, pieces: [[lead?.from ?? value.from, value.to]] };
}

/** "an urgent task to …", and of a filter any such word that stands before something. */
function beforeTaskNoun({ scope, tokens, words, nouns }: Search): Found | null {
  for (let index = 0; index < tokens.length; index++) {
    const phrase = phraseAt(tokens, index, words.bare);
    if (phrase === null) continue;
    if (phraseAt(tokens, phrase.to, nouns) !== null || scope.purpose === "filter")
      return { value: phrase.value, pieces: [[index, phrase.to]] };
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

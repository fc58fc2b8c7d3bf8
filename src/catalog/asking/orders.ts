import type { Span } from "../../contract/span.ts";
import { askedEnds, sequenceSubjects, sequenceWords } from "../../lexicon/en/asking-words.ts";
import { baseVerbs, isDoing } from "./deed.ts";
import { formOf } from "./form.ts";
import { type Scopes, scopesOf } from "./scope.ts";
import { type AskingWord, askingWords } from "./words.ts";

const sequence = new Set(sequenceWords);
const between = new Set(sequenceSubjects);
const askedBy = new Set(askedEnds);

/** An order that a message gives: the verb, and the part of the message up to the next order. */
export interface Order {
  readonly verb: string;
  readonly stem: string;
  readonly span: Span;
}

const MOST_ORDERS = 12;

/** The verbs by which a message asks for something: each where a part of a sentence begins, and nothing speaks against it. */
function ordersIn(message: string): Order[] {
  return orders(message, false);
}

/** The same, with what is only put in order with it: "after *closing* issue 4, delete branch x". */
export function deedsIn(message: string): Order[] {
  return orders(message, true);
}

function orders(message: string, sequenced: boolean): Order[] {
  const words = askingWords(message);
  const scopes = scopesOf(words, () => false);
  const places = words.flatMap((word, at) => {
    if (word.quoted !== "no") return [];
    const isOrder = isOrdered(words, scopes, at) || (sequenced && isSequenced(words, at));
    return isOrder ? [at] : [];
  });
  return places.slice(0, MOST_ORDERS).flatMap((at, index): Order[] => {
    const [word, last] = [words[at], words[(places[index + 1] ?? words.length) - 1]];
    return word === undefined || last === undefined ? [] : [{ verb: word.text, stem: word.stem, span: [word.span[0], last.span[1]] }];
  });
}

/** A verb in its base form that begins a part of a sentence, or stands right behind a wording of asking. */
function isOrdered(words: readonly AskingWord[], { at: scopes, opens }: Scopes, at: number): boolean {
  const [word, scope] = [words[at], scopes[at]];
  if (word === undefined || scope === undefined || scope.reason !== null || !baseVerbs.has(word.text)) return false;
  return opens[at] === true || (scope.asked && scopes[at - 1]?.asked !== true) || (scope.asked && askedBy.has(words[at - 1]?.text ?? ""));
}

function isSequenced(words: readonly AskingWord[], at: number): boolean {
  const word = words[at];
  if (word === undefined || !isDoing(word.stem)) return false;
  let before = at - 1;
  while (at - before < MOST_BETWEEN && between.has(words[before]?.text ?? "")) before--;
  const form = formOf(word.text, []);
  return sequence.has(words[before]?.text ?? "") && (form === "gerund" || (form === "base" && before < at - 1));
}

const MOST_BETWEEN = 3;

/** Whether a message asks for anything by a verb. */
export function hasOrder(message: string): boolean {
  return ordersIn(message).length > 0;
}

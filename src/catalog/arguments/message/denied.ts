import type { Span } from "../../../contract/span.ts";
import {
  allowedStates,
  beforeNot,
  comparatives,
  denialEnds,
  denialLeads,
  denialPairs,
  denialSplits,
  denyingParts,
  denyingVerbs,
  forbidding,
  forbiddingBeforeNot,
  joints,
  leaving,
  leftOut,
  mentions,
  pastStates,
  refusedStates,
  stateVerbs,
  stayingBehindMust,
  stayingVerbs,
  timesBefore,
  unchangedStates,
  undenying,
} from "../../../lexicon/en/grounding.ts";
import { takingBackWords } from "../../../lexicon/en/taking-back.ts";
import { contains, overlaps } from "../../../text/spans.ts";
import { stemOf } from "../../rank/terms.ts";
import { classOfVerb } from "../../rank/verbs.ts";
import type { Reading, Word } from "./reading.ts";

/** The mark that ends what is denied; other marks hold a value together ("acme/site", "1.5"). */
const ENDS: ReadonlySet<string> = new Set([",", ";", ":", "(", ")", "\n", "\u2014", "\u2013"]);
const SENTENCE: ReadonlySet<string> = new Set([".", "!", "?"]);
/** So many words may stand between "leave" and "out". */
const MOST_LEFT = 6;

/** A stretch of a message that says what is not meant, with the words that say so, and the first of these. */
interface Denial {
  readonly span: Span;
  readonly by: Span;
}

/** What a message says is not meant. What stands in quotation marks denies nothing around it. */
export function denialsIn(reading: Reading): Denial[] {
  const { words, quotes } = reading;
  const isQuoted = ({ start, end }: Word): boolean => quotes.some(({ inner }) => contains(inner, [start, end]));
  const denials: Denial[] = [];
  for (let at = 0; at < words.length; at++) {
    const word = words[at];
    if (word === undefined || isQuoted(word) || (word.kind === "mark" && word.text !== "!")) continue;
    const to = endOf(reading, at);
    if (to === null) continue;
    const span: Span = [words[subjectOf(words, at)]?.start ?? word.start, words[to - 1]?.end ?? word.end];
    denials.push({ span, by: [word.start, word.end] });
    at = to - 1;
  }
  return denials;
}

/** The same as stretches alone. */
export function deniedIn(reading: Reading): Span[] {
  return denialsIn(reading).map(({ span }) => span);
}

/** Whether all that a value was read from is not meant; a text that holds the denial itself is one. */
export function isDenied(denials: readonly Denial[], spans: readonly Span[]): boolean {
  return spans.length > 0 && spans.every((one) => denials.some(({ span, by }) => contains(span, one) && !overlaps(one, by)));
}

/** Where a denial that begins at a word ends; null where none does. */
function endOf({ words }: Reading, at: number): number | null {
  const [text, next] = [textAt(words, at), textAt(words, at + 1)];
  if (staysAt(words, at) !== null) return at + 1;
  if (leaving.has(text)) {
    const out = words.slice(at + 1, at + 2 + MOST_LEFT).findIndex((word) => leftOut.has(word.text));
    return out <= 0 ? null : at + 2 + out;
  }
  if (denialPairs.some(([first, second]) => first === text && second === next)) return pastValue(words, at + 2);
  if (words[at]?.kind === "mark") return null;
  if (denyingParts.has(text.split("-", 1)[0] ?? "") && text.includes("-")) return at + 1;
  if (isReplaced(words, at) || stateAt(words, at) !== null) return at + 1;
  const before = words.slice(Math.max(0, at - MOST_LEFT), at).map((word) => word.text);
  if (denialSplits.some(([first, second]) => second === text && before.includes(first))) return pastValue(words, at + 1);
  if (undenying.has(next) || isBound(words, at + 1)) return null;
  if (isOfBefore(words, at)) return pastValue(words, at + 1);
  if (denyingVerbs.has(text) || (text === "not" && beforeNot.has(textAt(words, at - 1)))) return pastClause(words, at + 1);
  if (!denialLeads.has(text) || (text === "no" && (next === "." || words[at + 1]?.kind === "number"))) return null;
  return text === "never" && classOfVerb.has(stemOf(next)) ? pastClause(words, at + 1) : pastValue(words, at + 1);
}

/** "no later than friday" bounds a value; "no longer owner" denies it. */
function isBound(words: readonly Word[], at: number): boolean {
  return comparatives.has(textAt(words, at)) && words.slice(at + 1, at + 3).some(({ text }) => text === "than");
}

/** What is said of another time: "it was 40 last time", "used to be 40". */
function isOfBefore(words: readonly Word[], at: number): boolean {
  const text = textAt(words, at);
  if (text === "be") return textAt(words, at - 1) === "to" && textAt(words, at - 2) === "used";
  if (!pastStates.has(text) || !mentions.has(textAt(words, at - 1))) return false;
  const rest = words.slice(at + 1, at + 1 + MOST_LEFT);
  const end = rest.findIndex((_, place) => isEnd(words, at + 1 + place));
  return rest.slice(1, end < 0 ? undefined : end).some((word) => timesBefore.has(word.text));
}

/** Where the subject of what is forbidden begins: "…, Joe must not see it". */
function subjectOf(words: readonly Word[], at: number): number {
  const text = textAt(words, at);
  const state = staysAt(words, at) ?? stateAt(words, at) ?? (text === "not" ? stateAt(words, at + 1) : null);
  if (state !== null) return subjectFrom(words, state);
  const isPair = text === "not" && forbiddingBeforeNot.has(textAt(words, at - 1));
  if (!isPair && !forbidding.has(text)) return at;
  const verb = isPair ? at - 1 : at;
  const from = subjectFrom(words, verb);
  return from === verb ? at : from;
}

/** Where the few words before a verb begin; the verb itself where they are no part of a sentence of their own. */
function subjectFrom(words: readonly Word[], verb: number): number {
  let from = verb;
  while (from > 0 && verb - from < MOST_SUBJECT && !isEnd(words, from - 1) && !joints.has(textAt(words, from - 1))) from--;
  const isWhole = from === 0 || isEnd(words, from - 1) || joints.has(textAt(words, from - 1));
  return isWhole ? from : verb;
}

const MOST_SUBJECT = 3;

/** The verb before what says that its subject is not meant: "owner is forbidden", "owner is not allowed", "owner: no"; null where nothing says so. */
function stateAt(words: readonly Word[], at: number): number | null {
  const text = textAt(words, at);
  if (text === "no" && textAt(words, at - 1) === ":" && (at + 1 === words.length || isEnd(words, at + 1))) return at - 1;
  const [isRefused, isAllowed] = [refusedStates.has(text), allowedStates.has(text)];
  if (!isRefused && !isAllowed) return null;
  const verb = at - (textAt(words, at - 1) === "not" ? 2 : 1);
  const verbText = textAt(words, verb);
  const isDenied = verb === at - 2 || verbText.endsWith("n't");
  if (!stateVerbs.has(verbText) || isDenied !== isAllowed) return null;
  // "would be wrong".
  return verbText === "be" ? verb - 1 : verb;
}

/** The verb that says that its subject stays what it is; null where none does. "C18 stays too long" tells something else. */
function staysAt(words: readonly Word[], at: number): number | null {
  const text = textAt(words, at);
  if (stayingBehindMust.has(text))
    return forbiddingBeforeNot.has(textAt(words, at - 1)) && subjectFrom(words, at - 1) < at - 1 ? at - 1 : null;
  const ends = at + 1 === words.length || isEnd(words, at + 1) || unchangedStates.has(textAt(words, at + 1));
  return stayingVerbs.has(text) && ends && subjectFrom(words, at) < at ? at : null;
}

const thinkingAgain = [takingBackWords.hesitations, takingBackWords.noes, takingBackWords.replacements].flat();

/** A number in the place of which another is said: "40, no, 50", "40 - I mean 50". */
function isReplaced(words: readonly Word[], at: number): boolean {
  if (words[at]?.kind !== "number") return false;
  const to = words.findIndex(({ kind }, place) => place > at && kind === "number");
  if (to < 0 || to - at > MOST_LEFT) return false;
  const between = words.slice(at + 1, to).flatMap(({ kind, text }) => (kind === "mark" ? [] : [text]));
  let rest = between.join(" ");
  for (let more = 0; more < between.length && rest !== ""; more++) {
    const phrase = thinkingAgain.find((one) => rest === one || rest.startsWith(`${one} `)) ?? "";
    rest = rest.slice(phrase.length).trimStart();
  }
  return between.length > 0 && rest === "";
}

/** Behind a verb that is denied, all that belongs to it. */
function pastClause(words: readonly Word[], from: number): number {
  let to = from;
  while (to < words.length && !isEnd(words, to) && !goesOn(words, to)) to++;
  return to;
}

/** Behind a word that denies, the thing that it denies. */
function pastValue(words: readonly Word[], from: number): number {
  let to = from;
  let named = false;
  // "instead of ticket 4 close ticket 7": an order is no part of it.
  const ends = (at: number): boolean => denialEnds.has(textAt(words, at)) || classOfVerb.has(stemOf(textAt(words, at)));
  while (to < words.length && !isEnd(words, to) && !(named && ends(to))) {
    named ||= words[to]?.empty === false && textAt(words, to) !== "one";
    to++;
  }
  return to;
}

/** "…, but": what is meant after all; "and squash it": another order. */
function goesOn(words: readonly Word[], at: number): boolean {
  const text = textAt(words, at);
  if (text === "but" || text === "then" || text === "instead") return true;
  return text === "and" && classOfVerb.has(stemOf(textAt(words, at + 1)));
}

/** A mark that parts, not one inside of a value. */
function isEnd(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || word.kind !== "mark") return false;
  if (ENDS.has(word.text)) return true;
  return SENTENCE.has(word.text) && words[at + 1]?.start !== word.end;
}

function textAt(words: readonly Word[], at: number): string {
  return words[at]?.text ?? "";
}

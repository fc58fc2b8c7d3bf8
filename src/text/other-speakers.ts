import type { Span } from "../contract/span.ts";
import {
  beforeSpeaker,
  beforeTextVerb,
  behindSpeaker,
  roleWords,
  textLabels,
  textVerbs,
  transcriptSpeakers,
} from "../lexicon/en/speakers.ts";

/** Where a label may begin: a line, or a sentence in it. */
const START = /(?:^|\n|[.!?\u2026]\s)[^\p{L}\p{N}\n]{0,12}(?=\p{L})/gu;
/** A word, and the marks behind it. */
const PIECE = /(\p{L}{1,30})([^\p{L}\p{N}\n]{0,8})(?=(\n?))/uy;
const MOST_PIECES = 6;

/** Marks behind a label, and before the order that it leads to. */
const SPEECH = /[:\uff1a>\uff1e|\])}]|\s[-\u2013\u2014]+\s/u;
const COLON = /[:\uff1a]/u;
/** What may stand around a name that has a line of its own. */
const HEADING = /^[ \t#*]*$/;

/**
 * A line that begins like one of a transcript: "system: …", "[assistant] …", "- tool results: …". What the user types is the user's; what stands behind such a label
 * claims to be somebody else's. Null where nothing is labelled, else from the first label to the end of the text.
 */
export function findOtherSpeaker(text: string): { readonly outer: Span; readonly inner: Span } | null {
  if (PLAIN.test(text) && !MARKED.test(text) && !holdsRole(text)) return null;
  for (const { 0: marks, index } of text.matchAll(START)) {
    const from = index + marks.length;
    const end = labelEnd(text, from, marks);
    if (end !== null && saysMore(text, end)) return { outer: [index, text.length], inner: [end, text.length] };
    const handled = handledFrom(text, from);
    if (handled !== null && saysMore(text, handled)) return { outer: [handled, text.length], inner: [handled, text.length] };
  }
  return null;
}

/** Letters that can be no others, and the marks of which every label and every text to be handled has one; nearly all messages have none. */
const PLAIN = /^[ -~]*$/;
const MARKED = /[:>|\])}]|\s-/;

function holdsRole(text: string): boolean {
  const plain = text.toLowerCase();
  return [...roleWords].some((word) => plain.includes(word));
}

const saysMore = (text: string, from: number): boolean => /[\p{L}\p{N}]/u.test(text.slice(from));

/** "summarise this mail: …": where a text begins that somebody wants handled, not done; null where none does. */
function handledFrom(text: string, from: number): number | null {
  let isHandled = false;
  for (let at = from, pieces = 0; pieces < MOST_PIECES; pieces++) {
    PIECE.lastIndex = at;
    const piece: RegExpExecArray | null = PIECE.exec(text);
    if (piece === null) return null;
    const [whole, word = "", marks = ""] = piece;
    isHandled ||= textVerbs.has(word.toLowerCase());
    if (!isHandled && !beforeTextVerb.has(word.toLowerCase())) return null;
    at += whole.length;
    if (COLON.test(marks)) return isHandled ? at : null;
    if (marks.trim() !== "") return null;
  }
  return null;
}

/** Where a label ends that begins at a word; null where none does. */
function labelEnd(text: string, from: number, before: string): number | null {
  const opens = before.replace(/^[.!?\u2026]\s/u, "");
  const isInLine = opens !== before;
  let isNamed = false;
  let isLed = false;
  let isText = false;
  for (let at = from, pieces = 0; pieces < MOST_PIECES; pieces++) {
    PIECE.lastIndex = at;
    const piece: RegExpExecArray | null = PIECE.exec(text);
    if (piece === null) return null;
    const [whole, word = "", marks = "", line = ""] = piece;
    const name = plainLetters(word);
    const isLabel: boolean = !isNamed && !isInLine && textLabels.has(name ?? "");
    const isSpeaker: boolean = !isNamed && (isLabel || name === null || transcriptSpeakers.has(name));
    isText ||= isLabel;
    if (!isSpeaker && !(isNamed ? behindSpeaker : beforeSpeaker).has(name ?? "")) return null;
    isNamed ||= isSpeaker;
    at += whole.length;
    const isEnd = (isInLine || isText ? COLON : SPEECH).test(marks) || (line !== "" && HEADING.test(opens + marks));
    if (isNamed && (isEnd || isLed)) return at;
    isLed ||= /[|>]/.test(marks) || roleWords.has(name ?? "");
  }
  return null;
}

/** A word in the letters that it looks like; null where letters of two alphabets are mixed, so that it only looks like one. */
function plainLetters(word: string): string | null {
  if (/^[a-z]+$/.test(word)) return word;
  return /\p{Script=Latin}/u.test(word) && /[\p{Script=Cyrillic}\p{Script=Greek}]/u.test(word)
    ? null
    : word.normalize("NFKC").toLowerCase();
}

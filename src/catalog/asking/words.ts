import type { Span } from "../../contract/span.ts";
import { matchesOf } from "../../text/matches.ts";
import { normalize } from "../../text/normalize.ts";
import { findQuotes } from "../../text/quotes.ts";
import { stemOf } from "../rank/terms.ts";

/** A word of a message, as it is looked at for whether something is asked. */
export interface AskingWord {
  /** In lower case, with plain apostrophes. */
  readonly text: string;
  readonly stem: string;
  readonly span: Span;
  /** What parts it from the word before: the end of a sentence, a colon, a comma or its like, or nothing. */
  readonly parted: "sentence" | "colon" | "clause" | "no";
  /** Whether it stands in quotation marks, alone or with others. */
  readonly quoted: "no" | "alone" | "words";
  /** The first character behind it that is no blank. */
  readonly next: string;
}

/** Addresses, and words with the marks that hold a tool's name together. */
const WORD = /https?:\/\/[^\s"']{1,500}|[\p{L}\p{N}][\p{L}\p{N}_'.\-/@]{0,255}|&/gu;
const MOST_WORDS = 400;
const LONGEST = 4_000;

/** The words of a message, in order, each with what parts it from the one before and whether it stands in quotation marks. */
export function askingWords(message: string): AskingWord[] {
  const text = normalize(message.slice(0, LONGEST));
  const quotes = findQuotes(text);
  const words: AskingWord[] = [];
  let end = 0;
  for (const match of matchesOf(WORD, text)) {
    if (words.length >= MOST_WORDS) break;
    const word = withoutEnd(match[0]);
    const start = match.index;
    const span: Span = [start, start + word.length];
    const quote = quotes.find(({ outer: [from, to] }) => from <= start && to >= span[1]);
    // A name or a word alone in quotation marks is a value; two words and more are what somebody said.
    const quoted = quote === undefined ? "no" : /\s/.test(text.slice(...quote.inner).trim()) ? "words" : "alone";
    const next = text
      .slice(span[1], span[1] + 16)
      .trimStart()
      .charAt(0);
    words.push({ text: word, stem: stemOf(word), span, parted: partOf(text.slice(end, start), words.length === 0), quoted, next });
    end = span[1];
  }
  return words;
}

function partOf(between: string, isFirst: boolean): AskingWord["parted"] {
  if (isFirst || /[.!?;\n]/.test(between)) return "sentence";
  if (between.includes(":")) return "colon";
  return /[,(){}\u2013\u2014\u2026]|\s-+\s/.test(between) ? "clause" : "no";
}

function withoutEnd(word: string): string {
  let end = word.length;
  while (end > 1 && "'./-".includes(word.charAt(end - 1))) end--;
  return word.slice(0, end);
}

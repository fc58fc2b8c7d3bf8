import type { Span } from "../contract/span.ts";
import { findOtherSpeaker } from "./other-speakers.ts";

/** A quoted stretch: `outer` with its marks, `inner` without. */
export interface Quote {
  readonly outer: Span;
  readonly inner: Span;
}

const WORD_CHARACTER = /[\p{L}\p{N}]/u;

/** The quoted stretches of normalized text, in order. A quote does not run over the end of a line, but what is labelled as another speaker's does. Linear in the text. */
export function findQuotes(normalized: string): Quote[] {
  const quotes: Quote[] = [];
  const speaker = findOtherSpeaker(normalized);
  const own = speaker?.outer[0] ?? normalized.length;
  for (let at = 0; at < own; at++) {
    const mark = normalized.charAt(at);
    const fence = mark === "'" ? fenceAt(normalized, at) : null;
    if (fence !== null) {
      quotes.push(fence);
      at = fence.outer[1] - 1;
      continue;
    }
    if (mark !== '"' && (mark !== "'" || isInWord(normalized, at - 1))) continue;
    const end = closing(normalized, at + 1, mark);
    if (end === null) {
      // Without a closing mark on this line no later one of its kind has any either.
      if (mark === '"') at = lineEnd(normalized, at);
      continue;
    }
    if (end > at + 1) quotes.push({ outer: [at, end + 1], inner: [at + 1, end] });
    at = end;
  }
  if (speaker !== null) quotes.push(speaker);
  return quotes;
}

/** Backticks, as normalized text has them. */
const FENCE = "'''";

/** A block between two fences, over lines; what is not closed runs to the end. */
function fenceAt(text: string, at: number): Quote | null {
  if (!text.startsWith(FENCE, at)) return null;
  const from = at + FENCE.length;
  const to = text.indexOf(FENCE, from);
  return { outer: [at, to < 0 ? text.length : to + FENCE.length], inner: [from, to < 0 ? text.length : to] };
}

/** Where the closing mark stands: a single one must not be an apostrophe inside a word. */
function closing(text: string, from: number, mark: string): number | null {
  const end = Math.min(lineEnd(text, from), from + LONGEST);
  for (let at = from; at < end; at++) {
    if (text.charAt(at) === mark && (mark === '"' || !isInWord(text, at + 1))) return at;
  }
  return null;
}

// A quotation in a message is short; the bound keeps the search linear.
const LONGEST = 1000;

function lineEnd(text: string, from: number): number {
  const end = text.indexOf("\n", from);
  return end < 0 ? text.length : end;
}

function isInWord(text: string, at: number): boolean {
  return at >= 0 && at < text.length && WORD_CHARACTER.test(text.charAt(at));
}

import type { Span } from "../../../contract/span.ts";
import { argumentWords } from "../../../lexicon/en/arguments.ts";
import { normalize } from "../../../text/normalize.ts";
import { findQuotes, type Quote } from "../../../text/quotes.ts";
import { tokenize } from "../../../text/tokens.ts";
import { stem } from "../schema/stem.ts";

/** A word of the message. */
export interface Word {
  readonly text: string;
  /** As typed. */
  readonly raw: string;
  readonly stem: string;
  /** Stems of the parts of a compound: "gluten-free". */
  readonly parts: readonly string[];
  /** Without the marks that join it: "pull_number" as "pullnumber". */
  readonly joined: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "word" | "number" | "mark";
  /** Carries no value by itself. */
  readonly empty: boolean;
  /** Begins with a capital letter, or has one in it. */
  readonly capital: boolean;
  /** First of its sentence: its capital says nothing. */
  readonly opens: boolean;
  /** What stands beyond it speaks of something else: the end of a sentence. */
  readonly breaks: boolean;
}

/** A message as the finders read it. */
export interface Reading {
  readonly raw: string;
  readonly normalized: string;
  readonly words: readonly Word[];
  readonly quotes: readonly Quote[];
  /** Positions of each stem, ascending. */
  readonly places: ReadonlyMap<string, readonly number[]>;
}

const NO_PARTS: readonly string[] = [];
const BREAKS: ReadonlySet<string> = new Set([".", "?", "!", ";", "\n"]);
const SENTENCE_END = new Set([".", "?", "!", "\n", ":"]);
/** Words behind this one are not looked at. */
const MOST_WORDS = 600;

export function readMessage(raw: string): Reading {
  const normalized = normalize(raw);
  const words: Word[] = [];
  const places = new Map<string, number[]>();
  let opens = true;
  for (const given of tokenize(normalized)) {
    if (words.length >= MOST_WORDS) break;
    // The mark that closes a quotation is no part of its last word.
    const token =
      given.kind !== "mark" && given.text.endsWith("'") ? { ...given, text: given.text.slice(0, -1), end: given.end - 1 } : given;
    const typed = raw.slice(token.start, token.end);
    const word: Word = {
      // One by one: spreading first and adding then costs a microsecond for each name.
      text: token.text,
      start: token.start,
      end: token.end,
      kind: token.kind,
      raw: typed,
      stem: stem(token.text),
      parts: token.text.includes("-") ? token.text.split("-", 6).map(stem) : NO_PARTS,
      joined: /[_-]/.test(token.text) ? token.text.replaceAll(/[_-]/g, "") : token.text,
      empty: token.kind === "mark" || argumentWords.functionWords.has(token.text),
      capital: token.kind === "word" && typed !== typed.toLowerCase(),
      opens,
      breaks: BREAKS.has(token.text),
    };
    note(places, word.stem, words.length);
    for (const part of word.parts) note(places, part, words.length);
    words.push(word);
    opens = token.kind === "mark" && SENTENCE_END.has(token.text);
  }
  return { raw, normalized, words, quotes: findQuotes(normalized), places };
}

/** Adds a position of a stem, once. */
function note(places: Map<string, number[]>, key: string, position: number): void {
  const known = places.get(key);
  if (known === undefined) places.set(key, [position]);
  else if (known.at(-1) !== position) known.push(position);
}

/** The first word that ends behind a position. */
export function wordAt(reading: Reading, position: number): number {
  let low = 0;
  let high = reading.words.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((reading.words[middle]?.end ?? 0) <= position) low = middle + 1;
    else high = middle;
  }
  return low;
}

/** The words of a stretch, end exclusive. */
export function wordsOfSpan(reading: Reading, [start, end]: Span): readonly [from: number, to: number] {
  const from = wordAt(reading, start);
  let to = from;
  while (to < reading.words.length && (reading.words[to]?.start ?? 0) < end) to++;
  return [from, to];
}

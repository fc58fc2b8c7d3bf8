import type { Span } from "../contract/span.ts";
import type { TemporalPart, TemporalRole } from "../lexicon/en/temporal.ts";
import type { EpochDay } from "./calendar.ts";
import { type Sense, senseOfSlip, type Vocabulary } from "./vocabulary.ts";

/** A run of letters, a run of digits, a mark, or a stretch that is closed to the search. */
export interface Piece {
  readonly kind: "word" | "number" | "mark" | "wall";
  readonly text: string;
  readonly start: number;
  readonly end: number;
  /** Nothing stands between it and the piece before. */
  readonly glued: boolean;
  readonly sense: Sense | null;
  /** Of a number. */
  readonly value: number;
}

/** A text cut into pieces, with all that the grammar asks beside it. */
export interface Reading {
  readonly pieces: readonly Piece[];
  readonly today: EpochDay;
  /** Minutes since midnight. */
  readonly minutes: number;
  readonly instant: number;
  readonly timeZone: string;
  readonly purpose: "due" | "filter";
  readonly dateOrder: "MDY" | "DMY";
  /** Minutes since midnight. */
  readonly dayParts: Readonly<Record<TemporalPart, number>>;
  readonly pluralEnding: string;
  /** The text speaks of changing something, so that "from … to …" is an old and a new value, not a range. */
  readonly changes: boolean;
  /** It speaks of moving something in time, so that "to 5" is an hour. */
  readonly reschedules: boolean;
}

const isDigit = (code: number) => code >= 48 && code <= 57;
const UNICODE_WORD = /[\p{L}\p{N}\p{M}]/u;

function isLetter(text: string, index: number): boolean {
  const code = text.charCodeAt(index);
  if (code < 128) return (code >= 97 && code <= 122) || code === 95;
  return UNICODE_WORD.test(text.charAt(index));
}

/** Cuts a stretch of normalized text; `literal` stretches become walls that no phrase crosses. Linear. */
export function cut(
  text: string,
  [from, to]: Span,
  literal: readonly Span[],
  vocabulary: Vocabulary,
  mended: ReadonlyMap<string, string> = NOTHING_MENDED,
): Piece[] {
  const pieces: Piece[] = [];
  const senseOf = (word: string): Sense | null =>
    vocabulary.senses.get(word) ??
    (mended.size === 0 ? undefined : vocabulary.senses.get(mended.get(word) ?? "")) ??
    senseOfSlip(vocabulary, word);
  const walls = literal.filter(([start, end]) => start < to && end > from && start < end).sort((one, other) => one[0] - other[0]);
  let index = from;
  for (const [start, end] of walls) {
    if (end <= index) continue;
    cutOpen(text, index, Math.max(start, index), senseOf, mended, pieces);
    index = Math.min(to, end);
    pieces.push({ kind: "wall", text: "", start: Math.max(start, from), end: index, glued: false, sense: null, value: 0 });
  }
  cutOpen(text, index, to, senseOf, mended, pieces);
  return pieces;
}

const NOTHING_MENDED: ReadonlyMap<string, string> = new Map();

function cutOpen(
  text: string,
  from: number,
  to: number,
  senseOf: (word: string) => Sense | null,
  mended: ReadonlyMap<string, string>,
  pieces: Piece[],
): void {
  let index = from;
  let lastEnd = -1;
  while (index < to) {
    const start = index;
    const code = text.charCodeAt(index++);
    if (code === 32 || code === 10 || code === 9) continue;
    const digits = isDigit(code) ? endOfNumber(text, index, to) : index;
    // "2moro": a word, though it begins with a digit.
    const isWord = isDigit(code) ? mended.size > 0 && mended.has(text.slice(start, endOfWord(text, digits, to))) : isLetter(text, start);
    const kind = isWord ? "word" : isDigit(code) ? "number" : "mark";
    if (kind === "word") index = endOfWord(text, digits, to);
    else if (kind === "number") index = digits;
    const piece = text.slice(start, index);
    const sense = kind === "number" ? null : senseOf(piece);
    const value = kind === "number" && piece.length <= LONGEST_NUMBER ? Number(piece) : Number.NaN;
    pieces.push({ kind, text: piece, start, end: index, glued: start === lastEnd, sense, value });
    lastEnd = index;
  }
}

const LONGEST_NUMBER = 6;

function endOfNumber(text: string, from: number, stop: number): number {
  let index = from;
  while (index < stop && isDigit(text.charCodeAt(index))) index++;
  return index;
}

function endOfWord(text: string, from: number, stop: number): number {
  let index = from;
  while (index < stop) {
    if (isLetter(text, index)) index++;
    else if (text.charCodeAt(index) === 39 && index + 1 < stop && isLetter(text, index + 1)) index += 2;
    else break;
  }
  return index;
}

/** What stands at a place, if anything. An index below 0 is asked for often, and a list looks far for it. */
function pieceAt({ pieces }: Reading, at: number): Piece | undefined {
  return at < 0 ? undefined : pieces[at];
}

/** Whether the piece can play that role. */
export function is(reading: Reading, at: number, role: TemporalRole): boolean {
  return pieceAt(reading, at)?.sense?.roles.has(role) ?? false;
}

/** What the piece means; a number or nothing has no meaning here. */
export function senseAt(reading: Reading, at: number): Sense | null {
  return pieceAt(reading, at)?.sense ?? null;
}

export function isMark(reading: Reading, at: number, text: string): boolean {
  const piece = pieceAt(reading, at);
  return piece?.kind === "mark" && piece.text === text;
}

export function isGlued(reading: Reading, at: number): boolean {
  return pieceAt(reading, at)?.glued ?? false;
}

/** The value of a run of digits that is a number by itself, and not a piece of a name, an amount of money or a decimal. */
export function digitsAt(reading: Reading, at: number): number | null {
  const piece = reading.pieces[at];
  if (piece?.kind !== "number" || Number.isNaN(piece.value)) return null;
  const before = pieceAt(reading, at - 1);
  if (piece.glued && before !== undefined && (before.kind === "word" || "#$\u20ac\u00a3%.'_+".includes(before.text))) return null;
  return piece.value;
}

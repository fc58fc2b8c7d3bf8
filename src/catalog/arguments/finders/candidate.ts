import type { Span } from "../../../contract/span.ts";
import { type Reading, wordsOfSpan } from "../message/reading.ts";

/** What a stretch looks like, by itself. */
export type Shape =
  | "quote"
  | "url"
  | "email"
  | "path"
  | "code"
  | "slug"
  | "name"
  | "chunk"
  | "clause"
  | "message"
  | "number"
  | "list"
  | "date"
  | "day"
  | "json";

export interface NumberValue {
  readonly value: number;
  readonly percent: boolean;
  readonly money: boolean;
  readonly ordinal: boolean;
  /** The word of the unit behind it, without inflection. */
  readonly unit: string | null;
  /** "half", "ten": in letters. */
  readonly spelt: boolean;
}

/** A stretch of the message that may be the value of a parameter. */
export interface Candidate {
  readonly shape: Shape;
  readonly span: Span;
  /** Its words, end exclusive. */
  readonly from: number;
  readonly to: number;
  readonly text: string;
  readonly number?: NumberValue;
  /** Items of a list, as candidates of their own. */
  readonly items?: readonly Candidate[];
  /** A list of things that were counted, or of their numbers. */
  readonly counted?: boolean;
  readonly date?: { readonly value: string; readonly hasTime: boolean; readonly hasDay: boolean };
  readonly json?: unknown;
  /** Lies inside a quotation, or inside a literal or a date: hardly a value by itself. */
  readonly quoted?: boolean;
  readonly within?: boolean;
  /** A place that the tables know. */
  readonly known?: boolean;
  /** A name before what it has: "Amelia's account". */
  readonly possessive?: boolean;
  /** How many candidates of the same kind stand before it. */
  readonly rank: number;
}

export function candidateAt(reading: Reading, shape: Shape, span: Span, rest: Partial<Candidate> = {}): Candidate {
  const [from, to] = wordsOfSpan(reading, span);
  return { shape, span, from, to, text: reading.raw.slice(span[0], span[1]), rank: 0, ...rest };
}

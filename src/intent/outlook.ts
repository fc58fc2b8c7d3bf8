import type { Span } from "../contract/span.ts";
import type { CompiledFrame } from "../frames/compile.ts";
import { rowsFor } from "../frames/pattern-index.ts";
import { identifierLength } from "../frames/sentence.ts";
import { type Classes, classesOf } from "../frames/sentence-classes.ts";
import { hasTemporal } from "../temporal/gate.ts";
import { hasBit } from "../text/bit-set.ts";
import { needsOf, programOf } from "../text/pattern.ts";
import { presenceOf } from "../text/presence.ts";
import { indexFrom } from "../text/spans.ts";
import type { Joint } from "./cuts.ts";
import type { Reading } from "./reading.ts";
import { CUTTING, LEAST_WEIGHT } from "./thresholds.ts";

/** Where the words stand that requests are made of: it tells at once of most stretches that they hold none. */
export interface Outlook {
  readonly message: Reading;
  readonly classes: Classes;
  /** For each class and each word that a pattern names, the tokens where it stands, in order; for dates, the tokens that speak of time. */
  readonly places: ReadonlyMap<number, readonly number[]>;
  /** What stands at each token. */
  readonly needs: readonly (readonly number[])[];
  /** The wordings whose words the message holds. */
  readonly frames: readonly CompiledFrame[];
  readonly triggers: readonly number[];
}

export function outlookOf(message: Reading): Outlook {
  const { words, needCount, frameIndex } = message.grammar;
  const classes = classesOf(words);
  const needs = needsOfTokens(message, classes);
  const places = new Map<number, number[]>();
  needs.forEach((row, at) => {
    for (const need of row) {
      const known = places.get(need);
      if (known === undefined) places.set(need, [at]);
      else known.push(at);
    }
  });
  const triggers = Object.keys(message.settings.registry.intents).flatMap((_, index) => words.ids.get(`@${index}`) ?? []);
  return { message, classes, places, needs, frames: rowsFor(frameIndex, presenceOf(places.keys(), needCount)), triggers };
}

function needsOfTokens({ text, quotes, lattice, grammar, settings }: Reading, classes: Classes): number[][] {
  const { tokens, arcs } = lattice;
  const needs = tokens.map((token, at) => {
    const row = (arcs[at] ?? []).map(({ word }) => word);
    const literal = grammar.literals.get(token.text);
    if (literal !== undefined) row.push(literal);
    if (token.kind !== "word") row.push(token.kind === "number" ? classes.number : classes.punctuation);
    if (identifierLength(tokens, at) > 0) row.push(classes.identifier);
    if (hasTemporal(text, settings.language.temporal, [token.start, token.end])) row.push(classes.date);
    return row;
  });
  for (const { outer } of quotes) needs[indexFrom(tokens, outer[0])]?.push(classes.quoted, classes.identifier);
  return needs;
}

/** Whether a stretch behind a joint may be a request; false only where reading it would find none. */
export function mayAsk(outlook: Outlook, [start, end]: Span, joint: Joint): boolean {
  const { tokens } = outlook.message.lattice;
  const from = indexFrom(tokens, start);
  const to = indexFrom(tokens, end);
  // What is turned away or supposed parts sentences too.
  const least = joint === "sentence" ? Number.NEGATIVE_INFINITY : LEAST_WEIGHT[joint];
  if (joint === "sentence" && outlook.triggers.some((trigger) => holds(outlook, trigger, from, to))) return true;
  const nearest = joint === "weak" || joint === "hence" || joint === "clause" ? Math.min(from + CUTTING.longestLead + 1, to) : to;
  const starts = startsIn(outlook, from, nearest);
  return outlook.frames.some((frame) => {
    if (frame.weight < least && frame.role !== "follow-up" && frame.role !== "sequel" && frame.role !== "need") return false;
    const { groups, anchored } = needsOf(frame.pattern);
    return (
      groups.every((group) => group.some((need) => holds(outlook, need, from, to))) &&
      begins(outlook, frame, anchored ? starts : null, from, nearest)
    );
  });
}

/** How many places are looked at: a command behind longer runs of polite words and marks is none. */
const MOST_STARTS = 24;
/** How many words a date may have before the one that tells it. */
const LONGEST_DATE_HEAD = 6;

/** The tokens at which a command may begin, as a sentence would have it; null where a date there may reach anywhere. */
function startsIn({ message, classes, places }: Outlook, from: number, to: number): readonly number[] | null {
  const { tokens, arcs } = message.lattice;
  const dates = places.get(classes.date) ?? [];
  const starts = new Set([from]);
  for (const at of starts) {
    if (starts.size > MOST_STARTS) break;
    if ((dates[lowerBound(dates, at)] ?? to) < Math.min(at + LONGEST_DATE_HEAD, to)) return null;
    if (tokens[at]?.kind === "mark") starts.add(at + 1);
    for (const { word, length } of arcs[at] ?? []) if (classes.skipped.has(word) || word === classes.subject) starts.add(at + length);
  }
  return [...starts].filter((at) => at < to);
}

/** Whether a wording can begin at one of some tokens; where these are not known, anywhere in a stretch. */
function begins(
  { needs, classes }: Outlook,
  { pattern }: CompiledFrame,
  starts: readonly number[] | null,
  from: number,
  to: number,
): boolean {
  const { first } = programOf(pattern);
  if (first === null || hasBit(first, classes.date)) return true;
  if (starts !== null) return starts.some((at) => needs[at]?.some((need) => hasBit(first, need)) ?? false);
  for (let at = from; at < to; at++) if (needs[at]?.some((need) => hasBit(first, need)) === true) return true;
  return false;
}

function holds({ places }: Outlook, need: number, from: number, to: number): boolean {
  const known = places.get(need);
  return known !== undefined && (known[lowerBound(known, from)] ?? to) < to;
}

function lowerBound(places: readonly number[], from: number): number {
  let low = 0;
  for (let high = places.length; low < high; ) {
    const middle = (low + high) >> 1;
    if ((places[middle] ?? 0) < from) low = middle + 1;
    else high = middle;
  }
  return low;
}

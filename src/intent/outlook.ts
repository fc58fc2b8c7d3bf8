import type { Span } from "../contract/span.ts";
import { type CompiledFrame, FOUND_CLASSES } from "../frames/compile.ts";
import { rowsFor } from "../frames/pattern-index.ts";
import { indexFrom } from "../text/spans.ts";
import type { Joint } from "./cuts.ts";
import type { Reading } from "./reading.ts";
import { CUTTING, LEAST_WEIGHT } from "./thresholds.ts";

/** Where the words stand that requests are made of: it tells at once of most stretches that they hold none. */
export interface Outlook {
  readonly message: Reading;
  /** For each class and each word that a pattern names, the tokens where it stands, in order. */
  readonly places: ReadonlyMap<number, readonly number[]>;
  /** Classes that are found only when a stretch is read: they may stand anywhere. */
  readonly anywhere: ReadonlySet<number>;
  /** The wordings whose words the message holds. */
  readonly frames: readonly CompiledFrame[];
  readonly triggers: readonly number[];
}

export function outlookOf(message: Reading): Outlook {
  const { tokens, arcs } = message.lattice;
  const { words, literals, needCount, frameIndex } = message.grammar;
  const places = new Map<number, number[]>();
  const put = (need: number, at: number) => {
    const known = places.get(need);
    if (known === undefined) places.set(need, [at]);
    else known.push(at);
  };
  tokens.forEach(({ text }, at) => {
    const literal = literals.get(text);
    if (literal !== undefined) put(literal, at);
    for (const { word } of arcs[at] ?? []) put(word, at);
  });
  const anywhere = new Set(FOUND_CLASSES.flatMap((name) => words.ids.get(name) ?? []));
  const triggers = Object.keys(message.settings.registry.intents).flatMap((_, index) => words.ids.get(`@${index}`) ?? []);
  const present = new Uint8Array(needCount);
  for (const need of [...places.keys(), ...anywhere]) present[need] = 1;
  return { message, places, anywhere, frames: rowsFor(frameIndex, present), triggers };
}

/** Whether a stretch behind a joint may be a request; false only where reading it would find none. */
export function mayAsk(outlook: Outlook, [start, end]: Span, joint: Joint): boolean {
  const { tokens } = outlook.message.lattice;
  const from = indexFrom(tokens, start);
  const to = indexFrom(tokens, end);
  if (joint === "sentence")
    return (
      outlook.triggers.some((trigger) => holds(outlook, trigger, from, to)) ||
      outlook.frames.some((frame) => fits(outlook, frame, from, to))
    );
  const atOnce = joint === "weak" || joint === "clause";
  return outlook.frames.some(
    (frame) =>
      (frame.weight >= LEAST_WEIGHT[joint] || frame.role === "follow-up" || frame.role === "sequel") &&
      (!atOnce || begins(outlook, frame, from, to)) &&
      fits(outlook, frame, from, to),
  );
}

/** Whether all that a wording needs stands in a stretch. */
function fits(outlook: Outlook, { pattern }: CompiledFrame, from: number, to: number): boolean {
  return pattern.needs.every((group) => group.some((need) => holds(outlook, need, from, to)));
}

function holds({ places, anywhere }: Outlook, need: number, from: number, to: number): boolean {
  if (anywhere.has(need)) return true;
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

/** Whether one of the first words of a stretch can begin a wording. */
function begins({ message, anywhere }: Outlook, { pattern: { first } }: CompiledFrame, from: number, to: number): boolean {
  if (first === null) return true;
  for (const need of anywhere) if (first.has(need)) return true;
  const { lattice, grammar } = message;
  for (let at = from; at <= Math.min(from + CUTTING.longestLead, to - 1); at++) {
    if (first.has(grammar.literals.get(lattice.tokens[at]?.text ?? "") ?? -1)) return true;
    for (const { word } of lattice.arcs[at] ?? []) if (first.has(word)) return true;
  }
  return false;
}

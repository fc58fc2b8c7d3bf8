import { hasBit } from "./bit-set.ts";
import type { Arc } from "./lattice.ts";
import { needsOf, type Pattern, type Program, programOf } from "./pattern.ts";
import { INSTRUCTION_SIZE, OPERATIONS } from "./pattern-code.ts";
import type { Presence } from "./presence.ts";
import type { Token } from "./tokens.ts";

/** Tokens with what stands at each: what patterns are matched against. */
export interface Sentence extends Presence {
  readonly tokens: readonly Token[];
  readonly arcs: readonly (readonly Arc[])[];
  /** For each token the number of the very word, where a pattern names it; else -1. */
  readonly literals: readonly number[];
  /** Where a command may begin: at the first token, and after each polite word. Ascending. */
  readonly starts: readonly number[];
  /** Where it may end: after the last token, and before each closing word. */
  readonly ends: ReadonlySet<number>;
  /** The first of them. */
  readonly firstEnd: number;
  /** For each token, the first end behind it. */
  readonly endAfter: readonly number[];
}

/** Where a pattern matched, in tokens, end exclusive. */
export interface PatternMatch {
  readonly from: number;
  readonly to: number;
  readonly captures: Readonly<Record<string, readonly [from: number, to: number]>>;
}

/** The first match of a pattern, or null. Each place where ways part is tried at most once: linear in the pattern and in the tokens. */
export function matchPattern(pattern: Pattern, sentence: Sentence): PatternMatch | null {
  const { starts, tokens } = sentence;
  const program = programOf(pattern);
  const places = (program.code.length / INSTRUCTION_SIZE) * (tokens.length + 1);
  const { anchored } = needsOf(pattern);
  const tries = anchored ? starts.length : tokens.length;
  let isFirst = true;
  for (let index = 0; index < tries; index++) {
    const from = anchored ? (starts[tries - 1 - index] ?? 0) : index;
    if (!canBegin(program, sentence, from)) continue;
    if (isFirst) beginMatch(places);
    isFirst = false;
    const found = run(program, sentence, from);
    if (found !== null) return found;
  }
  return null;
}

function canBegin({ first }: Program, { arcs, literals }: Sentence, at: number): boolean {
  if (first === null || hasBit(first, literals[at] ?? -1)) return true;
  const row = arcs[at] ?? [];
  for (let index = 0; index < row.length; index++) if (hasBit(first, row[index]?.word ?? -1)) return true;
  return false;
}

interface Trail {
  readonly slot: number;
  readonly position: number;
  readonly before: Trail | null;
}

// Reused from match to match, each with a stamp of its own: nothing is kept between calls.
let seen = new Uint32Array(8192);
let stamp = 0;
let waiting = 0;
const counters: number[] = [];
const positions: number[] = [];
const trails: (Trail | null)[] = [];

const LAST_STAMP = 0xffff_ffff;

function beginMatch(places: number): void {
  if (seen.length < places || stamp === LAST_STAMP) {
    seen = new Uint32Array(Math.max(places, seen.length));
    stamp = 0;
  }
  stamp++;
}

/** Whether a place where ways part was not tried before; it is now. */
function isFresh(place: number): boolean {
  if (seen[place] === stamp) return false;
  seen[place] = stamp;
  return true;
}

/** Puts a place in the program and in the sentence on the stack of those still to be tried. */
function wait(counter: number, position: number, trail: Trail | null): void {
  counters[waiting] = counter;
  positions[waiting] = position;
  trails[waiting++] = trail;
}

function run(program: Program, sentence: Sentence, from: number): PatternMatch | null {
  waiting = 0;
  wait(0, from, null);
  while (waiting > 0) {
    waiting--;
    const found = walk(program, sentence, from, counters[waiting] ?? 0, positions[waiting] ?? 0, trails[waiting] ?? null);
    if (found !== null) return found;
  }
  return null;
}

/** Goes on from a place until nothing fits; of several ways the preferred one is gone at once, and the others wait. */
function walk(
  { code, captures }: Program,
  sentence: Sentence,
  from: number,
  startCounter: number,
  startPosition: number,
  startTrail: Trail | null,
): PatternMatch | null {
  const width = sentence.tokens.length + 1;
  let counter = startCounter;
  let position = startPosition;
  let trail = startTrail;
  for (;;) {
    const operation = code[counter * INSTRUCTION_SIZE];
    const operand = code[counter * INSTRUCTION_SIZE + 1] ?? 0;
    const other = code[counter * INSTRUCTION_SIZE + 2] ?? 0;
    const place = counter * width + position;
    counter++;
    if (operation === OPERATIONS.word) position = behindWord(sentence.arcs[position], position, operand, other, counter, trail, place);
    else if (operation === OPERATIONS.jump) counter = operand;
    else if (operation === OPERATIONS.save) trail = { slot: operand, position, before: trail };
    else if (operation === OPERATIONS.split) {
      if (!isFresh(place)) return null;
      wait(other, position, trail);
      counter = operand;
    } else if (operation === OPERATIONS.match) return { from, to: position, captures: readTrail(captures, trail) };
    else position = behind(operation, operand, position, sentence, from);
    if (position < 0) return null;
  }
}

/** Behind the longest of the words of a class that stand at a place; the shorter ones wait. -1 where there is none. */
function behindWord(
  row: readonly Arc[] | undefined,
  position: number,
  word: number,
  forms: number,
  counter: number,
  trail: Trail | null,
  place: number,
): number {
  if (row === undefined) return -1;
  let to = -1;
  let parts = false;
  // The lattice has the longest words first.
  for (let index = row.length - 1; index >= 0; index--) {
    const arc = row[index];
    if (arc === undefined || arc.word !== word || (arc.form & forms) === 0) continue;
    if (to >= 0) {
      if (!parts && !isFresh(place)) return -1;
      parts = true;
      wait(counter, to, trail);
    }
    to = position + arc.length;
  }
  return to;
}

/** Behind what another instruction asks for; -1 where it does not stand there. */
function behind(operation: number | undefined, operand: number, position: number, sentence: Sentence, from: number): number {
  switch (operation) {
    case OPERATIONS.literal:
      return sentence.literals[position] === operand ? position + 1 : -1;
    case OPERATIONS.any:
      return position < sentence.tokens.length ? position + 1 : -1;
    case OPERATIONS.rest:
      // Closing words alone are no content: "…, thank you".
      return sentence.ends.has(position) ? -1 : (sentence.endAfter[position] ?? -1);
    case OPERATIONS.start:
      return position === from || sentence.starts.includes(position) ? position : -1;
    case OPERATIONS.end:
      return sentence.ends.has(position) ? position : -1;
    default:
      return -1;
  }
}

function readTrail(names: readonly string[], trail: Trail | null): Record<string, readonly [number, number]> {
  const captures: Record<string, readonly [number, number]> = {};
  for (const [index, name] of names.entries()) {
    const start = lastSaved(index * 2, trail);
    const end = lastSaved(index * 2 + 1, trail);
    if (start >= 0 && end > start) captures[name] = [start, end];
  }
  return captures;
}

/** Where a slot was saved last; -1 where it was not. */
function lastSaved(slot: number, trail: Trail | null): number {
  for (let step = trail; step !== null; step = step.before) if (step.slot === slot) return step.position;
  return -1;
}

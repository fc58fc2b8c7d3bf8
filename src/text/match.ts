import type { Arc } from "./lattice.ts";
import type { Pattern } from "./pattern.ts";
import type { Instruction } from "./pattern-node.ts";
import type { Token } from "./tokens.ts";

/** Tokens with what stands at each: what patterns are matched against. */
export interface Sentence {
  readonly tokens: readonly Token[];
  readonly arcs: readonly (readonly Arc[])[];
  /** Where a command may begin: at the first token, and after each polite word. Ascending. */
  readonly starts: readonly number[];
  /** Where it may end: after the last token, and before each closing word. */
  readonly ends: ReadonlySet<number>;
  /** For each token, the first end behind it; -1 for none. */
  readonly endAfter: readonly number[];
  /** Which classes and words occur at all. */
  readonly present: ReadonlySet<number | string>;
}

/** Where a pattern matched, in tokens, end exclusive. */
export interface PatternMatch {
  readonly from: number;
  readonly to: number;
  readonly captures: Readonly<Record<string, readonly [from: number, to: number]>>;
}

/** The first match of a pattern, or null. Each instruction is tried at most once at each token: linear in both. */
export function matchPattern(pattern: Pattern, sentence: Sentence): PatternMatch | null {
  for (const needed of pattern.required) if (!sentence.present.has(needed)) return null;
  for (const group of pattern.requiredAny) if (!group.some((needed) => sentence.present.has(needed))) return null;
  const size = sentence.tokens.length;
  let cleared = false;
  const tryAt = (from: number): PatternMatch | null => {
    if (!canBegin(pattern, sentence, from)) return null;
    if (!cleared) clearScratch(pattern.program.length * (size + 1));
    cleared = true;
    return run(pattern, sentence, from);
  };
  if (pattern.anchored) {
    for (let index = sentence.starts.length - 1; index >= 0; index--) {
      const found = tryAt(sentence.starts[index] ?? 0);
      if (found !== null) return found;
    }
    return null;
  }
  for (let from = 0; from < size; from++) {
    const found = tryAt(from);
    if (found !== null) return found;
  }
  return null;
}

function canBegin({ first }: Pattern, sentence: Sentence, at: number): boolean {
  if (first === null) return true;
  if (first.literals.has(sentence.tokens[at]?.text ?? "")) return true;
  for (const arc of sentence.arcs[at] ?? []) if (first.words.has(arc.word)) return true;
  return false;
}

interface Trail {
  readonly slot: number;
  readonly position: number;
  readonly before: Trail | null;
}

// Reused from match to match and cleared before each: nothing is kept between calls.
let seen = new Uint8Array(8192);
const counters: number[] = [];
const positions: number[] = [];
const trails: (Trail | null)[] = [];

function clearScratch(length: number): void {
  if (seen.length < length) seen = new Uint8Array(length);
  else seen.fill(0, 0, length);
}

/** Puts a place in the program and in the sentence on the stack of those still to be tried. */
function push(counter: number, position: number, trail: Trail | null): void {
  counters.push(counter);
  positions.push(position);
  trails.push(trail);
}

function run(pattern: Pattern, sentence: Sentence, from: number): PatternMatch | null {
  const width = sentence.tokens.length + 1;
  counters.length = positions.length = trails.length = 0;
  push(0, from, null);
  for (let counter = counters.pop(); counter !== undefined; counter = counters.pop()) {
    const position = positions.pop() ?? 0;
    const trail = trails.pop() ?? null;
    const instruction = pattern.program[counter];
    const key = counter * width + position;
    if (instruction === undefined || seen[key] === 1) continue;
    seen[key] = 1;
    if (instruction.op === "match") return { from, to: position, captures: readTrail(pattern, trail) };
    follow(instruction, counter, position, trail, sentence, from);
  }
  return null;
}

/** Goes on behind an instruction; of several ways the preferred one comes last on the stack. */
function follow(
  instruction: Exclude<Instruction, { op: "match" }>,
  counter: number,
  position: number,
  trail: Trail | null,
  sentence: Sentence,
  from: number,
): void {
  switch (instruction.op) {
    case "word": {
      // The lattice has the longest words first.
      const row = sentence.arcs[position] ?? [];
      for (let index = row.length - 1; index >= 0; index--) {
        const arc = row[index];
        if (arc !== undefined && arc.word === instruction.word && (arc.form & instruction.forms) !== 0)
          push(counter + 1, position + arc.length, trail);
      }
      return;
    }
    case "literal":
      if (sentence.tokens[position]?.text === instruction.text) push(counter + 1, position + 1, trail);
      return;
    case "any":
      if (position < sentence.tokens.length) push(counter + 1, position + 1, trail);
      return;
    case "rest": {
      // Closing words alone are no content: "…, thank you".
      const end = sentence.ends.has(position) ? -1 : (sentence.endAfter[position] ?? -1);
      if (end >= 0) push(counter + 1, end, trail);
      return;
    }
    case "start":
      if (position === from || sentence.starts.includes(position)) push(counter + 1, position, trail);
      return;
    case "end":
      if (sentence.ends.has(position)) push(counter + 1, position, trail);
      return;
    case "save":
      push(counter + 1, position, { slot: instruction.slot, position, before: trail });
      return;
    case "split":
      push(instruction.second, position, trail);
      push(instruction.first, position, trail);
      return;
    case "jump":
      push(instruction.to, position, trail);
  }
}

function readTrail(pattern: Pattern, trail: Trail | null): Record<string, readonly [number, number]> {
  const slots = new Map<number, number>();
  for (let step = trail; step !== null; step = step.before) if (!slots.has(step.slot)) slots.set(step.slot, step.position);
  const captures: Record<string, readonly [number, number]> = {};
  pattern.captures.forEach((name, index) => {
    const start = slots.get(index * 2);
    const end = slots.get(index * 2 + 1);
    if (start !== undefined && end !== undefined && end > start) captures[name] = [start, end];
  });
  return captures;
}

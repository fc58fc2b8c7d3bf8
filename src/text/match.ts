import type { Arc } from "./lattice.ts";
import type { Pattern } from "./pattern.ts";
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
  /** Which classes occur at all. */
  readonly present: ReadonlySet<number>;
}

/** Where a pattern matched, in tokens, end exclusive. */
export interface PatternMatch {
  readonly from: number;
  readonly to: number;
  readonly captures: Readonly<Record<string, readonly [from: number, to: number]>>;
}

/** The first match of a pattern, or null. Each instruction is tried at most once at each token: linear in both. */
export function matchPattern(pattern: Pattern, sentence: Sentence): PatternMatch | null {
  for (const word of pattern.required) if (!sentence.present.has(word)) return null;
  const size = sentence.tokens.length;
  const seen = clearedScratch(pattern.program.length * (size + 1));
  if (pattern.anchored) {
    for (let index = sentence.starts.length - 1; index >= 0; index--) {
      const found = run(pattern, sentence, sentence.starts[index] ?? 0, seen);
      if (found !== null) return found;
    }
    return null;
  }
  for (let from = 0; from < size; from++) {
    const found = run(pattern, sentence, from, seen);
    if (found !== null) return found;
  }
  return null;
}

// Reused from match to match, and cleared before each: nothing is kept between calls.
let scratch = new Uint8Array(8192);

function clearedScratch(length: number): Uint8Array {
  if (scratch.length < length) scratch = new Uint8Array(length);
  else scratch.fill(0, 0, length);
  return scratch;
}

interface Trail {
  readonly slot: number;
  readonly position: number;
  readonly before: Trail | null;
}

function run(pattern: Pattern, sentence: Sentence, from: number, seen: Uint8Array): PatternMatch | null {
  const { program } = pattern;
  const { tokens, arcs } = sentence;
  const size = tokens.length;
  const stack: [counter: number, position: number, trail: Trail | null][] = [[0, from, null]];
  for (let entry = stack.pop(); entry !== undefined; entry = stack.pop()) {
    let [counter, position, trail] = entry;
    for (;;) {
      const key = counter * (size + 1) + position;
      if (seen[key] === 1) break;
      seen[key] = 1;
      const instruction = program[counter];
      if (instruction === undefined) break;
      if (instruction.op === "match") return { from, to: position, captures: readTrail(pattern, trail) };
      if (instruction.op === "word") {
        // Longest words first, as the lattice has them: the others wait on the stack.
        const row = arcs[position] ?? [];
        let longest: Arc | undefined;
        for (let index = row.length - 1; index >= 0; index--) {
          const arc = row[index];
          if (arc === undefined || arc.word !== instruction.word || (arc.form & instruction.forms) === 0) continue;
          if (longest !== undefined) stack.push([counter + 1, position + longest.length, trail]);
          longest = arc;
        }
        if (longest === undefined) break;
        position += longest.length;
        counter++;
      } else if (instruction.op === "split") {
        stack.push([instruction.second, position, trail]);
        counter = instruction.first;
      } else if (instruction.op === "jump") counter = instruction.to;
      else if (instruction.op === "save") {
        trail = { slot: instruction.slot, position, before: trail };
        counter++;
      } else if (instruction.op === "start") {
        if (position !== from && !sentence.starts.includes(position)) break;
        counter++;
      } else if (instruction.op === "end") {
        if (!sentence.ends.has(position)) break;
        counter++;
      } else if (instruction.op === "rest") {
        const end = sentence.endAfter[position] ?? -1;
        if (end < 0) break;
        position = end;
        counter++;
      } else {
        if (position >= size || (instruction.op === "literal" && tokens[position]?.text !== instruction.text)) break;
        position++;
        counter++;
      }
    }
  }
  return null;
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

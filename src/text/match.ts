import type { Arc } from "./lattice.ts";
import type { Instruction, Pattern } from "./pattern.ts";
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

/** A place in the program and in the sentence that is still to be tried. */
interface Thread {
  readonly counter: number;
  readonly position: number;
  readonly trail: Trail | null;
}

function run(pattern: Pattern, sentence: Sentence, from: number, seen: Uint8Array): PatternMatch | null {
  const width = sentence.tokens.length + 1;
  const threads: Thread[] = [{ counter: 0, position: from, trail: null }];
  for (let thread = threads.pop(); thread !== undefined; thread = threads.pop()) {
    const instruction = pattern.program[thread.counter];
    const key = thread.counter * width + thread.position;
    if (instruction === undefined || seen[key] === 1) continue;
    seen[key] = 1;
    if (instruction.op === "match") return { from, to: thread.position, captures: readTrail(pattern, thread.trail) };
    follow(instruction, thread, sentence, from, threads);
  }
  return null;
}

/** Puts the threads that go on behind an instruction on the stack, the preferred one last. */
function follow(
  instruction: Exclude<Instruction, { op: "match" }>,
  { counter, position, trail }: Thread,
  sentence: Sentence,
  from: number,
  threads: Thread[],
): void {
  const goOn = (to: number) => threads.push({ counter: counter + 1, position: to, trail });
  switch (instruction.op) {
    case "word": {
      // The lattice has the longest words first.
      const row = sentence.arcs[position] ?? [];
      for (let index = row.length - 1; index >= 0; index--) {
        const arc = row[index];
        if (arc !== undefined && arc.word === instruction.word && (arc.form & instruction.forms) !== 0) goOn(position + arc.length);
      }
      return;
    }
    case "literal":
      if (sentence.tokens[position]?.text === instruction.text) goOn(position + 1);
      return;
    case "any":
      if (position < sentence.tokens.length) goOn(position + 1);
      return;
    case "rest": {
      const end = sentence.endAfter[position] ?? -1;
      if (end >= 0) goOn(end);
      return;
    }
    case "start":
      if (position === from || sentence.starts.includes(position)) goOn(position);
      return;
    case "end":
      if (sentence.ends.has(position)) goOn(position);
      return;
    case "save":
      threads.push({ counter: counter + 1, position, trail: { slot: instruction.slot, position, before: trail } });
      return;
    case "split":
      threads.push({ counter: instruction.second, position, trail }, { counter: instruction.first, position, trail });
      return;
    case "jump":
      threads.push({ counter: instruction.to, position, trail });
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

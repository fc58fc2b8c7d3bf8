import { PointsmanError } from "../contract/error.ts";
import { type BitSet, bitSetOf } from "./bit-set.ts";
import { VERB_FORMS, type VerbForm } from "./inflect.ts";
import { ANY_FORM, formBit } from "./lattice.ts";
import { encode } from "./pattern-code.ts";
import { byRarity, firstNeeds, needsReading } from "./pattern-needs.ts";
import { type Instruction, nodeReading, type PatternNode, type PatternReading } from "./pattern-node.ts";

/**
 * A small language for patterns over tokens. What each needs is read when its table is compiled, its program when it is first tried:
 * `name` a word of that class · `name:base` in that form (`name:past+participle`) · `'x'` or `"x"` that very token · `_` any token ·
 * `...` one token or more up to the end, closing words aside · `^` `$` start and end of the command, polite words aside ·
 * `( a | b )` · `?` `*` `+` (and `*?` `+?`, as few as possible) · `{name …}` what a capture holds.
 */
export interface Pattern {
  readonly source: string;
  readonly anchored: boolean;
  /** Groups of classes and words: without one of each group the pattern cannot match. */
  readonly needs: readonly (readonly number[])[];
  readonly known: Needs;
  /** Its program, once it was tried. */
  program: Program | null;
}

/** A pattern as a machine steps through it. */
export interface Program {
  /** Instructions as numbers: see pattern-code. */
  readonly code: Int32Array;
  readonly captures: readonly string[];
  /** What a match can begin with; null where that is any token. */
  readonly first: BitSet | null;
}

/** What patterns ask for, by number: classes of words, and very words, which get the next number when a pattern first names them. */
export interface Needs {
  readonly classes: ReadonlyMap<string, number>;
  readonly literals: Map<string, number>;
  /** How many phrases a class has: the fewer, the rarer it is met. */
  readonly sizes: ReadonlyMap<number, number>;
}

const PIECE = /"[^" ]+"|'[^' ]+'|\.\.\.|[{}()|^$_]|[*+]\?|[*+?]|[@a-z][a-z0-9.-]*(?::[a-z+]+)?/g;

/** The classes and the very words that a pattern names, by number. */
export function namedWords(
  source: string,
  classes: ReadonlyMap<string, number>,
  literals: ReadonlyMap<string, number>,
): ReadonlySet<number> {
  const known = named.get(literals) ?? new Map<string, ReadonlySet<number>>();
  named.set(literals, known);
  const found = known.get(source) ?? new Set((source.match(PIECE) ?? []).flatMap((piece) => numberOf(piece, classes, literals) ?? []));
  known.set(source, found);
  return found;
}

const named = new WeakMap<ReadonlyMap<string, number>, Map<string, ReadonlySet<number>>>();

function numberOf(piece: string, classes: ReadonlyMap<string, number>, literals: ReadonlyMap<string, number>): number | undefined {
  return /^["']/.test(piece) ? literals.get(piece.slice(1, -1)) : classes.get(piece.replace(/:.*/, ""));
}

/** Reads what a pattern needs; a class that the language does not have is a mistake in its tables. */
export function compilePattern(source: string, known: Needs): Pattern {
  const { groups, anchored } = readPattern(source, needsReading(known.sizes), known);
  return { source, anchored, needs: byRarity(groups, known.sizes), known, program: null };
}

/** The program of a pattern, made when it is first tried. */
export function programOf(pattern: Pattern): Program {
  pattern.program ??= compileProgram(pattern.source, pattern.known);
  return pattern.program;
}

function compileProgram(source: string, known: Needs): Program {
  const captures: string[] = [];
  const program: Instruction[] = [];
  emit(readPattern(source, nodeReading, known), program, captures);
  program.push({ op: "match" });
  const first = firstNeeds(program);
  return { code: encode(program), captures, first: first === null ? null : bitSetOf(first) };
}

/** Reads the pieces of a pattern into what a reading makes of them. */
function readPattern<Value>(source: string, reading: PatternReading<Value>, known: Needs): Value {
  const pieces = source.match(PIECE) ?? [];
  if (pieces.join("") !== source.replaceAll(" ", "")) throw broken(source, "it holds something that is not a piece of a pattern");
  let at = 0;

  const choice = (): Value => {
    const first = sequence();
    if (pieces[at] !== "|") return first;
    const values = [first];
    while (pieces[at] === "|") {
      at++;
      values.push(sequence());
    }
    return reading.choice(values);
  };

  const sequence = (): Value => {
    const values: Value[] = [];
    for (let piece = pieces[at]; piece !== undefined && piece !== ")" && piece !== "}" && piece !== "|"; piece = pieces[at]) {
      values.push(repeated(single(piece)));
    }
    return reading.sequence(values);
  };

  const single = (piece: string): Value => {
    at++;
    if (piece === "(") return closed(choice(), ")");
    if (piece === "{") {
      const name = pieces[at++] ?? "";
      return reading.capture(name, closed(choice(), "}"));
    }
    return reading.atom(atom(piece, source, known));
  };

  const closed = (value: Value, mark: string): Value => {
    if (pieces[at++] !== mark) throw broken(source, `a "${mark}" is missing`);
    return value;
  };

  const repeated = (value: Value): Value => {
    const piece = pieces[at];
    if (piece === undefined || !/^[*+?]/.test(piece)) return value;
    at++;
    return reading.repeat(value, { least: piece.startsWith("+") ? 1 : 0, many: piece !== "?", greedy: !/.\?$/.test(piece) });
  };

  const whole = choice();
  if (at !== pieces.length) throw broken(source, `"${pieces[at]}" closes nothing`);
  return whole;
}

function atom(piece: string, source: string, { classes, literals }: Needs): Instruction {
  if (piece === "^") return { op: "start" };
  if (piece === "$") return { op: "end" };
  if (piece === "_") return { op: "any" };
  if (piece === "...") return { op: "rest" };
  if (piece.startsWith("'") || piece.startsWith('"')) {
    const text = piece.slice(1, -1);
    const need = literals.get(text) ?? classes.size + literals.size;
    literals.set(text, need);
    return { op: "literal", need };
  }
  const [name = "", forms] = piece.split(":");
  const need = classes.get(name);
  if (need === undefined) throw broken(source, `there is no class of words "${name}"`);
  return { op: "word", need, forms: forms === undefined ? ANY_FORM : formsOf(forms, source) };
}

function formsOf(forms: string, source: string): number {
  return forms.split("+").reduce((bits, form) => {
    if (!(VERB_FORMS as readonly string[]).includes(form)) throw broken(source, `there is no verb form "${form}"`);
    return bits | formBit(form as VerbForm);
  }, 0);
}

function emit(node: PatternNode, program: Instruction[], captures: string[]): void {
  switch (node.kind) {
    case "atom":
      program.push(node.instruction);
      return;
    case "sequence":
      for (const child of node.nodes) emit(child, program, captures);
      return;
    case "choice":
      emitChoice(node.nodes, program, captures);
      return;
    case "capture": {
      if (!captures.includes(node.name)) captures.push(node.name);
      const slot = captures.indexOf(node.name) * 2;
      program.push({ op: "save", slot });
      emit(node.node, program, captures);
      program.push({ op: "save", slot: slot + 1 });
      return;
    }
    case "repeat":
      emitRepeat(node, program, captures);
  }
}

function emitChoice(nodes: readonly PatternNode[], program: Instruction[], captures: string[]): void {
  const ends: number[] = [];
  nodes.forEach((child, index) => {
    const last = index === nodes.length - 1;
    const split = last ? -1 : program.push({ op: "match" }) - 1;
    emit(child, program, captures);
    if (last) return;
    ends.push(program.push({ op: "match" }) - 1);
    program[split] = { op: "split", first: split + 1, second: program.length };
  });
  for (const end of ends) program[end] = { op: "jump", to: program.length };
}

function emitRepeat(node: Extract<PatternNode, { kind: "repeat" }>, program: Instruction[], captures: string[]): void {
  const choose = (inside: number, outside: number): Instruction =>
    node.greedy ? { op: "split", first: inside, second: outside } : { op: "split", first: outside, second: inside };
  if (node.least === 1) {
    const body = program.length;
    emit(node.node, program, captures);
    program.push(choose(body, program.length + 1));
    return;
  }
  const split = program.push({ op: "match" }) - 1;
  emit(node.node, program, captures);
  if (node.many) program.push({ op: "jump", to: split });
  program[split] = choose(split + 1, program.length);
}

function broken(source: string, what: string): PointsmanError {
  return new PointsmanError(
    "invalid_language",
    `The pattern "${source}" cannot be read: ${what}.`,
    "Mend the row of the language's table.",
  );
}

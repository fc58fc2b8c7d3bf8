import { PointsmanError } from "../contract/error.ts";
import { type BitSet, bitSetOf } from "./bit-set.ts";
import { VERB_FORMS, type VerbForm } from "./inflect.ts";
import { ANY_FORM, formBit } from "./lattice.ts";
import { encode } from "./pattern-code.ts";
import { byRarity, firstNeeds, needsReading, type PatternNeeds, rarestOf } from "./pattern-needs.ts";
import { type Instruction, nodeReading, type PatternReading } from "./pattern-node.ts";
import { emit } from "./pattern-program.ts";

/**
 * A small language for patterns over tokens. What each needs is read when its table is compiled, its program when it is first tried:
 * `name` a word of that class · `name:base` in that form (`name:past+participle`) · `'x'` or `"x"` that very token · `_` any token ·
 * `...` one token or more up to the end, closing words aside · `^` `$` start and end of the command, polite words aside ·
 * `( a | b )` · `?` `*` `+` (and `*?` `+?`, as few as possible) · `{name …}` what a capture holds.
 */
export interface Pattern {
  readonly source: string;
  /** Classes and words without one of which it cannot match; null where there are none. */
  readonly key: readonly number[] | null;
  readonly known: Needs;
  /** All that it needs, once its key was met. */
  needs: PatternNeeds | null;
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

const PIECE = /"[^" ]+"|'[^' ]+'|\.\.\.|\{[a-z0-9]+|[}()|^$_]|[*+]\?|[*+?]|[@a-z][a-z0-9.-]*(?::[a-z+]+)?/g;

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
  return isQuote(piece[0]) ? literals.get(piece.slice(1, -1)) : classes.get(piece.replace(/:.*/, ""));
}

/** The very words that a pattern names, in their order; a word more does no harm. */
export function literalsIn(source: string): readonly string[] {
  if (source.includes('"')) return (source.match(PIECE) ?? []).flatMap((piece) => (isQuote(piece[0]) ? piece.slice(1, -1) : []));
  return source.split("'").filter((_, at) => at % 2 === 1);
}

/** Looks a pattern through for the key that it is found by; a class that the language does not have is a mistake in its tables. */
export function compilePattern(source: string, known: Needs): Pattern {
  const pattern = patternWith(source, keyOf(source, known), known);
  return pattern.key === null ? { ...pattern, key: needsOf(pattern).groups[0] ?? null } : pattern;
}

/** A pattern whose key is known. */
export function patternWith(source: string, key: readonly number[] | null, known: Needs): Pattern {
  return { source, key, known, needs: null, program: null };
}

/** All that a pattern needs, the rarest first. */
export function needsOf(pattern: Pattern): PatternNeeds {
  if (pattern.needs === null) {
    const { groups, anchored } = readPattern(pattern.source, needsReading(pattern.known.sizes), pattern.known);
    pattern.needs = { groups: byRarity(groups, pattern.known.sizes), anchored };
  }
  return pattern.needs;
}

/** The rarest of what stands in a pattern outside of brackets, or begins each alternative of one bracket, unless it is optional. */
function keyOf(source: string, known: Needs): readonly number[] | null {
  const pieces = piecesOf(source);
  const groups: (readonly number[])[] = [];
  let depth = 0;
  // The first of each alternative of the outermost bracket that is open; null where an alternative has none.
  let firsts: (number | null)[] = [];
  for (let at = 0; at < pieces.length; at++) {
    const piece = pieces[at] ?? "";
    const sign = piece[0] ?? "";
    if (sign === "|" && depth === 0) return null;
    if (sign === "|" && depth === 1) firsts.push(null);
    if (opens(sign) && depth++ === 0) firsts = [null];
    if (closes(sign) && --depth === 0 && !isOptional(pieces[at + 1]) && !firsts.includes(null))
      groups.push(firsts.flatMap((need) => need ?? []));
    if (!isName(sign)) continue;
    const need = needOf(piece, source, known);
    if (isOptional(pieces[at + 1])) continue;
    if (depth === 0) groups.push([need]);
    else if (depth === 1) firsts[firsts.length - 1] ??= need;
  }
  return depth === 0 && groups.length > 0 ? rarestOf(groups, known.sizes) : null;
}

/** Whether what stands behind a part makes it one that may be missing. */
function isOptional(behind: string | undefined): boolean {
  return behind !== undefined && (behind[0] === "?" || behind[0] === "*");
}

function opens(sign: string): boolean {
  return sign === "(" || sign === "{";
}

function closes(sign: string): boolean {
  return sign === ")" || sign === "}";
}

/** Whether a piece names a class or a very word. */
function isName(sign: string): boolean {
  return isQuote(sign) || sign === "@" || (sign >= "a" && sign <= "z");
}

function isQuote(sign: string | undefined): boolean {
  return sign === '"' || sign === "'";
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

function piecesOf(source: string): readonly string[] {
  const pieces = source.match(PIECE) ?? [];
  let length = source.split(" ").length - 1;
  for (const piece of pieces) length += piece.length;
  if (length !== source.length) throw broken(source, "it holds something that is not a piece of a pattern");
  return pieces;
}

/** Reads the pieces of a pattern into what a reading makes of them. */
function readPattern<Value>(source: string, reading: PatternReading<Value>, known: Needs): Value {
  const pieces = piecesOf(source);
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
    if (piece.startsWith("{")) return reading.capture(piece.slice(1), closed(choice(), "}"));
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

function atom(piece: string, source: string, known: Needs): Instruction {
  if (piece === "^") return { op: "start" };
  if (piece === "$") return { op: "end" };
  if (piece === "_") return { op: "any" };
  if (piece === "...") return { op: "rest" };
  const need = needOf(piece, source, known);
  if (isQuote(piece[0])) return { op: "literal", need };
  const forms = piece.split(":")[1];
  return { op: "word", need, forms: forms === undefined ? ANY_FORM : formsOf(forms, source) };
}

/** The number of a class, or of a very word: a word that was not named before gets the next one. */
export function needOf(piece: string, source: string, { classes, literals }: Needs): number {
  if (isQuote(piece[0])) {
    const text = piece.slice(1, -1);
    const need = literals.get(text) ?? classes.size + literals.size;
    literals.set(text, need);
    return need;
  }
  const colon = piece.indexOf(":");
  const name = colon < 0 ? piece : piece.slice(0, colon);
  const need = classes.get(name);
  if (need === undefined) throw broken(source, `there is no class of words "${name}"`);
  return need;
}

function formsOf(forms: string, source: string): number {
  return forms.split("+").reduce((bits, form) => {
    if (!(VERB_FORMS as readonly string[]).includes(form)) throw broken(source, `there is no verb form "${form}"`);
    return bits | formBit(form as VerbForm);
  }, 0);
}

function broken(source: string, what: string): PointsmanError {
  return new PointsmanError(
    "invalid_language",
    `The pattern "${source}" cannot be read: ${what}.`,
    "Mend the row of the language's table.",
  );
}

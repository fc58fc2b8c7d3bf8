import { PointsmanError } from "../contract/error.ts";
import { VERB_FORMS, type VerbForm } from "./inflect.ts";
import { ANY_FORM, formBit } from "./lattice.ts";

/**
 * A small language for patterns over tokens, compiled once:
 * `name` a word of that class · `name:base` in that form (`name:past+participle`) · `'x'` or `"x"` that very token · `_` any token ·
 * `...` one token or more up to the end · `^` `$` start and end of the command, polite words aside ·
 * `( a | b )` · `?` `*` `+` (and `*?` `+?`, as few as possible) · `{name …}` what a capture holds.
 */
export type Instruction =
  | { readonly op: "word"; readonly word: number; readonly forms: number }
  | { readonly op: "literal"; readonly text: string }
  | { readonly op: "any" }
  | { readonly op: "rest" }
  | { readonly op: "start" }
  | { readonly op: "end" }
  | { readonly op: "save"; readonly slot: number }
  | { readonly op: "split"; readonly first: number; readonly second: number }
  | { readonly op: "jump"; readonly to: number }
  | { readonly op: "match" };

export interface Pattern {
  readonly source: string;
  readonly program: readonly Instruction[];
  readonly captures: readonly string[];
  readonly anchored: boolean;
  /** What a match can begin with; null where that is any token. */
  readonly first: FirstWords | null;
  /** Classes and very words without which the pattern cannot match. */
  readonly required: readonly (number | string)[];
}

/** The classes and the very words that a pattern can begin with. */
export interface FirstWords {
  readonly words: ReadonlySet<number>;
  readonly literals: ReadonlySet<string>;
}

type Node =
  | { readonly kind: "atom"; readonly instruction: Instruction }
  | { readonly kind: "sequence"; readonly nodes: readonly Node[] }
  | { readonly kind: "choice"; readonly nodes: readonly Node[] }
  | { readonly kind: "repeat"; readonly node: Node; readonly least: 0 | 1; readonly many: boolean; readonly greedy: boolean }
  | { readonly kind: "capture"; readonly name: string; readonly node: Node };

const PIECE = /"[^" ]+"|'[^' ]+'|\.\.\.|[{}()|^$_]|[*+]\?|[*+?]|[@a-z][a-z0-9.-]*(?::[a-z+]+)?/g;

/** Compiles a pattern; a class that the language does not have is a mistake in its tables. */
export function compilePattern(source: string, ids: ReadonlyMap<string, number>): Pattern {
  const pieces = source.match(PIECE) ?? [];
  if (pieces.join("") !== source.replaceAll(" ", "")) throw broken(source, "it holds something that is not a piece of a pattern");
  let at = 0;

  const choice = (): Node => {
    const nodes = [sequence()];
    while (pieces[at] === "|") {
      at++;
      nodes.push(sequence());
    }
    return nodes.length === 1 ? (nodes[0] as Node) : { kind: "choice", nodes };
  };

  const sequence = (): Node => {
    const nodes: Node[] = [];
    for (let piece = pieces[at]; piece !== undefined && piece !== ")" && piece !== "}" && piece !== "|"; piece = pieces[at]) {
      nodes.push(repeated(single(piece)));
    }
    return { kind: "sequence", nodes };
  };

  const single = (piece: string): Node => {
    at++;
    if (piece === "(") return closed(choice(), ")");
    if (piece === "{") {
      const name = pieces[at++] ?? "";
      return { kind: "capture", name, node: closed(choice(), "}") };
    }
    return { kind: "atom", instruction: atom(piece, source, ids) };
  };

  const closed = (node: Node, mark: string): Node => {
    if (pieces[at++] !== mark) throw broken(source, `a "${mark}" is missing`);
    return node;
  };

  const repeated = (node: Node): Node => {
    const piece = pieces[at];
    if (piece === undefined || !/^[*+?]/.test(piece)) return node;
    at++;
    return { kind: "repeat", node, least: piece.startsWith("+") ? 1 : 0, many: piece !== "?", greedy: !/.\?$/.test(piece) };
  };

  const tree = choice();
  if (at !== pieces.length) throw broken(source, `"${pieces[at]}" closes nothing`);
  const captures: string[] = [];
  const program: Instruction[] = [];
  emit(tree, program, captures);
  program.push({ op: "match" });
  return {
    source,
    program,
    captures,
    anchored: program[0]?.op === "start",
    first: firstWords(program),
    required: [...new Set(requiredBy(tree))],
  };
}

function atom(piece: string, source: string, ids: ReadonlyMap<string, number>): Instruction {
  if (piece === "^") return { op: "start" };
  if (piece === "$") return { op: "end" };
  if (piece === "_") return { op: "any" };
  if (piece === "...") return { op: "rest" };
  if (piece.startsWith("'") || piece.startsWith('"')) return { op: "literal", text: piece.slice(1, -1) };
  const [name = "", forms] = piece.split(":");
  const word = ids.get(name);
  if (word === undefined) throw broken(source, `there is no class of words "${name}"`);
  return { op: "word", word, forms: forms === undefined ? ANY_FORM : formsOf(forms, source) };
}

function formsOf(forms: string, source: string): number {
  return forms.split("+").reduce((bits, form) => {
    if (!(VERB_FORMS as readonly string[]).includes(form)) throw broken(source, `there is no verb form "${form}"`);
    return bits | formBit(form as VerbForm);
  }, 0);
}

function emit(node: Node, program: Instruction[], captures: string[]): void {
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

function emitChoice(nodes: readonly Node[], program: Instruction[], captures: string[]): void {
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

function emitRepeat(node: Extract<Node, { kind: "repeat" }>, program: Instruction[], captures: string[]): void {
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

/** What stands behind the instructions that take no token. */
function firstWords(program: readonly Instruction[]): FirstWords | null {
  const words = new Set<number>();
  const literals = new Set<string>();
  const reached = new Set([0]);
  for (const at of reached) {
    const instruction = program[at];
    switch (instruction?.op) {
      case "word":
        words.add(instruction.word);
        break;
      case "literal":
        literals.add(instruction.text);
        break;
      case "split":
        reached.add(instruction.first).add(instruction.second);
        break;
      case "jump":
        reached.add(instruction.to);
        break;
      case "start":
      case "save":
        reached.add(at + 1);
        break;
      default:
        return null;
    }
  }
  return { words, literals };
}

function requiredBy(node: Node): (number | string)[] {
  switch (node.kind) {
    case "atom":
      if (node.instruction.op === "literal") return [node.instruction.text];
      return node.instruction.op === "word" ? [node.instruction.word] : [];
    case "sequence":
      return node.nodes.flatMap(requiredBy);
    case "capture":
      return requiredBy(node.node);
    case "repeat":
      return node.least === 1 ? requiredBy(node.node) : [];
    case "choice":
      return [];
  }
}

function broken(source: string, what: string): PointsmanError {
  return new PointsmanError(
    "invalid_language",
    `The pattern "${source}" cannot be read: ${what}.`,
    "Mend the row of the language's table.",
  );
}

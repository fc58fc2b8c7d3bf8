/** One step of a compiled pattern. */
export type Instruction =
  /** A word of a class in one of some forms, or a very word: both by the number of what is needed. */
  | { readonly op: "word"; readonly need: number; readonly forms: number }
  | { readonly op: "literal"; readonly need: number }
  | { readonly op: "any" }
  | { readonly op: "rest" }
  | { readonly op: "start" }
  | { readonly op: "end" }
  | { readonly op: "save"; readonly slot: number }
  | { readonly op: "split"; readonly first: number; readonly second: number }
  | { readonly op: "jump"; readonly to: number }
  | { readonly op: "match" };

/** A pattern as it was read. */
export type PatternNode =
  | { readonly kind: "atom"; readonly instruction: Instruction }
  | { readonly kind: "sequence"; readonly nodes: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly nodes: readonly PatternNode[] }
  | ({ readonly kind: "repeat"; readonly node: PatternNode } & Repetition)
  | { readonly kind: "capture"; readonly name: string; readonly node: PatternNode };

/** How often a part of a pattern stands. */
export interface Repetition {
  readonly least: 0 | 1;
  readonly many: boolean;
  readonly greedy: boolean;
}

/** What one pass over a pattern makes of its parts. */
export interface PatternReading<Value> {
  readonly atom: (instruction: Instruction) => Value;
  readonly sequence: (values: readonly Value[]) => Value;
  readonly choice: (values: readonly Value[]) => Value;
  readonly repeat: (value: Value, times: Repetition) => Value;
  readonly capture: (name: string, value: Value) => Value;
}

/** The pattern as a tree. */
export const nodeReading: PatternReading<PatternNode> = {
  atom: (instruction) => ({ kind: "atom", instruction }),
  sequence: (nodes) => ({ kind: "sequence", nodes }),
  choice: (nodes) => ({ kind: "choice", nodes }),
  repeat: (node, times) => ({ kind: "repeat", node, ...times }),
  capture: (name, node) => ({ kind: "capture", name, node }),
};

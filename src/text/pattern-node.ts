/** One step of a compiled pattern. */
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

/** The classes and the very words that a pattern can begin with. */
export interface FirstWords {
  readonly words: ReadonlySet<number>;
  readonly literals: ReadonlySet<string>;
}

/** A pattern as it was read. */
export type PatternNode =
  | { readonly kind: "atom"; readonly instruction: Instruction }
  | { readonly kind: "sequence"; readonly nodes: readonly PatternNode[] }
  | { readonly kind: "choice"; readonly nodes: readonly PatternNode[] }
  | { readonly kind: "repeat"; readonly node: PatternNode; readonly least: 0 | 1; readonly many: boolean; readonly greedy: boolean }
  | { readonly kind: "capture"; readonly name: string; readonly node: PatternNode };

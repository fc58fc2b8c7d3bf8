import type { Span } from "../../contract/span.ts";
import type { Deed } from "./deed.ts";
import type { Scopes } from "./scope.ts";
import type { Unasked } from "./unasked.ts";
import type { AskingWord } from "./words.ts";

/** Reasons that need no question: nothing is to be done. */
const CLEAR: ReadonlySet<string> = new Set(["negated", "past", "quoted"]);

/** A message looked at for one deed. */
export interface Look {
  readonly words: readonly AskingWord[];
  readonly scopes: Scopes;
  readonly deed: Deed;
}

/** What is made of one word: asked for (null), why not, or a word of the deed that says nothing of it. */
export type Judged = Unasked | "nothing" | null;

/** A reason with the words that tell it. */
export function because(reason: Unasked["reason"], span: Span, clear: boolean): Unasked {
  return { reason, span, clear };
}

/** The words of the same part of the sentence before a word. */
export function partBefore({ words }: Look, at: number): readonly AskingWord[] {
  let from = at;
  while (from > 0 && words[from]?.parted === "no") from--;
  return words.slice(from, at);
}

/** The words before that speak against a deed. */
export function framedBy({ words, scopes }: Look, at: number): Unasked {
  const scope = scopes.at[at];
  const reason = scope?.reason ?? "not-said";
  const from = words[scope?.from ?? at] ?? words[at];
  return because(reason, from?.span ?? [0, 0], scope?.own === true && CLEAR.has(reason));
}

/** A condition behind the deed, or "…, she said". */
export function trailing({ words, scopes }: Look, at: number): Unasked | null {
  const found = scopes.behind[at];
  return found === undefined ? null : because(found.reason, words[found.from]?.span ?? [0, 0], false);
}

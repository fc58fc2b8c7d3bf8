import type { Span } from "../contract/span.ts";
import type { Priority } from "../contract/task.ts";
import type { PriorityWords } from "../lexicon/en/priority.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import type { Token } from "../text/tokens.ts";
import type { SlotScope } from "./scope.ts";

const compile = compiledOnce((words: PriorityWords) => ({
  signs: new Map(words.rows.flatMap((row) => row.signs.map((sign) => [sign, row.value] as const))),
  // With a mark behind it.
  longest: Math.max(...words.rows.flatMap((row) => row.signs.map((sign) => sign.length))) + 1,
  emoji: words.rows.flatMap((row) => row.emoji.map((sign) => [sign, row.value] as const)),
}));

// Signs in brackets are common in titles ("plan (a) and (b)"): they count at an edge alone.
const BRACKETED = /^\(.*\)$/;
// Nearly all words: none of them is looked through for emoji.
const PLAIN = /^[ -~]*$/;
const VARIATION = "\ufe0f";

interface Chunk {
  readonly start: number;
  readonly end: number;
}

/** The signs of quick-add: "p1", "!!", "(A)", "⏫". The first one counts; others of the same value go with it. */
export function findPrioritySign(
  scope: SlotScope,
  tokens: readonly Token[],
  words: PriorityWords,
): { value: Priority; spans: Span[] } | null {
  const chunks = chunksOf(tokens);
  const found = [...signsIn(scope.text, chunks, compile(words)), ...emojiIn(scope, chunks, compile(words))];
  const first = found[0];
  if (first === undefined) return null;
  return { value: first.value, spans: found.filter((sign) => sign.value === first.value).map((sign) => sign.span) };
}

interface Sign {
  readonly value: Priority;
  readonly span: Span;
}

function signsIn(text: string, chunks: readonly Chunk[], { signs, longest }: ReturnType<typeof compile>): Sign[] {
  const found: Sign[] = [];
  const isBracketed = ({ start, end }: Chunk): boolean => BRACKETED.test(text.slice(start, end));
  for (const [position, { start, end }] of chunks.entries()) {
    if (end - start > longest) continue;
    const word = text.slice(start, end);
    const value = signs.get(word) ?? signs.get(word.replace(/[.,;:]$/, ""));
    if (
      value !== undefined &&
      (!BRACKETED.test(word) || position === 0 || (position === chunks.length - 1 && chunks.filter(isBracketed).length === 1))
    )
      found.push({ value, span: [start, signs.has(word) ? end : end - 1] });
  }
  return found;
}

function emojiIn({ text, within }: SlotScope, chunks: readonly Chunk[], { emoji }: ReturnType<typeof compile>): Sign[] {
  const found: Sign[] = [];
  if (PLAIN.test(text.slice(...within))) return found;
  for (const { start, end } of chunks) {
    const word = text.slice(start, end);
    if (PLAIN.test(word)) continue;
    for (const [sign, value] of emoji) {
      const at = word.indexOf(sign);
      if (at === -1) continue;
      const behind = start + at + sign.length;
      found.push({ value, span: [start + at, text.charAt(behind) === VARIATION ? behind + 1 : behind] });
    }
  }
  return found;
}

/** Stretches between blanks, out of the tokens that nobody has taken. */
function chunksOf(tokens: readonly Token[]): Chunk[] {
  const chunks: { start: number; end: number }[] = [];
  for (const token of tokens) {
    const last = chunks.at(-1);
    if (last !== undefined && last.end === token.start) last.end = token.end;
    else chunks.push({ start: token.start, end: token.end });
  }
  return chunks;
}

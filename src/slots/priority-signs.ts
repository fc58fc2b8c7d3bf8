import type { Span } from "../contract/span.ts";
import type { Priority } from "../contract/task.ts";
import type { PriorityWords } from "../lexicon/en/priority.ts";
import type { Token } from "../text/tokens.ts";
import { compiledOnce } from "./phrases.ts";
import type { SlotScope } from "./scope.ts";

const compile = compiledOnce((words: PriorityWords) => ({
  signs: new Map(words.rows.flatMap((row) => row.signs.map((sign) => [sign, row.value] as const))),
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
  const { signs, emoji } = compile(words);
  const found: { value: Priority; span: Span }[] = [];
  const chunks = chunksOf(tokens);
  const brackets = chunks.filter((chunk) => BRACKETED.test(scope.text.slice(chunk.start, chunk.end))).length;
  for (const [position, { start, end }] of chunks.entries()) {
    const word = scope.text.slice(start, end);
    const value = signs.get(word) ?? signs.get(word.replace(/[.,;:]$/, ""));
    if (value !== undefined && (!BRACKETED.test(word) || position === 0 || (position === chunks.length - 1 && brackets === 1)))
      found.push({ value, span: [start, signs.has(word) ? end : end - 1] });
  }
  for (const { start, end } of chunks) {
    const word = scope.text.slice(start, end);
    if (PLAIN.test(word)) continue;
    for (const [sign, value] of emoji) {
      const at = word.indexOf(sign);
      if (at === -1) continue;
      const behind = start + at + sign.length;
      found.push({ value, span: [start + at, scope.text.charAt(behind) === VARIATION ? behind + 1 : behind] });
    }
  }
  const first = found[0];
  if (first === undefined) return null;
  return { value: first.value, spans: found.filter((sign) => sign.value === first.value).map((sign) => sign.span) };
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

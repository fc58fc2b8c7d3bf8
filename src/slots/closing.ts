import type { ClosingWords } from "../lexicon/en/closings.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import type { Token } from "../text/tokens.ts";
import { compilePhrases, phraseBefore } from "./phrases.ts";

type Kind = "slang" | "kiss" | "polite";

const compile = compiledOnce((words: ClosingWords) => ({
  pieces: compilePhrases<Kind>([
    ...words.slang.map((phrase) => [phrase, "slang"] as const),
    ...words.kisses.map((phrase) => [phrase, "kiss"] as const),
    ...words.polite.map((phrase) => [phrase, "polite"] as const),
  ]),
  kissed: new Set([...words.kissed, ...words.polite]),
  holders: new Set(words.holders),
}));

const ENDS = ".!?";

/** The message with blanks for the words at the end of what is said that mean nothing: each position stays what it was. */
export function withoutClosings(raw: string, tokens: readonly Token[], words: ClosingWords, holders: readonly string[]): string {
  const compiled = compile(words);
  const holding = new Set([...compiled.holders, ...holders]);
  let plain = raw;
  for (let at = tokens.length; at > 0; at--) {
    if (at < tokens.length && !endsAt(tokens[at])) continue;
    for (const [start, end] of closingsBefore(tokens, at, compiled, holding)) {
      plain = plain.slice(0, start) + " ".repeat(end - start) + plain.slice(end);
    }
  }
  return plain;
}

function endsAt(token: Token | undefined): boolean {
  return token?.kind === "mark" && ENDS.includes(token.text);
}

function closingsBefore(
  tokens: readonly Token[],
  end: number,
  { pieces, kissed }: ReturnType<typeof compile>,
  holding: ReadonlySet<string>,
): readonly [start: number, end: number][] {
  const found: [start: number, end: number][] = [];
  let to = end;
  for (let piece = phraseBefore(tokens, to, pieces, LONGEST); piece !== null; piece = phraseBefore(tokens, to, pieces, LONGEST)) {
    const before = tokens[piece.from - 1];
    // What is said by these words alone is something: "lol".
    if (before === undefined || endsAt(before) || holding.has(before.text)) break;
    if (
      piece.value === "kiss" &&
      before.kind === "word" &&
      !kissed.has(before.text) &&
      phraseBefore(tokens, piece.from, pieces, LONGEST) === null
    )
      break;
    const [first, last] = [tokens[piece.from], tokens[piece.to - 1]];
    if (piece.value !== "polite" && first !== undefined && last !== undefined) found.push([first.start, last.end]);
    to = piece.from;
    if (before.kind === "mark" && before.text === ",") to--;
  }
  return found;
}

const LONGEST = 5;

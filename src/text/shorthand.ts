import type { ShortVerb } from "../lexicon/en/shorthand.ts";
import type { Token } from "./tokens.ts";

/** Words with their shorthand written out ("n" as "and"); each keeps its place, so that a title stays as it was typed. */
export function writtenOut(tokens: readonly Token[], shorthand: Readonly<Record<string, string>>): readonly Token[] {
  // At the head of an answer a letter may be an answer by itself: "n", "n, keep it".
  const isShort = ({ kind, text }: Token, at: number): boolean =>
    kind !== "mark" &&
    Object.hasOwn(shorthand, text) &&
    (at > 0 || text.length > 1 || (tokens[1] !== undefined && tokens[1].kind !== "mark"));
  // Most messages have none.
  return tokens.some(isShort)
    ? tokens.map((token, at) => (isShort(token, at) ? { ...token, text: shorthand[token.text] ?? token.text } : token))
    : tokens;
}

/** Words with the verb at their end as a word of its own. */
export function verbApart(tokens: readonly Token[], { ending, full, before, never }: ShortVerb): readonly Token[] {
  const isShort = ({ kind, text }: Token, at: number): boolean =>
    kind === "word" && text.endsWith(ending) && before.has(tokens[at + 1]?.text ?? "") && !never.has(text.slice(0, -ending.length));
  if (!tokens.some(isShort)) return tokens;
  return tokens.flatMap((token, at) => {
    if (!isShort(token, at)) return [token];
    const cut = token.end - ending.length;
    return [
      { ...token, text: token.text.slice(0, -ending.length), end: cut },
      { ...token, text: full, start: cut },
    ];
  });
}

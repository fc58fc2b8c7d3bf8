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

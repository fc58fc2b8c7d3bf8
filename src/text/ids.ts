import type { Token } from "./tokens.ts";

/** More tokens than a UUID of digits alone has are no id. */
const LONGEST = 10;
const HAS_DIGIT = /\d/;

/** Tokens with the ids among them whole: "1-3" is one word where a task has that id, and a range where none has. */
export function joinIds(tokens: readonly Token[], text: string, isId: (folded: string) => boolean): readonly Token[] {
  // Without a digit there is none, which spares most messages the rest.
  if (!HAS_DIGIT.test(text)) return tokens;
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) break;
    const to = idEnd(tokens, at, text, isId);
    const end = tokens[to - 1]?.end ?? token.end;
    joined.push(to > at ? { text: text.slice(token.start, end), start: token.start, end, kind: "word", id: true } : token);
    at = Math.max(at, to - 1);
  }
  return joined;
}

/** Behind which token the longest id ends that begins at one; the token itself where none does. A number alone may be a position. */
function idEnd(tokens: readonly Token[], at: number, text: string, isId: (folded: string) => boolean): number {
  const first = tokens[at];
  if (first === undefined || first.kind === "mark") return at;
  let glued = at + 1;
  while (glued < tokens.length && glued < at + LONGEST && tokens[glued]?.start === tokens[glued - 1]?.end) glued++;
  for (let to = glued; to > at; to--) {
    const said = text.slice(first.start, tokens[to - 1]?.end);
    if (tokens[to - 1]?.kind !== "mark" && HAS_DIGIT.test(said) && !(to === at + 1 && first.kind === "number") && isId(said)) return to;
  }
  return at;
}

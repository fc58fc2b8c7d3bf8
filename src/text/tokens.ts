/** A word, a number or a mark of punctuation, with its place in the raw message. `text` is normalized. */
export interface Token {
  readonly text: string;
  readonly start: number;
  readonly end: number;
  readonly kind: "word" | "number" | "mark";
}

// A word may hold inner apostrophes, hyphens, dots (e.g. "p.m") and digits ("v2"); a number may hold separators ("9:30", "3.5").
const TOKEN =
  /(\d+(?:[.:,/]\d+)*(?![\p{L}\d]))|([\p{L}\p{N}\p{M}_]+(?:['.\-&@][\p{L}\p{N}\p{M}_]+)*'?)|([^\s\p{L}\p{N}\p{M}_])/gu;

/** Splits normalized text into tokens; blanks are dropped. Linear in the text. */
export function tokenize(normalized: string, from = 0, to = normalized.length): Token[] {
  const tokens: Token[] = [];
  const text = normalized.slice(from, to);
  for (const match of text.matchAll(TOKEN)) {
    const start = from + match.index;
    const kind = match[1] !== undefined ? "number" : match[2] !== undefined ? "word" : "mark";
    tokens.push({ text: match[0], start, end: start + match[0].length, kind });
  }
  return tokens;
}

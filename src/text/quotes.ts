import type { Span } from "../contract/span.ts";

/** A quoted stretch: `outer` with its marks, `inner` without. */
export interface Quote {
  readonly outer: Span;
  readonly inner: Span;
}

// Double quotes anywhere; single ones only where they cannot be apostrophes. Works on normalized text.
const QUOTE = /"([^"\n]+)"|(?<![\p{L}\p{N}])'((?:[^'\n]|'(?=[\p{L}\p{N}]))+)'(?![\p{L}\p{N}])/gu;

/** The quoted stretches of normalized text, in order. */
export function findQuotes(normalized: string): Quote[] {
  const quotes: Quote[] = [];
  if (!normalized.includes('"') && !normalized.includes("'")) return quotes;
  for (const match of normalized.matchAll(QUOTE)) {
    const start = match.index;
    const end = start + match[0].length;
    quotes.push({ outer: [start, end], inner: [start + 1, end - 1] });
  }
  return quotes;
}

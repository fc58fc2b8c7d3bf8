import type { Span } from "../contract/span.ts";

/** The words of some stretches, in the letters of the message, with single blanks. */
export function textOf(raw: string, spans: readonly Span[]): string {
  return spans
    .map(([start, end]) => raw.slice(start, end))
    .join(" ")
    .replace(/\s+/g, " ")
    .trim();
}

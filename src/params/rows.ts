import type { Span } from "../contract/span.ts";
import type { ClauseReading } from "../intent/reading.ts";
import { trimSpan } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";

/** The rows of a list that was typed as one: "- milk", "1. milk", or a line each. */
export interface Rows {
  readonly spans: readonly Span[];
  /** Whether each begins with a mark or a number of its own. */
  readonly marked: boolean;
}

/** The rows of a stretch; null where it has less than two. */
export function rowsIn(clause: ClauseReading, [from, to]: Span): Rows | null {
  const { text, settings } = clause.message;
  const { bullets, rowMarks } = settings.language.items;
  const tokens = clause.tokens.filter(({ start, end }) => start >= from && end <= to);
  const starts: number[] = [];
  const begins: number[] = [];
  let marks = 0;
  tokens.forEach((token, at) => {
    const before = tokens[at - 1];
    const breaks = before === undefined || text.slice(before.end, token.start).includes("\n");
    const width = markAt(tokens, at, text, { bullets, rowMarks }, breaks ? null : marks + 1);
    if (!breaks && width === 0) return;
    starts.push(token.start);
    begins.push(tokens[at + width]?.start ?? to);
    if (width > 0) marks++;
  });
  const lines = text.slice(from, to).includes("\n");
  if (starts.length < 2 || (!lines && marks < 2)) return null;
  const spans = begins
    .map((start, at) => trimSpan(text, [start, Math.max(start, starts[at + 1] ?? to)]))
    .filter(([start, end]) => start < end);
  // What stands before the first mark of a row leads to the list.
  return { spans, marked: marks >= 2 && marks >= starts.length - 1 };
}

/** How many tokens the mark of a row takes; within a line its number must be the next one, or the mark stand by itself. */
function markAt(
  tokens: readonly Token[],
  at: number,
  text: string,
  { bullets, rowMarks }: { readonly bullets: string; readonly rowMarks: string },
  expected: number | null,
): number {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined) return 0;
  const apart = (mark: Token): boolean => /\s/.test(text.charAt(mark.end));
  if (token.kind === "mark" && bullets.includes(token.text))
    return apart(token) && (expected === null || /\s/.test(text.charAt(token.start - 1))) ? 1 : 0;
  const isNumbered = token.kind === "number" && /^\d{1,2}$/.test(token.text) && next !== undefined && rowMarks.includes(next.text);
  if (!isNumbered || next.start !== token.end || !apart(next)) return 0;
  return expected === null || Number(token.text) === expected ? 2 : 0;
}

import type { Span } from "../contract/span.ts";
import { trimSpan } from "./spans.ts";
import type { Token } from "./tokens.ts";

/** The rows of a list that was typed as one: "- milk", "1. milk", or a line each. */
export interface Rows {
  readonly spans: readonly Span[];
  /** Whether each begins with a mark or a number of its own. */
  readonly marked: boolean;
}

/** What begins a row: marks, and what stands behind its number. */
export interface RowMarks {
  readonly bullets: string;
  readonly rowMarks: string;
}

/** The rows that some tokens stand in; null where there are less than two. */
export function rowsOf(tokens: readonly Token[], text: string, marks: RowMarks): Rows | null {
  const starts: number[] = [];
  const begins: number[] = [];
  const to = tokens.at(-1)?.end ?? 0;
  let marked = 0;
  let lines = false;
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (token === undefined) continue;
    const breaks = before === undefined || breaksBetween(text, before, token);
    const width = rowMarkAt(tokens, at, text, marks, breaks ? null : marked + 1);
    if (!breaks && width === 0) continue;
    lines ||= breaks && before !== undefined;
    starts.push(token.start);
    begins.push(tokens[at + width]?.start ?? to);
    if (width > 0) marked++;
  }
  if (starts.length < 2 || (!lines && marked < 2)) return null;
  const spans = begins
    .map((start, at) => trimSpan(text, [start, Math.max(start, starts[at + 1] ?? to)]))
    .filter(([start, end]) => start < end);
  return { spans, marked: marked >= 2 && marked >= starts.length - 1 };
}

/** The stretches of rows with marks behind a line that leads to them: "add these:" and what stands below. */
export function ledRows(tokens: readonly Token[], text: string, marks: RowMarks): Span[] {
  const found: Span[] = [];
  for (let at = 1; at < tokens.length; at++) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (before?.text !== ":" || token === undefined || !breaksBetween(text, before, token)) continue;
    let end = token.start;
    let isRow = true;
    for (; at < tokens.length && isRow; at++) {
      const [last, next] = [tokens[at - 1], tokens[at]];
      if (last === undefined || next === undefined) break;
      if (breaksBetween(text, last, next)) isRow = rowMarkAt(tokens, at, text, marks, null) > 0;
      if (isRow) end = next.end;
    }
    if (end > token.start) found.push([token.start, end]);
  }
  return found;
}

function breaksBetween(text: string, before: Token, token: Token): boolean {
  return text.slice(before.end, token.start).includes("\n");
}

/** How many tokens the mark of a row takes; within a line its number must be the next one, or the mark stand by itself. */
function rowMarkAt(tokens: readonly Token[], at: number, text: string, { bullets, rowMarks }: RowMarks, expected: number | null): number {
  const [token, next] = [tokens[at], tokens[at + 1]];
  if (token === undefined) return 0;
  const apart = (mark: Token): boolean => /\s/.test(text.charAt(mark.end));
  if (token.kind === "mark" && bullets.includes(token.text))
    return apart(token) && (expected === null || /\s/.test(text.charAt(token.start - 1))) ? 1 : 0;
  const isNumbered = token.kind === "number" && /^\d{1,2}$/.test(token.text) && next !== undefined && rowMarks.includes(next.text);
  if (!isNumbered || next.start !== token.end || !apart(next)) return 0;
  return expected === null || Number(token.text) === expected ? 2 : 0;
}

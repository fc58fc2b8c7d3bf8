import type { Span } from "../../../contract/span.ts";
import { matchesOf } from "../../../text/matches.ts";
import { contains, overlaps } from "../../../text/spans.ts";
import type { Reading } from "../message/reading.ts";
import { trimEnd } from "../message/trim-end.ts";
import { type Candidate, candidateAt, type Shape } from "./candidate.ts";

/** Forms that no sentence has by chance, the surest first, each with a mark that it holds. Each is linear. */
const FORMS: readonly (readonly [Shape, sign: string, RegExp])[] = [
  ["code", "+", /(?<![\w+])(?:ctrl|control|shift|alt|option|meta|cmd|command|super|win)(?:\+(?:[a-z0-9]{1,20}|\+(?![\w+])))+/gi],
  ["url", "://", /\b(?:https?|ftp|wss?|file):\/\/[^\s"'<>`]+/gi],
  ["email", "@", /[a-z0-9][\w.+-]{0,63}@[a-z0-9-]+(?:\.[a-z0-9-]+)+/gi],
  ["code", "-", /\b[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\b/gi],
  ["code", ".", /\b\d{1,3}(?:\.\d{1,3}){3}\b/g],
  ["code", ".", /(?<![\w.-])v?\d+(?:\.\d+){2,}(?:[-+][a-z\d]+(?:\.[a-z\d]+)*)?(?![\w-])/gi],
  ["code", "+", /(?<![\w+])\+\d{1,3}(?: \(?\d{2,5}\)?)(?:[ -]\d{2,5}){1,4}(?![\w-])/g],
  ["path", "/", /(?<![\w/])(?:~|\.{1,2})?\/[\w.@-]+(?:\/[\w.@*-]+)*\/?/g],
  ["path", ":", /(?<![\w])[A-Za-z]:[\\/][^\s"'<>|`,;]+/g],
  ["path", ".", /(?<![\w/@.-])[\w-]+(?:[./][\w-]+)*\.(?:[a-z]{2,4}|[a-z]\d|ya?ml|json|ipynb)\b(?![\w@/])/gi],
  ["slug", "/", /(?<![\w/.@-])[A-Za-z0-9][\w.-]*\/[A-Za-z0-9][\w.-]*(?![\w/])/g],
  ["code", "0", /(?<![\w.,-])0\d{3,}(?![\w.,-]?\d)/g],
  ["code", "", /(?<![\w.-]|\d:)(?=[\w-]*\d)(?=[\w-]*[A-Za-z])[A-Za-z0-9]+(?:[-_][A-Za-z0-9]+)*(?![\w-])/g],
  ["code", "-", /(?<![\w/.-])(?:\d{2,}(?:-\d{2,})+|\d+(?:-\d+){3,})(?![\w/-])/g],
  ["code", "_", /(?<![\w-])[A-Za-z0-9]+(?:_[A-Za-z0-9]+)+(?![\w-])/g],
];
const MOST = 60;
const LONGEST = 400;

/** URLs, addresses, paths, ids: read as they stand. */
export function findLiterals(reading: Reading): Candidate[] {
  const found: Candidate[] = [];
  for (const [shape, sign, form] of FORMS) {
    if (!reading.raw.includes(sign)) continue;
    for (const { 0: matched, index } of matchesOf(form, reading.raw)) {
      if (found.length >= MOST) break;
      const text = shape === "url" ? trimAddress(matched) : shape === "path" ? trimEnd(matched) : matched;
      const span: Span = [index, index + text.length];
      if (!found.some((one) => overlaps(one.span, span)) && isLiteral(reading, shape, text, span))
        found.push(candidateAt(reading, shape, span, { rank: found.length }));
    }
  }
  return found;
}

const DAY = /^\d{4}([-.])\d{1,2}\1\d{1,2}(?:t\d{1,2})?$|^\d{1,2}\.\d{1,2}\.\d{4}$/i;

/** "12/03/2024" and "5th" are no ids; what is quoted is read as a quotation. */
function isLiteral({ quotes }: Reading, shape: Shape, text: string, span: Span): boolean {
  if (text.length < 2 || text.length > LONGEST) return false;
  if (/^\d+(?:[a-z]{1,3}|th|-[a-z]{3,})$/.test(text) || DAY.test(text) || /^\d+\/\d+/.test(text)) return false;
  return shape !== "code" || !quotes.some(({ inner }) => contains(inner, span) && inner[1] - inner[0] > text.length);
}

const CLOSING: Readonly<Record<string, string>> = { ")": "(", "]": "[" };

/** An address without the marks of the sentence behind it; a bracket that it opens itself belongs to it. */
function trimAddress(text: string): string {
  let end = text.length;
  while (end > 0) {
    const last = text.charAt(end - 1);
    const opening = CLOSING[last];
    if (opening !== undefined && count(text, opening, end) >= count(text, last, end)) break;
    const shorter = trimEnd(text.slice(0, end));
    if (shorter.length === end) break;
    end--;
  }
  return text.slice(0, end);
}

function count(text: string, mark: string, end: number): number {
  return text.slice(0, end).split(mark).length - 1;
}

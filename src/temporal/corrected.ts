import type { Span } from "../contract/span.ts";
import type { TemporalValue } from "./value.ts";

/** What was found in a message, and where. */
type Found = TemporalValue & { readonly spans: readonly Span[]; readonly lead: "old" | "new" | "plain" };

/** Marks and blanks between two days, which say nothing. */
const MARKS = /[\s,.;:!?()–—-]+/gu;

/** "tuesday, no wednesday", "friday i mean saturday": the second day stands for both, with the words between them. */
export function withCorrected<Finding extends Found>(
  text: string,
  findings: readonly Finding[],
  corrections: readonly string[],
): Finding[] {
  const kept: Finding[] = [];
  for (const finding of findings) {
    const last = kept.at(-1);
    const isCorrection = last !== undefined && replaces(text, last, finding, corrections);
    if (isCorrection) kept.pop();
    const lead = last?.lead === "new" ? "new" : finding.lead;
    kept.push(isCorrection ? { ...finding, lead, spans: joined(last.spans, finding.spans) } : finding);
  }
  return kept;
}

function replaces(text: string, first: Found, second: Found, corrections: readonly string[]): boolean {
  if (first.kind !== "date" || second.kind !== "date" || !second.hasDay || (first.hasTime && !second.hasTime)) return false;
  const words = text.slice(first.spans.at(-1)?.[1], second.spans[0]?.[0]).replace(MARKS, " ").trim();
  return words.length < LONGEST && corrections.includes(words);
}

const LONGEST = 30;

function joined(first: readonly Span[], second: readonly Span[]): readonly Span[] {
  const [start, end] = [first.at(-1)?.[0] ?? 0, second[0]?.[1] ?? 0];
  return [...first.slice(0, -1), [start, end], ...second.slice(1)];
}

import type { Span } from "../../contract/span.ts";
import type { ExtractedArguments } from "../arguments/extracted.ts";
import type { Query } from "./query.ts";
import { termsOf } from "./terms.ts";
import { heldBy, type IndexedTool } from "./tool-index.ts";

/** What the arguments that a message gives say of a tool. */
export const FILL_FEATURES = ["filled", "missing", "said-by-arguments", "left-over", "left-number", "complete"] as const;

/** The features of a tool once its arguments are read, in the order of FILL_FEATURES. */
export function fillFeatures(query: Query, tool: IndexedTool, { spans, missing }: ExtractedArguments): number[] {
  const given: Span[] = [];
  for (const own of Object.values(spans)) given.push(...own);
  const inside = new Set<string>();
  for (const [start, end] of given) for (const { stem } of termsOf(query.raw.slice(start, end))) inside.add(stem);
  let total = 0;
  let said = 0;
  let left = 0;
  for (const [at, { stem, weight, worth: whole }] of query.terms.entries()) {
    const worth = weight * whole;
    total += worth;
    if (inside.has(stem)) said += worth;
    else if (heldBy(tool, stem, query.near[at] ?? []) === null) left += worth;
  }
  const needed = tool.requiredCount;
  const leftNumber = query.numberSpans.some(([from, to]) => !given.some(([start, end]) => start <= from && to <= end));
  return [
    needed === 0 ? 0 : 1 - Math.min(1, missing.length / needed),
    Math.min(1, missing.length / 2),
    total === 0 ? 0 : said / total,
    total === 0 ? 0 : left / total,
    leftNumber ? 1 : 0,
    needed > 0 && missing.length === 0 ? 1 : 0,
  ];
}

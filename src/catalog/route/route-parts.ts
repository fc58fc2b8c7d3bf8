import type { Catalog } from "../entry.ts";
import type { ToolCandidate, ToolRoute, TraceRow } from "./types.ts";

/** How many candidates a route has at least, where the catalogue has as many tools. */
const LEAST_CANDIDATES = 5;

/** The others behind those that were found, as the catalogue has them. */
export function atLeastFive(found: readonly ToolCandidate[], { entries }: Catalog): ToolCandidate[] {
  if (found.length >= LEAST_CANDIDATES) return [...found];
  const known = new Set(found.map(({ toolName }) => toolName));
  const others = entries
    .slice(0, LEAST_CANDIDATES + found.length)
    .flatMap(({ name }) => (known.has(name) ? [] : [{ toolName: name, confidence: 0 }]));
  return [...found, ...others.slice(0, Math.max(0, LEAST_CANDIDATES - found.length))];
}

/** A route that asks for nothing. */
export function nothing(trace: TraceRow[]): ToolRoute {
  return {
    status: "none",
    via: null,
    category: null,
    toolName: null,
    arguments: {},
    confidence: 1,
    missing: [],
    assumed: [],
    spans: {},
    candidates: [],
    reply: null,
    pending: null,
    trace,
  };
}

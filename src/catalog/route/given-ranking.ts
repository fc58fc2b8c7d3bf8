import { argumentsFor } from "../arguments/extract.ts";
import type { Ranking } from "../rank/rank.ts";
import type { Routing } from "./routing.ts";
import type { RankStrategy, ToolCandidate } from "./types.ts";

/**
 * The ranking of a strategy that the caller gave; "failed" where it throws or gives no list. Names that the catalogue does not have and confidences
 * that are no numbers are left out. What it leaves of certainty is for "none".
 */
export function givenRanking({ message, catalog, reading, places }: Routing, rank: RankStrategy): Ranking | "failed" {
  const given = attempt(rank, message, catalog);
  if (!Array.isArray(given)) return "failed";
  const allowed = places === null ? null : new Set(places);
  const placeOf = new Map(catalog.entries.map(({ name }, place) => [name, place]));
  const best = new Map<number, number>();
  for (const { toolName, confidence } of given.filter(isCandidate)) {
    const place = placeOf.get(toolName);
    if (place === undefined || (allowed !== null && !allowed.has(place))) continue;
    best.set(place, Math.max(best.get(place) ?? 0, Math.min(1, Math.max(0, confidence))));
  }
  const rows = [...best].map(([place, confidence]) => ({ place, confidence, extracted: null }));
  rows.sort((one, other) => other.confidence - one.confidence || one.place - other.place);
  const [first, ...others] = rows;
  const tool = first === undefined ? undefined : catalog.entries[first.place]?.tool;
  if (first === undefined || tool === undefined) return { tools: [], none: 1 };
  const extracted = argumentsFor(reading, tool);
  return { tools: [{ ...first, extracted }, ...others], none: Math.max(0, 1 - first.confidence) / 2 };
}

/** A strategy may fail on what somebody types: that is no reason to fail with it. */
function attempt(rank: RankStrategy, message: string, catalog: Routing["catalog"]): unknown {
  try {
    return rank(message, catalog);
  } catch {
    return null;
  }
}

function isCandidate(value: unknown): value is ToolCandidate {
  if (typeof value !== "object" || value === null) return false;
  const { toolName, confidence } = value as Partial<Record<keyof ToolCandidate, unknown>>;
  return typeof toolName === "string" && typeof confidence === "number" && !Number.isNaN(confidence);
}

import * as z from "zod";

const cachedToolSchema = z.object({ id: z.string().min(1), description: z.string(), prefix: z.string().optional() });

/** The cache of `.opencode/skill-tools.json` (seed "Cache Schema"): names and short descriptions by category, without schemas. */
export const skillToolCacheSchema = z.object({
  version: z.string(),
  /** When it was written: ISO 8601. */
  refreshed_at: z.string().refine((text) => Number.isFinite(millisecondsOf(text)), "must be a date in ISO 8601"),
  tool_sources: z.array(z.string()),
  tool_count: z.number().int().nonnegative(),
  categories: z.record(z.string(), z.object({ description: z.string(), keywords: z.array(z.string()), tools: z.array(cachedToolSchema) })),
  uncategorized: z.array(z.object({ id: z.string().min(1), description: z.string() })),
});
export type SkillToolCache = z.infer<typeof skillToolCacheSchema>;

/** A day, or a day and a time, with a zone or without one. */
const INSTANT = /^\d{4}-\d{2}-\d{2}(?<time>[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Milliseconds of an ISO 8601 text; NaN for any other. A time without a zone is in UTC, wherever the program runs. */
export function millisecondsOf(text: string): number {
  const match = INSTANT.exec(text.trim());
  if (match === null) return Number.NaN;
  const isLocal = match.groups?.["time"] !== undefined && match.groups["zone"] === undefined;
  return Date.parse(isLocal ? `${match[0]}Z` : match[0]);
}

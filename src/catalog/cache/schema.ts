import * as z from "zod";

const cachedToolSchema = z.object({ id: z.string().min(1), description: z.string(), prefix: z.string().optional() });
const categorySchema = z.object({ description: z.string(), keywords: z.array(z.string()), tools: z.array(cachedToolSchema) });
type CachedCategory = z.infer<typeof categorySchema>;

/** Versions that are read as the one that is written, 1.0. */
const KNOWN_VERSION = /^1(?:\.\d{1,9}){0,2}$/;

/** Categories by name. A record of zod would pass over one named "__proto__". */
const categoriesSchema = z.unknown().transform((value, context): Record<string, CachedCategory> => {
  if (typeof value !== "object" || value === null || Array.isArray(value)) {
    context.issues.push({ code: "invalid_type", expected: "record", input: value });
    return {};
  }
  const rows = Object.entries(value).flatMap(([name, row]) => {
    const read = categorySchema.safeParse(row);
    if (read.success) return [[name, read.data] as const];
    for (const { message, path } of read.error.issues) context.issues.push({ code: "custom", message, path: [name, ...path], input: row });
    return [];
  });
  return Object.fromEntries(rows);
});

/** The cache of `.opencode/skill-tools.json` (seed "Cache Schema"): names and short descriptions by category, without schemas. */
export const skillToolCacheSchema = z.object({
  version: z.string().refine((text) => KNOWN_VERSION.test(text), "must be a version that is known, 1 or 1.x"),
  /** When it was written: ISO 8601. */
  refreshed_at: z.string().refine((text) => Number.isFinite(millisecondsOf(text)), "must be a date in ISO 8601"),
  tool_sources: z.array(z.string()),
  tool_count: z.number().int().nonnegative(),
  categories: categoriesSchema,
  uncategorized: z.array(z.object({ id: z.string().min(1), description: z.string() })),
});
export type SkillToolCache = z.infer<typeof skillToolCacheSchema>;

/** A day, or a day and a time, with a zone or without one. */
const INSTANT =
  /^(?<year>\d{4})-(?<month>\d{2})-(?<day>\d{2})(?<time>[T ]\d{2}:\d{2}(?::\d{2}(?:\.\d{1,9})?)?(?<zone>Z|[+-]\d{2}:?\d{2})?)?$/i;

/** Milliseconds of an ISO 8601 text; NaN for any other. A time without a zone is in UTC, wherever the program runs. */
export function millisecondsOf(text: string): number {
  const match = INSTANT.exec(text.trim());
  const { year, month, day, time, zone } = match?.groups ?? {};
  if (match === null || !isDay(Number(year), Number(month), Number(day))) return Number.NaN;
  return Date.parse(time !== undefined && zone === undefined ? `${match[0]}Z` : match[0]);
}

/** Whether the month has such a day: `Date.parse` takes 30 February for 2 March. */
function isDay(year: number, month: number, day: number): boolean {
  return day >= 1 && day <= new Date(Date.UTC(year, month, 0)).getUTCDate();
}

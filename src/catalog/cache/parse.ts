import { PointsmanError } from "../../contract/error.ts";
import type { Issue } from "../../contract/issue.ts";
import { millisecondsOf, type SkillToolCache, skillToolCacheSchema } from "./schema.ts";

/** From this age on a cache is stale (seed "Cache staleness heuristic"). */
const STALE_HOURS = 24;
const MILLISECONDS_AN_HOUR = 3_600_000;

/** What a cache file is worth. */
export type ParsedSkillToolCache =
  | { readonly status: "fresh" | "stale"; readonly cache: SkillToolCache; readonly ageHours: number }
  | { readonly status: "malformed"; readonly issues: Issue[] };

/**
 * Reads the content of a tool cache file (seed "Cache Access and Reading").
 *
 * @param json What `JSON.parse` gave.
 * @param now The instant that its age is taken at; an ISO 8601 text or a Date.
 * @returns Fresh under 24 hours, else stale, with the age in hours (0 for a date that lies ahead); or issues, each with the place and what is wrong.
 * @throws PointsmanError `invalid_options` where `now` is no instant.
 * @example
 * ```ts
 * parseSkillToolCache({}, "2026-11-22T09:00:00Z").status; // "malformed"
 * ```
 */
export function parseSkillToolCache(json: unknown, now: Date | string): ParsedSkillToolCache {
  const at = instantOf(now);
  const parsed = skillToolCacheSchema.safeParse(json);
  if (!parsed.success) {
    const issues = parsed.error.issues.map(({ code, path, message }) => ({
      code,
      path: path.map((part) => (typeof part === "number" ? part : String(part))),
      message,
    }));
    return { status: "malformed", issues };
  }
  const cache = parsed.data;
  const ageHours = Math.max(0, (at - millisecondsOf(cache.refreshed_at)) / MILLISECONDS_AN_HOUR);
  return { status: ageHours < STALE_HOURS ? "fresh" : "stale", cache, ageHours };
}

/** Milliseconds of an instant that a caller gives. */
export function instantOf(now: unknown): number {
  const at = typeof now === "string" ? millisecondsOf(now) : now instanceof Date ? now.getTime() : Number.NaN;
  if (!Number.isFinite(at)) throw new PointsmanError("invalid_options", "`now` is no instant.", "Give a Date or an ISO 8601 text.");
  return at;
}

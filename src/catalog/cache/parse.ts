import { PointsmanError } from "../../contract/error.ts";
import type { Issue } from "../../contract/issue.ts";
import { millisecondsOf, type SkillToolCache, skillToolCacheSchema } from "./schema.ts";

/** From this age on a cache is stale (seed "Cache staleness heuristic"). */
const STALE_HOURS = 24;
const MILLISECONDS_AN_HOUR = 3_600_000;
/** How far the clock of whoever wrote it may be ahead. */
const CLOCK_SKEW = 5 * 60_000;

/** What a cache file is worth. */
export type ParsedSkillToolCache =
  | {
      readonly status: "fresh" | "stale";
      readonly cache: SkillToolCache;
      readonly ageHours: number;
      /** Why it is stale, where that is not its age. */
      readonly reason?: string;
    }
  | { readonly status: "malformed"; readonly issues: Issue[] };

/**
 * Reads the content of a tool cache file (seed "Cache Access and Reading").
 *
 * @param json What `JSON.parse` gave.
 * @param now The instant that its age is taken at; an ISO 8601 text or a Date.
 * @returns Fresh under 24 hours, else stale, with the age in hours; stale with a reason where its date lies more than five minutes ahead (age 0); or issues, each with the place and what is wrong, such as a version that is not known.
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
  const age = at - millisecondsOf(cache.refreshed_at);
  if (age < -CLOCK_SKEW) return { status: "stale", cache, ageHours: 0, reason: `The cache has a date that lies ${ahead(-age)} ahead.` };
  const ageHours = Math.max(0, age / MILLISECONDS_AN_HOUR);
  return { status: ageHours < STALE_HOURS ? "fresh" : "stale", cache, ageHours };
}

function ahead(milliseconds: number): string {
  const hours = Math.floor(milliseconds / MILLISECONDS_AN_HOUR);
  if (hours === 0) return `${Math.floor(milliseconds / 60_000)} minutes`;
  return hours === 1 ? "1 hour" : `${hours} hours`;
}

/** Milliseconds of an instant that a caller gives. */
export function instantOf(now: unknown): number {
  const at = typeof now === "string" ? millisecondsOf(now) : now instanceof Date ? now.getTime() : Number.NaN;
  if (!Number.isFinite(at)) throw new PointsmanError("invalid_options", "`now` is no instant.", "Give a Date or an ISO 8601 text.");
  return at;
}

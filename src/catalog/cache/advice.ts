/** What the seed says to a user whose cache is old ("Cache Refresh Recommendation Text"). */
export const REFRESH_ADVICE = "Cache appears stale or missing. Run /skill-refresh to rebuild tool metadata.";

import { inWorld, type Reading } from "../intent/reading.ts";
import { lastRequest } from "./last-request.ts";

/** "it" means the only task that was shown last, where a listing is what was asked for last. */
export function lookingAt(reading: Reading): Reading {
  const { shownTaskIds, recentTaskIds, history } = reading.world;
  const [only, ...more] = shownTaskIds;
  if (only === undefined || more.length > 0 || history.length === 0 || recentTaskIds[0] === only) return reading;
  const last = lastRequest(reading);
  const { shape } = reading.settings.registry.tools[last?.toolName ?? ""]?.inputSchema ?? {};
  return shape !== undefined && "filters" in shape ? inWorld(reading, { recentTaskIds: [only, ...recentTaskIds] }) : reading;
}

/** Whether words of a title were looked for last, and one task was found. */
export function foundOne(reading: Reading): boolean {
  const { shownTaskIds, recentTaskIds } = reading.world;
  const filters = shownTaskIds.length === 1 && shownTaskIds[0] === recentTaskIds[0] ? lastRequest(reading)?.arguments["filters"] : null;
  return typeof filters === "object" && filters !== null && "query" in filters;
}

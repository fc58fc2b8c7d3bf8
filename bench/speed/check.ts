import { type ColdTiming, PARTS_OF_READY, READY } from "./cold-start.ts";
import type { ToolTiming } from "./tools.ts";
import type { Timing } from "./warm.ts";

const MAPPING_LIMIT = 10;
const ROUTE_LIMIT = 10;
const FRESH_LIMIT = 50;
/** Loading and the first message, which makes the tables ready: together, wherever the work is done. */
const READY_LIMIT = 350;
const TOOL_LIMIT = 50;

/**
 * What took too long, one clear line each; limits are in milliseconds, with wide headroom over the table. A busy machine only ever adds
 * time, so of several measurements the best is judged.
 */
export function findSlow(warm: readonly Timing[], cold: readonly ColdTiming[], tools: readonly ToolTiming[]): string[] {
  const slow: string[] = [];
  for (const { name, p99 } of warm) {
    const limit = limitOf(name);
    if (limit !== null && p99 / 1000 >= limit) slow.push(`${name} takes ${(p99 / 1000).toFixed(1)} ms at p99; the limit is ${limit} ms`);
  }
  for (const { name, best } of cold) {
    const limit = freshLimitOf(name);
    if (limit !== null && best >= limit) slow.push(`fresh process, ${name}: ${best.toFixed(1)} ms; the limit is ${limit} ms`);
  }
  for (const { name, tools: count, p99 } of tools) {
    if (name === GUARDED_SEARCH && p99 >= TOOL_LIMIT)
      slow.push(`${name} over ${count} tools takes ${p99.toFixed(1)} ms at p99; the limit is ${TOOL_LIMIT} ms`);
  }
  return slow;
}

/** The search that has a limit; those of the peers have none. */
export const GUARDED_SEARCH = "routeTool";

/** Whether a benchmark has a limit at all. */
export function isGuarded(name: string): boolean {
  return limitOf(name) !== null;
}

function limitOf(name: string): number | null {
  if (name === "mapIntentToTool") return MAPPING_LIMIT;
  return name === "routeMessage" ? ROUTE_LIMIT : null;
}

/** What is part of another event has no limit of its own. */
function freshLimitOf(name: string): number | null {
  if (name.endsWith(READY)) return READY_LIMIT;
  return PARTS_OF_READY.has(name) ? null : FRESH_LIMIT;
}

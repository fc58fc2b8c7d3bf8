import { type ColdTiming, EMPTY, PARTS_OF_READY, READY } from "./cold-start.ts";
import type { ToolTiming } from "./tools.ts";
import type { Timing } from "./warm.ts";

/** Limits in starts of an empty process, so that a slow or busy machine has the same ones. */
const CALL_LIMIT = 0.3;
const FRESH_LIMIT = 1.2;
/** Loading and the first message, which makes the tables ready: together, wherever the work is done. */
const READY_LIMIT = 6;
const TOOL_LIMIT = 1;

/** What took too long, one clear line each. A busy machine only ever adds time, so of several measurements the best is judged. */
export function findSlow(warm: readonly Timing[], cold: readonly ColdTiming[], tools: readonly ToolTiming[]): string[] {
  const slow: string[] = [];
  const start = cold.find(({ name }) => name === EMPTY)?.best ?? 0;
  const judge = (what: string, took: number, starts: number): void => {
    const limit = starts * start;
    if (took >= limit)
      slow.push(`${what}: ${took.toFixed(1)} ms; the limit is ${limit.toFixed(1)} ms, ${starts} starts of an empty process`);
  };
  for (const { name, p99 } of warm) if (isGuarded(name)) judge(`${name} at p99`, p99 / 1000, CALL_LIMIT);
  for (const { name, best } of cold)
    if (!PARTS_OF_READY.has(name)) judge(`fresh process, ${name}`, best, name.endsWith(READY) ? READY_LIMIT : FRESH_LIMIT);
  for (const { name, tools: count, p99 } of tools)
    if (name === GUARDED_SEARCH) judge(`${name} over ${count} tools at p99`, p99, TOOL_LIMIT);
  return slow;
}

/** The search that has a limit; those of the peers have none. */
export const GUARDED_SEARCH = "routeTool";

/** Whether a function has a limit at all. */
export function isGuarded(name: string): boolean {
  return name === "mapIntentToTool" || name === "routeMessage";
}

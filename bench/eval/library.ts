import type { Context } from "../../src/contract/context.ts";
import { detectIntent, extractParams, resolveTaskReference, routeMessage } from "../../src/index.ts";

/** The functions that are scored. A peer that wants the same scores gives the same four. */
export const library = { detectIntent, extractParams, resolveTaskReference, routeMessage };
export type Library = typeof library;

/** Every score is taken at the same instant, a Sunday, so that two runs agree to the byte. */
export const scoringContext: Context = { now: "2026-11-22T09:00:00Z", timeZone: "UTC" };

export const labels = ["add_task", "list_tasks", "update_task", "complete_task", "delete_task", "identity_query", "unknown"] as const;

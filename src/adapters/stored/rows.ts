import * as z from "zod";
import type { Classification, Override } from "../../capabilities/types.ts";

/** A classification as a store keeps it; fields of later versions stay. */
export const classificationSchema = z.looseObject({
  toolName: z.string(),
  capabilities: z.array(z.string()),
  risk: z.enum(["read", "write", "destructive", "unknown"]),
  source: z.enum(["classifier", "static"]),
  fingerprint: z.string(),
  reason: z.string(),
  untrusted: z.enum(["read_only", "may_write"]).exactOptional(),
  retry: z.literal(true).exactOptional(),
}) satisfies z.ZodType<Classification>;

/** An override as a store keeps it. */
export const overrideSchema = z.looseObject({
  skill: z.string(),
  tool: z.string(),
  effect: z.enum(["grant", "revoke"]),
  by: z.string(),
  at: z.string(),
  comment: z.string(),
}) satisfies z.ZodType<Override>;

/** The rows sorted by name, by code units: the same on every machine. */
export function sortByName(rows: readonly Classification[]): Classification[] {
  return [...rows].sort((one, other) => compare(one.toolName, other.toolName));
}

function compare<Value extends string | number>(one: Value, other: Value): number {
  if (one === other) return 0;
  return one < other ? -1 : 1;
}

/** A trail, oldest first; what has one instant stays in the order given. */
export function sortByInstant(trail: readonly Override[]): Override[] {
  return [...trail].sort((one, other) => compare(instantOf(one), instantOf(other)));
}

/** A time that cannot be read counts as the earliest. */
function instantOf({ at }: Override): number {
  const instant = Date.parse(at);
  return Number.isNaN(instant) ? Number.NEGATIVE_INFINITY : instant;
}

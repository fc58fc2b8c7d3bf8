import * as z from "zod";
import { PointsmanError } from "../../contract/error.ts";
import { instantOf } from "../store/instant.ts";
import type { Override } from "../types.ts";

const overridesSchema = z
  .array(
    z.object({
      skill: z.string(),
      tool: z.string().min(1),
      effect: z.enum(["grant", "revoke"]),
      by: z.string(),
      at: z.string().refine((at) => Number.isFinite(Date.parse(at)), "Give a time as ISO 8601."),
      comment: z.string(),
    }),
  )
  .max(100_000);

/** @throws PointsmanError `invalid_options`: an unreadable revocation that was passed over would give the tool back. */
export function readOverrides(overrides: readonly Override[]): readonly Override[] {
  const checked = overridesSchema.safeParse(overrides);
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new PointsmanError(
    "invalid_options",
    `An override is wrong at ${issue?.path.join(".") || "the list itself"}: ${issue?.message ?? "unreadable"}.`,
    "Give skill, tool, effect, by, at and comment.",
  );
}

/** For each tool the override that stands: the latest; of two at one time, the one that was put later. */
export function standingOverrides(overrides: readonly Override[]): ReadonlyMap<string, Override> {
  const standing = new Map<string, Override>();
  for (const override of overrides) {
    const before = standing.get(override.tool);
    if (before === undefined || instantOf(override) >= instantOf(before)) standing.set(override.tool, override);
  }
  return standing;
}

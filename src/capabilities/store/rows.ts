import * as z from "zod";
import { PointsmanError } from "../../contract/error.ts";
import type { Classification, Override } from "../types.ts";

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
  unconfirmed: z.enum(["unreachable", "unreadable"]).exactOptional(),
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

/** What a person's or a program's name has at least: a letter or a number that is seen. */
const SEEN = /(?=\P{Default_Ignorable_Code_Point})[\p{L}\p{N}]/u;
export const isName = (text: string): boolean => SEEN.test(text);

const filled = z.string().refine((text) => text.trim() !== "", "Give a name.");

/** What may be written is narrower than what can be read: a decision has an author and an instant. */
const writtenOverrideSchema = overrideSchema.extend({
  tool: filled,
  by: z.string().refine(isName, "Give a name, of a letter or a number at least."),
  at: z.string().refine((at) => Number.isFinite(Date.parse(at)), "Give a time as ISO 8601."),
});
const writtenClassificationSchema = classificationSchema.extend({ toolName: filled });

/** A copy of the classification as it will be read again; how it was come by is no part of it. @throws PointsmanError `invalid_options` where it could not be. */
export function writtenClassification(classification: Classification): Classification {
  const { unconfirmed: _unconfirmed, ...row } = written("classification", writtenClassificationSchema, classification);
  return row;
}

/** A copy of the override as it will be read again; whether it is saved is no part of it. @throws PointsmanError `invalid_options` where it could not be. */
export function writtenOverride(override: Override): Override {
  const { unsaved: _unsaved, ...row } = written("override", writtenOverrideSchema, override);
  return row;
}

/** Checked as it will be read: what JSON makes of it, not what it is now. */
function written<Row>(what: string, schema: z.ZodType<Row>, value: unknown): Row {
  const checked = schema.safeParse(asJson(value));
  if (checked.success) return checked.data;
  const [issue] = checked.error.issues;
  throw new PointsmanError(
    "invalid_options",
    `The ${what} was not written, as it could not be read again: ${issue?.path.join(".") || "the whole"}: ${issue?.message ?? "unreadable"}.`,
    what === "override" ? "Give skill, tool, effect, by, at and comment." : "Give what classifyTool or installTool gives.",
  );
}

function asJson(value: unknown): unknown {
  try {
    return JSON.parse(JSON.stringify(value));
  } catch {
    return null;
  }
}

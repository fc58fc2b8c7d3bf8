import * as z from "zod";
import { PointsmanError } from "../contract/error.ts";
import type { ObjectSchema } from "../registry/schema.ts";

/**
 * The input schema of a registered tool as JSON Schema, for whoever offers the tool to a model.
 *
 * @throws PointsmanError `invalid_registry` where a schema of zod has what JSON Schema cannot say.
 */
export function jsonSchemaOf(name: string, { json, source }: ObjectSchema): Record<string, unknown> {
  if (json !== null) return structuredClone(json);
  if (!isZod(source)) return {};
  try {
    return { ...z.toJSONSchema(source, { io: "input" }), additionalProperties: false };
  } catch (error) {
    throw new PointsmanError(
      "invalid_registry",
      `The input schema of the tool "${name}" cannot be told as JSON Schema: ${error instanceof Error ? error.message : "it throws"}`,
      "Use types that JSON has.",
    );
  }
}

/** A schema without JSON of its own is one of zod, of whichever copy. */
function isZod(source: object): source is z.core.$ZodType {
  return "_zod" in source;
}

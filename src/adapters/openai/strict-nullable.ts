import { listOf } from "../offer/json.ts";

/** A converted schema that may be null instead: an optional parameter. */
export function nullable(schema: Record<string, unknown>, isAlready: boolean): Record<string, unknown> {
  if (isAlready) return schema;
  const { type, anyOf } = schema;
  if (anyOf !== undefined) return { ...schema, anyOf: [...listOf(anyOf), { type: "null" }] };
  if (type === undefined) return { anyOf: [schema, { type: "null" }] };
  const types = Array.isArray(type) ? type : [type];
  const values = schema["enum"];
  return { ...schema, type: [...types, "null"], ...(Array.isArray(values) ? { enum: [...values, null] } : {}) };
}

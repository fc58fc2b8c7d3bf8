import { isRecord, type JsonRecord, listOf } from "../offer/json.ts";
import { pointedAt } from "../offer/schema.ts";

const MOST_PARTS = 16;

/** A schema with the parts of its `allOf` written into it; null where two of them speak of the same. */
export function merged(schema: JsonRecord, root: JsonRecord): JsonRecord | null {
  const { allOf, ...rest } = schema;
  if (allOf === undefined) return schema;
  let made: JsonRecord | null = rest;
  for (const part of listOf(allOf).slice(0, MOST_PARTS)) {
    const one = pointedAt(part, root);
    made = made === null || !isRecord(one) || one["allOf"] !== undefined || one["$ref"] !== undefined ? null : joined(made, one);
  }
  return listOf(allOf).length > MOST_PARTS ? null : made;
}

function joined(one: JsonRecord, other: JsonRecord): JsonRecord | null {
  const both = Object.keys(other).filter((key) => Object.hasOwn(one, key) && !JOINED.has(key) && one[key] !== other[key]);
  if (both.length > 0) return null;
  const mine = isRecord(one["properties"]) ? one["properties"] : {};
  const theirs = isRecord(other["properties"]) ? other["properties"] : {};
  if (Object.keys(theirs).some((name) => Object.hasOwn(mine, name))) return null;
  const properties = { ...mine, ...theirs };
  const required = [...listOf(one["required"]), ...listOf(other["required"])];
  return {
    ...other,
    ...one,
    ...(Object.keys(properties).length > 0 ? { properties } : {}),
    ...(required.length > 0 ? { required: [...new Set(required)] } : {}),
  };
}

/** What both may say. */
const JOINED: ReadonlySet<string> = new Set(["properties", "required", "title", "description"]);

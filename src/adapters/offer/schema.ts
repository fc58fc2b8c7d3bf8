import { isRecord, type JsonRecord, listOf, own } from "./json.ts";

const MOST_HOPS = 8;

/** What a `$ref` within a schema leads to, with the words that stand beside it; the schema itself where there is none or it leads nowhere. */
export function pointedAt(schema: unknown, root: JsonRecord): unknown {
  let at: unknown = schema;
  for (let hop = 0; hop < MOST_HOPS; hop++) {
    const reference = own(at, "$ref");
    if (typeof reference !== "string") return at;
    const target = followed(reference, root);
    if (target === undefined) return at;
    at = target;
  }
  return at;
}

/** What "#/$defs/item" stands for; undefined where there is no such place in this schema. */
export function followed(reference: string, root: JsonRecord): unknown {
  if (reference === "#") return root;
  if (!reference.startsWith("#/")) return undefined;
  let at: unknown = root;
  for (const part of reference
    .slice(2)
    .split("/")
    .slice(0, 2 * MOST_HOPS)) {
    const key = part.replaceAll("~1", "/").replaceAll("~0", "~");
    at = Array.isArray(at) ? at[Number(key)] : own(at, key);
  }
  return at;
}

/** Whether null is a value of a schema. One that says nothing of its type takes it. */
export function allowsNull(given: unknown, root: JsonRecord, depth = 0): boolean {
  const schema = pointedAt(given, root);
  if (!isRecord(schema) || depth > MOST_HOPS) return true;
  if (Object.hasOwn(schema, "const") && schema["const"] !== null) return false;
  if (Array.isArray(schema["enum"]) && !schema["enum"].includes(null)) return false;
  const types = schema["type"];
  if (types !== undefined && types !== "null" && !listOf(types).includes("null")) return false;
  const branches = [...listOf(schema["anyOf"]), ...listOf(schema["oneOf"])];
  if (branches.length > 0 && !branches.some((one) => allowsNull(one, root, depth + 1))) return false;
  return listOf(schema["allOf"]).every((one) => allowsNull(one, root, depth + 1));
}

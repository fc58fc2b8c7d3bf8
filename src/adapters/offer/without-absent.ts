import { isRecord, type JsonRecord, listOf, own } from "./json.ts";
import { allowsNull, pointedAt } from "./schema.ts";

const DEEPEST = 24;

/**
 * Arguments without the nulls that stand for "not given". A strict schema makes each optional parameter required and nullable, so a model writes `null`
 * where it means nothing; the tool's own schema refuses that. A null that the tool takes itself stays, unless it is the default.
 *
 * @param values The arguments as the model wrote them; left as they are.
 * @param schema The tool's own schema, not the strict one.
 * @example
 * ```ts
 * withoutAbsent({ title: "milk", list: null }, { type: "object", properties: { title: { type: "string" }, list: { type: "string" } } }); // { title: "milk" }
 * ```
 */
export function withoutAbsent(values: Readonly<Record<string, unknown>>, schema: JsonRecord): Record<string, unknown> {
  const clean = cleaned(values, schema, schema, 0);
  return isRecord(clean) ? { ...clean } : {};
}

function cleaned(value: unknown, given: unknown, root: JsonRecord, depth: number): unknown {
  if (depth > DEEPEST || typeof value !== "object" || value === null) return value;
  const schema = pointedAt(given, root);
  if (Array.isArray(value)) {
    const items = own(branchFor(value, schema, root), "items");
    return isRecord(items) ? value.map((one) => cleaned(one, items, root, depth + 1)) : value;
  }
  const branch = branchFor(value, schema, root);
  const properties = own(branch, "properties");
  const required = new Set(listOf(own(branch, "required")));
  const kept = Object.entries(value).flatMap(([name, one]): [string, unknown][] => {
    const property = own(properties, name);
    if (!isRecord(property)) return [[name, one]];
    if (one !== null) return [[name, cleaned(one, property, root, depth + 1)]];
    return required.has(name) || mayBeNull(property, root) ? [[name, one]] : [];
  });
  return Object.fromEntries(kept);
}

/** Where null is the default, leaving it out says the same. */
function mayBeNull(property: JsonRecord, root: JsonRecord): boolean {
  return own(property, "default") !== null && allowsNull(property, root);
}

/** Of several schemas the one that a value was written for: it has all its keys, and the same fixed values. */
function branchFor(value: object, schema: unknown, root: JsonRecord): unknown {
  const branches = ["anyOf", "oneOf", "allOf"].flatMap((key) => listOf(own(schema, key))).map((one) => pointedAt(one, root));
  if (branches.length === 0 || own(schema, "properties") !== undefined || own(schema, "items") !== undefined) return schema;
  if (Array.isArray(value)) return branches.find((one) => own(one, "items") !== undefined);
  return branches.find((one) => {
    const properties = own(one, "properties");
    if (!isRecord(properties) || !listOf(own(one, "required")).every((name) => typeof name === "string" && Object.hasOwn(value, name)))
      return false;
    return Object.entries(value).every(
      ([name, part]) => Object.hasOwn(properties, name) && agrees(part, pointedAt(properties[name], root)),
    );
  });
}

function agrees(value: unknown, schema: unknown): boolean {
  if (isRecord(schema) && Object.hasOwn(schema, "const")) return schema["const"] === value;
  const values = own(schema, "enum");
  return !Array.isArray(values) || value === null || values.includes(value);
}

import { boundedRegExp } from "../text/bounded-regexp.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import type { SchemaIssue } from "./schema.ts";

type Path = readonly (string | number)[];
type Keywords = Readonly<Record<string, unknown>>;

/** One schema at one value: the same for every keyword. */
interface Place {
  readonly schema: Keywords;
  readonly root: unknown;
  readonly path: Path;
  readonly depth: number;
}

/** A schema that refers to itself ends here. */
const DEEPEST = 64;

/** What a JSON Schema has against a value, in the words that zod would use; nothing where it fits. Keywords that only describe are passed over. */
export function refusedByJson(schema: unknown, value: unknown, root: unknown = schema, path: Path = [], depth = 0): SchemaIssue[] {
  if (schema === true || schema === undefined) return [];
  if (!isObject(schema) || depth > DEEPEST) return [refusal("invalid_type", path, "Invalid input: expected never")];
  const place: Place = { schema, root, path, depth };
  const { enum: allowed, $ref: reference } = schema;
  const referred = typeof reference === "string" ? inner(place, targetOf(root, reference), value) : [];
  if (Array.isArray(allowed) && !allowed.some((one) => same(one, value))) return [notAllowed(path, allowed)];
  if (Object.hasOwn(schema, "const") && !same(schema["const"], value)) return [notAllowed(path, [schema["const"]])];
  const mistyped = typeRefusal(place, value);
  if (mistyped !== null) return [mistyped];
  return [...referred, ...ofValue(place, value), ...ofBranches(place, value)];
}

function inner({ root, path, depth }: Place, schema: unknown, value: unknown, key?: string | number): SchemaIssue[] {
  return refusedByJson(schema, value, root, key === undefined ? path : [...path, key], depth + 1);
}

function refusal(code: string, path: Path, message: string): SchemaIssue {
  return { code, path, message };
}

function notAllowed(path: Path, values: readonly unknown[]): SchemaIssue {
  const shown = values.map((one) => JSON.stringify(one)).join("|");
  return refusal(
    "invalid_value",
    path,
    values.length === 1 ? `Invalid input: expected ${shown}` : `Invalid option: expected one of ${shown}`,
  );
}

function typeRefusal({ schema: { type }, path }: Place, value: unknown): SchemaIssue | null {
  const types: readonly unknown[] = Array.isArray(type) ? type : [type];
  const own = typeOf(value);
  if (type === undefined ? value !== undefined : types.some((one) => one === own || (one === "integer" && Number.isSafeInteger(value))))
    return null;
  const isFraction = own === "number" && types.includes("integer");
  // A whole number that is too big is no wrong type.
  if (isFraction && Number.isInteger(value)) return null;
  const expected = types.map((one) => (one === "integer" ? (isFraction ? "int" : "number") : String(one))).join("|");
  return refusal("invalid_type", path, `Invalid input: expected ${type === undefined ? "nonoptional" : expected}, received ${own}`);
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Array.isArray(value)) return "array";
  return Number.isNaN(value) ? "NaN" : typeof value;
}

function ofValue(place: Place, value: unknown): SchemaIssue[] {
  if (typeof value === "string") return ofText(place, value);
  if (typeof value === "number") return ofNumber(place, value);
  if (Array.isArray(value)) return ofList(place, value);
  return isObject(value) ? ofObject(place, value) : [];
}

/** The bounds of a size or a number: which keyword, how it compares, how zod writes it. */
const BOUNDS = [
  ["min", false, (value: number, bound: number) => value >= bound, ">="],
  ["exclusiveMin", false, (value: number, bound: number) => value > bound, ">"],
  ["max", true, (value: number, bound: number) => value <= bound, "<="],
  ["exclusiveMax", true, (value: number, bound: number) => value < bound, "<"],
] as const;

function bounded({ schema, path }: Place, size: number, noun: string, said: (sign: string, bound: number) => string): SchemaIssue[] {
  return BOUNDS.flatMap(([name, isMost, holds, sign]) => {
    const bound = schema[name + noun];
    if (typeof bound !== "number" || holds(size, bound)) return [];
    return [refusal(isMost ? "too_big" : "too_small", path, `Too ${isMost ? "big" : "small"}: expected ${said(sign, bound)}`)];
  });
}

function ofText(place: Place, value: string): SchemaIssue[] {
  const { pattern } = place.schema;
  const sizes = bounded(place, [...value].length, "Length", (sign, bound) => `string to have ${sign}${bound} characters`);
  if (typeof pattern !== "string" || patternOf(place.schema)?.refuses(value) !== true) return sizes;
  return [...sizes, refusal("invalid_format", place.path, `Invalid string: must match pattern /${pattern}/`)];
}

const patternOf = compiledOnce(({ pattern }: Keywords) => boundedRegExp(String(pattern)));

function ofNumber(place: Place, value: number): SchemaIssue[] {
  const { type, multipleOf } = place.schema;
  const sizes = bounded(place, value, "imum", (sign, bound) => {
    const isSafe = type === "integer" && Math.abs(bound) === Number.MAX_SAFE_INTEGER;
    return `${isSafe ? "int" : "number"} to be ${sign}${bound}`;
  });
  if (typeof multipleOf !== "number" || Number.isInteger(value / multipleOf)) return sizes;
  return [...sizes, refusal("not_multiple_of", place.path, `Invalid number: must be a multiple of ${multipleOf}`)];
}

function ofList(place: Place, value: readonly unknown[]): SchemaIssue[] {
  const { items, prefixItems, uniqueItems } = place.schema;
  const first: readonly unknown[] = Array.isArray(prefixItems) ? prefixItems : [];
  const isRepeated = uniqueItems === true && value.some((one, at) => value.slice(0, at).some((other) => same(one, other)));
  return [
    ...value.flatMap((one, at) => inner(place, at < first.length ? first[at] : items, one, at)),
    ...bounded(place, value.length, "Items", (sign, bound) => `array to have ${sign}${bound} items`),
    ...(isRepeated ? [refusal("invalid_value", place.path, "Invalid input: expected no item twice")] : []),
  ];
}

function ofObject(place: Place, value: Keywords): SchemaIssue[] {
  const { properties, required, additionalProperties: more, propertyNames } = place.schema;
  const named = isObject(properties) ? properties : {};
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const others = Object.keys(value).filter((key) => !Object.hasOwn(named, key));
  const absent = needed.filter((key) => typeof key === "string" && !Object.hasOwn(named, key) && value[key] === undefined);
  return [
    ...Object.entries(named).flatMap(([key, schema]) => {
      if (Object.hasOwn(value, key) && value[key] !== undefined) return inner(place, schema, value[key], key);
      return needed.includes(key) ? asMissing(place, schema, key) : [];
    }),
    ...absent.flatMap((key) => asMissing(place, true, String(key))),
    ...(more === false ? unknownKeys(place.path, others) : others.flatMap((key) => inner(place, more, value[key], key))),
    ...Object.keys(value).flatMap((key) => inner(place, propertyNames, key, key)),
    ...bounded(place, Object.keys(value).length, "Properties", (sign, bound) => `object to have ${sign}${bound} entries`),
  ];
}

function asMissing(place: Place, schema: unknown, key: string): SchemaIssue[] {
  const refused = inner(place, schema, undefined, key);
  if (refused.length > 0) return refused;
  return [refusal("invalid_type", [...place.path, key], "Invalid input: expected nonoptional, received undefined")];
}

/** Keys that a strict object does not take. */
export function unknownKeys(path: Path, keys: readonly string[]): SchemaIssue[] {
  const named = keys.map((key) => JSON.stringify(key)).join(", ");
  return keys.length === 0 ? [] : [refusal("unrecognized_keys", path, `Unrecognized key${keys.length > 1 ? "s" : ""}: ${named}`)];
}

function ofBranches(place: Place, value: unknown): SchemaIssue[] {
  const { anyOf, oneOf, allOf, not, if: condition } = place.schema;
  const fits = (schema: unknown): boolean => inner(place, schema, value).length === 0;
  const wrong =
    (Array.isArray(anyOf) && !anyOf.some(fits)) ||
    (Array.isArray(oneOf) && oneOf.filter(fits).length !== 1) ||
    (not !== undefined && fits(not));
  const then = condition === undefined ? undefined : place.schema[fits(condition) ? "then" : "else"];
  return [
    ...(wrong ? [refusal("invalid_union", place.path, "Invalid input")] : []),
    ...(Array.isArray(allOf) ? allOf.flatMap((schema) => inner(place, schema, value)) : []),
    ...inner(place, then, value),
  ];
}

/** What "#/$defs/day" leads to; nothing that anything fits where it leads nowhere. */
function targetOf(root: unknown, reference: string): unknown {
  if (reference !== "#" && !reference.startsWith("#/")) return false;
  const keys = reference.split("/").slice(1);
  return keys.reduce<unknown>((at, key) => {
    const name = decodeURIComponent(key).replaceAll("~1", "/").replaceAll("~0", "~");
    return typeof at === "object" && at !== null && Object.hasOwn(at, name) ? Reflect.get(at, name) : false;
  }, root);
}

function same(one: unknown, other: unknown): boolean {
  if (one === other) return true;
  if (!isObject(one) || !isObject(other))
    return Array.isArray(one) && Array.isArray(other) && JSON.stringify(one) === JSON.stringify(other);
  const keys = Object.keys(one);
  return keys.length === Object.keys(other).length && keys.every((key) => Object.hasOwn(other, key) && same(one[key], other[key]));
}

function isObject(value: unknown): value is Keywords {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import type { ParameterType } from "./parameter.ts";

export type Schema = Readonly<Record<string, unknown>>;

const DEEPEST = 5;

const TYPES = new Set<string>(["string", "integer", "number", "boolean", "array", "object"]);

/** The type of a schema, "null" aside. */
export function typeOf(schema: Schema): ParameterType {
  const given = Array.isArray(schema["type"]) ? schema["type"].find((one) => one !== "null") : schema["type"];
  if (typeof given === "string" && TYPES.has(given)) return asType(given);
  if (typeof schema["properties"] === "object" && schema["properties"] !== null) return "object";
  const [first] = Array.isArray(schema["enum"]) ? schema["enum"] : [];
  return typeof first === "string" ? "string" : "any";
}

function asType(text: string): ParameterType {
  switch (text) {
    case "string":
    case "integer":
    case "number":
    case "boolean":
    case "array":
    case "object":
      return text;
    default:
      return "any";
  }
}

/** A schema behind its `$ref`, or the first branch of an `anyOf` that is not null. */
export function resolve(schema: unknown, root: Schema, depth = 0): Schema {
  if (!isSchema(schema)) return {};
  if (depth > DEEPEST) return {};
  const reference = schema["$ref"];
  if (typeof reference === "string" && reference.startsWith("#/")) {
    let at: unknown = root;
    for (const key of reference.slice(2).split("/").slice(0, 8)) at = isSchema(at) && Object.hasOwn(at, key) ? at[key] : undefined;
    return {
      ...resolve(at, root, depth + 1),
      ...(typeof schema["description"] === "string" ? { description: schema["description"] } : {}),
    };
  }
  for (const key of ["anyOf", "oneOf", "allOf"]) {
    const branches = schema[key];
    if (!Array.isArray(branches) || schema["type"] !== undefined) continue;
    const branch = branches.find((one) => isSchema(one) && one["type"] !== "null");
    if (branch !== undefined) return { ...resolve(branch, root, depth + 1), ...without(schema, key) };
  }
  return schema;
}

/** Whether a schema may be met in several ways, of which `resolve` looks at the first. */
export function hasBranches(schema: unknown): boolean {
  if (!isSchema(schema)) return false;
  return ["anyOf", "oneOf"].some((key) => Array.isArray(schema[key]) && schema[key].length > 1);
}

/** The one value that a schema allows; null where there are several. */
export function onlyValue(schema: Schema): { readonly value: unknown } | null {
  if (Object.hasOwn(schema, "const")) return { value: schema["const"] };
  return Array.isArray(schema["enum"]) && schema["enum"].length === 1 ? { value: schema["enum"][0] } : null;
}

function without(schema: Schema, key: string): Schema {
  return Object.fromEntries(Object.entries(schema).filter(([name]) => name !== key));
}

function isSchema(value: unknown): value is Schema {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

export function propertiesOf(schema: Schema): [string, unknown][] {
  return isSchema(schema["properties"])
    ? Object.entries(schema["properties"]).filter(([, value]) => isSchema(value) || value === true)
    : [];
}

export function stringsOf(value: unknown): string[] {
  return Array.isArray(value) ? value.filter((one) => typeof one === "string") : [];
}

export function textOf(value: unknown): string {
  return typeof value === "string" ? value : "";
}

export function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}

import type { Issue } from "../../contract/issue.ts";
import { isRecord, type JsonRecord, listOf, own } from "../offer/json.ts";
import { allowsNull, followed } from "../offer/schema.ts";
import { merged } from "./strict-merge.ts";
import { nullable } from "./strict-nullable.ts";
import { keptWords, sizeOf, typesOf } from "./strict-types.ts";
import { DEEPEST, MOST_CHARACTERS, MOST_ENUM_VALUES, MOST_PROPERTIES, NOTES } from "./strict-words.ts";

type Path = readonly (string | number)[];

/** One conversion: what it reads from, and what it has gathered on the way. */
interface Conversion {
  readonly root: JsonRecord;
  /** Schemas that are pointed at, by their reference; `made` is null while one is being made, or cannot be. */
  readonly definitions: Map<string, { readonly name: string; made: Record<string, unknown> | null }>;
  readonly issues: Issue[];
  properties: number;
  characters: number;
}

/** A schema in the strict subset, and what cannot be said in it. */
export function convertRoot(root: JsonRecord): { readonly made: Record<string, unknown> | null; readonly issues: Issue[] } {
  const conversion: Conversion = { root, definitions: new Map(), issues: [], properties: 0, characters: 0 };
  const top = merged(root, root);
  const isObject = top !== null && (top["type"] === "object" || (top["type"] === undefined && isRecord(top["properties"])));
  if (!isObject || own(top, "anyOf") !== undefined || own(top, "oneOf") !== undefined) {
    return { made: null, issues: [issue("unsupported_keyword", [], "The schema is not that of one object alone.")] };
  }
  // A tool that names no parameters takes none.
  const closed = top["properties"] === undefined && top["additionalProperties"] === undefined ? { ...top, properties: {} } : top;
  const made = convert(conversion, closed, [], 0);
  const { definitions, issues, properties, characters } = conversion;
  if (properties > MOST_PROPERTIES || characters > MOST_CHARACTERS)
    issues.push(issue("too_large", [], `It has ${properties} parameters, whose names and fixed values take ${characters} characters.`));
  if (made === null || definitions.size === 0) return { made, issues };
  return { made: { ...made, $defs: Object.fromEntries([...definitions.values()].map(({ name, made: one }) => [name, one])) }, issues };
}

function convert(conversion: Conversion, given: unknown, path: Path, depth: number): Record<string, unknown> | null {
  const { root, issues } = conversion;
  if (depth > DEEPEST || conversion.properties > MOST_PROPERTIES) return refuse(issues, "too_large", path, "It is nested too deep.");
  if (!isRecord(given)) return refuse(issues, "free_form", path, "It takes a value of any kind.");
  if (typeof given["$ref"] === "string") return convertReference(conversion, given, given["$ref"], path, depth);
  const schema = merged(given, root);
  if (schema === null) return refuse(issues, "unsupported_keyword", path, 'Its "allOf" cannot be written as one schema.');
  const notes = Object.fromEntries(NOTES.flatMap((word) => (typeof schema[word] === "string" ? [[word, schema[word]]] : [])));
  const branches = [...listOf(schema["anyOf"]), ...listOf(schema["oneOf"])];
  const says = branches.filter((one) => !isRecord(one) || Object.keys(one).some((key) => key !== "required"));
  if (says.length > 0) {
    if (isRecord(schema["properties"]))
      return refuse(issues, "unsupported_keyword", path, 'It has "anyOf" or "oneOf" beside its properties.');
    const inherited = schema["type"] === undefined ? {} : { type: schema["type"] };
    const made = says.map((one, index) =>
      convert(
        conversion,
        isRecord(one) && one["$ref"] === undefined ? { ...inherited, ...one } : one,
        [...path, "anyOf", index],
        depth + 1,
      ),
    );
    return made.some((one) => one === null) ? null : { ...notes, anyOf: made };
  }
  return convertPlain(conversion, schema, notes, path, depth);
}

function convertPlain(
  conversion: Conversion,
  schema: JsonRecord,
  notes: JsonRecord,
  path: Path,
  depth: number,
): Record<string, unknown> | null {
  const { issues } = conversion;
  const types = typesOf(schema);
  if (types === null) return refuse(issues, "free_form", path, "It takes a value of any type.");
  conversion.characters += sizeOf(schema);
  if (listOf(schema["enum"]).length > MOST_ENUM_VALUES) return refuse(issues, "too_large", path, "It has too many values to choose from.");
  const made = { ...notes, type: types.length === 1 ? types[0] : types, ...keptWords(schema, types) };
  const members = types.includes("object") ? convertObject(conversion, schema, path, depth) : {};
  const items = types.includes("array") ? convertItems(conversion, schema, path, depth) : {};
  return members === null || items === null ? null : { ...made, ...members, ...items };
}

function convertObject(conversion: Conversion, schema: JsonRecord, path: Path, depth: number): Record<string, unknown> | null {
  const { issues, root } = conversion;
  const { properties, additionalProperties: more } = schema;
  const isOpen = (more !== undefined && more !== false) || schema["patternProperties"] !== undefined;
  if (isOpen || (more === undefined && !isRecord(properties))) return refuse(issues, "free_form", path, "It takes any keys.");
  const entries = isRecord(properties) ? Object.entries(properties) : [];
  const required = new Set(listOf(schema["required"]));
  const made: [string, unknown][] = [];
  let fails = false;
  for (const [name, property] of entries) {
    conversion.properties += 1;
    conversion.characters += name.length;
    const here = [...path, "properties", name];
    const one = convert(conversion, property, here, depth + 1);
    const isOptional = !required.has(name);
    if (one === null) fails = true;
    else if (isOptional && allowsNull(property, root) && own(property, "default") !== null)
      issues.push(issue("ambiguous_null", here, "It may be left out and may be null, and a strict schema has only null for both."));
    else made.push([name, isOptional ? nullable(one, allowsNull(property, root)) : one]);
  }
  const names = entries.map(([name]) => name);
  return fails ? null : { properties: Object.fromEntries(made), required: names, additionalProperties: false };
}

function convertItems(conversion: Conversion, schema: JsonRecord, path: Path, depth: number): Record<string, unknown> | null {
  const { items, prefixItems } = schema;
  if (prefixItems !== undefined || Array.isArray(items))
    return refuse(conversion.issues, "unsupported_keyword", path, "Its items differ by their place.");
  const made = convert(conversion, items, [...path, "items"], depth + 1);
  return made === null ? null : { items: made };
}

/** A schema that is pointed at by name stays there; words beside the reference are lost only where it points at itself. */
function convertReference(
  conversion: Conversion,
  given: JsonRecord,
  reference: string,
  path: Path,
  depth: number,
): Record<string, unknown> | null {
  const { root, definitions, issues } = conversion;
  const target = followed(reference, root);
  if (!isRecord(target)) return refuse(issues, "unknown_reference", path, `"${reference.slice(0, 80)}" is not in this schema.`);
  if (reference === "#") return { $ref: "#" };
  const known = definitions.get(reference);
  const definition = known ?? { name: nameOf(reference, definitions.size), made: null };
  if (known === undefined) {
    definitions.set(reference, definition);
    definition.made = convert(conversion, target, path, depth);
    if (definition.made === null) return null;
  }
  const notes = NOTES.filter((word) => typeof given[word] === "string");
  const pointer = { $ref: `#/$defs/${definition.name}` };
  return notes.length === 0 ? pointer : { ...Object.fromEntries(notes.map((word) => [word, given[word]])), anyOf: [pointer] };
}

/** "#/$defs/item" keeps its name; a place without one gets a number. */
function nameOf(reference: string, count: number): string {
  const [, name] = /^#\/(?:\$defs|definitions)\/([A-Za-z0-9_-]{1,64})$/.exec(reference) ?? [];
  return name ?? `part_${count}`;
}

function refuse(issues: Issue[], code: string, path: Path, message: string): null {
  issues.push(issue(code, path, message));
  return null;
}

function issue(code: string, path: Path, message: string): Issue {
  return { code, path: [...path], message };
}

import { propertiesOf, resolve, type Schema, stringsOf } from "./json-schema.ts";

const DEEPEST = 8;
const MOST_ITEMS = 100;

/**
 * The required parameters that some values leave out, as paths: "filter.state", whether the schema describes them or not. Inside an object that is given
 * its own required ones too, and those that another one calls for.
 */
export function absentIn(schema: Schema, values: Readonly<Record<string, unknown>>): string[] {
  return absent(schema, values, [], schema);
}

function absent(given: unknown, value: unknown, path: readonly string[], root: Schema): string[] {
  if (path.length > DEEPEST) return [];
  const schema = resolve(given, root);
  if (Array.isArray(value)) {
    return value.slice(0, MOST_ITEMS).flatMap((item, at) => absent(schema["items"], item, [...path, String(at)], root));
  }
  if (typeof value !== "object" || value === null) return [];
  const called = DEPENDENT.flatMap((keyword) => calledFor(schema[keyword], value));
  const own = [...new Set([...stringsOf(schema["required"]), ...called])].filter((name) => !Object.hasOwn(value, name));
  const outer = own.map((name) => [...path, name].join("."));
  const objects = Object.entries(value).filter(([, one]) => typeof one === "object" && one !== null);
  if (objects.length === 0) return outer;
  const inner = new Map(propertiesOf(schema));
  return [...outer, ...objects.flatMap(([name, one]) => (inner.has(name) ? absent(inner.get(name), one, [...path, name], root) : []))];
}

const DEPENDENT = ["dependentRequired", "dependencies"] as const;

/** "card: [address]": what a value that is given calls for. */
function calledFor(keyword: unknown, value: object): string[] {
  if (typeof keyword !== "object" || keyword === null) return [];
  return Object.entries(keyword).flatMap(([name, others]) => (Object.hasOwn(value, name) ? stringsOf(others) : []));
}

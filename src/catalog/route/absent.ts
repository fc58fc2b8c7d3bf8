import { propertiesOf, resolve, type Schema, stringsOf } from "../arguments/schema/json-schema.ts";

const DEEPEST = 8;
const MOST_ITEMS = 100;

/** The required parameters that some values leave out, as paths: "filter.state". Inside an object that is given, its own required ones too. */
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
  const own = stringsOf(schema["required"]).filter((name) => !Object.hasOwn(value, name));
  const inner = new Map(propertiesOf(schema));
  const nested = Object.entries(value).flatMap(([name, one]) =>
    inner.has(name) ? absent(inner.get(name), one, [...path, name], root) : [],
  );
  return [...own.map((name) => [...path, name].join(".")), ...nested];
}

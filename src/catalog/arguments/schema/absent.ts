import { compiledOnce } from "../../../slots/phrases.ts";
import { propertiesOf, resolve, type Schema, stringsOf, typeOf } from "./json-schema.ts";

const DEEPEST = 8;
const MOST_ITEMS = 100;

/**
 * The required parameters that some values leave out, as paths: "filter.state", whether the schema describes them or not. Inside an object that is given
 * its own required ones too, and those that another one calls for.
 */
export function absentIn(schema: Schema, values: Readonly<Record<string, unknown>>): string[] {
  const flat = requiredIn(schema);
  if (flat.isAll || Object.keys(values).length === 0) return flat.names.filter((name) => !Object.hasOwn(values, name));
  return absent(schema, values, [], schema);
}

/** What is required at the top, and whether nothing further in can be: read once for each schema. */
const requiredIn = compiledOnce((schema: Schema): { readonly names: readonly string[]; readonly isAll: boolean } => {
  const top = resolve(schema, schema);
  const isPlain = (given: unknown): boolean => PLAIN.has(typeOf(resolve(given, schema)));
  const isAll = DEPENDENT.every((keyword) => top[keyword] === undefined) && propertiesOf(top).every(([, given]) => isPlain(given));
  return { names: [...new Set(stringsOf(top["required"]))], isAll };
});

const PLAIN: ReadonlySet<string> = new Set(["string", "integer", "number", "boolean"]);

function absent(given: unknown, value: unknown, path: readonly string[], root: Schema): string[] {
  if (path.length > DEEPEST) return [];
  const schema = resolve(given, root);
  if (Array.isArray(value)) {
    return value.slice(0, MOST_ITEMS).flatMap((item, at) => absent(schema["items"], item, [...path, String(at)], root));
  }
  if (typeof value !== "object" || value === null) return [];
  const called = DEPENDENT.flatMap((keyword) => calledFor(schema[keyword], value));
  const own = [...new Set([...stringsOf(schema["required"]), ...called])].filter((name) => !Object.hasOwn(value, name));
  const inner = new Map(propertiesOf(schema));
  const nested = Object.entries(value).flatMap(([name, one]) =>
    inner.has(name) ? absent(inner.get(name), one, [...path, name], root) : [],
  );
  return [...own.map((name) => [...path, name].join(".")), ...nested];
}

const DEPENDENT = ["dependentRequired", "dependencies"] as const;

/** "card: [address]": what a value that is given calls for. */
function calledFor(keyword: unknown, value: object): string[] {
  if (typeof keyword !== "object" || keyword === null) return [];
  return Object.entries(keyword).flatMap(([name, others]) => (Object.hasOwn(value, name) ? stringsOf(others) : []));
}

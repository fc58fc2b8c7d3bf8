import type { Issue } from "../contract/issue.ts";

/** `$name`, `$name.field`, `$name.0.field`, `$name[0].field`: where a value of an earlier step is taken from. */
const BINDING = /\$([A-Za-z_]\w{0,63})((?:\.[A-Za-z_][\w-]{0,63}|\.\d{1,9}|\[\d{1,9}\]){0,16})/g;
/** Names that lead out of plain data. */
const FORBIDDEN = new Set(["__proto__", "prototype", "constructor"]);
const DEEPEST = 32;

interface Binding {
  readonly source: string;
  readonly name: string;
  readonly path: readonly string[];
}

/** The bindings in a text, in order. */
function bindingsIn(text: string): Binding[] {
  return [...text.matchAll(BINDING)].map(({ 0: source, 1: name = "", 2: rest = "" }) => ({
    source,
    name,
    path: rest.match(/[\w-]+/g) ?? [],
  }));
}

/** What is wrong with the bindings of a value: names that no earlier step gives, and paths that are forbidden. */
export function checkBindings(value: unknown, known: ReadonlySet<string>, path: readonly (string | number)[]): Issue[] {
  if (path.length > DEEPEST) return [{ code: "too_deep", path: [...path], message: `Parameters may be nested ${DEEPEST} deep.` }];
  if (typeof value === "string") {
    return bindingsIn(value).flatMap((binding): Issue[] => {
      const forbidden = [binding.name, ...binding.path].find((name) => FORBIDDEN.has(name));
      if (forbidden !== undefined)
        return [
          {
            code: "forbidden_path",
            path: [...path],
            message: `"${binding.source}" goes through "${forbidden}", which is no field of a result.`,
          },
        ];
      if (known.has(binding.name) || binding.source !== value) return [];
      return [
        { code: "unknown_binding", path: [...path], message: `"${value}" is the output of no earlier step; name it there with output_as.` },
      ];
    });
  }
  if (Array.isArray(value)) return value.flatMap((item, index) => checkBindings(item, known, [...path, index]));
  if (isObject(value)) {
    return Object.entries(value).flatMap(([name, item]) =>
      FORBIDDEN.has(name)
        ? [{ code: "forbidden_path", path: [...path, name], message: `"${name}" is no name of a parameter.` }]
        : checkBindings(item, known, [...path, name]),
    );
  }
  return [];
}

export type Bound = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly error: string };

/** A value with its bindings filled in. A text that is one binding becomes the value itself, of whatever type; inside a longer text it becomes text. */
export function bind(value: unknown, outputs: ReadonlyMap<string, unknown>): Bound {
  try {
    return { ok: true, value: fill(value, outputs) };
  } catch (error) {
    if (error instanceof MissingValue) return { ok: false, error: error.message };
    throw error;
  }
}

class MissingValue extends Error {}

function fill(value: unknown, outputs: ReadonlyMap<string, unknown>): unknown {
  if (typeof value === "string") return fillText(value, outputs);
  if (Array.isArray(value)) return value.map((item) => fill(item, outputs));
  if (isObject(value)) return Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item, outputs)]));
  return value;
}

function fillText(text: string, outputs: ReadonlyMap<string, unknown>): unknown {
  const bindings = bindingsIn(text).filter(({ name }) => outputs.has(name));
  const [only] = bindings;
  if (only !== undefined && only.source === text) return lookUp(only, outputs);
  let at = 0;
  let filled = "";
  for (const binding of bindings) {
    const start = text.indexOf(binding.source, at);
    const found = lookUp(binding, outputs);
    filled += text.slice(at, start) + (typeof found === "string" ? found : JSON.stringify(found));
    at = start + binding.source.length;
  }
  return filled + text.slice(at);
}

function lookUp({ source, name, path }: Binding, outputs: ReadonlyMap<string, unknown>): unknown {
  let value = outputs.get(name);
  for (const field of path) {
    const holds = (isObject(value) || Array.isArray(value)) && !FORBIDDEN.has(field) && Object.hasOwn(value, field);
    if (!holds) throw new MissingValue(`"${source}": the output "${name}" has no "${field}".`);
    value = Reflect.get(value as object, field);
  }
  return value;
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

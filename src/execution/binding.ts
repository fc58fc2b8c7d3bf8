import { outOfData } from "../catalog/definition.ts";
import type { Issue } from "../contract/issue.ts";
import { type Binding, piecesOf } from "./binding-syntax.ts";
import { copyOf, isData } from "./copy.ts";
import { BINDINGS_LIMIT, EXPANDED_LIMIT } from "./limits.ts";
import { checkParameters } from "./parameters.ts";
import { reasonOf } from "./reason.ts";
import { COPIED, weightOf } from "./weight.ts";

/** What is wrong with the bindings of a value: too many of them, names that no earlier step gives, and paths that are forbidden or none. */
export function checkBindings(value: unknown, known: ReadonlySet<string>, path: readonly (string | number)[]): Issue[] {
  let count = 0;
  const issues = checkParameters(value, path, (text, place) => {
    const pieces = piecesOf(text);
    count += pieces.filter((piece) => piece.kind === "binding" && known.has(piece.name)).length;
    return pieces.flatMap((piece) => {
      const found = piece.kind === "binding" ? objection(piece, text, known) : null;
      return found === null ? [] : [{ ...found, path: [...place] }];
    });
  });
  if (count <= BINDINGS_LIMIT) return issues;
  const message = `A step takes at most ${BINDINGS_LIMIT} bindings, not ${count}; bind whole values in the place of their parts.`;
  return [{ code: "too_many_bindings", path: [...path], message }, ...issues];
}

function objection(binding: Binding, text: string, known: ReadonlySet<string>): Omit<Issue, "path"> | null {
  const { source, name, path, isReadable } = binding;
  const forbidden = [name, ...path].find((field) => outOfData.has(field));
  if (forbidden !== undefined)
    return { code: "forbidden_path", message: `"${source}" goes through "${forbidden}", which is no field of a result.` };
  if (known.has(name)) {
    if (isReadable) return null;
    return {
      code: "invalid_path",
      message: `What stands behind "${source}" is no path; write .field, [0] or ["field"], or a blank where the text goes on.`,
    };
  }
  // Inside a longer text an unknown name is text: "costs $USD 5".
  const isWhole = text === source || (!isReadable && text.startsWith(source) && !/\s/.test(text));
  if (!isWhole) return null;
  return {
    code: "unknown_binding",
    message: `"${text}" is the output of no earlier step; name it there with output_as, or write "$${text}" for the text itself.`,
  };
}

export type Bound = { readonly ok: true; readonly value: Record<string, unknown> } | ({ readonly ok: false } & Refusal);

/** Why the parameters of a step cannot be filled in. */
interface Refusal {
  readonly error: string;
  readonly code?: "too_large";
  readonly mend?: string;
}

/** Parameters with their bindings filled in. A text that is one binding becomes the value itself, of whatever type; inside a longer text it becomes text. */
export function bind(params: Readonly<Record<string, unknown>>, outputs: ReadonlyMap<string, unknown>): Bound {
  const filling: Filling = { outputs, filled: new Map(), weight: 0 };
  try {
    const value = fill(copyOf(params), filling);
    if (weightOf(value, COPIED) > EXPANDED_LIMIT) throw new TooLarge();
    // What was given is an object, and what it is filled into is one.
    return { ok: true, value: value as Record<string, unknown> };
  } catch (error) {
    if (error instanceof TooLarge) return { ok: false, ...TOO_LARGE };
    return { ok: false, error: error instanceof Unbound ? error.message : `The parameters cannot be read: ${reasonOf(error)}` };
  }
}

const TOO_LARGE: Refusal = {
  code: "too_large",
  error: `The parameters would come to more than ${EXPANDED_LIMIT} characters with their bindings filled in, each value counted as ${COPIED} at least.`,
  mend: "Bind a field of the output, or write the output to a file and pass its path.",
};

/** A binding that has no value. */
class Unbound extends Error {}

/** Bindings that stand for more than a step may take. */
class TooLarge extends Error {}

/** One step's parameters while they are filled in. */
interface Filling {
  readonly outputs: ReadonlyMap<string, unknown>;
  readonly filled: Map<object, unknown>;
  /** What the bindings have come to so far. */
  weight: number;
}

function fill(value: unknown, filling: Filling): unknown {
  if (typeof value === "string") return fillText(value, filling);
  if (typeof value !== "object" || value === null || value instanceof Date) return value;
  const { filled } = filling;
  const known = filled.get(value);
  if (known !== undefined) return known;
  const result = Array.isArray(value)
    ? value.map((item) => fill(item, filling))
    : Object.fromEntries(Object.entries(value).map(([name, item]) => [name, fill(item, filling)]));
  filled.set(value, result);
  return result;
}

function fillText(text: string, filling: Filling): unknown {
  const pieces = piecesOf(text);
  const { outputs } = filling;
  const [only] = pieces;
  if (pieces.length === 1 && only?.kind === "binding" && outputs.has(only.name)) return boundTo(only, filling);
  return pieces
    .map((piece) => {
      if (piece.kind === "text") return piece.text;
      return outputs.has(piece.name) ? textOfValue(piece, filling) : piece.source;
    })
    .join("");
}

function textOfValue(binding: Binding, filling: Filling): string {
  const value = boundTo(binding, filling);
  if (typeof value === "string") return value;
  const text = reading(binding.source, "put into a text", () => JSON.stringify(value));
  return text ?? nothing(binding.source, binding.name);
}

/** A copy of what a binding stands for: data, and never `undefined`. Weighed before it is copied. */
function boundTo({ source, name, path }: Binding, filling: Filling): unknown {
  const value = reading(source, "read", () => {
    const found = lookUp(source, name, path, filling.outputs.get(name));
    filling.weight += weightOf(found, COPIED);
    if (filling.weight > EXPANDED_LIMIT) throw new TooLarge();
    return copyOf(found);
  });
  return isData(value) ? value : nothing(source, name);
}

function lookUp(source: string, name: string, path: readonly string[], output: unknown): unknown {
  let value = output;
  for (const field of path) {
    if (!isData(value)) return nothing(source, name);
    const inner: unknown =
      typeof value === "object" && value !== null && Object.hasOwn(value, field) ? Reflect.get(value, field) : undefined;
    if (!isData(inner) || outOfData.has(field)) throw new Unbound(`"${source}": the output "${name}" has no "${field}".`);
    value = inner;
  }
  return value;
}

function nothing(source: string, name: string): never {
  throw new Unbound(`"${source}" is not bound: the step that gives "${name}" gave nothing.`);
}

/** What a tool gave may throw when it is read, or have no end. */
function reading<Value>(source: string, what: string, read: () => Value): Value {
  try {
    return read();
  } catch (error) {
    if (error instanceof Unbound || error instanceof TooLarge) throw error;
    throw new Unbound(`"${source}" cannot be ${what}: ${reasonOf(error).replaceAll(/\s+/g, " ")}`);
  }
}

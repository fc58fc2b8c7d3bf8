import { longestFor } from "./pattern-cost.ts";

/** A schema as the validator gets it. */
export interface CheckableSchema {
  readonly schema: Record<string, unknown>;
  /** How long a text may be that is matched against its patterns. */
  readonly longest: number;
  /** Whether it has patterns that may not be run. */
  readonly hasDropped: boolean;
}

/** A value that nobody gives: what cannot be read refuses everything, and says so by this. */
export const UNREADABLE = "\u0000unreadable";

const DEEPEST = 64;
/** Keywords whose values are no schemas. */
const PLAIN: ReadonlySet<string> = new Set(["enum", "const", "default", "examples", "required", "type", "dependentRequired"]);
/** Keywords whose values hold schemas by name. */
const MAPS: ReadonlySet<string> = new Set(["properties", "patternProperties", "$defs", "definitions", "dependentSchemas", "dependencies"]);

/**
 * A copy of a schema for the validator. References that lead nowhere refuse what is given there; patterns that could take too long are left out, all of
 * them with `patterns: false`; an enum of plain values on a list itself, which no list can be, is meant for its items.
 */
export function checkable(root: unknown, { patterns }: { readonly patterns: boolean }): CheckableSchema {
  let longest = Number.POSITIVE_INFINITY;
  let hasDropped = false;
  const targets = targetsOf(root);
  const schema = copy(root, 0);
  return { schema: isObject(schema) ? schema : {}, longest, hasDropped };

  function copy(given: unknown, depth: number): unknown {
    if (depth > DEEPEST) return { const: UNREADABLE };
    if (Array.isArray(given)) return given.map((one) => copy(one, depth + 1));
    if (!isObject(given)) return given;
    const { $ref: reference } = given;
    if (typeof reference === "string" && !leads(reference, root, targets)) return { const: UNREADABLE };
    const made: Record<string, unknown> = {};
    for (const [key, value] of Object.entries(given)) {
      if (key === "__proto__" || (key === "pattern" && typeof value === "string" && !mayRun(value))) continue;
      if (PLAIN.has(key)) made[key] = structuredClone(value);
      else made[key] = MAPS.has(key) && isObject(value) ? mapped(key, value, depth) : copy(value, depth + 1);
    }
    return itemsOf(openedWhereDropped(given, made));
  }

  function mapped(key: string, given: Readonly<Record<string, unknown>>, depth: number): Record<string, unknown> {
    const kept = Object.entries(given).filter(([name]) => key !== "patternProperties" || mayRun(name));
    return Object.fromEntries(kept.map(([name, one]) => [name, copy(one, depth + 1)]));
  }

  function mayRun(pattern: string): boolean {
    const most = patterns ? longestFor(pattern) : null;
    if (most === null) hasDropped = true;
    else longest = Math.min(longest, most);
    return most !== null;
  }
}

/** Without a pattern for names nobody knows which others there are. */
function openedWhereDropped(given: Readonly<Record<string, unknown>>, made: Record<string, unknown>): Record<string, unknown> {
  const count = ({ patternProperties: named }: Readonly<Record<string, unknown>>) => (isObject(named) ? Object.keys(named).length : 0);
  if (count(given) === count(made)) return made;
  const { additionalProperties: _, unevaluatedProperties: __, ...open } = made;
  return open;
}

function itemsOf(made: Record<string, unknown>): Record<string, unknown> {
  const { enum: allowed, type, items } = made;
  if (type !== "array" || !Array.isArray(allowed) || allowed.some((one) => Array.isArray(one))) return made;
  const { enum: _, ...rest } = made;
  return { ...rest, items: { ...(isObject(items) ? items : {}), enum: allowed } };
}

/** Names that a reference may lead to: each "$id", and each anchor. */
function targetsOf(root: unknown): ReadonlySet<string> {
  const found = new Set<string>();
  const visit = (given: unknown, depth: number): void => {
    if (depth > DEEPEST || typeof given !== "object" || given === null) return;
    for (const [key, value] of Object.entries(given)) {
      if (key === "$id" && typeof value === "string") found.add(value);
      else if (key === "$anchor" && typeof value === "string") found.add(`#${value}`);
      else visit(value, depth + 1);
    }
  };
  visit(root, 0);
  return found;
}

function leads(reference: string, root: unknown, targets: ReadonlySet<string>): boolean {
  if (reference === "#" || targets.has(reference)) return true;
  if (!reference.startsWith("#/")) return false;
  let at: unknown = root;
  for (const key of reference.slice(2).split("/")) {
    const name = decoded(key).replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof at !== "object" || at === null || !Object.hasOwn(at, name)) return false;
    at = Reflect.get(at, name);
  }
  return isObject(at) || typeof at === "boolean";
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

function isObject(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

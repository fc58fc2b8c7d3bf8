/** How large a value handed back by a caller may be. A pending question about ten thousand tasks stays below. */
const MOST_VALUES = 250_000;
const MOST_CHARACTERS = 4_000_000;
const DEEPEST = 32;

interface Budget {
  values: number;
  characters: number;
}

/** A value of JSON, copied and so safe to read twice. */
export type Plain = null | boolean | number | string | Plain[] | { [key: string]: Plain };

/**
 * A copy of plain JSON data, or `undefined` for anything else: getters, functions, class instances, cycles, holes,
 * the key `__proto__`, proxies that misbehave, and values too large or too deep. Never throws and runs no getter.
 */
export function plainCopy(value: unknown): Plain | undefined {
  try {
    return copy(value, { values: MOST_VALUES, characters: MOST_CHARACTERS }, DEEPEST);
  } catch {
    // A proxy can throw from any of its traps.
    return undefined;
  }
}

function copy(value: unknown, budget: Budget, depth: number): Plain | undefined {
  if (--budget.values < 0 || depth < 0) return undefined;
  if (value === null || typeof value === "boolean") return value;
  if (typeof value === "number") return Number.isFinite(value) ? value : undefined;
  if (typeof value === "string") return spend(budget, value) ? value : undefined;
  if (typeof value !== "object") return undefined;
  return Array.isArray(value) ? copyArray(value, budget, depth) : copyObject(value, budget, depth);
}

function copyArray(source: readonly unknown[], budget: Budget, depth: number): Plain[] | undefined {
  const length = source.length;
  if (length > budget.values) return undefined;
  const result: Plain[] = [];
  for (let index = 0; index < length; index++) {
    const item = copy(ownValue(source, String(index)), budget, depth - 1);
    if (item === undefined) return undefined;
    result.push(item);
  }
  return result;
}

function copyObject(source: object, budget: Budget, depth: number): { [key: string]: Plain } | undefined {
  if (!isPlain(source)) return undefined;
  const keys = Object.keys(source);
  if (keys.length > budget.values) return undefined;
  const result: { [key: string]: Plain } = {};
  for (const key of keys) {
    if (key === "__proto__" || !spend(budget, key)) return undefined;
    const item = copy(ownValue(source, key), budget, depth - 1);
    if (item === undefined) return undefined;
    result[key] = item;
  }
  return result;
}

/** An own data property; `undefined` for a hole and for a getter, which is not called. */
function ownValue(source: object, key: string): unknown {
  return Object.getOwnPropertyDescriptor(source, key)?.value;
}

/** Plain in any realm: no prototype, or one that has none itself. */
function isPlain(source: object): boolean {
  const prototype: unknown = Object.getPrototypeOf(source);
  return prototype === null || (typeof prototype === "object" && Object.getPrototypeOf(prototype) === null);
}

function spend(budget: Budget, text: string): boolean {
  budget.characters -= text.length;
  return budget.characters >= 0;
}

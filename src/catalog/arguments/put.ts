const UNSAFE: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

/** Puts a value at a path of keys, with the objects above it. */
export function put(root: Record<string, unknown>, path: readonly string[], value: unknown): void {
  let target = root;
  for (const key of path.slice(0, -1)) {
    if (UNSAFE.has(key)) return;
    const inner = Object.hasOwn(target, key) ? target[key] : undefined;
    const next: Record<string, unknown> = isRecord(inner) ? inner : {};
    if (next !== inner) define(target, key, next);
    target = next;
  }
  define(target, path.at(-1) ?? "", value);
}

/** An own property, whatever its name. */
export function define(target: Record<string, unknown>, key: string, value: unknown): void {
  if (!(key in target) || Object.hasOwn(target, key)) target[key] = value;
  else Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

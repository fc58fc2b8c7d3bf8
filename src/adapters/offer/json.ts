/** An object of JSON. */
export type JsonRecord = Readonly<Record<string, unknown>>;

export function isRecord(value: unknown): value is JsonRecord {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** An own value of something that may be an object; what stands on a prototype is none. */
export function own(value: unknown, key: string): unknown {
  return isRecord(value) && Object.hasOwn(value, key) ? value[key] : undefined;
}

/** What a getter of a class gives, too. */
export function read(value: unknown, key: string): unknown {
  return typeof value === "object" && value !== null ? Reflect.get(value, key) : undefined;
}

export function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : [];
}

/** A result as text for a model: text stays as it is, anything else is JSON. */
export function textOf(value: unknown): string {
  if (typeof value === "string") return value;
  try {
    return JSON.stringify(value) ?? "null";
  } catch {
    // A cycle or a BigInt; the model is told at least that there was a result. An object without a prototype has no text at all.
    return typeof value === "object" ? Object.prototype.toString.call(value) : String(value);
  }
}

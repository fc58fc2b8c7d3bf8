/** Whether data has a value here: JSON knows no `undefined`, no functions and no symbols. */
export function isData(value: unknown): boolean {
  return value !== undefined && typeof value !== "function" && typeof value !== "symbol";
}

/**
 * A copy that shares no list and no object with the original; as in JSON, fields that hold nothing are left out, and items that hold nothing are null.
 * Instances of a class, which JSON would not give back, are the same ones. Throws where a field throws when it is read.
 */
export function copyOf(value: unknown, made = new Map<object, unknown>()): unknown {
  if (typeof value !== "object" || value === null) return value;
  const known = made.get(value);
  if (known !== undefined) return known;
  if (Array.isArray(value)) {
    const items: unknown[] = [];
    made.set(value, items);
    for (const item of value) items.push(isData(item) ? copyOf(item, made) : null);
    return items;
  }
  if (value instanceof Date) return new Date(value.getTime());
  if (!isPlain(value)) return value;
  const fields = {};
  made.set(value, fields);
  for (const [name, field] of Object.entries(value)) {
    // Defined, not assigned: "__proto__" is a field like others.
    if (isData(field))
      Object.defineProperty(fields, name, { value: copyOf(field, made), enumerable: true, writable: true, configurable: true });
  }
  return fields;
}

/** Arguments of a call, copied. */
export function copyOfArguments(values: Readonly<Record<string, unknown>>): Record<string, unknown> {
  // Arguments were checked to be a plain object, and the copy of one is one.
  return copyOf(values) as Record<string, unknown>;
}

/** Whether a value is an object of fields, of no class. */
export function isPlain(value: unknown): value is Readonly<Record<string, unknown>> {
  if (typeof value !== "object" || value === null || Array.isArray(value)) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  // Of another realm too, such as a test's or a frame's.
  return prototype === null || Object.getPrototypeOf(prototype) === null;
}

/** What a JSON Schema says of the value at a path, through objects and lists; null where it says nothing. References are not followed. */
export function propertyAt(schema: unknown, path: readonly (string | number)[]): Readonly<Record<string, unknown>> | null {
  let at = schema;
  for (const part of path) {
    if (!isRecord(at)) return null;
    const next = typeof part === "number" ? at["items"] : propertyOf(at["properties"], part);
    at = next;
  }
  return isRecord(at) ? at : null;
}

function propertyOf(properties: unknown, name: string): unknown {
  return isRecord(properties) && Object.hasOwn(properties, name) ? properties[name] : undefined;
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

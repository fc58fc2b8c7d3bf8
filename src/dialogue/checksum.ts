/** JSON with sorted keys, so that a store which reorders keys changes nothing. Takes plain data alone. */
export function canonicalJson(value: unknown): string {
  return JSON.stringify(value, (_key, part: unknown) => (isRecord(part) ? sorted(part) : part));
}

/**
 * A stable 53-bit hash (cyrb53) as 14 hexadecimal digits. It tells an accident from an intact value; it keeps
 * nobody from forging one.
 */
export function checksum(text: string): string {
  let one = 0xdeadbeef;
  let two = 0x41c6ce57;
  for (let index = 0; index < text.length; index++) {
    const unit = text.charCodeAt(index);
    one = Math.imul(one ^ unit, 2654435761);
    two = Math.imul(two ^ unit, 1597334677);
  }
  one = Math.imul(one ^ (one >>> 16), 2246822507) ^ Math.imul(two ^ (two >>> 13), 3266489909);
  two = Math.imul(two ^ (two >>> 16), 2246822507) ^ Math.imul(one ^ (one >>> 13), 3266489909);
  return (4294967296 * (2097151 & two) + (one >>> 0)).toString(16).padStart(14, "0");
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

function sorted(record: Record<string, unknown>): Record<string, unknown> {
  // Without a prototype a key like "__proto__" is a key as any other.
  const result: Record<string, unknown> = Object.create(null);
  for (const key of Object.keys(record).sort()) result[key] = record[key];
  return result;
}

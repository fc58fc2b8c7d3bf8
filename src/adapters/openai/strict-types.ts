import { isRecord, type JsonRecord, listOf } from "../offer/json.ts";
import { FORMATS, KEPT } from "./strict-words.ts";

/** The types of a schema's values, those that its fixed values show where it names none; null where it may be anything. */
export function typesOf(schema: JsonRecord): string[] | null {
  const named = [schema["type"], ...listOf(schema["type"])].filter((one) => typeof one === "string" && Object.hasOwn(KEPT, one));
  if (named.length > 0) return [...new Set(named.map(String))];
  if (isRecord(schema["properties"])) return ["object"];
  if (isRecord(schema["items"])) return ["array"];
  const fixed = Object.hasOwn(schema, "const") ? [schema["const"]] : listOf(schema["enum"]);
  const shown = [...new Set(fixed.map(typeOf))];
  return shown.length === 0 || shown.includes("object") ? null : shown;
}

function typeOf(value: unknown): string {
  if (value === null) return "null";
  if (Number.isInteger(value)) return "integer";
  const type = typeof value;
  return type === "string" || type === "number" || type === "boolean" ? type : "object";
}

/** The keywords that a strict schema may have, of those that are there. */
export function keptWords(schema: JsonRecord, types: readonly string[]): Record<string, unknown> {
  const words = new Set(types.flatMap((type) => KEPT[type] ?? []));
  const kept = Object.entries(schema).filter(([word, value]) => words.has(word) && mayStay(word, value));
  // One fixed value is an enum of one: a parameter that becomes optional has room for null there.
  const values = Object.hasOwn(schema, "const") ? [schema["const"]] : schema["enum"];
  return { ...Object.fromEntries(kept), ...(Array.isArray(values) && values.length > 0 ? { enum: [...values] } : {}) };
}

function mayStay(word: string, value: unknown): boolean {
  if (word === "format") return typeof value === "string" && FORMATS.has(value);
  if (word === "pattern") return typeof value === "string" && isPlainPattern(value);
  return typeof value === "number";
}

/** OpenAI's patterns know no looking around, no named groups, no back references and no classes of Unicode. */
function isPlainPattern(pattern: string): boolean {
  return !/\(\?(?!:)|\\[1-9kpP]/.test(pattern);
}

/** How many characters the fixed values of a schema take. */
export function sizeOf(schema: JsonRecord): number {
  return [...listOf(schema["enum"]), schema["const"]].reduce<number>((sum, one) => sum + (typeof one === "string" ? one.length : 0), 0);
}

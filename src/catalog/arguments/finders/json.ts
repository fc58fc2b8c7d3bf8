import type { Reading } from "../message/reading.ts";
import { isPlain } from "../schema/plain.ts";
import { type Candidate, candidateAt } from "./candidate.ts";

const MOST = 4000;

/** An object or a list written as JSON; one from the first brace to the last. */
export function findJson(reading: Reading): Candidate[] {
  const start = reading.raw.indexOf("{");
  const end = reading.raw.lastIndexOf("}");
  if (start < 0 || end <= start || end - start > MOST) return [];
  try {
    const json: unknown = JSON.parse(reading.raw.slice(start, end + 1));
    if (!isPlain(json)) return [];
    return [candidateAt(reading, "json", [start, end + 1], { json: safe(json) })];
  } catch {
    return [];
  }
}

/** Keys that would reach a prototype are left out. */
function safe(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(safe);
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value)
      .filter(([key]) => key !== "__proto__" && key !== "constructor" && key !== "prototype")
      .map(([key, inner]) => [key, safe(inner)]),
  );
}

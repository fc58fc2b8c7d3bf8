import { weightOf } from "./weight.ts";

/** Whether a result tells that the tool failed: MCP says so inside the result (section "Tools", `isError`). */
export function isFailure(result: unknown): boolean {
  return property(result, "isError") === true;
}

/** What later steps see of a result: of an MCP result its structured content, else its one text, read as JSON where it is JSON; of any other the result itself. */
export function outputOf(result: unknown): unknown {
  if (typeof result !== "object" || result === null) return result;
  const structured = property(result, "structuredContent");
  if (structured !== undefined && structured !== null) return structured;
  const text = textOf(result);
  if (text === null) return result;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

/** The text of an MCP result of one text block. */
export function textOf(result: unknown): string | null {
  const content = property(result, "content");
  const text = Array.isArray(content) && content.length === 1 ? property(content[0], "text") : null;
  return typeof text === "string" ? text : null;
}

/** JSON that is longer fits into no text. */
const LONGEST_TEXT = 500_000_000;

/** The size of a result as JSON in UTF-8. */
export function bytesOf(result: unknown): number {
  try {
    if (weightOf(result) > LONGEST_TEXT) return 0;
    return new TextEncoder().encode(JSON.stringify(result) ?? "").length;
  } catch {
    // A result that JSON cannot hold has no size as JSON.
    return 0;
  }
}

/** A field of what a tool gave; undefined where reading it throws. */
function property(value: unknown, name: string): unknown {
  try {
    return typeof value === "object" && value !== null ? Reflect.get(value, name) : undefined;
  } catch {
    return undefined;
  }
}

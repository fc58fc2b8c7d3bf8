import { textOf } from "./call.ts";

/** What later steps see of a result: of an MCP result its structured content, else its one text, read as JSON where it is JSON; of any other the result itself. */
export function outputOf(result: unknown): unknown {
  if (typeof result !== "object" || result === null) return result;
  const structured: unknown = Reflect.get(result, "structuredContent");
  if (structured !== undefined && structured !== null) return structured;
  const text = textOf(result);
  if (text === null) return result;
  try {
    return JSON.parse(text);
  } catch {
    return text;
  }
}

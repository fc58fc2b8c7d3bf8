import type { ToolDefinition } from "../../catalog/definition.ts";
import { canonicalJson, checksum } from "../../dialogue/checksum.ts";
import { deepCanonicalJson } from "./deep-json.ts";

/** Of name, description and schema: the order of keys changes nothing, any other change does. Two hashes, for a collision would leave a changed tool unseen. */
export function fingerprintOf({ name, description, inputSchema }: ToolDefinition): string {
  const text = canonical([name, description ?? "", inputSchema]);
  return `${checksum(text)}${checksum(`${text.length}:${text}`)}`;
}

function canonical(value: unknown): string {
  try {
    return canonicalJson(value);
  } catch {
    // Nested deeper than the stack, or no JSON at all.
    return deepCanonicalJson(value);
  }
}

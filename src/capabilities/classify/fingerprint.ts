import type { ToolDefinition } from "../../catalog/definition.ts";
import { canonicalJson, checksum } from "../../dialogue/checksum.ts";

/** Of name, description and schema: the order of keys changes nothing, any other change does. Two hashes, for a collision would leave a changed tool unseen. */
export function fingerprintOf({ name, description, inputSchema }: ToolDefinition): string {
  const text = canonicalJson([name, description ?? "", inputSchema]);
  return `${checksum(text)}${checksum(`${text.length}:${text}`)}`;
}

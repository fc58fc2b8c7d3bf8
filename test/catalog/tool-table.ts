import type { ToolDefinition } from "../../src/catalog/definition.ts";

/** A tool in a line: name, description, properties, required ones. */
export function tool(
  name: string,
  description = "",
  properties: Record<string, object> = {},
  required: readonly string[] = [],
  more: Partial<ToolDefinition> = {},
): ToolDefinition {
  return { name, description, inputSchema: { type: "object", properties, required }, ...more };
}

export const text = (description = ""): object => ({ type: "string", description });
export const whole = (description = ""): object => ({ type: "integer", description });

export const NOW = "2026-11-20T10:00:00Z";

/** So many tools whose names and descriptions differ. */
export function manyTools(count: number): ToolDefinition[] {
  const verbs = ["get", "list", "create", "delete", "update"];
  const nouns = ["invoice", "ticket", "branch", "customer", "sensor", "parcel", "lecture"];
  return Array.from({ length: count }, (_, at) => {
    const verb = verbs[at % verbs.length] ?? "";
    const noun = nouns[at % nouns.length] ?? "";
    return tool(`${verb}_${noun}_${at}`, `Does ${verb} for the ${noun} of department ${at}.`, { id: text(`The id of the ${noun}.`) }, [
      "id",
    ]);
  });
}

import { propertiesOf, resolve, type Schema, stringsOf, typeOf } from "../arguments/schema/json-schema.ts";
import type { ToolDefinition } from "../definition.ts";

/** The schema of a parameter of the first level; null where the tool has none of that name. */
export function parameterSchema({ inputSchema }: ToolDefinition, name: string): Schema | null {
  const found = propertiesOf(resolve(inputSchema, inputSchema)).find(([own]) => own === name);
  return found === undefined ? null : resolve(found[1], inputSchema);
}

/** The parameters of the first level. */
export function parameterNames({ inputSchema }: ToolDefinition): string[] {
  return propertiesOf(resolve(inputSchema, inputSchema)).map(([name]) => name);
}

export function requiredOf({ inputSchema }: ToolDefinition): string[] {
  return stringsOf(resolve(inputSchema, inputSchema)["required"]);
}

/** Whether a value of the one parameter may stand in the other. */
export function sameKind(one: Schema | null, other: Schema | null): boolean {
  if (one === null || other === null) return false;
  const [first, second] = [typeOf(one), typeOf(other)];
  return first === second || first === "any" || second === "any" || (first === "integer" && second === "number");
}

/** The values that an enum allows; none where it is open. */
export function choicesOf(schema: Schema | null): string[] {
  return schema === null ? [] : stringsOf(schema["enum"]);
}

/** "pull_number" and "pullNumber" are one. */
export function sameName(one: string, other: string): boolean {
  return plain(one) === plain(other);
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[_\-.]/g, "");
}

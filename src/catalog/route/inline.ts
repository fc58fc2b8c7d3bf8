import { compose } from "../arguments/compose.ts";
import type { ExtractedArguments } from "../arguments/extracted.ts";
import { absentIn } from "../arguments/schema/absent.ts";
import { resolve, type Schema, stringsOf } from "../arguments/schema/json-schema.ts";
import { isPlain } from "../arguments/schema/plain.ts";
import { parametersOf } from "../arguments/schema/read.ts";
import { refusals } from "../arguments/validate.ts";
import type { ToolDefinition } from "../definition.ts";

/**
 * Arguments that stand as JSON behind a name: as they are, with the defaults of required ones that they leave out. What the schema refuses or does not
 * know is told, and not passed on.
 */
export function inlineArguments(text: string, tool: ToolDefinition, userId: string | null, validate: boolean): ExtractedArguments | null {
  const given = readObject(text);
  if (given === null) return null;
  if (!validate) return { arguments: given, missing: [], assumed: [], spans: {}, issues: [] };
  const issues = [...unknownKeys(tool, given), ...refusals(tool, given).filter(({ path }) => isGiven(path[0], given))];
  const refused = new Set(issues.flatMap(({ code, path }) => (UNCHECKED.has(code) ? [] : [path[0]])));
  const kept = Object.entries(given).filter(([name]) => !refused.has(name));
  // What nobody gave: defaults, and who is asking.
  const filled = compose(tool, parametersOf(tool), [], userId);
  const added = Object.entries(filled.arguments).filter(([name]) => !Object.hasOwn(given, name));
  const values: Record<string, unknown> = Object.fromEntries([...kept, ...added]);
  const assumed = filled.assumed.filter((path) => added.some(([name]) => path === name || path.startsWith(`${name}.`)));
  return { arguments: values, missing: absentIn(tool.inputSchema, values), assumed, spans: {}, issues };
}

/** What could not be checked is passed on, and told. */
const UNCHECKED: ReadonlySet<string> = new Set(["unreadable_schema", "unchecked_pattern"]);

function isGiven(key: string | number | undefined, given: Readonly<Record<string, unknown>>): boolean {
  return typeof key !== "string" || Object.hasOwn(given, key);
}

/** Keys that a schema does not name, where it says nothing of others (seed "Do not invent parameters not supported by schema"). */
function unknownKeys(tool: ToolDefinition, given: Readonly<Record<string, unknown>>): ExtractedArguments["issues"] {
  const schema = resolve(tool.inputSchema, tool.inputSchema);
  const { properties } = schema as { readonly properties?: unknown };
  const required = stringsOf(schema["required"]);
  const isOpen = OPENING.some((keyword) => schema[keyword] !== undefined) || typeof properties !== "object" || properties === null;
  return Object.keys(given)
    .filter((key) => (UNSAFE.has(key) || !isOpen) && !isNamed(properties, key) && !required.includes(key))
    .map((key) => ({ code: "unknown_parameter", path: [key], message: "The tool has no such parameter." }));
}

const OPENING = ["additionalProperties", "unevaluatedProperties", "patternProperties", "allOf", "anyOf", "oneOf", "if"] as const;
const UNSAFE: ReadonlySet<string> = new Set(["__proto__", "constructor", "prototype"]);

function isNamed(properties: unknown, key: string): boolean {
  return typeof properties === "object" && properties !== null && Object.hasOwn(properties, key);
}

function readObject(text: string): Record<string, unknown> | null {
  try {
    const value: unknown = JSON.parse(text);
    return isRecord(value) && isPlain(value) ? value : null;
  } catch {
    return null;
  }
}

function isRecord(value: unknown): value is Schema & Record<string, unknown> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

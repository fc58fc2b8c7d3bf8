import type { Issue } from "../../contract/issue.ts";
import { isRecord, type JsonRecord, listOf } from "../offer/json.ts";
import { convertRoot } from "./strict-convert.ts";

/** A schema as OpenAI takes it: in its strict subset, or as it was, with what stood in the way. */
export type StrictSchema =
  | { strict: true; schema: Record<string, unknown> }
  | { strict: false; schema: Record<string, unknown>; issues: Issue[] };

/** What OpenAI refuses at the top of any function's parameters, strict or not. */
const REFUSED_AT_TOP: ReadonlySet<string> = new Set(["anyOf", "oneOf", "allOf", "enum", "not", "const", "$schema"]);

/**
 * A tool's JSON Schema in OpenAI's strict subset, in which a model can write no arguments that the schema refuses: every object is closed, every parameter
 * required, an optional one may be `null` instead, and keywords that the subset lacks are left out (`verify` still checks them). `withoutAbsent` takes
 * those nulls out of the arguments that come back.
 *
 * @param schema A JSON Schema of an object, as `ToolDefinition.inputSchema`; left as it is.
 * @returns `strict: false` with the schema as it was where the subset cannot say it, and one issue for each reason: `free_form` (an object with any keys, a
 * value of any type), `unknown_reference`, `unsupported_keyword`, `ambiguous_null` (an optional parameter for which null means something), `too_large`.
 * @example
 * ```ts
 * strictSchema({ type: "object", properties: { title: { type: "string", minLength: 1 }, list: { type: "string" } }, required: ["title"] });
 * // { strict: true, schema: { type: "object",
 * //   properties: { title: { type: "string" }, list: { type: ["string", "null"] } }, required: ["title", "list"], additionalProperties: false } }
 * ```
 */
export function strictSchema(schema: JsonRecord): StrictSchema {
  const { made, issues } = convertRoot(schema);
  return made === null || issues.length > 0 ? { strict: false, schema: loose(schema), issues } : { strict: true, schema: made };
}

/** The schema as it was, but for what OpenAI refuses even where it is not strict. */
export function loose(schema: JsonRecord): Record<string, unknown> {
  const parts = ["allOf", "anyOf", "oneOf"].flatMap((key) => listOf(schema[key])).filter(isRecord);
  // What only stands in branches is still offered; none of it is required.
  const inner = parts.flatMap(({ properties }) => (isRecord(properties) ? Object.entries(properties) : []));
  const own = isRecord(schema["properties"]) ? Object.entries(schema["properties"]) : [];
  const kept = Object.entries(schema).filter(([key]) => !REFUSED_AT_TOP.has(key));
  return { ...Object.fromEntries(kept), type: "object", properties: Object.fromEntries([...inner, ...own]) };
}

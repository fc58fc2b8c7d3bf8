import { boundedRegExp } from "../text/bounded-regexp.ts";
import { refusedByJson, unknownKeys } from "./check-json.ts";
import type { Checked, FieldSchema, JsonSchema, ObjectSchema, SchemaIssue, StandardSchema } from "./schema.ts";

const made = new WeakSet<object>();

/** What makes a schema unfit for a tool, as a sentence goes on: "tools.a.inputSchema: …". */
export class UnfitSchema extends Error {}

const WANTED = "must be the schema of an object: JSON Schema, or a Standard Schema that can tell its JSON Schema";

/** A schema of any kind in the one form that the core reads. */
export function objectSchemaOf(given: unknown): ObjectSchema {
  if (isMade(given)) return given;
  if ((typeof given !== "object" && typeof given !== "function") || given === null) throw new UnfitSchema(WANTED);
  if (isStandard(given)) return hasFields(given) ? ofZod(given, given._zod.def.shape) : ofStandard(given, toldBy(given));
  if (typeof given === "function") throw new UnfitSchema(WANTED);
  return ofJson(jsonCopy(given));
}

/** A schema given as JSON: its parameters are looked at when they are first asked for. */
export function ofJson(json: JsonSchema): ObjectSchema {
  return kept(
    json,
    json,
    (value) => refusedByJson(json, value),
    () => jsonFields(json),
  );
}

function ofStandard(source: StandardSchema, json: JsonSchema): ObjectSchema {
  const fields = propertiesOf(json);
  return kept(
    source,
    json,
    (value) => strictly(fields, value, answerOf(source, value)),
    () => jsonFields(json),
  );
}

function ofZod(source: StandardSchema, shape: Readonly<Record<string, StandardSchema>>): ObjectSchema {
  return kept(
    source,
    null,
    (value) => strictly(shape, value, answerOf(source, value)),
    () =>
      Object.fromEntries(Object.entries(shape).map(([name, field]) => [name, { safeParse: (value: unknown) => answerOf(field, value) }])),
  );
}

function kept(
  source: ObjectSchema["source"],
  json: JsonSchema | null,
  refused: (value: unknown) => readonly SchemaIssue[],
  fieldsOf: () => ObjectSchema["shape"],
): ObjectSchema {
  let shape: ObjectSchema["shape"] | null = null;
  const schema: ObjectSchema = Object.freeze({
    get shape() {
      shape ??= Object.freeze(fieldsOf());
      return shape;
    },
    safeParse: (value: unknown) => asResult(refused(value), value),
    json,
    source,
  });
  made.add(schema);
  return schema;
}

function asResult(issues: readonly SchemaIssue[], value: unknown): ReturnType<ObjectSchema["safeParse"]> {
  // What fits the schema of an object is one.
  return issues.length === 0 && isRecord(value) ? { success: true, data: value } : { success: false, error: { issues } };
}

function jsonFields(json: JsonSchema): Readonly<Record<string, FieldSchema>> {
  const { required } = json;
  const needed: readonly unknown[] = Array.isArray(required) ? required : [];
  const fields = Object.entries(propertiesOf(json)).map(([name, field]) => {
    const standard = isRecord(field) ? field["default"] : undefined;
    const isFree = standard !== undefined || !needed.includes(name);
    const safeParse = (value: unknown): Checked<unknown> => {
      if (value === undefined && isFree) return { success: true, data: structuredClone(standard) };
      const issues = refusedByJson(field, value, json);
      return issues.length === 0 ? { success: true, data: value } : { success: false, error: { issues } };
    };
    return [name, Object.freeze({ safeParse })] as const;
  });
  return Object.fromEntries(fields);
}

/** What a schema of a library says; one that has to be waited for, or throws, takes nothing. */
function answerOf(schema: StandardSchema, value: unknown): Checked<unknown> {
  const { validate, vendor } = schema["~standard"];
  const answer: unknown = validate(value);
  if (answer instanceof Promise) answer.catch(() => undefined);
  if (typeof answer !== "object" || answer === null || answer instanceof Promise)
    return refusal("A schema that must be waited for takes nothing.");
  const issues: unknown = "issues" in answer ? answer.issues : undefined;
  if (issues === undefined) return { success: true, data: "value" in answer ? answer.value : undefined };
  return { success: false, error: { issues: Array.isArray(issues) ? issues.map((issue) => issueOf(issue, vendor === "zod")) : [] } };
}

function refusal(message: string): Checked<unknown> {
  return { success: false, error: { issues: [{ code: "custom", path: [], message }] } };
}

/** The codes of other libraries say nothing here. */
function issueOf(issue: unknown, hasCode: boolean): SchemaIssue {
  const { code, path, message } = isRecord(issue) ? issue : {};
  const parts: readonly unknown[] = Array.isArray(path) ? path : [];
  return {
    code: hasCode && typeof code === "string" ? code : "invalid_type",
    path: parts.map((part) => (isRecord(part) ? part["key"] : part)).map((part) => (typeof part === "number" ? part : String(part))),
    message: String(message),
  };
}

/** Keys that the schema does not name are refused, whether it minds them or not. */
function strictly(fields: object, value: unknown, answer: Checked<unknown>): readonly SchemaIssue[] {
  const issues = answer.success ? [] : answer.error.issues;
  if (!isRecord(value) || issues.some(({ code }) => code === "unrecognized_keys")) return issues;
  return [
    ...issues,
    ...unknownKeys(
      [],
      Object.keys(value).filter((key) => !Object.hasOwn(fields, key)),
    ),
  ];
}

function toldBy(source: StandardSchema): JsonSchema {
  const { vendor, jsonSchema }: StandardSchema["~standard"] & { readonly jsonSchema?: unknown } = source["~standard"];
  const tell = isRecord(jsonSchema) ? jsonSchema["input"] : undefined;
  if (typeof tell !== "function") {
    const how = vendor === "valibot" ? " (toStandardJsonSchema of @valibot/to-json-schema adds it)" : "";
    throw new UnfitSchema(`cannot tell its JSON Schema${how}`);
  }
  try {
    return jsonCopy(tell.call(jsonSchema, { target: "draft-2020-12" }));
  } catch (error) {
    if (error instanceof UnfitSchema) throw error;
    throw new UnfitSchema(`cannot tell its JSON Schema: ${error instanceof Error ? error.message : "it throws"}`);
  }
}

/** A frozen copy that refuses what it does not name; only of what JSON can hold. */
function jsonCopy(given: unknown): JsonSchema {
  const copy = plainCopy(given, 0);
  if (!isRecord(copy) || (copy["type"] !== "object" && !(copy["type"] === undefined && isRecord(copy["properties"]))))
    throw new UnfitSchema(WANTED);
  return Object.freeze({ ...copy, additionalProperties: false });
}

const DEEPEST = 64;

function plainCopy(value: unknown, depth: number): unknown {
  if (value === null || typeof value === "string" || typeof value === "boolean" || Number.isFinite(value)) return value;
  if (typeof value !== "object" || depth > DEEPEST) throw new UnfitSchema(WANTED);
  if (Array.isArray(value)) return Object.freeze(value.map((one) => plainCopy(one, depth + 1)));
  const entries = Object.entries(value).filter(([, one]) => one !== undefined);
  for (const [key, pattern] of entries) if (key === "pattern" && typeof pattern === "string") checkPattern(pattern);
  return Object.freeze(Object.fromEntries(entries.map(([key, one]) => [key, plainCopy(one, depth + 1)])));
}

function checkPattern(pattern: string): void {
  if (boundedRegExp(pattern) === null) throw new UnfitSchema(`has a pattern that is no regular expression: ${pattern.slice(0, 80)}`);
}

function propertiesOf({ properties }: JsonSchema): Readonly<Record<string, unknown>> {
  return isRecord(properties) ? properties : {};
}

function isMade(value: unknown): value is ObjectSchema {
  return typeof value === "object" && value !== null && made.has(value);
}

function isStandard(value: object): value is StandardSchema {
  const standard: unknown = "~standard" in value ? value["~standard"] : undefined;
  return isRecord(standard) && typeof standard["validate"] === "function";
}

/** An object schema of zod 4, classic or mini, of whichever copy. */
function hasFields(value: object): value is { readonly _zod: { readonly def: { readonly shape: Record<string, StandardSchema> } } } {
  const inside: unknown = "_zod" in value ? value._zod : undefined;
  const def = isRecord(inside) ? inside["def"] : undefined;
  return isRecord(def) && isRecord(def["shape"]);
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

import { refusals } from "../../catalog/arguments/validate.ts";
import { readArguments } from "../offer/arguments.ts";
import { listOf } from "../offer/json.ts";
import type { OfferedTool } from "../offer/offer.ts";
import { withoutAbsent } from "../offer/without-absent.ts";

type Values = Record<string, unknown>;

/** A schema as the AI SDK takes it, by shape: its own `Schema` and a Standard Schema in one. */
export interface InputSchema {
  readonly jsonSchema: Values;
  readonly validate: (value: unknown) => { success: true; value: Values } | { success: false; error: Error };
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: "pointsman";
    readonly validate: (value: unknown) => { readonly value: Values } | { readonly issues: readonly { readonly message: string }[] };
    readonly jsonSchema: { readonly input: () => Values; readonly output: () => Values };
  };
}

/** How the AI SDK marks a schema of its own. */
const MARK = Symbol.for("vercel.ai.schema");

/** The schema that a model is shown, and a check against the tool's own. */
export function inputSchemaOf({ definition }: OfferedTool, shown: Values): InputSchema {
  const check = (given: unknown): { readonly values: Values; readonly message: string | null } => {
    const read = readArguments(given);
    if (!read.ok) return { values: {}, message: read.message };
    const values = withoutAbsent(read.values, definition.inputSchema);
    const missing = listOf(definition.inputSchema["required"]).filter((name) => typeof name === "string" && !Object.hasOwn(values, name));
    const told = [
      ...missing.map((name) => `"${name}" is missing.`),
      ...refusals(definition, values)
        .filter(({ code }) => code === "invalid_argument")
        .map(({ path, message }) => `${path.join(".") || "The arguments"}: ${message}`),
    ];
    return { values, message: told.length === 0 ? null : told.join(" ") };
  };
  const schema: InputSchema = {
    jsonSchema: shown,
    validate: (given) => {
      const { values, message } = check(given);
      return message === null ? { success: true, value: values } : { success: false, error: new Error(message) };
    },
    "~standard": {
      version: 1,
      vendor: "pointsman",
      validate: (given) => {
        const { values, message } = check(given);
        return message === null ? { value: values } : { issues: [{ message }] };
      },
      jsonSchema: { input: () => shown, output: () => shown },
    },
  };
  return Object.freeze(Object.assign(schema, { [MARK]: true }));
}

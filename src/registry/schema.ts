/** JSON Schema of an object (2020-12, what is common of it): `{ type: "object", properties: {…}, required: […] }`. */
export type JsonSchema = { readonly [keyword: string]: unknown };

/** A schema of a library that keeps to https://standardschema.dev: zod 4 (classic or mini), arktype, valibot by `toStandardJsonSchema`. */
export interface StandardSchema {
  readonly "~standard": {
    readonly version: 1;
    readonly vendor: string;
    readonly validate: (value: unknown) => unknown;
    readonly types?: { readonly output: unknown } | undefined;
  };
}

/** What is wrong with a value: a code of zod's, where, and in words. */
export interface SchemaIssue {
  readonly code: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
}

export type Checked<Value> =
  | { readonly success: true; readonly data: Value }
  | { readonly success: false; readonly error: { readonly issues: readonly SchemaIssue[] } };

/** One parameter of a tool. Without a value, `safeParse(undefined)` gives its default, or refuses where it is required. */
export interface FieldSchema {
  safeParse(value: unknown): Checked<unknown>;
}

/** The input schema of a registered tool, whatever it was given as. It is strict: unknown arguments are refused. */
export interface ObjectSchema {
  readonly shape: Readonly<Record<string, FieldSchema>>;
  safeParse(value: unknown): Checked<Record<string, unknown>>;
  /** As JSON Schema; null for a schema of zod, which `z.toJSONSchema` tells. */
  readonly json: JsonSchema | null;
  /** The schema that was given. */
  readonly source: StandardSchema | JsonSchema;
}

/** The type of the arguments that a schema takes. */
export type ArgumentsOfSchema<Schema> = Schema extends StandardSchema
  ? NonNullable<Schema["~standard"]["types"]>["output"] extends infer Output extends object
    ? Output
    : Record<string, unknown>
  : Record<string, unknown>;

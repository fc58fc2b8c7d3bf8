import * as z from "zod/mini";

/** Hints of MCP's `tools/list` (section "Tools", `ToolAnnotations`): what a call may do. */
export const toolAnnotationsSchema = z.strictObject({
  title: z.optional(z.string()),
  readOnlyHint: z.optional(z.boolean()),
  destructiveHint: z.optional(z.boolean()),
  idempotentHint: z.optional(z.boolean()),
  openWorldHint: z.optional(z.boolean()),
});
export type ToolAnnotations = z.infer<typeof toolAnnotationsSchema>;

/** An object schema of zod 4, classic or mini: of it no more is used than its fields and what it says of a value. */
export interface ObjectSchema extends z.core.$ZodObject {
  readonly shape: Readonly<Record<string, z.core.$ZodType>>;
  safeParse(value: unknown): { success: true; data: Record<string, unknown> } | { success: false; error: z.core.$ZodError };
}

/** A tool that an intent may call. Its input schema is strict: unknown arguments are refused. */
export interface RegisteredTool<Schema extends ObjectSchema = ObjectSchema> {
  readonly description: string;
  readonly inputSchema: Schema;
  readonly annotations?: ToolAnnotations;
}

/** What shows an intent, and the tool it calls. */
export interface IntentDefinition {
  /** One that is not registered is accepted: the intent maps to null, and `registry.issues` says so. */
  readonly tool: string;
  /** Verbs and phrases; inflections follow by themselves. */
  readonly triggers: readonly string[];
  /** Nouns that the verbs go with; default: the language's words for "task". */
  readonly objects?: readonly string[];
  readonly needsReference?: boolean;
  /** Asks before each call, whatever the tool's annotations say. */
  readonly confirm?: boolean;
  readonly examples?: readonly string[];
}

export interface RegistryDefinition {
  readonly tools: Readonly<Record<string, RegisteredTool>>;
  readonly intents: Readonly<Record<string, IntentDefinition>>;
}

const name = z.string("must be a text").check(z.minLength(1, "must not be empty"), z.maxLength(128, "must have at most 128 characters"));
const phrase = z
  .string("must be a text")
  .check(z.trim(), z.minLength(1, "must not be empty"), z.maxLength(80, "must have at most 80 characters"));

/** Whichever copy of zod made it. */
function isObjectSchema(value: unknown): boolean {
  return typeof value === "object" && value !== null && "_zod" in value && "shape" in value && "safeParse" in value;
}

export const definitionSchema = z.strictObject({
  tools: z.record(
    name,
    z.strictObject({
      description: z.string(),
      inputSchema: z.custom<ObjectSchema>(isObjectSchema, "must be a zod object (z.strictObject({...}))"),
      annotations: z.optional(toolAnnotationsSchema),
    }),
  ),
  intents: z.record(
    name,
    z.strictObject({
      tool: name,
      triggers: z
        .array(phrase, "must be a list")
        .check(z.minLength(1, "must not be empty"), z.maxLength(200, "must have at most 200 entries")),
      objects: z.optional(z.array(phrase, "must be a list").check(z.maxLength(200, "must have at most 200 entries"))),
      needsReference: z.optional(z.boolean()),
      confirm: z.optional(z.boolean()),
      examples: z.optional(z.array(z.string())),
    }),
  ),
});

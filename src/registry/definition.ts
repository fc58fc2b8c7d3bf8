import * as z from "zod";

/** Hints of MCP's `tools/list` (section "Tools", `ToolAnnotations`): what a call may do. */
export const toolAnnotationsSchema = z.strictObject({
  title: z.string().optional(),
  readOnlyHint: z.boolean().optional(),
  destructiveHint: z.boolean().optional(),
  idempotentHint: z.boolean().optional(),
  openWorldHint: z.boolean().optional(),
});
export type ToolAnnotations = z.infer<typeof toolAnnotationsSchema>;

/** A tool that an intent may call. Its input schema is strict: unknown arguments are refused. */
export interface RegisteredTool<Schema extends z.ZodObject = z.ZodObject> {
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

const name = z.string().min(1).max(128);
const phrase = z.string().trim().min(1).max(80);

export const definitionSchema = z.strictObject({
  tools: z.record(
    name,
    z.strictObject({
      description: z.string(),
      inputSchema: z.custom<z.ZodObject>((value) => value instanceof z.ZodObject, "must be a zod object (z.strictObject({...}))"),
      annotations: toolAnnotationsSchema.optional(),
    }),
  ),
  intents: z.record(
    name,
    z.strictObject({
      tool: name,
      triggers: z.array(phrase).min(1).max(200),
      objects: z.array(phrase).max(200).optional(),
      needsReference: z.boolean().optional(),
      confirm: z.boolean().optional(),
      examples: z.array(z.string()).optional(),
    }),
  ),
});

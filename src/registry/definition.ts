import type { JsonSchema, ObjectSchema, StandardSchema } from "./schema.ts";

/** Hints of MCP's `tools/list` (section "Tools", `ToolAnnotations`): what a call may do. */
export type ToolAnnotations = {
  title?: string | undefined;
  readOnlyHint?: boolean | undefined;
  destructiveHint?: boolean | undefined;
  idempotentHint?: boolean | undefined;
  openWorldHint?: boolean | undefined;
};

/** A tool that an intent may call. Its input schema is strict: unknown arguments are refused. */
export interface RegisteredTool<Schema = StandardSchema | JsonSchema | ObjectSchema> {
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

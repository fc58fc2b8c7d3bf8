import { PointsmanError } from "../contract/error.ts";
import type { Issue } from "../contract/issue.ts";
import type { IntentDefinition, RegisteredTool, RegistryDefinition } from "./definition.ts";
import { type CheckedDefinition, readDefinition, WrongDefinition } from "./read-definition.ts";
import type { ArgumentsOfSchema, ObjectSchema } from "./schema.ts";

/** A checked, deep-frozen registry: which intents there are, and which tool each calls. */
export interface ToolRegistry<Tools extends object = Record<string, Record<string, unknown>>> {
  readonly tools: Readonly<Record<string, RegisteredTool<ObjectSchema>>>;
  readonly intents: Readonly<Record<string, IntentDefinition>>;
  /** What is odd but allowed, such as an intent whose tool is not registered. */
  readonly issues: readonly Issue[];
  /** Carries the types of the tools' arguments; holds nothing at run time. */
  readonly argumentTypes?: Tools;
}

type ArgumentsOf<Definition extends RegistryDefinition> = {
  [Name in keyof Definition["tools"]]: ArgumentsOfSchema<Definition["tools"][Name]["inputSchema"]>;
};

/**
 * Checks a definition and freezes it. The registry's tables have no prototype, so `__proto__` names nothing.
 *
 * @param definition Tools with their input schemas (zod 4, classic or mini; another Standard Schema that can tell its JSON Schema; or JSON Schema
 * itself), and the intents that call them.
 * @throws PointsmanError `invalid_registry` where the definition does not fit together.
 * @example
 * ```ts
 * const registry = defineRegistry({
 *   tools: { archive_task: { description: "Archives a task", inputSchema: z.strictObject({ task_id: z.string() }) } },
 *   intents: { archive_task: { tool: "archive_task", triggers: ["archive"], needsReference: true } },
 * });
 * mapIntentToTool("archive_task", registry); // "archive_task"
 * ```
 */
export function defineRegistry<const Definition extends RegistryDefinition>(definition: Definition): ToolRegistry<ArgumentsOf<Definition>> {
  return registryOf(parseDefinition(definition));
}

function registryOf(definition: CheckedDefinition): ToolRegistry<never> {
  const tools: Record<string, RegisteredTool<ObjectSchema>> = Object.create(null);
  const intents: Record<string, IntentDefinition> = Object.create(null);
  const issues: Issue[] = [];
  for (const [name, tool] of definition.tools) tools[name] = tool;
  for (const [name, intent] of definition.intents) {
    if (name === "unknown") {
      throw new PointsmanError(
        "invalid_registry",
        'An intent cannot be called "unknown": that is the answer for no intent.',
        "Give it another name.",
      );
    }
    intents[name] = intent;
    if (tools[intent.tool] === undefined) {
      issues.push({
        code: "tool_not_registered",
        path: ["intents", name, "tool"],
        message: `The intent "${name}" calls "${intent.tool}", which is not a tool of this registry; it maps to null.`,
      });
    }
  }
  return Object.freeze({ tools: Object.freeze(tools), intents: Object.freeze(intents), issues: Object.freeze(issues) });
}

/** Checks a definition; one that throws when it is read, or names an entry "__proto__", is refused like any other. */
function parseDefinition(definition: unknown): CheckedDefinition {
  try {
    const tables = typeof definition === "object" && definition !== null ? Object.values(definition) : [];
    if (tables.some((table) => typeof table === "object" && table !== null && Object.hasOwn(table, "__proto__"))) {
      throw new PointsmanError("invalid_registry", 'No tool and no intent can be called "__proto__".', "Give it another name.");
    }
    return readDefinition(definition);
  } catch (error) {
    if (error instanceof PointsmanError) throw error;
    if (error instanceof WrongDefinition)
      throw new PointsmanError(
        "invalid_registry",
        `A registry cannot be made: ${error.place}: ${error.message}.`,
        "Mend that entry of the definition.",
      );
    throw new PointsmanError("invalid_registry", "A registry cannot be made: its definition throws when it is read.", "Give plain data.");
  }
}

/**
 * A registry with more tools and intents; those of the same name are replaced. The first registry stays as it was.
 *
 * @throws PointsmanError `invalid_registry`.
 */
export function extendRegistry<Tools extends object, const Definition extends RegistryDefinition>(
  registry: ToolRegistry<Tools>,
  definition: Definition,
): ToolRegistry<Omit<Tools, keyof Definition["tools"]> & ArgumentsOf<Definition>> {
  if (typeof definition !== "object" || definition === null || !Object.isFrozen(registry)) {
    throw new PointsmanError(
      "invalid_registry",
      "There is nothing to extend, or nothing to extend it by.",
      "Give a registry and a definition.",
    );
  }
  return registryOf(
    parseDefinition({
      tools: { ...registry.tools, ...definition.tools },
      intents: { ...registry.intents, ...definition.intents },
    }),
  );
}

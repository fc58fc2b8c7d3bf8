import * as z from "zod/mini";
import { PointsmanError } from "../contract/error.ts";
import type { Issue } from "../contract/issue.ts";
import { definitionSchema, type IntentDefinition, type ObjectSchema, type RegisteredTool, type RegistryDefinition } from "./definition.ts";

/** A checked, deep-frozen registry: which intents there are, and which tool each calls. */
export interface ToolRegistry<Tools extends object = Record<string, Record<string, unknown>>> {
  readonly tools: Readonly<Record<string, RegisteredTool>>;
  readonly intents: Readonly<Record<string, IntentDefinition>>;
  /** What is odd but allowed, such as an intent whose tool is not registered. */
  readonly issues: readonly Issue[];
  /** Carries the types of the tools' arguments; holds nothing at run time. */
  readonly argumentTypes?: Tools;
}

type ArgumentsOf<Definition extends RegistryDefinition> = {
  [Name in keyof Definition["tools"]]: z.infer<Definition["tools"][Name]["inputSchema"]>;
};

/**
 * Checks a definition and freezes it. The registry's tables have no prototype, so `__proto__` names nothing.
 *
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
  const parsed = parseDefinition(definition);
  if (!parsed.success) {
    const [first] = parsed.error.issues;
    const place = first?.path.join(".") || "the definition";
    throw new PointsmanError(
      "invalid_registry",
      `A registry cannot be made: ${place}: ${first?.message}.`,
      "Mend that entry of the definition.",
    );
  }
  const tools: Record<string, RegisteredTool> = Object.create(null);
  const intents: Record<string, IntentDefinition> = Object.create(null);
  const issues: Issue[] = [];
  for (const [name, tool] of Object.entries(parsed.data.tools)) {
    const { annotations } = tool;
    tools[name] = Object.freeze({
      description: tool.description,
      inputSchema: strictly(tool.inputSchema),
      ...(annotations === undefined ? {} : { annotations: freezeDefined(annotations) }),
    });
  }
  for (const [name, intent] of Object.entries(parsed.data.intents)) {
    if (name === "unknown") {
      throw new PointsmanError(
        "invalid_registry",
        'An intent cannot be called "unknown": that is the answer for no intent.',
        "Give it another name.",
      );
    }
    intents[name] = freezeDefined({
      ...intent,
      triggers: Object.freeze([...intent.triggers]),
      ...(intent.objects === undefined ? {} : { objects: Object.freeze([...intent.objects]) }),
      ...(intent.examples === undefined ? {} : { examples: Object.freeze([...intent.examples]) }),
    });
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

/** The schema with each key that it does not name refused. */
function strictly(schema: ObjectSchema): ObjectSchema {
  return z.clone(schema, { ...schema._zod.def, catchall: z.never() });
}

/** Checks a definition; one that throws when it is read, or names an entry "__proto__", is refused like any other. */
function parseDefinition(definition: unknown): ReturnType<typeof definitionSchema.safeParse> {
  try {
    const tables = typeof definition === "object" && definition !== null ? Object.values(definition) : [];
    if (tables.some((table) => typeof table === "object" && table !== null && Object.hasOwn(table, "__proto__"))) {
      throw new PointsmanError("invalid_registry", 'No tool and no intent can be called "__proto__".', "Give it another name.");
    }
    return definitionSchema.safeParse(definition);
  } catch (error) {
    if (error instanceof PointsmanError) throw error;
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
  const merged = defineRegistry({
    tools: { ...registry.tools, ...definition.tools },
    intents: { ...registry.intents, ...definition.intents },
  });
  return merged as ToolRegistry<Omit<Tools, keyof Definition["tools"]> & ArgumentsOf<Definition>>;
}

type Defined<Shape> = { [Key in keyof Shape]: Exclude<Shape[Key], undefined> };

/** Frozen and without keys that hold `undefined`. */
function freezeDefined<Shape extends object>(shape: Shape): Readonly<Defined<Shape>> {
  return Object.freeze(Object.fromEntries(Object.entries(shape).filter(([, value]) => value !== undefined))) as Readonly<Defined<Shape>>;
}

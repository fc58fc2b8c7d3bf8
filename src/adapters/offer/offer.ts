import type { ToolDefinition } from "../../catalog/definition.ts";
import { nameTools } from "../../catalog/naming.ts";
import { PointsmanError } from "../../contract/error.ts";
import { jsonSchemaOf } from "../../engine/json-schema.ts";
import { encodeToolNames } from "../../engine/tool-names.ts";
import type { ToolRegistry } from "../../registry/define.ts";
import { taskRegistry } from "../../registry/task-registry.ts";

/**
 * Where an adapter takes its tools from: a list as MCP's `tools/list` gives it, a registry, or what an engine was made with (`registry` and `tools`:
 * without a registry `taskRegistry` where there are no tools either).
 */
export type ToolSource =
  | readonly ToolDefinition[]
  | ToolRegistry
  | { readonly registry?: ToolRegistry; readonly tools?: readonly ToolDefinition[] };

/** One tool as a model is offered it. */
export interface OfferedTool {
  /** As the engine knows it. */
  readonly name: string;
  /** As the model knows it. */
  readonly modelName: string;
  readonly definition: ToolDefinition;
}

/** All tools of a source, and their names both ways. */
export interface Offer {
  readonly tools: readonly OfferedTool[];
  readonly find: (name: string) => OfferedTool | undefined;
  readonly encode: (name: string) => string;
  readonly decode: (modelName: string) => string;
}

/**
 * @throws PointsmanError `invalid_catalog` where two tools of one server share a name, or the source is none.
 */
export function offerOf(source: ToolSource): Offer {
  const definitions = definitionsOf(source);
  const { names } = nameTools(definitions);
  const { encoded, encode, decode } = encodeToolNames(names);
  const tools = definitions.map((definition, index) => {
    const name = names[index] ?? definition.name;
    return Object.freeze({ name, modelName: encoded[index] ?? name, definition });
  });
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  return Object.freeze({ tools, find: (name: string) => byName.get(name), encode, decode });
}

function definitionsOf(source: ToolSource): readonly ToolDefinition[] {
  if (typeof source !== "object" || source === null)
    throw new PointsmanError(
      "invalid_catalog",
      "There are no tools to offer.",
      "Give a list of tools, a registry, or { registry, tools }.",
    );
  if (isList(source)) return source;
  if ("intents" in source) return registered(source);
  const given = source.tools ?? [];
  const own = source.registry === undefined && given.length > 0 ? [] : registered(source.registry ?? taskRegistry);
  // A name that both have is the registry's, as in the engine.
  const taken = new Set(own.map(({ name }) => name));
  return [...own, ...given.filter(({ name }) => !taken.has(name))];
}

function isList(source: ToolSource): source is readonly ToolDefinition[] {
  return Array.isArray(source);
}

function registered({ tools }: ToolRegistry): ToolDefinition[] {
  return Object.entries(tools).map(([name, { description, inputSchema, annotations }]) => ({
    name,
    description,
    inputSchema: jsonSchemaOf(name, inputSchema),
    ...(annotations === undefined ? {} : { annotations }),
  }));
}

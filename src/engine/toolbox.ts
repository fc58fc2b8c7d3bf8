import { type Deed, deedOf } from "../catalog/asking/deed.ts";
import { createCatalog } from "../catalog/catalog.ts";
import type { Risk, ToolDefinition } from "../catalog/definition.ts";
import type { Catalog, CatalogEntry } from "../catalog/entry.ts";
import { riskOf } from "../catalog/risk.ts";
import { PointsmanError } from "../contract/error.ts";
import { type Options, readOptions, type Settings } from "../input/options.ts";
import type { RegisteredTool } from "../registry/definition.ts";
import type { ObjectSchema } from "../registry/schema.ts";
import { jsonSchemaOf } from "./json-schema.ts";

/** A tool that the engine knows. */
export interface KnownTool {
  readonly name: string;
  readonly definition: ToolDefinition;
  readonly risk: Risk;
  readonly deed: Deed;
  /** Of the registry, with the intents that call it; or of the catalogue. */
  readonly source:
    | {
        readonly kind: "registry";
        readonly tool: RegisteredTool<ObjectSchema>;
        readonly intents: readonly string[];
        /** The tool of that name as a server offers it: what it takes is what the server says. */
        readonly offered: CatalogEntry | null;
      }
    | { readonly kind: "catalog"; readonly entry: CatalogEntry };
}

/** All that the engine was made with, prepared once. */
export interface Toolbox {
  readonly settings: Settings;
  readonly options: Options;
  /** Null where no tools were given beside the registry's. */
  readonly catalog: Catalog | null;
  /** The registry's first: a name that both have is understood by the registry, and takes what the given tool takes. */
  readonly tools: ReadonlyMap<string, KnownTool>;
}

export function toolboxOf(tools: readonly ToolDefinition[] | undefined, options: Options): Toolbox {
  const settings = readOptions(options);
  if (tools !== undefined && !Array.isArray(tools))
    throw new PointsmanError(
      "invalid_options",
      "The option tools is not what it must be.",
      "Give a list of tools, as MCP's tools/list has them.",
    );
  const catalog = tools === undefined || tools.length === 0 ? null : createCatalog([...tools]);
  const known = new Map<string, KnownTool>();
  const offered = new Map(catalog?.entries.map((entry) => [entry.name, entry]));
  for (const [name, tool] of Object.entries(settings.registry.tools))
    known.set(name, registered(name, tool, settings, offered.get(name) ?? null));
  for (const entry of catalog?.entries ?? []) {
    const { name, tool, risk } = entry;
    const one: KnownTool = { name, definition: tool, risk, deed: deedOf(name, tool.description), source: { kind: "catalog", entry } };
    for (const each of [name, ...(tool.server === undefined ? [] : [`${tool.server}__${tool.name}`])])
      if (!known.has(each)) known.set(each, one);
  }
  return { settings, options, catalog, tools: known };
}

function registered(name: string, tool: RegisteredTool<ObjectSchema>, { registry }: Settings, offered: CatalogEntry | null): KnownTool {
  const { description, inputSchema, annotations } = tool;
  const definition: ToolDefinition = {
    name,
    description,
    inputSchema: jsonSchemaOf(name, inputSchema),
    ...(annotations === undefined ? {} : { annotations }),
  };
  const intents = Object.entries(registry.intents).flatMap(([intent, one]) => (one.tool === name ? [intent] : []));
  const own = riskOf(definition);
  return {
    name,
    definition: offered?.tool ?? definition,
    risk: offered === null || offered.risk === "unknown" ? own : offered.risk,
    deed: deedOf(name, description),
    source: { kind: "registry", tool, intents, offered },
  };
}

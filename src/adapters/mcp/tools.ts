import type { ToolDefinition } from "../../catalog/definition.ts";
import type { McpTool, McpToolList } from "./protocol.ts";

/** Where tools come from. */
export interface McpSource {
  /** Names the server; of tools that two servers name alike each is known as `server__name` too. */
  readonly server?: string;
  /** Default "trusted". Hints of an untrusted server never lower a risk (MCP, "Tool Annotations"). */
  readonly trust?: "trusted" | "untrusted";
}

/** A client that can list tools: the SDK's `Client`, or anything of its shape. */
export interface McpToolLister {
  listTools(params?: { cursor?: string }): Promise<McpToolList>;
}

const MOST_PAGES = 100;

/**
 * Definitions for an engine or a catalogue from a result of `tools/list`, or from its list of tools.
 *
 * @param source The server's name, and whether its hints are believed.
 * @returns Name, title, description, both schemas and annotations as they were; icons and the like are left out. A title that stands only in the
 * annotations, where older servers put it, is found there.
 * @example
 * ```ts
 * const tools = toolsFromMcp(await client.listTools(), { server: "github", trust: "untrusted" });
 * const engine = createToolDecisionEngine({ tools });
 * ```
 */
export function toolsFromMcp(listed: McpToolList | readonly McpTool[], source: McpSource = {}): ToolDefinition[] {
  const tools: readonly McpTool[] = "tools" in listed ? listed.tools : listed;
  return tools.map((tool) => definitionOf(tool, source));
}

/**
 * The tools of every page of `tools/list`.
 *
 * @param client The SDK's `Client` once it is connected, or anything with its `listTools`.
 * @returns All of them, in the server's order. A server that repeats a cursor, or has more than 100 pages, is read no further.
 * @example
 * ```ts
 * const engine = createToolDecisionEngine({ tools: await listMcpTools(client, { server: "files" }) });
 * ```
 */
export async function listMcpTools(client: McpToolLister, source: McpSource = {}): Promise<ToolDefinition[]> {
  const tools: ToolDefinition[] = [];
  const seen = new Set<string>();
  let cursor: string | undefined;
  for (let page = 0; page < MOST_PAGES; page++) {
    const listed = await client.listTools(cursor === undefined ? undefined : { cursor });
    tools.push(...toolsFromMcp(listed, source));
    cursor = listed.nextCursor;
    if (cursor === undefined || seen.has(cursor)) break;
    seen.add(cursor);
  }
  return tools;
}

function definitionOf({ name, title, description, inputSchema, outputSchema, annotations }: McpTool, source: McpSource): ToolDefinition {
  const { server, trust } = source;
  const shown = title ?? annotations?.["title"];
  return {
    name,
    ...(typeof shown === "string" ? { title: shown } : {}),
    ...(description === undefined ? {} : { description }),
    inputSchema: { ...inputSchema },
    ...(outputSchema === undefined ? {} : { outputSchema: { ...outputSchema } }),
    ...(annotations === undefined ? {} : { annotations: { ...annotations } }),
    ...(server === undefined ? {} : { server }),
    ...(trust === undefined ? {} : { trust }),
  };
}

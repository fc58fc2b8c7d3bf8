import { Index } from "flexsearch";
import Fuse from "fuse.js";
import MiniSearch from "minisearch";
import type { ToolDefinition } from "../../../src/catalog/definition.ts";

/** Tools that a search found, best first. A higher score is surer; what it means is the peer's own. */
export interface Found {
  readonly place: number;
  readonly score: number;
}

/** A search library over the same words of the same tools. */
export interface ToolPeer {
  readonly name: string;
  /** Whether it takes a second for each message over a large catalogue. */
  readonly isSlow: boolean;
  readonly index: (tools: readonly ToolDefinition[]) => (message: string, most: number) => Found[];
}

export const toolPeers: readonly ToolPeer[] = [
  { name: "minisearch", isSlow: false, index: indexMiniSearch },
  { name: "flexsearch", isSlow: false, index: indexFlexSearch },
  { name: "fuse.js", isSlow: true, index: indexFuse },
];

/** The words of a tool as a search sees them: names parted into words, parameters with their descriptions. */
function documentOf(
  { name, description = "", inputSchema }: ToolDefinition,
  id: number,
): Record<"name" | "description" | "parameters", string> & { readonly id: number } {
  const properties = Object.entries(inputSchema["properties"] ?? {});
  const parameters = properties.map(([key, value]) => `${parted(key)} ${describing(value)}`).join(" ");
  return { id, name: parted(name), description, parameters };
}

function parted(name: string): string {
  return name.replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2").replace(/[^\p{L}\p{N}]+/gu, " ");
}

function describing(property: unknown): string {
  const { description } = (typeof property === "object" && property !== null ? property : {}) as { readonly description?: unknown };
  return typeof description === "string" ? description : "";
}

function indexMiniSearch(tools: readonly ToolDefinition[]): (message: string, most: number) => Found[] {
  const search = new MiniSearch({ fields: ["name", "description", "parameters"], searchOptions: { boost: { name: 2 } } });
  search.addAll(tools.map(documentOf));
  return (message, most) =>
    search
      .search(message)
      .slice(0, most)
      .map(({ id, score }) => ({ place: Number(id), score }));
}

/** Without `suggest` it gives only tools that hold every word of the message. It has no score but the list in which a result stands. */
function indexFlexSearch(tools: readonly ToolDefinition[]): (message: string, most: number) => Found[] {
  const search = new Index({ tokenize: "strict" });
  for (const { id, name, description, parameters } of tools.map(documentOf)) search.add(id, `${name} ${description} ${parameters}`);
  return (message, most) => {
    const { result } = search.search(message, { suggest: true, limit: most, resolve: false });
    return result.flatMap((row, at) => (row ?? []).map((id) => ({ place: Number(id), score: -at }))).slice(0, most);
  };
}

function indexFuse(tools: readonly ToolDefinition[]): (message: string, most: number) => Found[] {
  const keys = [{ name: "name", weight: 2 }, "description", "parameters"];
  const search = new Fuse(tools.map(documentOf), { keys, includeScore: true, ignoreLocation: true, threshold: 1 });
  return (message, most) =>
    search.search(message, { limit: most }).map(({ refIndex, score = 1 }) => ({ place: refIndex, score: 1 - score }));
}

import type { ToolDefinition } from "../definition.ts";
import type { SkillToolCache } from "./schema.ts";

/** A tool as a cache knows it: without its schema. */
export interface CachedTool {
  readonly tool: ToolDefinition;
  readonly category: string | null;
}

/** The tools of a cache in its order, each once: one that stands in several categories belongs to the first. */
export function cachedTools({ categories, uncategorized }: SkillToolCache): CachedTool[] {
  const rows = Object.entries(categories).flatMap(([category, { tools }]) => tools.map((tool) => ({ ...tool, category })));
  const all = [...rows, ...uncategorized.map((tool) => ({ ...tool, category: null, prefix: undefined }))];
  const seen = new Set<string>();
  return all.flatMap(({ id, description, prefix, category }): CachedTool[] => {
    // The prefix is the server's name where the id does not hold it already.
    const server = prefix === undefined || prefix === "" || id.startsWith(`${prefix}__`) ? {} : { server: prefix };
    const key = qualifiedName({ name: id, ...server });
    if (seen.has(key)) return [];
    seen.add(key);
    return [{ tool: { name: id, description, inputSchema: { type: "object" }, ...server }, category }];
  });
}

/** How a tool is told from those of other servers. */
export function qualifiedName({ name, server }: Pick<ToolDefinition, "name" | "server">): string {
  return server === undefined ? name : `${server}__${name}`;
}

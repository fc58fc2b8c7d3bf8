import type { Issue } from "../../contract/issue.ts";
import type { ToolDefinition } from "../definition.ts";
import type { SkillToolCache } from "./schema.ts";

/** A tool as a cache knows it: without its schema. */
export interface CachedTool {
  readonly tool: ToolDefinition;
  readonly category: string | null;
}

/** A row of a cache, and where it stands. */
interface CachedRow extends CachedTool {
  readonly path: readonly (string | number)[];
}

/** The tools of a cache in its order, each once: one that stands in several categories belongs to the first. */
export function cachedTools(cache: SkillToolCache): CachedTool[] {
  return readCachedTools(cache).tools;
}

/** The tools of a cache, and an issue for each that is told twice in another way than in two categories with the same words. */
export function readCachedTools(cache: SkillToolCache): { readonly tools: CachedTool[]; readonly issues: Issue[] } {
  const seen = new Map<string, CachedRow>();
  const issues: Issue[] = [];
  for (const row of rowsOf(cache)) {
    const key = qualifiedName(row.tool);
    const before = seen.get(key);
    if (before === undefined) seen.set(key, row);
    else if (before.category === row.category || row.category === null || before.tool.description !== row.tool.description) {
      const message = `"${key}" is told twice; what ${before.path.join(".")} says of it counts.`;
      issues.push({ code: "repeated_tool", path: [...row.path], message });
    }
  }
  return { tools: Array.from(seen.values(), ({ tool, category }) => ({ tool, category })), issues };
}

function rowsOf({ categories, uncategorized }: SkillToolCache): CachedRow[] {
  return [
    ...Object.entries(categories).flatMap(([category, { tools }]) =>
      tools.map((row, index): CachedRow => ({ tool: toolOf(row), category, path: ["categories", category, "tools", index] })),
    ),
    ...uncategorized.map((row, index): CachedRow => ({ tool: toolOf(row), category: null, path: ["uncategorized", index] })),
  ];
}

function toolOf({ id, description, prefix = "" }: { id: string; description: string; prefix?: string | undefined }): ToolDefinition {
  // The prefix is the server's name where the id does not hold it already.
  const server = prefix === "" || id.startsWith(`${prefix}__`) ? {} : { server: prefix };
  return { name: id, description, inputSchema: { type: "object" }, ...server };
}

/** How a tool is told from those of other servers. */
export function qualifiedName({ name, server }: Pick<ToolDefinition, "name" | "server">): string {
  return server === undefined ? name : `${server}__${name}`;
}

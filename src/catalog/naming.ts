import { PointsmanError } from "../contract/error.ts";
import type { Issue } from "../contract/issue.ts";
import type { ToolDefinition } from "./definition.ts";

/** What MCP allows in a name (section "Tools"). */
const ORDINARY = /^[A-Za-z0-9_.\-/]{1,128}$/;

/** How each tool is named: as it names itself, or with its server before it where two servers share the name. */
export function nameTools(tools: readonly ToolDefinition[]): { readonly names: string[]; readonly issues: Issue[] } {
  const count = new Map<string, number>();
  for (const { name } of tools) count.set(name, (count.get(name) ?? 0) + 1);
  const names = tools.map(({ name, server }) => ((count.get(name) ?? 0) > 1 && server !== undefined ? `${server}__${name}` : name));
  const seen = new Map<string, number>();
  names.forEach((name, index) => {
    const before = seen.get(name);
    if (before !== undefined)
      throw new PointsmanError(
        "invalid_catalog",
        `Tools ${before} and ${index} are both named "${name}".`,
        "Give each a name of its own, or the server that offers it.",
      );
    seen.set(name, index);
  });
  const issues = tools.flatMap(({ name }, index): Issue[] =>
    ORDINARY.test(name)
      ? []
      : [
          {
            code: "unusual_name",
            path: [index, "name"],
            message: `"${name.slice(0, 80)}" has characters that MCP does not allow in a name.`,
          },
        ],
  );
  return { names, issues };
}

import type { Issue } from "../contract/issue.ts";
import type { ToolDefinition } from "./definition.ts";

/** So many levels of a schema are kept: far more than are read, and few enough for any walk. */
const MOST_LEVELS = 256;

/** Tools whose schemas any walk can take: what lies deeper is cut off, and told. A circle is left for the check of plain JSON to refuse. */
export function shallowTools(tools: readonly ToolDefinition[]): { readonly tools: ToolDefinition[]; readonly issues: Issue[] } {
  const issues: Issue[] = [];
  const cut = tools.map((tool, index): ToolDefinition => {
    const { inputSchema, outputSchema } = tool;
    const own = shallow(inputSchema);
    const its = outputSchema === undefined ? undefined : shallow(outputSchema);
    for (const [key, given, kept] of [["inputSchema", inputSchema, own] as const, ["outputSchema", outputSchema, its] as const])
      if (given !== kept)
        issues.push({
          code: "deep_schema",
          path: [index, key],
          message: `The schema has more than ${MOST_LEVELS} levels; the tool is known without those below.`,
        });
    return own === inputSchema && its === outputSchema
      ? tool
      : { ...tool, inputSchema: own, ...(its === undefined ? {} : { outputSchema: its }) };
  });
  return { tools: cut, issues };
}

type Schema = Record<string, unknown>;

function shallow(schema: Schema): Schema {
  return isDeeper(schema, MOST_LEVELS) && !holdsItself(schema) ? cutFields(schema, MOST_LEVELS) : schema;
}

function isDeeper(value: unknown, levels: number): boolean {
  if (typeof value !== "object" || value === null) return false;
  return levels === 0 || Object.values(value).some((inner) => isDeeper(inner, levels - 1));
}

/** With a stack of its own: it is asked about what is deeper than the stack of calls. */
function holdsItself(root: object): boolean {
  const above = new Set<object>();
  const rest: { readonly value: object; readonly leaves: boolean }[] = [{ value: root, leaves: false }];
  for (let next = rest.pop(); next !== undefined; next = rest.pop()) {
    const { value, leaves } = next;
    if (leaves) above.delete(value);
    else if (above.has(value)) return true;
    else {
      above.add(value);
      rest.push({ value, leaves: true });
      for (const inner of Object.values(value)) if (typeof inner === "object" && inner !== null) rest.push({ value: inner, leaves: false });
    }
  }
  return false;
}

function cutFields(value: object, levels: number): Schema {
  return Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, cutValue(inner, levels - 1)]));
}

function cutValue(value: unknown, levels: number): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (levels <= 0) return Array.isArray(value) ? [] : {};
  return Array.isArray(value) ? value.map((inner) => cutValue(inner, levels - 1)) : cutFields(value, levels);
}

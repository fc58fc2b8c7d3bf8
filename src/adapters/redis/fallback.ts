import { classifyTool } from "../../capabilities/classify.ts";
import type { CapabilityMap, Classification } from "../../capabilities/types.ts";
import type { ToolDefinition } from "../../catalog/definition.ts";
import type { Copy } from "./copy.ts";

// What readers see of an answer that Redis did not give.
const COPY_MARK = " Redis is not reachable: this is the last known copy.";
const STATIC_MARK = " Redis is not reachable: this is what the static map says.";

/** What is served while Redis is gone: the last known copy; for tools that it does not know, the static map. */
export interface Fallback {
  readonly get: (toolName: string) => Classification | null;
  readonly byCapabilities: (categories: readonly string[]) => Classification[];
  readonly list: () => Classification[];
}

export function createFallback(copy: Copy, tools: readonly ToolDefinition[], capabilities: CapabilityMap | undefined): Fallback {
  const byName = new Map(tools.map((tool) => [tool.name, tool]));
  const classified = new Map<string, Classification>();
  function byMap(toolName: string): Classification | null {
    const before = classified.get(toolName);
    if (before !== undefined) return structuredClone(before);
    const tool = byName.get(toolName);
    if (tool === undefined) return null;
    const found = classifyTool(tool, capabilities);
    // Nobody installed it, as far as is known: the next install asks the classifier.
    const marked: Classification = { ...found, reason: `${found.reason}${STATIC_MARK}`, retry: true, unconfirmed: "unreachable" };
    classified.set(toolName, marked);
    return structuredClone(marked);
  }
  function get(toolName: string): Classification | null {
    const known = copy.get(toolName);
    if (known === undefined) return byMap(toolName);
    return known === null ? null : structuredClone({ ...known, reason: `${known.reason}${COPY_MARK}`, unconfirmed: "unreachable" });
  }
  const unknown = (): Classification[] => [...byName.keys()].flatMap((name) => (copy.get(name) === undefined ? (byMap(name) ?? []) : []));
  const present = (names: Iterable<string>): Classification[] => [...names].flatMap((name) => get(name) ?? []);
  return {
    get,
    byCapabilities(categories) {
      const asked = new Set(categories);
      const fitting = unknown().filter((row) => row.capabilities.some((category) => asked.has(category)));
      return [...present(copy.namesOf(categories)), ...fitting];
    },
    list: () => [...present(copy.names()), ...unknown()],
  };
}

/** A classification without the mark, as it is to be kept. */
export function unmarked(classification: Classification): Classification {
  for (const mark of [COPY_MARK, STATIC_MARK])
    if (classification.reason.endsWith(mark)) return { ...classification, reason: classification.reason.slice(0, -mark.length) };
  return classification;
}

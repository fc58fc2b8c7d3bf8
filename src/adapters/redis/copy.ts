import type { Classification } from "../../capabilities/types.ts";

/** What this process knows of the tools: what it read or wrote last, by name and by category. */
export interface Copy {
  /** null: it was deleted here; undefined: not known. */
  readonly get: (toolName: string) => Classification | null | undefined;
  readonly names: () => Iterable<string>;
  /** The names that have any of the categories. */
  readonly namesOf: (categories: readonly string[]) => ReadonlySet<string>;
  readonly set: (classification: Classification) => void;
  /** It is known to be gone. */
  readonly bury: (toolName: string) => void;
  /** Nothing is known of it. */
  readonly forget: (toolName: string) => void;
}

export function createCopy(): Copy {
  const rows = new Map<string, Classification | null>();
  const index = new Map<string, Set<string>>();
  function unindex(toolName: string): void {
    for (const category of rows.get(toolName)?.capabilities ?? []) index.get(category)?.delete(toolName);
  }
  return {
    get: (toolName) => rows.get(toolName),
    names: () => rows.keys(),
    namesOf: (categories) => new Set(categories.flatMap((category) => [...(index.get(category) ?? [])])),
    set(classification) {
      const { toolName, capabilities } = classification;
      unindex(toolName);
      rows.set(toolName, classification);
      for (const category of capabilities) {
        const names = index.get(category);
        if (names === undefined) index.set(category, new Set([toolName]));
        else names.add(toolName);
      }
    },
    bury(toolName) {
      unindex(toolName);
      rows.set(toolName, null);
    },
    forget(toolName) {
      unindex(toolName);
      rows.delete(toolName);
    },
  };
}

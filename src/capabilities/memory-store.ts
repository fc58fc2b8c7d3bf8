import { inOrder, insert, sorted, withoutTool } from "./store/by-name.ts";
import { copyOf } from "./store/copy.ts";
import { instantOf } from "./store/instant.ts";
import { createLocks } from "./store/locks.ts";
import { writtenClassification, writtenOverride } from "./store/rows.ts";
import type { CapabilityStore, Classification, Override } from "./types.ts";

/**
 * A store for one process, gone with it. What it takes and gives are copies; tools are found by an index of the categories.
 *
 * @example
 * ```ts
 * const store = createMemoryStore();
 * await installTool(tool, { store });
 * await resolveTools(["filesystem_read"], { store });
 * ```
 */
export function createMemoryStore(): CapabilityStore {
  const tools = new Map<string, Classification>();
  const byCategory = new Map<string, Classification[]>();
  const trails = new Map<string, Override[]>();

  function forget(toolName: string): void {
    const known = tools.get(toolName);
    if (known === undefined) return;
    tools.delete(toolName);
    for (const category of known.capabilities) withoutTool(byCategory.get(category), toolName);
  }

  function put(classification: Classification): void {
    const own = writtenClassification(classification);
    forget(own.toolName);
    tools.set(own.toolName, own);
    for (const category of new Set(own.capabilities)) {
      const listed = byCategory.get(category) ?? [];
      insert(listed, own);
      byCategory.set(category, listed);
    }
  }

  /** The trail is kept oldest first: an entry of an earlier time stands earlier, whenever it came. */
  function add(override: Override): void {
    const own = writtenOverride(override);
    const trail = [...(trails.get(own.skill) ?? []), own];
    trails.set(
      own.skill,
      trail.sort((one, other) => instantOf(one) - instantOf(other) || 0),
    );
  }

  return {
    get: (toolName) => {
      const known = tools.get(toolName);
      return Promise.resolve(known === undefined ? null : copyOf(known));
    },
    put: async (classification) => put(classification),
    delete: (toolName) => Promise.resolve(forget(toolName)),
    byCapabilities: (categories) =>
      Promise.resolve(inOrder([...new Set(categories)].map((category) => byCategory.get(category) ?? [])).map(copyOf)),
    list: () => Promise.resolve(sorted([...tools.values()]).map(copyOf)),
    lock: createLocks(),
    overrides: (skill) => Promise.resolve((trails.get(skill) ?? []).map((override) => ({ ...override }))),
    putOverride: async (override) => add(override),
  };
}

import type { Issue } from "../../contract/issue.ts";
import type { KnownMap } from "../map/read.ts";
import type { CapabilityStore, Classification, Override } from "../types.ts";
import { standingOverrides } from "./standing.ts";

/** All that a resolution looks up. */
export interface Gathered {
  /** The tools that any of the permissions' categories gives. */
  readonly byCategory: readonly Classification[];
  /** Tools that a permission or a grant names. */
  readonly byName: ReadonlyMap<string, Classification>;
  readonly overrides: ReadonlyMap<string, Override>;
  /** Those that only this process knows yet. */
  readonly unsaved: readonly Override[];
  /** What the store tells of itself, behind the look-ups. */
  readonly issues: readonly Issue[];
}

/**
 * One round trip: all is asked at once, so that a client which sends in batches sends one. A second one only where the store itself holds a grant of a tool
 * that the first did not bring.
 */
export async function gather(
  permissions: readonly string[],
  map: KnownMap,
  store: CapabilityStore,
  given: readonly Override[],
  skill?: string,
): Promise<Gathered> {
  const categories = permissions.filter((permission) => map.known.has(permission));
  const names = new Set([...permissions, ...given.map(({ tool }) => tool)]);
  const [byCategory, kept, named] = await Promise.all([
    categories.length === 0 ? [] : store.byCapabilities(categories),
    skill === undefined ? [] : store.overrides(skill),
    Promise.all([...names].map((name) => store.get(name))),
  ]);
  const overrides = standingOverrides([...kept, ...given]);
  const byName = new Map(named.flatMap((tool) => (tool === null ? [] : [[tool.toolName, tool] as const])));
  const missing = [...overrides.values()].filter(({ effect, tool }) => effect === "grant" && !names.has(tool)).map(({ tool }) => tool);
  if (missing.length > 0) {
    const there = new Map(byCategory.map((tool) => [tool.toolName, tool]));
    const rest = missing.map((name) => there.get(name) ?? store.get(name));
    for (const tool of await Promise.all(rest)) if (tool !== null) byName.set(tool.toolName, tool);
  }
  const issues = (await store.issues?.()) ?? [];
  return { byCategory, byName, overrides, unsaved: kept.filter(({ unsaved }) => unsaved === true), issues };
}

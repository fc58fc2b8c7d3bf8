import type { CapabilityStore, Classification } from "../types.ts";

/** What the look-ups of this handler came to since it was made. */
export interface Counts {
  total: number;
  cacheHits: number;
  cacheMisses: number;
  /** Answers of the static map where the classifier had failed. */
  fallbacks: number;
}

/** The store as resolutions see it, with each look-up counted. Reads alone: nothing is written through it. */
export function countedStore(store: CapabilityStore, counts: Counts): CapabilityStore {
  const seen = (found: readonly Classification[]): void => {
    counts.cacheHits += found.length;
    counts.fallbacks += found.filter(({ retry }) => retry === true).length;
  };
  return {
    async get(toolName) {
      const found = await store.get(toolName);
      if (found === null) counts.cacheMisses += 1;
      else seen([found]);
      return found;
    },
    async byCapabilities(categories) {
      const found = await store.byCapabilities(categories);
      seen(found);
      return found;
    },
    async list() {
      const found = await store.list();
      seen(found);
      return found;
    },
    put: (classification) => store.put(classification),
    delete: (toolName) => store.delete(toolName),
    lock: (key, run) => store.lock(key, run),
    overrides: (skill) => store.overrides(skill),
    putOverride: (override) => store.putOverride(override),
    issues: async () => (await store.issues?.()) ?? [],
  };
}

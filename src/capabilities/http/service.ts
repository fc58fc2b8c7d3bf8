import { currentInstant } from "../../input/clock.ts";
import { resolveWithDenied } from "../resolve.ts";
import { type Counts, countedStore } from "./counted-store.ts";
import { entityTag } from "./digest.ts";
import type { CapabilityHandlerOptions } from "./options.ts";
import { Problem } from "./problem.ts";
import type { ResolvedTools } from "./schemas.ts";
import { type LoadedSkill, type LoadedSkills, loadSkills } from "./skill-files.ts";

/** What the endpoints share: the skills, their tools, the counts. */
export interface Service {
  readonly options: CapabilityHandlerOptions;
  readonly counts: Readonly<Counts>;
  loadSkills(): Promise<LoadedSkills>;
  /** The skill of this name; a problem where there is none. */
  skillOf(name: string): Promise<LoadedSkill>;
  /** What a skill may use now, as the body of a response and its tag. */
  resolved(skill: LoadedSkill): Promise<{ readonly body: ResolvedTools; readonly tag: string }>;
  now(): string;
}

export function createService(options: CapabilityHandlerOptions): Service {
  const counts: Counts = { total: 0, cacheHits: 0, cacheMisses: 0, fallbacks: 0 };
  const store = countedStore(options.store, counts);
  const { capabilities, policy, now = currentInstant } = options;
  const service: Service = {
    options,
    counts,
    loadSkills: async () => loadSkills(await options.skills()),
    async skillOf(name) {
      const { byName } = await service.loadSkills();
      const found = byName.get(name);
      if (found === undefined) throw new Problem("unknown_skill", "There is no skill of this name.");
      return found;
    },
    async resolved({ skill: { name, permissions } }) {
      counts.total += 1;
      const [overrides, { tools, denied, issues }] = await Promise.all([
        store.overrides(name),
        resolveWithDenied(permissions, {
          store,
          skill: name,
          ...(capabilities === undefined ? {} : { capabilities }),
          ...(policy === undefined ? {} : { policy }),
        }),
      ]);
      const body: ResolvedTools = { skill: name, permissions, tools, denied, issues, overrides };
      return { body, tag: await entityTag(JSON.stringify(body)) };
    },
    now: () => now().toISOString(),
  };
  return service;
}

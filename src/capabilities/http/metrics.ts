import type { Classification, Override } from "../types.ts";
import type { Metrics } from "./schemas.ts";
import type { Service } from "./service.ts";

/** The counts of skills, tools, overrides and look-ups as they are now. */
export async function readMetrics({ loadSkills, options, counts }: Service): Promise<Metrics> {
  const [{ byName, broken }, tools] = await Promise.all([loadSkills(), options.store.list()]);
  const overrides = (await Promise.all([...byName.keys()].map((name) => options.store.overrides(name)))).flat();
  const { total, cacheHits, cacheMisses, fallbacks } = counts;
  return {
    skills: {
      total: byName.size,
      broken: broken.length,
      withIssues: [...byName.values()].filter(({ summary }) => summary.issues.length > 0).length,
    },
    tools: countTools(tools),
    overrides: {
      total: overrides.length,
      grants: overrides.filter(({ effect }) => effect === "grant").length,
      revokes: overrides.filter(({ effect }) => effect === "revoke").length,
      unsaved: overrides.filter(({ unsaved }) => unsaved === true).length,
    },
    quality: qualityOf(tools, overrides),
    resolutions: { total, cacheHits, cacheMisses, fallbacks },
  };
}

function countTools(tools: readonly Classification[]): Metrics["tools"] {
  const byCapability = new Map<string, number>();
  for (const { capabilities } of tools) for (const one of capabilities) byCapability.set(one, (byCapability.get(one) ?? 0) + 1);
  const count = (is: (tool: Classification) => boolean): number => tools.filter(is).length;
  return {
    total: tools.length,
    classifier: count(({ source }) => source === "classifier"),
    static: count(({ source }) => source === "static"),
    retry: count(({ retry }) => retry === true),
    uncategorized: count(({ capabilities }) => capabilities.length === 0),
    byCapability: Object.fromEntries([...byCapability].sort(([one], [other]) => (one < other ? -1 : 1))),
  };
}

/** A tool that someone granted or revoked anywhere was not classified as people wanted it. */
function qualityOf(tools: readonly Classification[], overrides: readonly Override[]): Metrics["quality"] {
  const named = new Set(overrides.map(({ tool }) => tool));
  const overridden = tools.filter(({ toolName }) => named.has(toolName)).length;
  const classified = tools.length;
  return { classified, overridden, kept: classified === 0 ? null : 1 - overridden / classified };
}

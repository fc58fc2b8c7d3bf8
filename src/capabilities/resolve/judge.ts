import type { Issue } from "../../contract/issue.ts";
import type { KnownMap } from "../map/read.ts";
import type { Judgement, ReadPolicy } from "../policy.ts";
import { sorted } from "../store/by-name.ts";
import type { Classification } from "../types.ts";
import type { Gathered } from "./gather.ts";
import { createGivers } from "./givers.ts";
import { failureIssue, unknownGrants, unknownPermissions, unsavedOverrides } from "./issues.ts";
import type { DeniedTool, ResolvedTool } from "./types.ts";
import { type Decide, verdictOn } from "./verdict.ts";

interface Judged {
  readonly tools: ResolvedTool[];
  readonly denied: DeniedTool[];
  readonly issues: Issue[];
}

/** Each tool once, in the order of names: who gives it, whether the policy lets it, and what an override makes of that. */
export function judgeTools(permissions: readonly string[], map: KnownMap, gathered: Gathered, policy: ReadPolicy, skill?: string): Judged {
  const judged: Judged = { tools: [], denied: [], issues: [...gathered.issues, ...unknownPermissions(permissions, map, gathered)] };
  const givers = createGivers(permissions, map);
  let failure: Judgement | null = null;
  const decide: Decide = (request) => {
    const judgement = policy.decide(request);
    if (judgement.failed === true) failure ??= judgement;
    return judgement;
  };
  for (const tool of candidates(gathered)) {
    const override = gathered.overrides.get(tool.toolName) ?? null;
    // Nearly all tools of a large catalogue: one category gives them, and nobody has decided about them alone.
    const plain = override === null && !policy.forEachPermission && !givers.named.has(tool.toolName) ? givers.plain(tool) : null;
    const [permission] = plain?.permissions ?? [];
    const judgement =
      plain === null || permission === undefined ? null : decide(skill === undefined ? { tool, permission } : { skill, tool, permission });
    if (plain !== null && judgement?.effect === "allow") {
      const { toolName, capabilities, source } = tool;
      judged.tools.push({
        toolName,
        permissions: plain.permissions.slice(),
        capabilities,
        source,
        reason: plain.reason(tool, judgement.reason),
      });
      continue;
    }
    const given = plain?.permissions ?? givers.permissionsOf(tool);
    if (given.length === 0 && override?.effect !== "grant") continue;
    const verdict = verdictOn(tool, given, override, decide, skill);
    if ("tool" in verdict) judged.tools.push(verdict.tool);
    else {
      judged.denied.push({ toolName: tool.toolName, reason: verdict.denied });
      if (verdict.issue !== undefined) judged.issues.push(verdict.issue);
    }
  }
  judged.issues.push(...unknownGrants(gathered), ...unsavedOverrides(gathered), ...failureIssue(failure));
  return judged;
}

/** Tools by category come sorted; those by name are put where they belong. */
function candidates({ byCategory, byName }: Gathered): readonly Classification[] {
  if (byName.size === 0) return byCategory;
  const there = new Set(byCategory.map(({ toolName }) => toolName));
  const more = [...byName.values()].filter(({ toolName }) => !there.has(toolName));
  return more.length === 0 ? byCategory : sorted([...byCategory, ...more]);
}

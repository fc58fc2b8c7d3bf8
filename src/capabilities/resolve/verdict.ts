import type { Issue } from "../../contract/issue.ts";
import type { Judgement, PolicyRequest } from "../policy.ts";
import type { Classification, Override } from "../types.ts";
import { allowedReason, grantedReason, overrideNote } from "./reason.ts";
import type { ResolvedTool } from "./types.ts";

/** What becomes of one tool. */
type Verdict = { readonly tool: ResolvedTool } | { readonly denied: string; readonly issue?: Issue };

export type Decide = (request: PolicyRequest) => Judgement;

/** A revocation first, then the policy for each permission, then a grant, which beats a denial by default alone. */
export function verdictOn(
  tool: Classification,
  given: readonly string[],
  override: Override | null,
  decide: Decide,
  skill?: string,
): Verdict {
  if (override?.effect === "revoke") return { denied: overrideNote(override) };
  const asked = given.length === 0 ? [tool.toolName] : given;
  const judgements = asked.map((permission) => ({
    permission,
    judgement: decide(skill === undefined ? { tool, permission } : { skill, tool, permission }),
  }));
  const allowed = judgements.filter(({ judgement }) => judgement.effect === "allow");
  const [first] = allowed;
  const permissions = first === undefined ? [...given] : given.filter((permission) => allowed.some((one) => one.permission === permission));
  const { toolName, capabilities, source } = tool;
  if (first !== undefined && given.length > 0)
    return {
      tool: { toolName, permissions, capabilities, source, reason: allowedReason(tool, permissions, first.judgement.reason, override) },
    };
  const denial = judgements.find(({ judgement }) => judgement.effect === "deny" && judgement.explicit)?.judgement;
  if (override !== null && denial === undefined)
    return { tool: { toolName, permissions, capabilities, source: "override", reason: grantedReason(tool, permissions, override) } };
  const reason = `denied: ${(denial ?? judgements[0]?.judgement)?.reason ?? "nothing allows it"}`;
  if (override === null) return { denied: reason };
  const message = `${toolName} was granted by ${override.by} at ${override.at}, but stays ${reason}`;
  return { denied: reason, issue: { code: "grant_denied", path: ["overrides", toolName], message } };
}

import * as z from "zod";
import type { Risk } from "../catalog/definition.ts";
import { PointsmanError } from "../contract/error.ts";
import { matchesWildcard } from "./resolve/wildcard.ts";
import type { Classification } from "./types.ts";

/** What a policy is asked. */
export interface PolicyRequest {
  skill?: string;
  tool: Classification;
  /** The permission that gives the tool; its own name where an override grants it. */
  permission: string;
}

export interface PolicyDecision {
  effect: "allow" | "deny";
  reason: string;
}

/** A rule holds where all that it names fits; "*" stands for any letters. */
export interface PolicyRule {
  readonly effect: "allow" | "deny";
  readonly skill?: string;
  readonly tool?: string;
  /** Any category of the tool. */
  readonly capability?: string;
  readonly risk?: Risk;
  readonly reason?: string;
}

/** Rules as data: a denial wins over whatever allows. */
export interface PolicyRules {
  /** Where no rule holds; "allow" where it is left out. Tools of untrusted servers that may write need a rule that allows them, or a grant. */
  readonly default?: "allow" | "deny";
  readonly rules: readonly PolicyRule[];
}

/** Rules as data, or a function of the caller's, for those who have a policy engine. It decides alone, and must not throw: what it cannot answer is denied. */
export type Policy = PolicyRules | ((request: PolicyRequest) => PolicyDecision);

/** A decision, and whether somebody took it: a grant beats a denial by default alone. */
export interface Judgement extends PolicyDecision {
  readonly explicit: boolean;
  /** The caller's function gave no decision. */
  readonly failed?: true;
}

export interface ReadPolicy {
  decide(request: PolicyRequest): Judgement;
  /** Rules say the same whichever permission gives a tool; a function may not. */
  readonly forEachPermission: boolean;
}

const text = z.string().min(1).max(256).optional();
const rulesSchema = z.strictObject({
  default: z.enum(["allow", "deny"]).optional(),
  rules: z
    .array(
      z.strictObject({
        effect: z.enum(["allow", "deny"]),
        skill: text,
        tool: text,
        capability: text,
        risk: z.enum(["read", "write", "destructive", "unknown"]).optional(),
        reason: z.string().max(2000).optional(),
      }),
    )
    .max(10_000),
});
const decisionSchema = z.object({ effect: z.enum(["allow", "deny"]), reason: z.string() });

/**
 * The policy as one function.
 *
 * @throws PointsmanError `invalid_options` where the rules are none: a rule that is misspelt would allow what it should deny.
 */
export function readPolicy(policy: Policy = { rules: [] }): ReadPolicy {
  if (typeof policy === "function") return { decide: (request) => byFunction(policy, request), forEachPermission: true };
  const checked = rulesSchema.safeParse(policy);
  if (!checked.success) {
    const [issue] = checked.error.issues;
    const place = issue?.path.join(".") || "the policy itself";
    throw new PointsmanError(
      "invalid_options",
      `The policy is wrong at ${place}: ${issue?.message ?? "unreadable"}.`,
      "Give rules, or a function.",
    );
  }
  return { decide: (request) => byRules(policy, request), forEachPermission: false };
}

function byFunction(policy: (request: PolicyRequest) => PolicyDecision, request: PolicyRequest): Judgement {
  try {
    const decision = decisionSchema.safeParse(policy(request));
    if (decision.success) return { ...decision.data, explicit: true };
    return { effect: "deny", reason: "the policy gave no decision", explicit: true, failed: true };
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    return { effect: "deny", reason: `the policy failed: ${message}`, explicit: true, failed: true };
  }
}

function byRules({ rules, default: rest = "allow" }: PolicyRules, request: PolicyRequest): Judgement {
  const rule =
    rules.find((one) => one.effect === "deny" && holds(one, request)) ?? rules.find((one) => one.effect === "allow" && holds(one, request));
  if (rule !== undefined) return { effect: rule.effect, reason: `rule ${rules.indexOf(rule) + 1}${told(rule.reason)}`, explicit: true };
  if (rest === "deny") return { effect: "deny", reason: "no rule allows it", explicit: false };
  if (request.tool.untrusted === "may_write")
    return { effect: "deny", reason: "its server is not trusted and it may write", explicit: false };
  return { effect: "allow", reason: "no rule forbids it", explicit: false };
}

function told(reason: string | undefined): string {
  return reason === undefined ? "" : ` (${reason})`;
}

function holds({ skill, tool, capability, risk }: PolicyRule, request: PolicyRequest): boolean {
  return (
    (risk === undefined || risk === request.tool.risk) &&
    (skill === undefined || matchesWildcard(skill, request.skill ?? "")) &&
    (tool === undefined || matchesWildcard(tool, request.tool.toolName)) &&
    (capability === undefined || capability === "*" || request.tool.capabilities.some((category) => matchesWildcard(capability, category)))
  );
}

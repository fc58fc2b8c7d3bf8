import { PointsmanError } from "../contract/error.ts";
import type { Issue } from "../contract/issue.ts";
import { readMap } from "./map/read.ts";
import { type Policy, readPolicy } from "./policy.ts";
import { gather } from "./resolve/gather.ts";
import { judgeTools } from "./resolve/judge.ts";
import { readOverrides } from "./resolve/standing.ts";
import type { DeniedTool, ResolvedTool } from "./resolve/types.ts";
import type { CapabilityMap, CapabilityStore, Override } from "./types.ts";

export interface Resolution {
  /** Sorted by name, none twice. */
  tools: ResolvedTool[];
  /** What is wrong with the store, unknown permissions, grants that a denial beats, overrides that are in memory alone yet, a policy that failed. */
  issues: Issue[];
}

export interface ResolveOptions {
  readonly store: CapabilityStore;
  /** Default `defaultCapabilities`. */
  readonly capabilities?: CapabilityMap;
  /** Without one all is allowed but tools of untrusted servers that may write. */
  readonly policy?: Policy;
  /** Beside those that the store holds for the skill. Of two on one tool the later stands. */
  readonly overrides?: readonly Override[];
  /** Whose overrides count. Without a skill all of `overrides` count, and none of the store. */
  readonly skill?: string;
}

/** Most permissions that are read; the rest are an issue. */
const MOST_PERMISSIONS = 1000;

/**
 * The tools that permissions give (seed 5, "Resolution Algorithm"): permission, category, tools, policy, overrides. Look-ups alone: no classifier is asked, and
 * the store is asked once, all at the same time, whatever the number of tools. A permission that names a category gives its tools and the tool of that very
 * name; one that names a tool gives that tool; any other is an issue.
 *
 * @throws PointsmanError `invalid_options`: the map, the policy or the overrides are wrong; and what the store throws.
 * @example
 * ```ts
 * const { tools, issues } = await resolveTools(skill.permissions, { store, skill: skill.name });
 * ```
 */
export async function resolveTools(permissions: readonly string[], options: ResolveOptions): Promise<Resolution> {
  const { tools, issues } = await resolveWithDenied(permissions, options);
  return { tools, issues };
}

/** The same, with the tools that were denied or revoked, for those who ask why one is missing. */
export async function resolveWithDenied(
  permissions: readonly string[],
  options: ResolveOptions,
): Promise<Resolution & { denied: DeniedTool[] }> {
  const { store, skill } = checked(permissions, options);
  const map = readMap(options.capabilities);
  const policy = readPolicy(options.policy);
  const given = readOverrides(options.overrides ?? []).filter((override) => skill === undefined || override.skill === skill);
  const asked = [...new Set(permissions)];
  const read = asked.slice(0, MOST_PERMISSIONS);
  const gathered = await gather(read, map, store, given, skill);
  const { tools, denied, issues } = judgeTools(read, map, gathered, policy, skill);
  if (asked.length > read.length)
    issues.push({
      code: "too_many_permissions",
      path: ["permissions", MOST_PERMISSIONS],
      message: `Only ${MOST_PERMISSIONS} permissions are read.`,
    });
  return { tools, denied, issues };
}

function checked(permissions: readonly string[], options: ResolveOptions): ResolveOptions {
  const given: unknown = permissions;
  if (!Array.isArray(given) || given.some((permission) => typeof permission !== "string"))
    throw new PointsmanError("invalid_options", "The permissions are no list of texts.", "Give the permissions of a skill.");
  const rest: unknown = options;
  if (typeof rest !== "object" || rest === null || typeof options.store?.byCapabilities !== "function")
    throw new PointsmanError("invalid_options", "resolveTools needs a store.", "Give createMemoryStore(), say.");
  return options;
}

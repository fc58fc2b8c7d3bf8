import type { Issue } from "../../contract/issue.ts";

export const unreachableStore: Issue = {
  code: "store_unreachable",
  path: ["store"],
  message: "Redis is not reachable: tools and overrides are the last known copy of this process, or what the static map says.",
};

export function unreadableTool(toolName: string, key: string, isKnown: boolean): Issue {
  const served = isKnown ? "this is the last known copy of this process" : "this process has no copy of it, so it is left out";
  return {
    code: "unreadable_tool",
    path: ["tools", toolName],
    message: `What Redis holds for the tool ${JSON.stringify(toolName)} (key ${key}) cannot be read: ${served}. Install it again to write it anew.`,
  };
}

/** The overrides of a skill are no longer in Redis, though nothing took their skill out of `noted`, the key that names the skills which have some. */
export function goneOverrides(skill: string, key: string, noted: string): Issue {
  return {
    code: "overrides_gone",
    path: ["overrides", skill],
    message: `The overrides of the skill ${JSON.stringify(skill)} (key ${key}) are no longer in Redis: what they granted or revoked does not hold. Write them again with putOverride, or, where that was meant, take the skill out of ${noted} with SREM.`,
  };
}

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

import type { Issue } from "../../contract/issue.ts";
import { type KnownMap, nameKey } from "../map/read.ts";
import type { Judgement } from "../policy.ts";
import type { Gathered } from "./gather.ts";

/** Of a tool that is there and cannot be read its own issue tells. */
const unreadable = ({ issues }: Gathered): ReadonlySet<unknown> =>
  new Set(issues.flatMap(({ code, path }) => (code === "unreadable_tool" ? [path.at(-1)] : [])));

export function unknownPermissions(permissions: readonly string[], map: KnownMap, gathered: Gathered): Issue[] {
  const there = unreadable(gathered);
  return permissions.flatMap((permission, index) => {
    if (map.known.has(permission) || gathered.byName.has(permission) || there.has(permission)) return [];
    const listed = map.byName.get(nameKey(permission));
    const why =
      listed === undefined ? "is neither a category nor an installed tool" : `names a tool of ${listed.join(", ")} that is not installed`;
    return [{ code: "unknown_permission", path: ["permissions", index], message: `The permission ${JSON.stringify(permission)} ${why}.` }];
  });
}

export function unknownGrants(gathered: Gathered): Issue[] {
  const { overrides, byName, byCategory } = gathered;
  if (overrides.size === 0) return [];
  const known = new Set([...byCategory.map(({ toolName }) => toolName), ...unreadable(gathered)]);
  return [...overrides.values()]
    .filter(({ effect, tool }) => effect === "grant" && !byName.has(tool) && !known.has(tool))
    .map(({ tool, by }) => ({
      code: "unknown_tool",
      path: ["overrides", tool],
      message: `${by} granted ${JSON.stringify(tool)}, which is not installed.`,
    }));
}

/** What an administrator decided stands, but not for longer than this process does. */
export function unsavedOverrides({ unsaved }: Gathered): Issue[] {
  return unsaved.map(({ effect, tool, by }) => ({
    code: "unsaved_override",
    path: ["overrides", tool],
    message: `That ${by} ${effect === "grant" ? "granted" : "revoked"} ${JSON.stringify(tool)} is in the memory of this process alone yet: the store has not taken it.`,
  }));
}

export function failureIssue(failure: Judgement | null): Issue[] {
  return failure === null
    ? []
    : [{ code: "policy_failed", path: ["policy"], message: `What the policy could not answer was denied: ${failure.reason}.` }];
}

import type { KnownMap } from "../map/read.ts";
import type { Classification } from "../types.ts";
import { allowedReason } from "./reason.ts";

/** The permissions that tools of the same categories have in common, and the reasons that they share. */
interface Family {
  readonly permissions: readonly string[];
  reason(tool: Classification, rule: string): string;
}

export interface Givers {
  /** Names that a permission may mean. */
  readonly named: ReadonlySet<string>;
  /** For a tool that no permission names. */
  plain(tool: Classification): Family;
  permissionsOf(tool: Classification): readonly string[];
}

/** Which permissions give a tool, worked out once for all tools of the same categories. */
export function createGivers(permissions: readonly string[], map: KnownMap): Givers {
  const categories = permissions.filter((permission) => map.known.has(permission));
  const named = new Set(permissions);
  const families = new Map<string, Family>();

  function plain({ capabilities }: Classification): Family {
    const key = capabilities.length === 1 ? (capabilities[0] ?? "") : capabilities.join("\n");
    const known = families.get(key);
    if (known !== undefined) return known;
    const family = createFamily(categories.filter((category) => capabilities.includes(category)));
    families.set(key, family);
    return family;
  }

  function permissionsOf(tool: Classification): readonly string[] {
    const given = plain(tool).permissions;
    if (!named.has(tool.toolName)) return given;
    return permissions.filter((permission) => permission === tool.toolName || given.includes(permission));
  }

  return { named, plain, permissionsOf };
}

function createFamily(permissions: readonly string[]): Family {
  const reasons = new Map<string, Map<string, string>>();
  return {
    permissions,
    reason(tool, rule) {
      const by = `${tool.source} ${tool.retry} ${tool.unconfirmed}`;
      const known = reasons.get(rule) ?? new Map<string, string>();
      const reason = known.get(by) ?? allowedReason(tool, permissions, rule, null);
      reasons.set(rule, known.set(by, reason));
      return reason;
    },
  };
}

import type { Classification, Override } from "../types.ts";

/** Why a skill has a tool: the permission, the classification, the rule. */
export function allowedReason(tool: Classification, permissions: readonly string[], rule: string, grant: Override | null): string {
  const also = grant === null ? "" : `; ${overrideNote(grant)} too`;
  return `${givenBy(tool, permissions)}; allowed: ${rule}${also}`;
}

export function grantedReason(tool: Classification, permissions: readonly string[], grant: Override): string {
  const given = permissions.length === 0 ? `no permission gives it; ${classifiedBy(tool)}` : givenBy(tool, permissions);
  return `${overrideNote(grant)}; ${given}`;
}

/** Who, when and why: "granted by ada at 2026-01-28T10:00:00Z: needed for the report". */
export function overrideNote({ effect, by, at, comment }: Override): string {
  const done = effect === "grant" ? "granted" : "revoked";
  return `${done} by ${by} at ${at}${comment === "" ? "" : `: ${comment}`}`;
}

function givenBy(tool: Classification, permissions: readonly string[]): string {
  const quoted = permissions
    .map((permission) => (permission === tool.toolName ? `"${permission}" (its name)` : `"${permission}"`))
    .join(", ");
  return `given by permission ${quoted}; ${classifiedBy(tool)}`;
}

function classifiedBy({ source, retry, unconfirmed }: Classification): string {
  const until = source === "static" && retry === true ? ", until the classifier answers" : "";
  const known = unconfirmed === undefined ? "" : ` (as it was known last: the store is ${unconfirmed})`;
  return `classified by the ${source === "static" ? "static map" : "classifier"}${until}${known}`;
}

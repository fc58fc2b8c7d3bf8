import { bareName } from "../categories.ts";
import type { CatalogEntry } from "../entry.ts";
import { synonymsOf } from "../rank/synonyms.ts";
import { termsOf } from "../rank/terms.ts";
import { classOfVerb } from "../rank/verbs.ts";

/** What changes something. */
const DEEDS: ReadonlySet<string> = new Set(["create", "remove", "change", "send", "acquire"]);
/** What only looks. */
const LOOKS: ReadonlySet<string> = new Set(["read", "compute"]);

/**
 * Whether a call would change something though the message says nothing of it: "PR 123 in owner/repo" and "show PR 123" are no wish to merge it.
 * Where annotations do not tell what a tool does, the verb of its name does.
 */
export function isUnasked({ name, risk }: CatalogEntry, message: string): boolean {
  const deed = termsOf(bareName(name)).find(({ stem }) => DEEDS.has(classOfVerb.get(stem) ?? ""))?.stem;
  const writes = risk === "write" || risk === "destructive" || (risk === "unknown" && deed !== undefined);
  if (!writes) return false;
  const said = termsOf(message).map(({ stem }) => stem);
  if (deed !== undefined && said.some((stem) => stem === deed || (classOfVerb.has(stem) && synonymsOf.get(deed)?.includes(stem) === true)))
    return false;
  return said.every((stem) => LOOKS.has(classOfVerb.get(stem) ?? "read"));
}

import { compiledOnce } from "../../text/compiled-once.ts";
import { bareName } from "../categories.ts";
import type { CatalogEntry } from "../entry.ts";
import { termsOf } from "../rank/terms.ts";
import { classOfVerb } from "../rank/verbs.ts";

const LOOKS: ReadonlySet<string> = new Set(["read", "compute"]);
/** What may change something; the others ("play") say too little. */
const DEEDS: ReadonlySet<string> = new Set(["create", "remove", "change", "send", "acquire"]);

/** Whether a tool only looks: by its annotations, and where those do not tell by the verbs of its name ("get_order", not "find_and_replace"); read once. */
export const onlyReads = compiledOnce(({ name, risk }: CatalogEntry): boolean => {
  if (risk !== "unknown") return risk === "read";
  const classes = termsOf(bareName(name)).map(({ stem }) => classOfVerb.get(stem) ?? "");
  if (!classes.some((one) => LOOKS.has(one))) return false;
  const joins = /(?:^|[^a-z])(?:and|or)(?:[^a-z]|$)|[a-z](?:And|Or)[A-Z]/.test(name);
  return LOOKS.has(classes[0] ?? "") ? !joins || !classes.some((one) => DEEDS.has(one)) : !classes.some((one) => DEEDS.has(one));
});

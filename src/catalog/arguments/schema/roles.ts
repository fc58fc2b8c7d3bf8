import { argumentPatterns } from "../../../lexicon/en/argument-patterns.ts";
import { argumentWords, type ParameterRole } from "../../../lexicon/en/arguments.ts";
import type { ParameterType } from "./parameter.ts";

const FORMATS: Readonly<Record<string, ParameterRole>> = {
  date: "date",
  "date-time": "date",
  time: "time",
  email: "email",
  uri: "url",
  url: "url",
  uuid: "id",
};

/** What a parameter is about, by its name first, its format, and what its description begins with. */
export function rolesOf(
  nameWords: readonly string[],
  description: string,
  format: string | null,
  type: ParameterType,
): ReadonlySet<ParameterRole> {
  const roles = new Set<ParameterRole>();
  const byFormat = format === null || !Object.hasOwn(FORMATS, format) ? undefined : FORMATS[format];
  if (byFormat !== undefined) roles.add(byFormat);
  const head = description.slice(0, 120).toLowerCase();
  for (const { role, names, says } of argumentWords.roles) {
    if (names.some((name) => nameWords.includes(name) || nameWords.includes(`${name}s`))) roles.add(role);
    else if (says?.some((phrase) => head.includes(phrase)) === true) roles.add(role);
  }
  if (type === "string" && argumentPatterns.placeForm.test(description)) roles.add("place");
  if (type === "integer" || type === "number") for (const role of ["place", "text", "query", "date"] as const) roles.delete(role);
  return roles;
}

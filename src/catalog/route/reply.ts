import { catalogMessages } from "../../lexicon/en/catalog-messages.ts";

/** A sentence with its gaps filled. */
export function fillIn(template: string, values: Readonly<Record<string, string>>): string {
  return template.replace(/\{(\w{1,20})\}/g, (gap, name: string) => (Object.hasOwn(values, name) ? (values[name] ?? gap) : gap));
}

/** "a, b or c", each as a sentence may show it. */
export function listed(names: readonly string[]): string {
  const shown = names.map((name) => `"${shownName(name)}"`);
  const last = shown.at(-1) ?? "";
  return shown.length < 2 ? last : `${shown.slice(0, -1).join(catalogMessages.comma)}${catalogMessages.or}${last}`;
}

const LONGEST_NAME = 80;

/** A name without what could break a line or a terminal. */
export function shownName(name: string): string {
  return name.replace(/[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]/gu, "").slice(0, LONGEST_NAME);
}

/** "pull_number" as a person says it; without a path all that a call is given. */
export function shownParameter(path: string): string {
  if (path === "") return catalogMessages.whole;
  return shownName(path.replace(/[._]/g, " ").replace(/(\p{Ll})(\p{Lu})/gu, "$1 $2"));
}

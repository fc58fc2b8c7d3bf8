import { catalogVerbs } from "../../lexicon/en/catalog-verbs.ts";
import { closingVerbs, findingVerbs, idWords, makingVerbs, rankingVerbs } from "../../lexicon/en/plan-words.ts";
import { bareName } from "../categories.ts";
import type { CatalogEntry } from "../entry.ts";
import { stemOf } from "../rank/terms.ts";
import { wordsOfName } from "../words.ts";

const verbs = new Set<string>(catalogVerbs);
const finding = new Set(findingVerbs);
const ranking = new Set(rankingVerbs);
const making = new Set(makingVerbs);
const closing = new Set(closingVerbs);
const ids = new Set(idWords);

/** What a tool is about, by its name: "pull", "request", "files" of "get_pull_request_files"; of "click" the verb itself. */
export function objectsOf({ tool }: CatalogEntry): string[] {
  const words = wordsOfName(bareName(tool.name));
  const named = withoutVerb(words).filter((word) => !ids.has(word));
  return named.length > 0 ? named : words;
}

/** "pull" and "request" are verbs too: of a name one verb is left out, at its end only where it does not begin with one that finds. */
function withoutVerb(words: readonly string[]): readonly string[] {
  const [first = "", last = ""] = [words[0], words.at(-1)];
  if (words.length < 2) return words;
  if (finding.has(first) || (verbs.has(first) && !closing.has(last))) return words.slice(1);
  return closing.has(last) || verbs.has(last) ? words.slice(0, -1) : words;
}

export function objectStems(entry: CatalogEntry): string[] {
  return objectsOf(entry).map(stemOf);
}

function does(entry: CatalogEntry, some: ReadonlySet<string>): boolean {
  const words = wordsOfName(bareName(entry.tool.name));
  return some.has(words[0] ?? "") || (words.length > 1 && some.has(words.at(-1) ?? ""));
}

/** Whether a call only looks: it may be made though nobody asked for that very call. */
export function onlyLooks(entry: CatalogEntry): boolean {
  return entry.risk === "read" || (entry.risk === "unknown" && does(entry, finding));
}

/** Whether the first of several results is the best one. */
export function putsBestFirst(entry: CatalogEntry): boolean {
  return does(entry, ranking);
}

/** Whether its result tells of what its name is about. */
export function givesObjects(entry: CatalogEntry): boolean {
  return does(entry, finding) || does(entry, making);
}

/** Words of the name of an id, without "id": ["library"] of "libraryId", [] of "uid"; null for another parameter. */
export function idOf(parameter: string): string[] | null {
  const words = wordsOfName(parameter);
  const last = words.at(-1) ?? "";
  if (ids.has(last)) return words.slice(0, -1);
  return words.length === 1 && /^[a-z]{2,4}id$/.test(last) ? [last.slice(0, -2)] : null;
}

import { firstCallWords, notSources, sourceEnds, sourceWords } from "../../../lexicon/en/plan-words.ts";
import { textOf } from "../../arguments/schema/json-schema.ts";
import type { Catalog, CatalogEntry } from "../../entry.ts";
import { stemOf } from "../../rank/terms.ts";
import { wordsOfName } from "../../words.ts";
import { parameterSchema } from "../parameters.ts";
import { producersOf } from "../producers.ts";
import { idOf, objectStems, onlyLooks } from "../tool-words.ts";
import { fieldOf } from "./field.ts";
import { type Need, spokenOf } from "./need.ts";

const sources = new Set(sourceWords);
const ends = new Set(sourceEnds);
const others = new Set(notSources);
const firsts = new Set(firstCallWords);

const LONGEST = 4_000;
const MOST_WORDS = 600;
/** Most words of "from the page content snapshot". */
const MOST_PHRASE = 6;
const WORD = /[\p{L}\p{N}][\p{L}\p{N}_./-]{0,127}|[.,;:!?()\n]/gu;

/** A need that a description tells: of the parameter ("from the page snapshot"), or of the tool ("call 'resolve-library-id' first"). */
export function describedNeed(catalog: Catalog, entry: CatalogEntry, parameter: string): Need | null {
  const producer = byParameter(catalog, entry, parameter) ?? byTool(catalog, entry, parameter);
  if (producer === null || !onlyLooks(producer)) return null;
  const field = fieldOf(producer, entry, parameter);
  return field === null ? null : { producer, field, told: true };
}

function byParameter(catalog: Catalog, entry: CatalogEntry, parameter: string): CatalogEntry | null {
  const words = wordsIn(textOf(parameterSchema(entry.tool, parameter)?.["description"]));
  const isId = idOf(parameter) !== null;
  const named = namedIn(catalog, entry, words);
  if (named.length > 0) return named.length === 1 && (isId || words.some((word) => sources.has(word))) ? (named[0] ?? null) : null;
  return isId ? bySource(catalog, entry, words) : null;
}

/** "… from the page content snapshot": the one tool whose name ends with the phrase's last word. */
function bySource(catalog: Catalog, entry: CatalogEntry, words: readonly string[]): CatalogEntry | null {
  const at = words.lastIndexOf("from");
  if (at < 0) return null;
  const behind = words.slice(at + 1, at + 1 + MOST_PHRASE);
  const end = behind.findIndex((word) => ends.has(word) || !/[\p{L}\p{N}]/u.test(word));
  const head = (end < 0 ? behind : behind.slice(0, end)).at(-1);
  const around = new Set([...behind.map(stemOf), ...objectStems(entry)]);
  const found = head === undefined ? [] : producersOf(catalog, [stemOf(head)], around);
  const [only, second] = found.filter((one) => one !== entry && onlyLooks(one) && mayLeadTo(entry, one));
  return only === undefined || second !== undefined ? null : only;
}

function mayLeadTo(entry: CatalogEntry, producer: CatalogEntry): boolean {
  return entry.tool.trust !== "untrusted" || entry.tool.server === producer.tool.server;
}

/** A sentence of the tool's own description that has another tool called first, for the parameter that this tool's name fits. */
function byTool(catalog: Catalog, entry: CatalogEntry, parameter: string): CatalogEntry | null {
  const own = idOf(parameter);
  if (own === null) return null;
  const words = wordsIn(entry.tool.description ?? "");
  const found = sentences(words).flatMap((sentence) =>
    sentence.some((word) => firsts.has(word)) ? namedIn(catalog, entry, sentence) : [],
  );
  const stems = wordsOfName(parameter).map(stemOf);
  const [only, second] = [...new Set(found)].filter((producer) => objectStems(producer).some((stem) => stems.includes(stem)));
  return only === undefined || second !== undefined ? null : only;
}

function wordsIn(text: string): string[] {
  return (text.slice(0, LONGEST).match(WORD) ?? []).slice(0, MOST_WORDS).map((word) => withoutEnd(word).toLowerCase());
}

/** A name without the marks of the sentence behind it; a mark alone stays. */
function withoutEnd(word: string): string {
  let end = word.length;
  while (end > 1 && "./-".includes(word.charAt(end - 1))) end--;
  return word.slice(0, end);
}

function sentences(words: readonly string[]): string[][] {
  const rows: string[][] = [[]];
  for (const word of words) {
    if (/^[.;!?\n]$/.test(word)) rows.push([]);
    else rows.at(-1)?.push(word);
  }
  return rows;
}

/** The other tools that a text names by names that no one types by accident. */
function namedIn(catalog: Catalog, entry: CatalogEntry, words: readonly string[]): CatalogEntry[] {
  const found = words.flatMap((word, at): CatalogEntry[] => {
    if (!/[\p{L}\p{N}][_-][\p{L}\p{N}]/u.test(word) || words.slice(Math.max(0, at - 2), at).some((one) => others.has(one))) return [];
    const producer = spokenOf(catalog, word, entry);
    return producer === null ? [] : [producer];
  });
  return [...new Set(found)];
}

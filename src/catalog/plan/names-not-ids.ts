import type { Span } from "../../contract/span.ts";
import { idLeads } from "../../lexicon/en/plan-words.ts";
import type { Catalog, CatalogEntry } from "../entry.ts";
import { needOf } from "./needs/find.ts";
import { requiredOf } from "./parameters.ts";
import { idOf } from "./tool-words.ts";

const leads = new Set(idLeads);
/** "/vercel/next.js", "#12", "42", "btn-1", "a1b2:c3": nobody calls a thing so. */
function looksLikeId(value: string): boolean {
  if (/\s/.test(value)) return value.startsWith("/") || value.startsWith("#");
  return /[/:#]/.test(value) || /^\d{1,40}$/.test(value) || (/\d/.test(value) && /[_-]/.test(value));
}

/**
 * Required ids whose value in the message is a name ("docs for *react*"), where the catalogue tells that another tool finds the id:
 * the name is what that tool looks for. An id that is written as one ("uid btn-1", "/vercel/next.js") stays.
 */
export function namesForIds(
  catalog: Catalog,
  entry: CatalogEntry,
  message: string,
  values: Readonly<Record<string, unknown>>,
  spans: Readonly<Record<string, readonly Span[]>>,
): Map<string, string> {
  const names = new Map<string, string>();
  for (const parameter of requiredOf(entry.tool)) {
    const value = Object.hasOwn(values, parameter) ? values[parameter] : undefined;
    const [span] = Object.hasOwn(spans, parameter) ? (spans[parameter] ?? []) : [];
    if (typeof value !== "string" || span === undefined || idOf(parameter) === null) continue;
    if (looksLikeId(value) || isLed(message.slice(0, span[0]))) continue;
    if (needOf(catalog, entry, parameter)?.told === true) names.set(parameter, value);
  }
  return names;
}

/** "… with id react", "libraryId react". */
function isLed(before: string): boolean {
  const words = (before.slice(-LONGEST_LEAD).match(/[\p{L}\p{N}]+/gu) ?? []).slice(-2);
  return words.some((word) => leads.has(word.toLowerCase()) || idOf(word) !== null);
}

const LONGEST_LEAD = 80;

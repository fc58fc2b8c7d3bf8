import type { Catalog } from "../entry.ts";
import { placesByPrefix, placesNamed } from "../indexed.ts";
import type { Hint } from "./hint.ts";

/** What stands first, to the next blank or the arguments. */
const FIRST = /^[^\s{[]{1,512}/;
const MARKS: ReadonlySet<string> = new Set(["`", '"', "'", ".", ",", ":", ";", "!", "?"]);

/**
 * The name that a message is, or begins with: alone or before its arguments as JSON, or with two underscores in it, which pass straight through
 * (seed "Direct Passthrough"). Null where the message begins otherwise.
 */
export function wholeName(message: string, catalog: Catalog): Hint | null {
  const lead = message.length - message.trimStart().length;
  const open = MARKS.has(message.charAt(lead)) ? lead + 1 : lead;
  const chunk = FIRST.exec(message.slice(open))?.[0] ?? "";
  const name = placesNamed(catalog, chunk).length > 0 ? chunk : withoutMarks(chunk);
  const places = placesNamed(catalog, name);
  const end = open + name.length;
  const hint = { name, places, end };
  if (name.includes("__")) return isOther(name, places, catalog) ? null : { ...hint, passes: true };
  const behind = withoutMarks(message.slice(end).trim());
  return places.length > 0 && (behind === "" || behind.startsWith("{")) ? { ...hint, passes: false } : null;
}

/** "__init__" is no tool, and "github__" before a request is a prefix that the catalogue may know. */
function isOther(name: string, places: readonly number[], catalog: Catalog): boolean {
  if (places.length > 0) return false;
  return (
    (name.startsWith("__") && name.endsWith("__")) || (name.endsWith("__") && placesByPrefix(catalog).has(name.slice(0, -2).toLowerCase()))
  );
}

function withoutMarks(text: string): string {
  let start = 0;
  let end = text.length;
  while (end > start && MARKS.has(text.charAt(end - 1))) end--;
  while (start < end && MARKS.has(text.charAt(start))) start++;
  return text.slice(start, end);
}

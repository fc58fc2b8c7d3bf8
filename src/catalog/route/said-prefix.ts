import { prefixOf } from "../categories.ts";
import type { Catalog } from "../entry.ts";
import { placesByPrefix } from "../indexed.ts";

/** A prefix that a message says, and its tools. */
export interface SaidPrefix {
  readonly prefix: string;
  readonly places: readonly number[];
}

const MOST_WORDS = 400;
const LEADING = /^\s{0,16}([^:\n]{1,128}):(?!\/\/)/;

/** "github: …", "github__ …": a server, a prefix or a category that the message names as such. "github" is enough for "MetaMCP_github". */
export function saidPrefix(message: string, catalog: Catalog): SaidPrefix | null {
  const leading = LEADING.exec(message)?.[1]?.trim();
  const words = message.includes("__") ? message.split(/\s+/, MOST_WORDS) : [];
  const joined = words.map((word) => prefixOf(word.replace(/^[`"'(]/, "")));
  for (const said of [leading, ...joined]) {
    const prefix = typeof said === "string" ? said.toLowerCase() : "";
    const found = prefix === "" ? null : (exactly(prefix, catalog) ?? asTail(prefix, catalog));
    if (found !== null) return found;
  }
  return null;
}

function exactly(prefix: string, catalog: Catalog): SaidPrefix | null {
  const places = placesByPrefix(catalog).get(prefix);
  return places === undefined ? null : { prefix, places };
}

/** The one prefix that ends with the word. */
function asTail(word: string, catalog: Catalog): SaidPrefix | null {
  const [first, ...others] = [...placesByPrefix(catalog)].filter(([prefix]) => prefix.endsWith(`_${word}`));
  return first === undefined || others.length > 0 ? null : { prefix: first[0], places: first[1] };
}

import { outOfData } from "../definition.ts";
import type { CatalogEntry } from "../entry.ts";
import { objectsOf } from "./tool-words.ts";

const LONGEST = 40;
const ANY = "result";

/** A name for the result of a tool, that no other step has and that the message does not hold as `$name`: what people type is never a binding. */
export function outputName(entry: CatalogEntry, taken: readonly string[], message: string): string {
  const words = objectsOf(entry).filter((word) => /^[a-z0-9]+$/.test(word));
  const joined = words.join("_").slice(0, LONGEST);
  const base = /^[a-z]/.test(joined) && !outOfData.has(joined) ? joined : ANY;
  const known = new Set(taken);
  const free = (name: string): boolean => !known.has(name) && !message.includes(`$${name}`);
  if (free(base)) return base;
  // One of so many is free: each name that is not is a step or stands in the message.
  const most = taken.length + message.split("$").length + 1;
  for (let number = 2; number <= most; number++) if (free(`${base}_${number}`)) return `${base}_${number}`;
  return `${base}_${most + 1}`;
}

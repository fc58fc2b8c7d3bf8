import type { Catalog, CatalogEntry } from "../../entry.ts";
import { stemOf } from "../../rank/terms.ts";
import { requiredOf, sameName } from "../parameters.ts";
import { producersOf } from "../producers.ts";
import { idOf, objectStems, onlyLooks, putsBestFirst } from "../tool-words.ts";
import { fieldOf } from "./field.ts";
import type { Need } from "./need.ts";

/** A need that the name of an id tells: "departmentId" comes from the one tool that finds departments and does not itself want to know which. */
export function producedNeed(catalog: Catalog, entry: CatalogEntry, parameter: string): Need | null {
  const candidates = producersFor(catalog, entry, parameter).filter(onlyLooks);
  const [only, second] = candidates;
  if (only === undefined || second !== undefined) return null;
  // Which one of a list a call shall change is for a person to say.
  if (!onlyLooks(entry) && !putsBestFirst(only) && only.tool.outputSchema === undefined) return null;
  const field = fieldOf(only, entry, parameter);
  return field === null ? null : { producer: only, field, told: false };
}

/** The tools that can give the value of an id, those included that change something: a message may have asked for them. */
export function producersFor(catalog: Catalog, entry: CatalogEntry, parameter: string): CatalogEntry[] {
  const words = idOf(parameter);
  if (words === null || words.length === 0) return [];
  return producersOf(catalog, words.map(stemOf), new Set(objectStems(entry))).filter(
    (producer) =>
      producer !== entry &&
      !requiredOf(producer.tool).some((name) => sameName(name, parameter)) &&
      entry.tool.server === producer.tool.server,
  );
}

import type { Catalog, CatalogEntry } from "../../entry.ts";
import { declaredNeed } from "./declared.ts";
import { describedNeed } from "./described.ts";
import type { Need } from "./need.ts";
import { producedNeed } from "./produced.ts";

/** Where the need of a parameter may be told, the surest first. */
const SOURCES: readonly ((catalog: Catalog, entry: CatalogEntry, parameter: string) => Need | null)[] = [
  declaredNeed,
  describedNeed,
  producedNeed,
];

/** The tool whose result a parameter takes; null where nothing tells it safely. */
export function needOf(catalog: Catalog, entry: CatalogEntry, parameter: string): Need | null {
  for (const find of SOURCES) {
    const need = find(catalog, entry, parameter);
    if (need !== null) return need;
  }
  return null;
}

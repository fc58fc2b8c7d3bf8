import type { Catalog, CatalogEntry } from "../../entry.ts";
import { type Need, spokenOf } from "./need.ts";

/** A need that the definition of the tool declares. */
export function declaredNeed(catalog: Catalog, entry: CatalogEntry, parameter: string): Need | null {
  const row = entry.tool.needs?.find((need) => need.parameter === parameter);
  const producer = row === undefined ? null : spokenOf(catalog, row.tool, entry);
  return row === undefined || producer === null ? null : { producer, field: row.field ?? "", told: true };
}

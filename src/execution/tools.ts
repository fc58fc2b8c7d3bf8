import type { Catalog, CatalogEntry } from "../catalog/entry.ts";
import { nearestNames } from "../catalog/nearest.ts";

/** The entry of a name, or of a name with its server before it; undefined where no catalogue is given or it has no such tool. */
export function entryOf(catalog: Catalog | undefined, name: string): CatalogEntry | undefined {
  const entries = catalog?.entries ?? [];
  return (
    entries.find((entry) => entry.name === name) ??
    entries.find(({ tool }) => tool.server !== undefined && `${tool.server}__${tool.name}` === name)
  );
}

/** Why a name cannot be called; null where it can, or where no catalogue says which names there are. */
export function missingTool(catalog: Catalog | undefined, name: string): string | null {
  if (catalog === undefined || entryOf(catalog, name) !== undefined) return null;
  const near = nearestNames(
    name,
    catalog.entries.map((entry) => entry.name),
  );
  return `There is no tool "${name}".${near.length === 0 ? "" : ` Nearest: ${near.join(", ")}.`}`;
}

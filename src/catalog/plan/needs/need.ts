import type { Catalog, CatalogEntry } from "../../entry.ts";
import { placesNamed } from "../../indexed.ts";

/** A parameter that takes a result of another tool. */
export interface Need {
  readonly producer: CatalogEntry;
  /** Where in the result the value stands; "" for the whole. */
  readonly field: string;
  /** Whether the catalogue or a description says so: then a name in the message ("react") is what to look for, not the id itself. */
  readonly told: boolean;
}

/**
 * The tool of a name, as another tool speaks of it: of its own server where that has one. An untrusted server's words never lead to a tool of another.
 */
export function spokenOf(catalog: Catalog, name: string, speaker: CatalogEntry): CatalogEntry | null {
  const entries = placesNamed(catalog, name).flatMap((place) => catalog.entries[place] ?? []);
  const near = entries.filter(({ tool }) => tool.server === speaker.tool.server);
  const [only, second] = near.length > 0 || speaker.tool.trust === "untrusted" ? near : entries;
  return only === undefined || second !== undefined || only === speaker ? null : only;
}

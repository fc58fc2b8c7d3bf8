import { PointsmanError } from "../../contract/error.ts";
import type { Catalog } from "../entry.ts";
import type { CatalogOptions } from "./types.ts";

// Options may hold functions; the catalogue is plain data.
const defaults = new WeakMap<Catalog, CatalogOptions>();

/** Keeps what a catalogue was made with, for its routes. */
export function keepDefaults(catalog: Catalog, options: CatalogOptions): void {
  defaults.set(catalog, checked(options));
}

/** The options of one route: its own before those of its catalogue. */
export function optionsFor(catalog: Catalog, own: CatalogOptions): CatalogOptions {
  const advice = catalog.advice === undefined ? {} : { advice: catalog.advice };
  return { ...advice, ...defaults.get(catalog), ...checked(own) };
}

function checked(options: CatalogOptions): CatalogOptions {
  const { threshold, maxLength, rank, roots } = options;
  if (threshold !== undefined && !(threshold >= 0 && threshold <= 1)) throw wrong("threshold", "Give a number from 0 to 1.");
  if (maxLength !== undefined && !(maxLength >= 0)) throw wrong("maxLength", "Give a number of characters.");
  if (rank !== undefined && typeof rank !== "function") throw wrong("rank", "Give a function of a message and a catalogue.");
  if (roots !== undefined && !(Array.isArray(roots) && roots.every((root) => typeof root === "string")))
    throw wrong("roots", "Give a list of folders.");
  return options;
}

function wrong(name: string, mend: string): PointsmanError {
  return new PointsmanError("invalid_options", `The option "${name}" cannot be used.`, mend);
}

import { PointsmanError } from "../../contract/error.ts";
import { brokenCatalog } from "../broken.ts";
import type { Catalog } from "../entry.ts";
import type { CatalogOptions } from "./types.ts";

// Options may hold functions; the catalogue is plain data.
const defaults = new WeakMap<Catalog, CatalogOptions>();
/** Catalogues that were looked at: those of createCatalog, and copies of them. */
const known = new WeakSet<Catalog>();

/** Keeps what a catalogue was made with, for its routes. */
export function keepDefaults(catalog: Catalog, options: CatalogOptions): void {
  checkCatalogOptions(options);
  defaults.set(catalog, options);
  known.add(catalog);
}

/** The options of one route: its own before those of its catalogue. */
export function optionsFor(catalog: Catalog, own: CatalogOptions): CatalogOptions {
  checkCatalog(catalog);
  checkCatalogOptions(own);
  const advice = catalog.advice === undefined ? {} : { advice: catalog.advice };
  return { ...advice, ...defaults.get(catalog), ...own };
}

/** Refuses what is no catalogue; each is looked at once. */
function checkCatalog(catalog: Catalog): void {
  if (known.has(catalog)) return;
  if (!isCatalog(catalog)) throw brokenCatalog("It is not what createCatalog or openCatalog made.");
  known.add(catalog);
}

function isCatalog(value: unknown): boolean {
  if (typeof value !== "object" || value === null || !("entries" in value) || !("categories" in value)) return false;
  return Array.isArray(value.entries) && value.entries.every(isEntry) && Array.isArray(value.categories);
}

function isEntry(entry: unknown): boolean {
  if (typeof entry !== "object" || entry === null || !("name" in entry) || !("tool" in entry)) return false;
  return typeof entry.name === "string" && typeof entry.tool === "object" && entry.tool !== null && "inputSchema" in entry.tool;
}

/** Refuses options that a program cannot have meant. */
export function checkCatalogOptions(options: unknown): void {
  if (typeof options !== "object" || options === null || Array.isArray(options))
    throw new PointsmanError("invalid_options", "The options cannot be used.", "Give an object, {} where there are none.");
  const { threshold, maxLength, rank, roots, validate, advice, language }: Partial<Record<keyof CatalogOptions, unknown>> = options;
  if (threshold !== undefined && !(typeof threshold === "number" && threshold >= 0 && threshold <= 1))
    throw wrong("threshold", "Give a number from 0 to 1.");
  if (maxLength !== undefined && !(typeof maxLength === "number" && maxLength >= 0))
    throw wrong("maxLength", "Give a number of characters.");
  if (rank !== undefined && typeof rank !== "function") throw wrong("rank", "Give a function of a message and a catalogue.");
  if (roots !== undefined && !(Array.isArray(roots) && roots.every((root) => typeof root === "string")))
    throw wrong("roots", "Give a list of folders.");
  if (validate !== undefined && typeof validate !== "boolean") throw wrong("validate", "Give true or false.");
  if (advice !== undefined && advice !== null && typeof advice !== "string") throw wrong("advice", "Give a text, or null for none.");
  if (language !== undefined && (typeof language !== "object" || language === null))
    throw wrong("language", "Give a Language, such as english.");
}

function wrong(name: string, mend: string): PointsmanError {
  return new PointsmanError("invalid_options", `The option "${name}" cannot be used.`, mend);
}

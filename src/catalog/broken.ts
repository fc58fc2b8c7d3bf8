import { PointsmanError } from "../contract/error.ts";

/** The error of a catalogue that cannot be used. */
export function brokenCatalog(what: string): PointsmanError {
  return new PointsmanError(
    "invalid_catalog",
    `The catalogue cannot be used: ${what}`,
    "Give tools as MCP's tools/list does, or the object of a cache file.",
  );
}

import { stemOf } from "../../catalog/rank/terms.ts";

/** The stems of words that a table holds parted by spaces. */
export function stemsIn(words: string): ReadonlySet<string> {
  return new Set(words.split(" ").map(stemOf));
}

import { verbClasses } from "../../lexicon/en/verb-classes.ts";
import { stemOf } from "./terms.ts";

/** What a verb does to its object, by its stem. */
export const classOfVerb: ReadonlyMap<string, string> = new Map(
  Object.entries(verbClasses).flatMap(([name, words]) => words.map((word) => [stemOf(word), name] as const)),
);

import { irregularVerbs } from "../../lexicon/en/irregular-verbs.ts";
import { baseVerbs } from "./deed.ts";

/** How a verb stands in a message. "close" is a base form, "closure" a noun. */
export type AskedForm = "base" | "third" | "past" | "gerund" | "noun";

const pasts = new Set(
  Object.entries(irregularVerbs).flatMap(([base, [past, participle]]) =>
    [...past.split("/"), ...participle.split("/")].filter((form) => form !== base),
  ),
);

/** The form of a word that has the stem of a verb, by its ending: "embed" and "ping" are known as they are. */
export function formOf(word: string, own: readonly string[]): AskedForm {
  if (pasts.has(word)) return "past";
  if (baseVerbs.has(word) || own.includes(word)) return "base";
  if (word.endsWith("ing")) return "gerund";
  if (word.endsWith("ed")) return "past";
  if (/(?:ion|ions|al|als|ure|ures|ment|ments)$/.test(word)) return "noun";
  return word.endsWith("s") && !word.endsWith("ss") ? "third" : "base";
}

/** Whether a word is the past of some verb, known or not: "archived", "sent". */
export function isPast(word: string): boolean {
  return pasts.has(word) || (word.length > SHORTEST_PAST && word.endsWith("ed") && !baseVerbs.has(word));
}

const SHORTEST_PAST = 4;

import type { Language } from "../lexicon/language.ts";
import type { ReferenceLexicon } from "./lexicon.ts";

const lexicons = new WeakMap<Language, ReferenceLexicon>();

/** The tables of a language that references need: one object for each language, by which compiled tables are kept. */
export function lexiconOf(language: Language): ReferenceLexicon {
  let lexicon = lexicons.get(language);
  if (lexicon === undefined) {
    lexicon = { nouns: language.taskNouns, ordinals: language.ordinals, deixis: language.deixis, matching: language.matching };
    lexicons.set(language, lexicon);
  }
  return lexicon;
}

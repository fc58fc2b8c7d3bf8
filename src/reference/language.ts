import type { Language } from "../lexicon/language.ts";
import type { ReferenceLexicon } from "./lexicon.ts";

const lexicons = new WeakMap<Language, ReferenceLexicon>();

/** The tables of a language that references need: one object for each language, by which compiled tables are kept. */
export function lexiconOf(language: Language): ReferenceLexicon {
  let lexicon = lexicons.get(language);
  if (lexicon === undefined) {
    const { taskNouns: nouns, ordinals, deixis, matching, irregularVerbs, shorthand } = language;
    lexicon = { nouns, ordinals, deixis, matching, irregularVerbs, shorthand };
    lexicons.set(language, lexicon);
  }
  return lexicon;
}

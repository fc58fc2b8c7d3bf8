import type { CompiledLexicon } from "./lexicon.ts";

/** The word without its inflection, so that "picking" and "picks" meet "pick". Light on purpose: it never changes the stem itself. */
export function stem(word: string, lexicon: CompiledLexicon): string {
  if (word.length < 3 || lexicon.whole.has(word)) return word;
  let stemmed = lexicon.bases.get(word) ?? word;
  for (const { ending, put, least, double, unless } of lexicon.matching.endings) {
    if (stemmed.length < least || !stemmed.endsWith(ending) || unless?.some((other) => stemmed.endsWith(other)) === true) continue;
    const rest = stemmed.slice(0, -ending.length);
    if (!VOWEL.test(rest)) continue;
    stemmed = (double === true ? undouble(rest) : rest) + put;
    if (lexicon.whole.has(stemmed)) break;
  }
  return stemmed;
}

const VOWEL = /[aeiouyà-ɏ\u0370-\uffff]/;
const KEPT_DOUBLE = /[lszf]$/;

/** "gett" of "getting" is "get"; "call" and "miss" stay. */
function undouble(rest: string): string {
  const last = rest.at(-1);
  return last !== undefined && last === rest.at(-2) && !KEPT_DOUBLE.test(rest) ? rest.slice(0, -1) : rest;
}

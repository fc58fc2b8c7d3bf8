import { candidateTitles } from "./candidates.ts";
import { compileLexicon, type ReferenceLexicon } from "./lexicon.ts";
import { prepareText } from "./prepared.ts";
import { bestMatch, scoreTitle } from "./score.ts";
import type { TaskTables } from "./tables.ts";

/** Whether the title of one task has all the words that are looked for; words that any sentence has are none. */
export function standsInTitle(words: string, tables: TaskTables, referenceLexicon: ReferenceLexicon): boolean {
  const lexicon = compileLexicon(referenceLexicon);
  const mention = prepareText(words, lexicon);
  if (mention.strong.every(({ text }) => lexicon.stop.has(text) || lexicon.weak.has(text))) return false;
  const places = candidateTitles({ tables, pool: tables.all }, mention, 1);
  return places.some((place) => scoreTitle(mention, tables.title(place), lexicon)?.coverage === 1);
}

/** Whether a word is one of a title but for its ending, its spelling or letters that are left out. */
export function isSameWord(said: string, other: string, referenceLexicon: ReferenceLexicon): boolean {
  const lexicon = compileLexicon(referenceLexicon);
  const [word] = prepareText(said, lexicon).words;
  return word !== undefined && bestMatch(word, prepareText(other, lexicon), lexicon) !== null;
}

import { phraseAt } from "../slots/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { candidateTitles } from "./candidates.ts";
import { type CompiledLexicon, compileLexicon, type ReferenceLexicon } from "./lexicon.ts";
import { misspeltNoun } from "./misspelt-noun.ts";
import { prepareText, prepareTokens } from "./prepared.ts";
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

/** What names a task without a word of its title. */
const POINTING = ["nouns", "ordinals", "fromEnd", "offered", "deixisSingular", "deixisPlural", "other", "rest", "all", "both"] as const;

/** Whether any of some words may name a known task: one of a title, a number or an id, or what points at tasks. Where none may, no reading finds one. */
export function mayName(tokens: readonly Token[], tables: TaskTables, referenceLexicon: ReferenceLexicon): boolean {
  const lexicon = compileLexicon(referenceLexicon);
  const points = (at: number): boolean =>
    POINTING.some((name) => phraseAt<unknown>(tokens, at, lexicon[name]) !== null) || misspeltNoun(tokens, at, lexicon) !== null;
  return tokens.some(
    (token, at) =>
      token.id === true ||
      /\d/.test(token.text) ||
      points(at) ||
      tables.byFoldedId.has(token.text) ||
      placesWith(token, tables, lexicon).length > 0,
  );
}

/** The places of the tasks that have any of some words in their titles; words that any sentence has are none. */
export function tasksWith(tokens: readonly Token[], tables: TaskTables, referenceLexicon: ReferenceLexicon): readonly number[] {
  const lexicon = compileLexicon(referenceLexicon);
  return [...new Set(tokens.filter(({ text }) => !lexicon.weak.has(text)).flatMap((token) => placesWith(token, tables, lexicon)))];
}

function placesWith(token: Token, tables: TaskTables, lexicon: CompiledLexicon): readonly number[] {
  const mention = prepareTokens([token], lexicon);
  const [word] = mention.words;
  if (word === undefined || lexicon.stop.has(word.text)) return [];
  return candidateTitles({ tables, pool: tables.all }, mention, MOST_PLACES).filter(
    (place) => bestMatch(word, tables.title(place), lexicon) !== null,
  );
}

/** More tasks than these share a word that tells none of them. */
const MOST_PLACES = 64;

/** Whether a word is one of a title but for its ending, its spelling or letters that are left out. */
export function isSameWord(said: string, other: string, referenceLexicon: ReferenceLexicon): boolean {
  const lexicon = compileLexicon(referenceLexicon);
  const [word] = prepareText(said, lexicon).words;
  return word !== undefined && bestMatch(word, prepareText(other, lexicon), lexicon) !== null;
}

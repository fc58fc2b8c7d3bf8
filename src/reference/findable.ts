import { phraseAt } from "../slots/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { candidateTitles } from "./candidates.ts";
import { compileLexicon, type ReferenceLexicon } from "./lexicon.ts";
import { misspeltNoun } from "./misspelt-noun.ts";
import { preparedOnce, prepareText, prepareTokens } from "./prepared.ts";
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
  const isOfTitle = (token: Token): boolean => {
    const mention = prepareTokens([token], lexicon);
    const [word] = mention.words;
    const places = word === undefined || lexicon.stop.has(word.text) ? [] : candidateTitles({ tables, pool: tables.all }, mention, 1);
    return word !== undefined && places.some((place) => bestMatch(word, tables.title(place), lexicon) !== null);
  };
  const points = (at: number): boolean =>
    POINTING.some((name) => phraseAt<unknown>(tokens, at, lexicon[name]) !== null) || misspeltNoun(tokens, at, lexicon) !== null;
  return tokens.some(
    (token, at) => token.id === true || /\d/.test(token.text) || points(at) || tables.byFoldedId.has(token.text) || isOfTitle(token),
  );
}

/** Whether a word is one of a title but for its ending, its spelling or letters that are left out. */
export function isSameWord(said: string, other: string, referenceLexicon: ReferenceLexicon): boolean {
  const lexicon = compileLexicon(referenceLexicon);
  const [word] = preparedOnce(said, lexicon).words;
  return word !== undefined && bestMatch(word, preparedOnce(other, lexicon), lexicon) !== null;
}

import { distance } from "fastest-levenshtein";
import { type IrregularVerbs, inflect, VERB_FORMS, type VerbForm } from "./inflect.ts";
import type { Token } from "./tokens.ts";

/** A class of words: plain phrases, and verbs whose forms follow by themselves. `typos` allows misspellings of its words. */
export interface WordClass {
  readonly words?: readonly string[];
  readonly verbs?: readonly string[];
  readonly typos?: boolean;
}

/** Words that stand at a token: which class, in which form, over how many tokens. */
export interface Arc {
  readonly word: number;
  readonly form: number;
  readonly length: number;
}

interface Phrase extends Omit<Arc, "form"> {
  form: number;
  readonly rest: readonly string[];
}

/** The classes of a language compiled for look-up: by first word, longest first. */
export interface WordTable {
  readonly ids: ReadonlyMap<string, number>;
  readonly phrases: ReadonlyMap<string, readonly Phrase[]>;
  readonly typoWords: ReadonlyMap<string, ReadonlySet<string>>;
  readonly realWords: ReadonlySet<string>;
}

/** Bit of a verb form in an arc; words that are not verbs have all bits. */
export function formBit(form: VerbForm): number {
  return 1 << VERB_FORMS.indexOf(form);
}
export const ANY_FORM = 31;

/** Compiles classes of words. `realWords` are words that are never read as a misspelling of another. */
export function compileWords(
  classes: Readonly<Record<string, WordClass>>,
  irregular: IrregularVerbs,
  realWords: readonly string[],
): WordTable {
  const ids = new Map<string, number>();
  const phrases = new Map<string, Phrase[]>();
  const typoWords = new Map<string, Set<string>>();
  for (const [name, wordClass] of Object.entries(classes)) {
    const word = ids.size;
    ids.set(name, word);
    const known = new Map<string, Phrase>();
    const add = (text: string, form: number) => {
      for (const spelling of spellings(text)) {
        const same = known.get(spelling);
        if (same !== undefined) {
          same.form |= form;
          continue;
        }
        const [first = "", ...rest] = spelling.split(" ");
        const entry = { word, form, length: rest.length + 1, rest };
        known.set(spelling, entry);
        const entries = phrases.get(first);
        if (entries === undefined) phrases.set(first, [entry]);
        else entries.push(entry);
        if (wordClass.typos === true && first.length >= 4) remember(typoWords, first);
      }
    };
    for (const text of wordClass.words ?? []) add(text, ANY_FORM);
    for (const verb of wordClass.verbs ?? []) for (const { form, text } of inflect(verb, irregular)) add(text, formBit(form));
  }
  for (const entries of phrases.values()) entries.sort((one, other) => other.length - one.length);
  return { ids, phrases, typoWords, realWords: new Set(realWords) };
}

// People leave the apostrophe of a contraction out; where that gives another word, they are told apart.
const OTHER_WORDS = new Set(["id", "ill", "well", "were", "shell", "hell", "wed", "its"]);

function spellings(text: string): string[] {
  if (!text.includes("'")) return [text];
  const bare = text.replaceAll("'", "");
  return OTHER_WORDS.has(bare.split(" ")[0] ?? "") ? [text] : [text, bare];
}

function remember(table: Map<string, Set<string>>, word: string): void {
  const words = table.get(word.charAt(0));
  if (words === undefined) table.set(word.charAt(0), new Set([word]));
  else words.add(word);
}

const NO_PHRASES: readonly Phrase[] = [];
const LONGEST_TYPO = 16;

/** The arcs that stand at each token. Linear in the tokens: each looks at the phrases that begin with its word. */
export function buildLattice(tokens: readonly Token[], table: WordTable): Arc[][] {
  return tokens.map((token, at) => {
    const exact = table.phrases.get(token.text);
    const found = exact ?? (token.kind === "word" ? misspelt(token.text, table) : NO_PHRASES);
    return found.filter((phrase) => phrase.rest.every((word, offset) => tokens[at + 1 + offset]?.text === word));
  });
}

function misspelt(typed: string, table: WordTable): readonly Phrase[] {
  if (typed.length < 4 || typed.length > LONGEST_TYPO || table.realWords.has(typed)) return NO_PHRASES;
  let best: string | undefined;
  let nearest = 3;
  for (const word of table.typoWords.get(typed.charAt(0)) ?? []) {
    if (Math.abs(word.length - typed.length) > 2) continue;
    // In a word of four letters only a swap is certain enough: "taks", but not "mask".
    const allowed = word.length >= 8 ? 2 : word.length > 4 ? 1 : 0;
    const away = isSwap(typed, word) ? 0 : distance(typed, word);
    if (away <= allowed && away < nearest) {
      nearest = away;
      best = word;
    }
  }
  return best === undefined ? NO_PHRASES : (table.phrases.get(best) ?? NO_PHRASES);
}

/** Whether two words differ by one pair of neighbouring letters that changed places. */
function isSwap(one: string, other: string): boolean {
  if (one.length !== other.length) return false;
  let at = 0;
  while (at < one.length && one[at] === other[at]) at++;
  return one[at] === other[at + 1] && one[at + 1] === other[at] && one.slice(at + 2) === other.slice(at + 2);
}

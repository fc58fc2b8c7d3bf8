import { type Contractions, spellingsBy } from "../lexicon/spellings.ts";
import { type IrregularVerbs, inflect, VERB_FORMS, type VerbForm } from "./inflect.ts";
import { compileSpelling, misspelt, type SpellingTable } from "./spelling.ts";
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

/** The phrases that begin with one word. */
interface Phrases {
  /** That word alone. */
  readonly alone: readonly Phrase[];
  /** Those of several words by the second, the longest first. */
  readonly bySecond: ReadonlyMap<string, readonly Phrase[]>;
}

/** The classes of a language compiled for look-up: by first word. */
export interface WordTable {
  readonly ids: ReadonlyMap<string, number>;
  readonly phrases: ReadonlyMap<string, Phrases>;
  /** How many phrases each class has. */
  readonly sizes: ReadonlyMap<number, number>;
  readonly spelling: SpellingTable;
}

/** Bit of a verb form in an arc; words that are not verbs have all bits. */
export function formBit(form: VerbForm): number {
  return 1 << VERB_FORMS.indexOf(form);
}
export const ANY_FORM = 31;

/** What a language says of how its words are written. */
export interface Orthography extends Contractions {
  readonly irregularVerbs: IrregularVerbs;
  /** Words that are never read as a misspelling of another. */
  readonly realWords: readonly string[];
}

/** Compiles classes of words, each in every spelling. */
export function compileWords(classes: Readonly<Record<string, WordClass>>, orthography: Orthography): WordTable {
  const spellings = spellingsBy(orthography);
  const ids = new Map<string, number>();
  const phrases = new Map<string, Phrase[]>();
  const typoWords: string[] = [];
  // A word inside of a phrase is no misspelling either: "when you get a chance".
  const realWords = new Set(orthography.realWords);
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
        for (const inner of rest) realWords.add(inner);
        const entries = phrases.get(first);
        if (entries === undefined) phrases.set(first, [entry]);
        else entries.push(entry);
        if (wordClass.typos === true) typoWords.push(first);
      }
    };
    for (const text of wordClass.words ?? []) add(text, ANY_FORM);
    for (const verb of wordClass.verbs ?? [])
      for (const { form, text } of inflect(verb, orthography.irregularVerbs)) add(text, formBit(form));
  }
  const sizes = new Map<number, number>();
  for (const entries of phrases.values()) for (const { word } of entries) sizes.set(word, (sizes.get(word) ?? 0) + 1);
  const filed = new Map([...phrases].map(([first, entries]) => [first, bySecondWord(entries)]));
  return { ids, phrases: filed, sizes, spelling: compileSpelling(typoWords, realWords) };
}

function bySecondWord(phrases: readonly Phrase[]): Phrases {
  const bySecond = new Map<string, Phrase[]>();
  for (const phrase of phrases.filter(({ length }) => length > 1).sort((one, other) => other.length - one.length)) {
    const [second = ""] = phrase.rest;
    const row = bySecond.get(second);
    if (row === undefined) bySecond.set(second, [phrase]);
    else row.push(phrase);
  }
  return { alone: phrases.filter(({ length }) => length === 1), bySecond };
}

const NO_PHRASES: readonly Phrase[] = [];

/** The arcs that stand at each token. A misspelt word of a table has its right spelling in `tokens`. */
export interface Lattice {
  readonly tokens: readonly Token[];
  readonly arcs: readonly (readonly Arc[])[];
}

/** The lattice of some of the tokens: words that reach beyond their end are left out. */
export function sliceLattice({ tokens, arcs }: Lattice, from: number, to: number): Lattice {
  if (from === 0 && to === tokens.length) return { tokens, arcs };
  const size = to - from;
  const rows = arcs
    .slice(from, to)
    .map((row, at) => (row.some(({ length }) => at + length > size) ? row.filter(({ length }) => at + length <= size) : row));
  return { tokens: tokens.slice(from, to), arcs: rows };
}

/** Looks the words of a clause up. Linear in the tokens: each looks at the phrases that begin with its word. */
export function buildLattice(typed: readonly Token[], { phrases, spelling }: WordTable): Lattice {
  const rows: (readonly Phrases[])[] = [];
  const tokens: Token[] = [];
  for (const token of typed) {
    const known = phrases.get(token.text);
    const meant = known === undefined && token.kind === "word" ? misspelt(token.text, spelling) : NO_WORDS;
    const [text] = meant;
    tokens.push(text === undefined ? token : { ...token, text });
    rows.push(known === undefined ? meant.flatMap((word) => phrases.get(word) ?? []) : [known]);
  }
  return { tokens, arcs: rows.map((row, at) => arcsAt(row, tokens, at)) };
}

const NO_WORDS: readonly string[] = [];

/** A phrase of several words stands only where all of them follow. */
function arcsAt(row: readonly Phrases[], tokens: readonly Token[], at: number): readonly Arc[] {
  const [first] = row;
  if (first === undefined) return NO_PHRASES;
  const next = tokens[at + 1]?.text;
  const longer = next === undefined ? undefined : first.bySecond.get(next);
  if (row.length === 1 && longer === undefined) return first.alone;
  const arcs: Arc[] = [];
  for (const { alone, bySecond } of row) {
    for (const phrase of (next === undefined ? undefined : bySecond.get(next)) ?? NO_PHRASES)
      if (stands(phrase.rest, tokens, at + 1)) arcs.push(phrase);
    arcs.push(...alone);
  }
  return arcs;
}

function stands(words: readonly string[], tokens: readonly Token[], from: number): boolean {
  for (let offset = 0; offset < words.length; offset++) if (tokens[from + offset]?.text !== words[offset]) return false;
  return true;
}

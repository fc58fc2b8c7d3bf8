import { type Contractions, spellingsBy } from "../lexicon/spellings.ts";
import { type IrregularVerbs, inflect, VERB_FORMS, type VerbForm } from "./inflect.ts";
import { compileSpelling, mayBeMisspelt, misspelt, type SpellingTable } from "./spelling.ts";
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
  /** The words behind the first. */
  readonly rest: readonly string[];
}

/** The phrases that begin with one word. */
interface Phrases {
  /** That word alone. */
  readonly alone: Phrase[];
  /** Those of several words; by the second, the longest first, once the word was met. */
  longer: Phrase[] | ReadonlyMap<string, readonly Phrase[]>;
}

/** The classes of a language compiled for look-up: by first word. */
export interface WordTable {
  readonly ids: ReadonlyMap<string, number>;
  readonly phrases: ReadonlyMap<string, Phrases>;
  /** How many phrases each class has. */
  readonly sizes: ReadonlyMap<number, number>;
  /** How its words are misspelt: made when the first word is met that it does not have. */
  readonly spelling: () => SpellingTable;
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

/** Compiles classes of words, each in every spelling. What only some messages need is made when one does. */
export function compileWords(classes: Readonly<Record<string, WordClass>>, orthography: Orthography): WordTable {
  const spellings = spellingsBy(orthography);
  const ids = new Map<string, number>();
  const sizes = new Map<number, number>();
  const phrases = new Map<string, Phrases>();
  const typoWords: string[] = [];
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
        const blank = spelling.indexOf(" ");
        const first = blank < 0 ? spelling : spelling.slice(0, blank);
        const rest = blank < 0 ? NO_WORDS : spelling.slice(blank + 1).split(" ");
        const entry = { word, form, length: rest.length + 1, rest };
        known.set(spelling, entry);
        file(phrases, first, entry);
        if (wordClass.typos === true) typoWords.push(first);
      }
    };
    for (const text of wordClass.words ?? []) add(text, ANY_FORM);
    for (const verb of wordClass.verbs ?? [])
      for (const { form, text } of inflect(verb, orthography.irregularVerbs)) add(text, formBit(form));
    if (known.size > 0) sizes.set(word, known.size);
  }
  let spelling: SpellingTable | null = null;
  const compiled = (): SpellingTable => {
    spelling ??= compileSpelling(typoWords, new Set([...orthography.realWords, ...innerWords(phrases)]));
    return spelling;
  };
  return { ids, phrases, sizes, spelling: compiled };
}

function file(phrases: Map<string, Phrases>, first: string, entry: Phrase): void {
  let row = phrases.get(first);
  if (row === undefined) {
    row = { alone: [], longer: [] };
    phrases.set(first, row);
  }
  if (entry.length === 1) row.alone.push(entry);
  else if (Array.isArray(row.longer)) row.longer.push(entry);
}

/** A word inside of a phrase is no misspelling either: "when you get a chance". */
function* innerWords(phrases: ReadonlyMap<string, Phrases>): Generator<string> {
  for (const { longer } of phrases.values())
    for (const row of Array.isArray(longer) ? [longer] : longer.values()) for (const { rest } of row) yield* rest;
}

/** Those of the phrases that go on with a word. */
function longerWith(row: Phrases, second: string | undefined): readonly Phrase[] {
  if (second === undefined) return NO_PHRASES;
  const filed = Array.isArray(row.longer) ? bySecondWord(row.longer) : row.longer;
  row.longer = filed;
  return filed.get(second) ?? NO_PHRASES;
}

function bySecondWord(phrases: readonly Phrase[]): ReadonlyMap<string, readonly Phrase[]> {
  const bySecond = new Map<string, Phrase[]>();
  for (const phrase of [...phrases].sort((one, other) => other.length - one.length)) {
    const [second = ""] = phrase.rest;
    const row = bySecond.get(second);
    if (row === undefined) bySecond.set(second, [phrase]);
    else row.push(phrase);
  }
  return bySecond;
}

const NO_PHRASES: readonly Phrase[] = [];
const NO_WORDS: readonly string[] = [];

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
    const meant = known === undefined && token.kind === "word" && mayBeMisspelt(token.text) ? misspelt(token.text, spelling()) : NO_WORDS;
    const [text] = meant;
    tokens.push(text === undefined ? token : { ...token, text });
    rows.push(known === undefined ? meant.flatMap((word) => phrases.get(word) ?? []) : [known]);
  }
  return { tokens, arcs: rows.map((row, at) => arcsAt(row, tokens, at)) };
}

/** A phrase of several words stands only where all of them follow. */
function arcsAt(row: readonly Phrases[], tokens: readonly Token[], at: number): readonly Arc[] {
  const [first] = row;
  if (first === undefined) return NO_PHRASES;
  const next = tokens[at + 1]?.text;
  if (row.length === 1 && longerWith(first, next).length === 0) return first.alone;
  const arcs: Arc[] = [];
  for (const phrases of row) {
    for (const phrase of longerWith(phrases, next)) if (stands(phrase.rest, tokens, at + 1)) arcs.push(phrase);
    arcs.push(...phrases.alone);
  }
  return arcs;
}

function stands(words: readonly string[], tokens: readonly Token[], from: number): boolean {
  for (let offset = 0; offset < words.length; offset++) if (tokens[from + offset]?.text !== words[offset]) return false;
  return true;
}

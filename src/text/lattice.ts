import { type Contractions, firstWordOf, type Spellings, spellingsBy } from "../lexicon/spellings.ts";
import { type IrregularVerbs, inflectorBy, VERB_FORMS, type VerbForm } from "./inflect.ts";
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
  readonly alone: readonly Phrase[];
  /** Those of several words by the second, the longest first. */
  readonly bySecond: ReadonlyMap<string, readonly Phrase[]>;
}

/** A phrase as its table has it, in one form. */
interface Listed {
  readonly word: number;
  readonly form: number;
  readonly text: string;
}

/** The classes of a language compiled for look-up: by first word. */
export interface WordTable {
  readonly ids: ReadonlyMap<string, number>;
  /** What begins with each word: as it is listed until the word is met. */
  readonly rows: Map<string, Listed[] | Phrases>;
  readonly spellings: Spellings;
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

/** Lists classes of words by the first word of each spelling. What only some messages need is made when one does. */
export function compileWords(classes: Readonly<Record<string, WordClass>>, orthography: Orthography): WordTable {
  const spellings = spellingsBy(orthography);
  const ids = new Map<string, number>();
  const sizes = new Map<number, number>();
  const rows = new Map<string, Listed[] | Phrases>();
  const all: Listed[] = [];
  const file = (first: string, listed: Listed) => {
    const row = rows.get(first);
    if (row === undefined) rows.set(first, [listed]);
    else if (Array.isArray(row)) row.push(listed);
  };
  const list = (listed: Listed) => {
    all.push(listed);
    const firsts = spellings.firstWords(listed.text);
    if (typeof firsts === "string") file(firsts, listed);
    else for (const first of firsts) file(first, listed);
  };
  const inflected = inflectorBy(orthography.irregularVerbs);
  const misspeltClasses = new Set<number>();
  for (const [name, { words = [], verbs = [], typos = false }] of Object.entries(classes)) {
    const word = ids.size;
    ids.set(name, word);
    const before = all.length;
    for (const text of words) list({ word, form: ANY_FORM, text });
    for (const verb of verbs) for (const { form, text } of inflected(verb)) list({ word, form: formBit(form), text });
    if (all.length > before) sizes.set(word, all.length - before);
    if (typos) misspeltClasses.add(word);
  }
  let spelling: SpellingTable | null = null;
  const compiled = (): SpellingTable => {
    spelling ??= compileSpelling(firstWordsOf(all, misspeltClasses, spellings), realWordsOf(orthography, all, spellings));
    return spelling;
  };
  return { ids, rows, spellings, sizes, spelling: compiled };
}

function* firstWordsOf(all: readonly Listed[], classes: ReadonlySet<number>, { firstWords }: Spellings): Generator<string> {
  for (const { word, text } of all) {
    if (!classes.has(word)) continue;
    const firsts = firstWords(text);
    if (typeof firsts === "string") yield firsts;
    else yield* firsts;
  }
}

/** Tells the words that exist; one inside of a phrase is no misspelling either: "when you get a chance". */
function realWordsOf({ realWords }: Orthography, all: readonly Listed[], { all: spelled }: Spellings): (word: string) => boolean {
  let known: Set<string> | null = null;
  return (word) => {
    if (known === null) {
      known = new Set(realWords);
      for (const { text } of all) for (const spelling of spelled(text)) for (const inner of spelling.split(" ").slice(1)) known.add(inner);
    }
    return known.has(word);
  };
}

/** The phrases that begin with a word. */
function phrasesAt(first: string, { rows, spellings }: WordTable): Phrases | undefined {
  const row = rows.get(first);
  if (row === undefined || !Array.isArray(row)) return row;
  const filed = filedBySecond(row.flatMap(({ word, form, text }) => phrasesOf(word, form, text, first, spellings)));
  rows.set(first, filed);
  return filed;
}

function phrasesOf(word: number, form: number, text: string, first: string, spellings: Spellings): Phrase[] {
  const phrases: Phrase[] = [];
  for (const spelling of spellings.all(text)) {
    if (firstWordOf(spelling) !== first) continue;
    const rest = spelling === first ? NO_WORDS : spelling.slice(first.length + 1).split(" ");
    phrases.push({ word, form, length: rest.length + 1, rest });
  }
  return phrases;
}

/** Files phrases; one that a class lists twice stands once, in the forms of both. */
function filedBySecond(phrases: readonly Phrase[]): Phrases {
  const known = new Map<string, Phrase>();
  for (const phrase of phrases) {
    const key = `${phrase.word} ${phrase.rest.join(" ")}`;
    const same = known.get(key);
    if (same === undefined) known.set(key, phrase);
    else same.form |= phrase.form;
  }
  const all = [...known.values()];
  return { alone: all.filter(({ length }) => length === 1), bySecond: bySecondWord(all.filter(({ length }) => length > 1)) };
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
export function buildLattice(typed: readonly Token[], table: WordTable): Lattice {
  const rows: (readonly Phrases[])[] = [];
  const tokens: Token[] = [];
  for (const token of typed) {
    const known = phrasesAt(token.text, table);
    const meant =
      known === undefined && token.kind === "word" && mayBeMisspelt(token.text) ? misspelt(token.text, table.spelling()) : NO_WORDS;
    const [text] = meant;
    tokens.push(text === undefined ? token : { ...token, text });
    rows.push(known === undefined ? meant.flatMap((word) => phrasesAt(word, table) ?? []) : [known]);
  }
  return { tokens, arcs: rows.map((row, at) => arcsAt(row, tokens, at)) };
}

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

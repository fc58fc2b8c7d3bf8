import type { DeixisWords } from "../lexicon/en/deixis.ts";
import type { MatchingWords } from "../lexicon/en/matching.ts";
import type { OrdinalWords } from "../lexicon/en/ordinals.ts";
import type { TaskNounWords } from "../lexicon/en/task-nouns.ts";
import { compilePhrases, compileWords, type Phrases } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import type { IrregularVerbs } from "../text/inflect.ts";

/** The tables of a language that references need. */
export interface ReferenceLexicon {
  readonly nouns: TaskNounWords;
  readonly ordinals: OrdinalWords;
  readonly deixis: DeixisWords;
  readonly matching: MatchingWords;
  readonly irregularVerbs: IrregularVerbs;
  readonly shorthand: Readonly<Record<string, string>>;
}

export type CompiledLexicon = ReturnType<typeof compileLexicon>;

/** The tables in the form that look-ups need, made once a language. */
export const compileLexicon = compiledOnce((words: ReferenceLexicon) => {
  const tables = compileTables(words);
  const { attributes, linkers, trailing, ordinals, fromEnd, numberMarks, idMarks, ranges, joiners, leading, ending } = tables;
  const pointing = [tables.deixisSingular, tables.deixisPlural, tables.other, tables.rest, tables.all, tables.both, tables.except];
  const rows = [ordinals, fromEnd, tables.offered, numberMarks, idMarks, ranges, leading, ending];
  // What is understood without naming a task: what stands there is not unread.
  const furniture: readonly Phrases<unknown>[] = [
    tables.nouns,
    tables.relatives,
    tables.fillers,
    attributes,
    linkers,
    trailing,
    joiners,
    ...pointing,
    ...rows,
  ];
  return { ...tables, furniture };
});

const compileTables = ({ nouns, ordinals, deixis, matching, irregularVerbs, shorthand }: ReferenceLexicon) => ({
  shorthand,
  singular: compileWords([...nouns.singular, ...nouns.standIn.singular]),
  plural: compileWords([...nouns.plural, ...nouns.standIn.plural]),
  nouns: compilePhrases<"singular" | "plural">([
    ...[...nouns.singular, ...nouns.standIn.singular].map((noun) => [noun, "singular"] as const),
    ...[...nouns.plural, ...nouns.standIn.plural].map((noun) => [noun, "plural"] as const),
  ]),
  standIns: new Set([...nouns.standIn.singular, ...nouns.standIn.plural]),
  loose: new Set(nouns.loose),
  // Only long nouns are recognised in a misspelt form; short ones are too near to other words.
  long: { singular: longWords(nouns.singular, nouns.loose), plural: longWords(nouns.plural, nouns.loose) },
  // Two letters that changed places are plain even in a short noun: "taks".
  swappable: [
    ...nouns.singular.map((noun) => [noun, "singular"] as const),
    ...nouns.plural.map((noun) => [noun, "plural"] as const),
  ].filter(([noun]) => !nouns.loose.includes(noun) && /^\p{L}{4,12}$/u.test(noun)),
  determiners: new Set(nouns.determiners),
  indefinite: new Set(nouns.indefinite),
  free: new Set(nouns.free),
  openers: new Set(nouns.openers),
  apposed: new Set(nouns.apposed),
  modifiers: new Set(nouns.modifiers),
  clockEndings: new Set(nouns.clockEndings),
  weakLinkers: new Set(nouns.weakLinkers),
  attributes: compileWords(nouns.attributes),
  linkers: compileWords(nouns.linkers),
  trailing: compileWords(nouns.trailing),
  dangling: compileWords(nouns.dangling),
  ordinals: compilePhrases(Object.entries(ordinals.ordinals)),
  fromEnd: compilePhrases(Object.entries(ordinals.fromEnd)),
  offered: compilePhrases<{ readonly count: number; readonly fromEnd: boolean }>([
    ...Object.entries(ordinals.offered).map(([word, count]) => [word, { count, fromEnd: false }] as const),
    ...Object.entries(ordinals.offeredFromEnd).map(([word, count]) => [word, { count, fromEnd: true }] as const),
  ]),
  // Misspelt ordinals are recognised where nothing else is said.
  longOrdinals: Object.entries(ordinals.ordinals).filter(([word]) => word.length >= LONG_ORDINAL),
  cardinals: new Map(Object.entries(ordinals.cardinals)),
  suffixes: new Set(ordinals.suffixes),
  numberMarks: compileWords(ordinals.numberMarks),
  idMarks: compileWords(ordinals.idMarks),
  ranges: compileWords(ordinals.rangeJoiners),
  joiners: compileWords(ordinals.joiners),
  leading: compileWords(ordinals.leading),
  ending: compileWords(ordinals.ending),
  deixisSingular: compileWords(deixis.singular),
  deixisPlural: compileWords(deixis.plural),
  other: compileWords(deixis.other),
  rest: compileWords(deixis.rest),
  all: compileWords(deixis.all),
  both: compileWords(deixis.both),
  oneOf: compileWords(deixis.oneOf),
  except: compileWords(deixis.except),
  exceptNumbers: compileWords(deixis.exceptNumbers),
  before: new Set(deixis.before),
  matching,
  stop: new Set(matching.stop),
  weak: new Set(matching.weak),
  whole: new Set(matching.whole),
  // "paid" is "pay".
  bases: new Map(
    Object.entries(irregularVerbs).flatMap(([base, forms]) =>
      forms.flatMap((form = "") => form.split("/").map((past) => [past, base] as const)),
    ),
  ),
  distinct: new Set(matching.distinct),
  opposites: oppositesOf(matching.opposites),
  small: new Set(matching.small),
  telling: new Set(matching.telling),
  relatives: compileWords(nouns.relatives),
  // "that *is*", "which *are*"
  copulas: new Set(nouns.relatives.flatMap((phrase) => phrase.split(" ").slice(1)).flatMap((verb) => [verb, `${verb}n't`, `${verb}nt`])),
  fillers: compileWords(nouns.fillers),
});

const LONG = 6;
const LONG_ORDINAL = 5;

function longWords(words: readonly string[], loose: readonly string[]): readonly string[] {
  return words.filter((word) => word.length >= LONG && !loose.includes(word) && /^\p{L}+$/u.test(word));
}

function oppositesOf(pairs: readonly (readonly [string, string])[]): ReadonlyMap<string, string> {
  return new Map(pairs.flatMap(([one, other]) => [[one, other] as const, [other, one] as const]));
}

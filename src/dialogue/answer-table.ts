import type { ReplyWords } from "../lexicon/en/replies.ts";
import { PhraseTable, Vocabulary } from "./phrase-table.ts";

/** The words around an answer, made ready to be looked up. */
export interface AnswerTable {
  readonly vocabulary: Vocabulary;
  readonly leads: PhraseTable<true>;
  readonly closers: PhraseTable<true>;
  readonly courtesies: PhraseTable<true>;
  readonly connectors: PhraseTable<true>;
  readonly callings: PhraseTable<true>;
  readonly excluders: PhraseTable<true>;
  /** What leaves a task out of what is agreed to, before its name and behind it. */
  readonly sparers: PhraseTable<true>;
  readonly staying: PhraseTable<true>;
  /** What takes a task alone, or one more. */
  readonly narrowers: PhraseTable<true>;
  readonly includers: PhraseTable<true>;
  /** What joins the parts of an answer. */
  readonly joints: PhraseTable<true>;
  /** "but": what follows limits the answer. */
  readonly turning: PhraseTable<true>;
  readonly hesitations: PhraseTable<true>;
  readonly removals: PhraseTable<true>;
  readonly removedBehind: PhraseTable<true>;
  readonly articles: PhraseTable<true>;
  readonly owners: PhraseTable<true>;
  readonly continuations: PhraseTable<true>;
  readonly likenesses: PhraseTable<true>;
  readonly additions: PhraseTable<true>;
  readonly fillers: PhraseTable<true>;
  readonly remainders: PhraseTable<true>;
  readonly replacements: PhraseTable<true>;
  readonly others: PhraseTable<true>;
  readonly otherLeads: PhraseTable<true>;
  /** What stands around a new value of the task that was spoken of last. */
  readonly subjects: PhraseTable<true>;
  readonly links: PhraseTable<true>;
  readonly framing: PhraseTable<true>;
  readonly framingBehind: PhraseTable<true>;
  readonly places: PhraseTable<true>;
  readonly parametersBehind: PhraseTable<true>;
  readonly owning: PhraseTable<true>;
  readonly asking: PhraseTable<true>;
  readonly copulas: PhraseTable<true>;
  /** What says that a value is wrong, and what leads from there to the right one. */
  readonly wrong: PhraseTable<true>;
  /** Words for a parameter, and verbs that change one. */
  readonly parameters: PhraseTable<string>;
  readonly changers: PhraseTable<string>;
}

const compiled = new WeakMap<ReplyWords, AnswerTable>();

export function answerTable(words: ReplyWords): AnswerTable {
  const known = compiled.get(words);
  if (known !== undefined) return known;
  const table = compile(words);
  compiled.set(words, table);
  return table;
}

function compile(words: ReplyWords): AnswerTable {
  const vocabulary = new Vocabulary();
  const set = (phrases: readonly string[]) => new PhraseTable<true>(rows(phrases, true), vocabulary);
  const undecided = words.answers.flatMap(({ says, phrases }) => (says === "undecided" ? phrases : []));
  return {
    vocabulary,
    leads: set(words.leads),
    closers: set(words.closers),
    courtesies: set(words.courtesies),
    connectors: set(words.connectors),
    callings: set(words.callings),
    excluders: set(words.excluders),
    sparers: set([...words.excluders, ...words.sparing]),
    staying: set(words.staying),
    narrowers: set(words.narrowing),
    includers: set(words.including),
    joints: set(words.joiners.flatMap(({ phrases }) => phrases)),
    turning: set(words.joiners.flatMap(({ turns, phrases }) => (turns ? phrases : []))),
    hesitations: set([...words.hesitations, ...undecided]),
    removals: set(words.removals),
    removedBehind: set(words.removedBehind),
    articles: set(words.articles),
    owners: set(words.owners),
    continuations: set(words.continuations),
    likenesses: set(words.likenesses),
    additions: set(words.additions),
    fillers: set(words.fillers),
    remainders: set(words.remainders),
    replacements: set(words.replacements),
    others: set(words.others),
    otherLeads: set(words.otherLeads),
    subjects: set(words.framing.subjects),
    links: set(words.framing.links),
    framing: set([...words.fillers, ...words.continuations, ...words.framing.verbs]),
    framingBehind: set([...words.framing.behind, ...words.closers]),
    places: set(words.framing.places),
    asking: set(words.framing.asking),
    copulas: set(words.framing.copulas),
    owning: set(words.framing.owning),
    parametersBehind: set(Object.values(words.parameters).flat()),
    wrong: set(words.wrong),
    parameters: byParameter(words.parameters, vocabulary),
    changers: byParameter(words.changers, vocabulary),
  };
}

function byParameter(table: Readonly<Record<string, readonly string[]>>, vocabulary: Vocabulary): PhraseTable<string> {
  return new PhraseTable<string>(
    Object.entries(table).flatMap(([parameter, phrases]) => rows(phrases, parameter)),
    vocabulary,
  );
}

function rows<Value>(phrases: readonly string[], value: Value): (readonly [string, Value])[] {
  return phrases.map((phrase) => [phrase, value]);
}

import type { Language } from "../lexicon/language.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { PhraseTable, Vocabulary } from "./phrase-table.ts";

/** Whether a verb takes back anything at all, or brings back what is gone. */
export type UndoKind = "any" | "back";

/** The words of taking back, made ready to be looked up. */
export interface UndoTable {
  readonly vocabulary: Vocabulary;
  readonly verbs: PhraseTable<UndoKind>;
  readonly split: PhraseTable<UndoKind>;
  readonly back: PhraseTable<true>;
  /** What may stand before the verb, and whether it is a request, a doubt, or means nothing. */
  readonly leads: PhraseTable<"request" | "doubt" | "nothing">;
  /** What may stand behind. */
  readonly closers: PhraseTable<true>;
  readonly negators: PhraseTable<true>;
  /** What joins another request. */
  readonly joiners: PhraseTable<true>;
  /** The words that an object is made of, whatever was done. */
  readonly objects: PhraseTable<true>;
  readonly linkers: PhraseTable<true>;
  readonly relatives: PhraseTable<true>;
  readonly doers: PhraseTable<true>;
  readonly did: PhraseTable<true>;
  readonly retractions: PhraseTable<true>;
  readonly denials: PhraseTable<true>;
}

export const undoTable = compiledOnce((language: Language): UndoTable => {
  const vocabulary = new Vocabulary();
  const set = (...phrases: readonly (readonly string[])[]) => table(phrases.map((row) => [row, true] as const));
  const table = <Value>(rows: readonly (readonly [readonly string[], Value])[]) =>
    new PhraseTable<Value>(
      rows.flatMap(([phrases, value]) => phrases.map((phrase) => [phrase, value] as const)),
      vocabulary,
    );
  const { undoing, replies, joiners, deixis, taskNouns, wordClasses } = language;
  const refusals = replies.answers.filter(({ says, reach }) => says === "no" && (reach === "naming" || reach === "anything"));
  const corrections = replies.corrections.filter(({ firm }) => !firm).flatMap(({ phrases }) => phrases);
  return {
    vocabulary,
    verbs: table([
      [undoing.verbs, "any"],
      [undoing.bringing, "back"],
    ]),
    split: table([
      [undoing.split, "any"],
      [undoing.bringingSplit, "back"],
    ]),
    back: set(undoing.back),
    leads: table<"request" | "doubt" | "nothing">([
      [undoing.wondering, "doubt"],
      [[...replies.fillers, ...corrections, ...undoing.regrets, ...refusals.flatMap(({ phrases }) => phrases)], "nothing"],
      [wordClasses["opener"]?.words ?? [], "request"],
    ]),
    closers: set(wordClasses["closer"]?.words ?? [], replies.fillers, replies.courtesies, undoing.regrets),
    negators: set(replies.negators),
    joiners: set(joiners.strong, joiners.contrary, joiners.weak, ...replies.joiners.map(({ phrases }) => phrases)),
    objects: set(
      deixis.singular,
      deixis.plural,
      deixis.all,
      deixis.both,
      taskNouns.determiners,
      taskNouns.singular,
      taskNouns.plural,
      undoing.recent,
      undoing.deeds,
    ),
    linkers: set(undoing.linkers),
    relatives: set(undoing.relatives),
    doers: set(undoing.doers),
    did: set(undoing.did),
    retractions: set(undoing.retractions),
    denials: set(undoing.denials),
  };
});

import type { CorrectionRow, JoinerRow, ReplyRow, ReplyWords } from "../lexicon/en/replies.ts";
import { PhraseTable, Vocabulary } from "./phrase-table.ts";

/** What a phrase does at the head of a reply. */
export type HeadPart =
  | { readonly part: "answer"; readonly row: ReplyRow }
  | { readonly part: "filler" }
  | { readonly part: "joiner"; readonly row: JoinerRow }
  | { readonly part: "correction"; readonly row: CorrectionRow };

/** `ReplyWords` made ready to be looked up. */
export interface ReplyTable {
  readonly vocabulary: Vocabulary;
  readonly head: PhraseTable<HeadPart>;
  readonly negators: PhraseTable<true>;
  readonly objects: PhraseTable<true>;
  readonly not: PhraseTable<true>;
  readonly naming: PhraseTable<true>;
  readonly changing: PhraseTable<true>;
  readonly reversals: PhraseTable<true>;
  readonly asking: PhraseTable<true>;
  readonly ignored: ReadonlySet<string>;
}

const compiled = new WeakMap<ReplyWords, ReplyTable>();

export function replyTable(words: ReplyWords): ReplyTable {
  const known = compiled.get(words);
  if (known !== undefined) return known;
  const table = compile(words);
  compiled.set(words, table);
  return table;
}

function compile(words: ReplyWords): ReplyTable {
  const vocabulary = new Vocabulary();
  const set = (phrases: readonly string[]) =>
    new PhraseTable<true>(
      phrases.map((phrase) => [phrase, true]),
      vocabulary,
    );
  return {
    vocabulary,
    head: new PhraseTable<HeadPart>(headRows(words), vocabulary),
    negators: set(words.negators),
    objects: set(words.objects),
    not: set(words.not),
    naming: set(words.naming),
    changing: set(words.changing),
    reversals: set(words.reversals),
    asking: set(words.asking),
    ignored: new Set(words.ignored),
  };
}

function* headRows(words: ReplyWords): Generator<readonly [string, HeadPart]> {
  for (const row of words.answers) for (const phrase of row.phrases) yield [phrase, { part: "answer", row }];
  for (const phrase of words.fillers) yield [phrase, { part: "filler" }];
  for (const row of words.joiners) for (const phrase of row.phrases) yield [phrase, { part: "joiner", row }];
  for (const row of words.corrections) for (const phrase of row.phrases) yield [phrase, { part: "correction", row }];
}

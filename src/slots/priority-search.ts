import type { Priority } from "../contract/task.ts";
import type { PriorityWords } from "../lexicon/en/priority.ts";
import type { TaskNounWords } from "../lexicon/en/task-nouns.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import type { Token } from "../text/tokens.ts";
import { compilePhrases, compileWords, phraseAt, phraseBefore } from "./phrases.ts";
import type { SlotScope } from "./scope.ts";

/** The tables of a language for priorities, with the words that one of its phrases begins with. */
export const compilePriority = compiledOnce((words: PriorityWords) => {
  const tables = compileTables(words);
  const { levels, bare, anywhere, nouns, joined, verbs, alone } = tables;
  const first = new Set([levels, bare, anywhere, nouns, joined, verbs, alone].flatMap((table) => [...table.keys()]));
  return { ...tables, first };
});

const compileTables = (words: PriorityWords) => ({
  levels: compilePhrases(words.rows.flatMap((row) => row.levels.map((phrase) => [phrase, row.value] as const))),
  ranks: compilePhrases(words.rows.flatMap((row) => row.ranks.map((phrase) => [phrase, row.value] as const))),
  bare: compilePhrases(words.rows.flatMap((row) => row.bare.map((phrase) => [phrase, row.value] as const))),
  anywhere: compilePhrases(words.rows.flatMap((row) => row.anywhere.map((phrase) => [phrase, row.value] as const))),
  nouns: compileWords(words.nouns),
  // "high-priority" is one word for the tokenizer.
  joined: new Map<string, Priority>(
    words.rows.flatMap((row) => row.levels.flatMap((level) => words.nouns.map((noun) => [`${level}-${noun}`, row.value] as const))),
  ),
  leads: compileWords(words.leads),
  articles: new Set(words.articles),
  links: compileWords(words.links),
  setters: compileWords(words.setters),
  blockers: new Set(words.blockers),
  owners: new Set(words.owners),
  origins: new Set(words.origins),
  against: compileWords(words.against),
  joiners: new Set(words.joiners),
  closing: new Set(words.closing),
  verbs: compilePhrases(words.moves.flatMap((row) => row.verbs.map((phrase) => [phrase, row.value] as const))),
  alone: compilePhrases(words.moves.flatMap((row) => row.alone.map((phrase) => [phrase, row.value] as const))),
});

export const compileTaskNouns = compiledOnce((nouns: TaskNounWords) =>
  compileWords([...nouns.singular, ...nouns.plural, ...nouns.standIn.singular, ...nouns.standIn.plural]),
);

export interface Found {
  readonly value: Priority;
  readonly pieces: readonly (readonly [from: number, to: number])[];
}

export interface Search {
  readonly scope: SlotScope;
  readonly tokens: readonly Token[];
  readonly words: ReturnType<typeof compilePriority>;
  readonly nouns: ReturnType<typeof compileTaskNouns>;
}

export function endOfWords(tokens: readonly Token[]): number {
  let end = tokens.length;
  while (end > 0 && /^[.!?,;]$/.test(tokens[end - 1]?.text ?? "")) end--;
  return end;
}

export function articleBefore(tokens: readonly Token[], at: number, words: Search["words"]): number {
  return words.articles.has(tokens[at - 1]?.text ?? "") ? at - 1 : at;
}

/** Where the phrase begins when the small words before it go along: "*, and make it* urgent", "*with a* high priority". */
export function leadsBefore(tokens: readonly Token[], at: number, words: Search["words"]): number {
  let from = at;
  const article = articleBefore(tokens, at, words);
  for (let round = 0; round < 4; round++) {
    const base = round === 0 ? article : from;
    const lead = phraseBefore(tokens, base, words.setters) ?? phraseBefore(tokens, base, words.leads);
    if (lead === null) break;
    from = lead.from;
  }
  if (from === at && article === 0) from = article;
  while (from > 0 && /^[,\-–—;(]$/.test(tokens[from - 1]?.text ?? "")) from--;
  return from;
}

/** "high*, not low*": where the old value stands behind the new one; null where none does. */
export function oldValueIn({ tokens, words }: Search): readonly [from: number, to: number] | null {
  for (let at = 1; at < tokens.length; at++) {
    const against = phraseAt(tokens, at, words.against);
    const old = against === null ? null : phraseAt(tokens, against.to, words.levels);
    if (old === null) continue;
    const from = tokens[at - 1]?.text === "," ? at - 1 : at;
    const isNew = (end: number): boolean => (phraseBefore(tokens, end, words.levels) ?? phraseBefore(tokens, end, words.bare)) !== null;
    const noun = phraseBefore(tokens, from, words.nouns);
    if (isNew(noun?.from ?? from)) return [from, phraseAt(tokens, old.to, words.nouns)?.to ?? old.to];
  }
  return null;
}

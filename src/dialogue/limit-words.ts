import type { Span } from "../contract/span.ts";
import { type Reading, readClause, tokensIn } from "../intent/reading.ts";
import { opensSet } from "../intent/request.ts";
import type { TaskNounWords } from "../lexicon/en/task-nouns.ts";
import { before, between, endingAt, type Words, wordsIn } from "./answer-words.ts";
import type { PhraseTable } from "./phrase-table.ts";
import { separates } from "./reply-head.ts";

/** Whether an answer is for all but some, for some alone, or for some more. */
export type Limit = "without" | "only" | "with";

interface LimitWords {
  readonly kind: Limit;
  readonly named: Span;
  /** Whether the words begin with what limits, as "keep" does. */
  readonly isLed: boolean;
}

/** Which tasks of a question words are for, and which they name: all but some ("except the rent", "the rent stays"), some alone, some more. */
export function limitWords(reading: Reading, rest: Span): LimitWords | null {
  const said = wordsIn(reading, [0, rest[1]]);
  if (said === null) return null;
  const { words, table } = said;
  const start = said.tokens.findIndex((token) => token.start >= rest[0]);
  const before = leadingLimit(said, start);
  const behind = trailingLimit(said, before.to, reading.settings.language.taskNouns);
  const kind = [before.kind, behind.kind].includes("without") ? "without" : (behind.kind ?? before.kind);
  const named = between(said, before.to, behind.from);
  // "yes, but the rent" may be an exception and may be all that is wanted.
  const isOpen = kind === null && endingAt(words, start, table.turning) !== null;
  // "I need *to* buy paint" is a duty, no task to be kept.
  const isDuty = kind === "without" && before.to > start && reading.settings.language.taskNouns.openers.includes(words[before.to] ?? "");
  return named === null || isOpen || isDuty ? null : { kind: kind ?? "only", named, isLed: before.to > start };
}

/** Whether words point at tasks that the speaker takes for known: "the giraffe task", "those from Bob". */
export function isDefinite(reading: Reading, named: Span): boolean {
  const { determiners, indefinite } = reading.settings.language.taskNouns;
  const [first] = tokensIn(reading, named);
  return first !== undefined && determiners.includes(first.text) && !indefinite.includes(first.text);
}

/** Whether what is kept must be a task: "the giraffe task", "whatever is late". */
export function isDefiniteOrSet(reading: Reading, named: Span): boolean {
  return isDefinite(reading, named) || opensSet(readClause(reading, named));
}

/** "yes (*what's late stays*)": no question, though it begins like one. */
export function keepsSet(reading: Reading, rest: Span): boolean {
  return limitWords(reading, rest)?.kind === "without" && opensSet(readClause(reading, rest));
}

/** "yes, but *what's done*": whether they or the others are meant, nobody can tell. */
export function turnsToSet(reading: Reading, rest: Span): boolean {
  const said = wordsIn(reading, [0, rest[1]]);
  const start = said?.tokens.findIndex((token) => token.start >= rest[0]) ?? -1;
  return said !== null && endingAt(said.words, start, said.table.turning) !== null && opensSet(readClause(reading, rest));
}

function limitTables({ table }: Words): readonly (readonly [Limit, PhraseTable<true>])[] {
  return [
    ["without", table.sparers],
    ["only", table.narrowers],
    ["with", table.includers],
  ];
}

/** What the words at a place, and right before it, say; the surest first. */
function leadingLimit(said: Words, start: number): { readonly kind: Limit | null; readonly to: number } {
  const tables = limitTables(said);
  let kind = tables.find(([, phrases]) => endingAt(said.words, start, phrases) !== null)?.[0] ?? null;
  for (let to = start; ; ) {
    const found = tables
      .map(([limit, phrases]) => ({ limit, end: phrases.longest(said.words, to)?.end ?? to }))
      .find(({ end }) => end > to);
    if (found !== undefined) {
      kind = kind === "without" ? kind : found.limit;
      to = found.end;
    } else if (to < said.tokens.length && separates(said.tokens[to])) to++;
    else return { kind, to };
  }
}

/** The same at the end, behind what names the tasks. */
function trailingLimit(
  said: Words,
  from: number,
  { relatives, determiners, standIn }: TaskNounWords,
): { readonly kind: Limit | null; readonly from: number } {
  const { words, table } = said;
  const end = before(said, [table.courtesies, table.closers]);
  const tables: readonly (readonly [Limit, PhraseTable<true>])[] = [
    ["without", table.staying],
    ["with", table.additions],
    ["only", table.narrowers],
  ];
  for (const [kind, phrases] of tables) {
    // "stays where it is": its last words may look like those that close an answer.
    const last = endingAt(words.slice(0, end), end, phrases) ?? (kind === "without" ? endingAt(words, behindMarks(said), phrases) : null);
    // "the ones *that are* not done yet", "the ones not done yet": there they say which ones.
    const isWhole = (at: number): boolean => {
      const named = words.slice(from, at).filter((word) => !determiners.includes(word));
      const isOpen = named.length === 1 && standIn.plural.includes(named[0] ?? "");
      return at > from && !isOpen && !relatives.some((relative) => named.join(" ").endsWith(` ${relative}`));
    };
    // "*stays as it is*": two of them in a row; "the ones still open *are not done*": the second alone.
    const starts = last === null ? [] : [endingAt(words, last, phrases) ?? last, last];
    const at = starts.find(isWhole);
    if (at !== undefined) return { kind, from: at };
  }
  return { kind: null, from: end };
}

function behindMarks(said: Words): number {
  return before(said, []);
}

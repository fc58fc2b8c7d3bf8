import type { Span } from "../contract/span.ts";
import type { Status } from "../contract/task.ts";
import type { StatusFilter, StatusWords } from "../lexicon/en/status.ts";
import type { TaskNounWords } from "../lexicon/en/task-nouns.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import type { Token } from "../text/tokens.ts";
import { compilePhrases, compileWords, phraseAt, phraseBefore } from "./phrases.ts";
import { type SlotScope, scopeTokens, tokenSpans } from "./scope.ts";

export interface StatusSlot<Value> {
  readonly value: Value;
  readonly spans: Span[];
}

const compile = compiledOnce((words: StatusWords) => ({
  anywhere: compilePhrases(words.rows.flatMap((row) => row.anywhere.map((phrase) => [phrase, row.value] as const))),
  beside: compilePhrases(words.rows.flatMap((row) => row.beside.map((phrase) => [phrase, row.value] as const))),
  leads: compileWords(words.leads),
  changes: compilePhrases(words.changes.flatMap((row) => row.phrases.map((phrase) => [phrase, row.value] as const))),
  newValues: compilePhrases(words.newValues.flatMap((row) => row.words.map((phrase) => [phrase, row.value] as const))),
  changeLeads: compileWords(words.changeLeads),
  weakLeads: new Set(words.weakLeads),
  nouns: compileWords(words.nouns),
  dated: compileWords(words.dated),
}));

const compileNouns = compiledOnce((nouns: TaskNounWords) =>
  compileWords([...nouns.singular, ...nouns.plural, ...nouns.standIn.singular, ...nouns.standIn.plural]),
);

/** Which tasks a filter takes: "completed tasks", "what is left", "overdue". */
export function findStatus(scope: SlotScope, status: StatusWords, taskNouns: TaskNounWords): StatusSlot<StatusFilter> | null {
  const tokens = scopeTokens(scope);
  const words = compile(status);
  const nouns = compileNouns(taskNouns);
  for (let index = 0; index < tokens.length; index++) {
    const sure = phraseAt(tokens, index, words.anywhere);
    const beside = sure === null ? phraseAt(tokens, index, words.beside) : null;
    const match =
      sure ??
      (beside !== null && (standsBeside(tokens, beside.to, nouns) || phraseAt(tokens, beside.to, words.dated) !== null) ? beside : null);
    if (match === null) continue;
    return { value: match.value, spans: tokenSpans(tokens, leadsBefore(tokens, match.from, words.leads), match.to, scope.text) };
  }
  return null;
}

/** The status that an update sets: "mark it as not done", "reopen 3", "status to completed". */
export function findNewStatus(scope: SlotScope, status: StatusWords): StatusSlot<Status> | null {
  const tokens = scopeTokens(scope);
  const words = compile(status);
  for (let index = 0; index < tokens.length; index++) {
    const change = phraseAt(tokens, index, words.changes);
    if (change !== null) {
      const lead = phraseBefore(tokens, change.from, words.changeLeads);
      return { value: change.value, spans: tokenSpans(tokens, lead?.from ?? change.from, change.to, scope.text) };
    }
    const lead = phraseAt(tokens, index, words.changeLeads);
    const value = lead === null ? null : phraseAt(tokens, lead.to, words.newValues);
    // "change the title to open the shop": behind a mere "to" the value is the last word.
    if (lead !== null && value !== null && (!words.weakLeads.has(textAt(tokens, lead)) || isEnd(tokens[value.to]))) {
      return { value: value.value, spans: tokenSpans(tokens, statusNounBefore(tokens, lead.from, words.nouns), value.to, scope.text) };
    }
  }
  return null;
}

/** Before a task noun, a mark or the end: "open tasks", "what is done?". */
function standsBeside(tokens: readonly Token[], to: number, nouns: ReturnType<typeof compileNouns>): boolean {
  const next = tokens[to];
  return isEnd(next) || phraseAt(tokens, to, nouns) !== null;
}

function isEnd(next: Token | undefined): boolean {
  return next === undefined || next.kind === "mark";
}

function textAt(tokens: readonly Token[], { from, to }: { readonly from: number; readonly to: number }): string {
  return tokens
    .slice(from, to)
    .map((token) => token.text)
    .join(" ");
}

function leadsBefore(tokens: readonly Token[], at: number, leads: ReturnType<typeof compileWords>): number {
  let from = at;
  for (let round = 0; round < 3; round++) {
    const lead = phraseBefore(tokens, from, leads);
    if (lead === null) break;
    from = lead.from;
  }
  return from;
}

function statusNounBefore(tokens: readonly Token[], at: number, nouns: ReturnType<typeof compileWords>): number {
  return phraseBefore(tokens, at, nouns)?.from ?? at;
}

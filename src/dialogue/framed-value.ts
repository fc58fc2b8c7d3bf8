import type { Span } from "../contract/span.ts";
import { type Reading, readClause } from "../intent/reading.ts";
import { normalize } from "../text/normalize.ts";
import { before, between, type Words, wordsIn } from "./answer-words.ts";
import type { PhraseTable } from "./phrase-table.ts";
import { separates } from "./reply-head.ts";

/** A longer name of a list or a tag is not told from other words. */
const LONGEST_NAME = 2;

/** What stands within the words that people put around a new value. */
export type FramedValue =
  | { readonly kind: "value"; readonly span: Span }
  /** The value itself, of a parameter that is named. `adds`: beside those that are there. */
  | { readonly kind: "literal"; readonly parameter: string; readonly span: Span; readonly adds: boolean };

/** "i'd like it done *by saturday*", "list should be *party*", "*friday* for that one"; null where nothing stands around, or the words ask or refuse. */
export function framedValue(reading: Reading, within: Span): FramedValue | null {
  const said = wordsIn(reading, within);
  if (said === null || asksFirst(said)) return null;
  const { guards } = readClause(reading, within).parse;
  if (guards.some(({ reason }) => reason === "negated" || reason === "hypothetical")) return null;
  const { table } = said;
  const head = peeled(said, 0, [table.framing, table.subjects, table.links]);
  const named = parameterIn(said, head);
  if (named !== null) {
    const literal = literalOf(said, named);
    if (literal !== null) return literal;
  }
  const from = named?.to ?? head;
  const to = before(said, [table.framingBehind]);
  const span = between(said, from, to);
  if (span === null) return null;
  const placed = placedIn(reading, said, from, to);
  if (placed !== null) return placed;
  return from === 0 && to === said.words.length ? null : { kind: "value", span };
}

/** The words before a value, without those that lead from a task to it: "the gutter", of "the gutter can wait until …". */
export function beforeLinks(reading: Reading, within: Span): Span | null {
  const said = wordsIn(reading, within);
  if (said === null) return null;
  const { leads, connectors, closers, links, framing, parametersBehind, owning } = said.table;
  return between(said, peeled(said, 0, [leads, framing]), before(said, [connectors, closers, links, framing, parametersBehind, owning]));
}

/** The words behind the last that leads from tasks to their new value: "high", of "the others are all high now"; null where none does. */
export function behindLinks(reading: Reading, within: Span): Span | null {
  const said = wordsIn(reading, within);
  const at = said === null ? -1 : said.words.findLastIndex((_, index) => index > 0 && said.table.links.longest(said.words, index) !== null);
  if (said === null || at < 0) return null;
  const from = said.table.links.longest(said.words, at)?.end ?? at;
  const each = reading.settings.language.items.forEach.includes(said.words[from] ?? "") ? from + 1 : from;
  return between(said, each, before(said, [said.table.framingBehind, said.table.closers]));
}

/** The words before the first that tells what a value is for: "low", of "low for the gutter"; null where none does. */
export function beforeOwner(reading: Reading, within: Span): Span | null {
  const said = wordsIn(reading, within);
  const at = said?.words.findIndex((_, index) => index > 0 && said.table.owners.longest(said.words, index) !== null) ?? -1;
  return said === null || at < 0 ? null : between(said, 0, at);
}

/** The words behind a value that it is for: "the gutter", of "sunday is better for the gutter". */
export function behindValue(reading: Reading, within: Span): Span | null {
  const said = wordsIn(reading, within);
  if (said === null) return null;
  const { links, closers, owners, framingBehind, additions } = said.table;
  const at = peeled(said, 0, [links, closers]);
  const owner = owners.longest(said.words, at);
  return owner === null ? null : between(said, owner.end, before(said, [framingBehind, additions]));
}

/** Where a value ends before words that add nothing to it. */
export function withoutBehind(reading: Reading, within: Span): Span {
  const said = wordsIn(reading, within);
  return (said === null ? null : between(said, 0, before(said, [said.table.framingBehind]))) ?? within;
}

/** Whether the words point at the task that was spoken of last. */
export function pointsIn(reading: Reading, within: Span): boolean {
  const said = wordsIn(reading, within);
  return said?.words.some((_, at) => said.table.subjects.longest(said.words, at) !== null) === true;
}

/** The first place behind all phrases of some tables, and marks. */
function peeled({ tokens, words }: Words, from: number, tables: readonly PhraseTable<true>[]): number {
  for (let at = from; ; ) {
    const end = Math.max(at, ...tables.map((phrases) => phrases.longest(words, at)?.end ?? at));
    if (end > at) at = end;
    else if (at < tokens.length && separates(tokens[at])) at++;
    else return at;
  }
}

/** "is it urgent": a link before the task asks. */
function asksFirst({ words, table }: Words): boolean {
  const start = peeled({ tokens: [], words, table }, 0, [table.framing]);
  const link = table.links.longest(words, start);
  return link !== null && table.copulas.longest(words, start) !== null && table.subjects.longest(words, link.end) !== null;
}

interface NamedParameter {
  readonly parameter: string;
  readonly to: number;
  /** Words or marks lead from it to the value. */
  readonly led: boolean;
  /** The words say that its value was wrong. */
  readonly mends: boolean;
}

/** "the date should be", "wrong list,": a parameter, and what leads from there to its value. */
function parameterIn(said: Words, from: number): NamedParameter | null {
  const { words, table } = said;
  const start = table.wrong.longest(words, from)?.end ?? from;
  const named = table.parameters.longest(words, table.articles.longest(words, start)?.end ?? start);
  if (named === null) return null;
  // "wrong name, call tim": a text may begin with such a word itself.
  const to = peeled(said, named.end, TEXTS.has(named.value) ? [table.links] : [table.links, table.wrong, table.framing]);
  return { parameter: named.value, to, led: to > named.end, mends: start > from };
}

/** Parameters whose values are any words. */
const NAMES: ReadonlySet<string> = new Set(["list", "tags"]);
const TEXTS: ReadonlySet<string> = new Set(["description", "title"]);

function literalOf(said: Words, { parameter, to, led, mends }: NamedParameter): FramedValue | null {
  const { table, words, tokens } = said;
  const isText = TEXTS.has(parameter);
  // A title is as often part of what is said: "call it …" has a reader of its own.
  if (!(isText || NAMES.has(parameter)) || (parameter === "title" && !mends)) return null;
  const from = isText ? to : Math.max(to, nameFrom(said, to));
  const end = before(said, isText ? [table.courtesies] : [table.framingBehind, table.parametersBehind]);
  const span = between(said, from, end);
  const isMarked = separates(tokens[to - 1]);
  if (span === null || (isText ? !led : end - from > (led ? LONGEST_NAME : 1)) || (isText && !isMarked && words.length < 2)) return null;
  return { kind: "literal", parameter, span, adds: !led };
}

/** Where a name begins behind a preposition and an article. */
function nameFrom({ words, table }: Words, from: number): number {
  const placed = table.places.longest(words, from)?.end ?? from;
  return table.articles.longest(words, placed)?.end ?? placed;
}

/** "a kids tag", "work list", "under garden": a name before what it is, or one that a list of the tasks has. */
function placedIn({ world, text }: Reading, said: Words, from: number, to: number): FramedValue | null {
  const { table, words, tokens } = said;
  const start = nameFrom(said, from);
  const named = to > start ? table.parameters.longest(words, to - 1) : null;
  const isName = named !== null && named.end === to && (named.value === "list" || named.value === "tags");
  const span = between(said, start, isName ? to - 1 : to);
  if (span === null || tokens.slice(start, to).some(separates)) return null;
  if (isName) return to - 1 - start > LONGEST_NAME ? null : { kind: "literal", parameter: named.value, span, adds: named.value === "tags" };
  if (table.places.longest(words, from) === null) return null;
  const name = normalize(text.slice(...span));
  const isList = (world.tasks ?? []).some(({ list }) => list !== undefined && normalize(list) === name);
  return isList ? { kind: "literal", parameter: "list", span, adds: false } : null;
}

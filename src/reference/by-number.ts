import type { TaskReference } from "../contract/params.ts";
import { phraseAt, phraseBefore } from "../slots/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { ambiguous, describedTasks, notFound, rawWords, resolved } from "./answers.ts";
import { hasFilters } from "./filters.ts";
import type { CompiledLexicon } from "./lexicon.ts";
import { parseNaming } from "./naming.ts";
import { ordinalAt } from "./ordinals.ts";
import type { Query } from "./types.ts";
import { isSwapped, isTypo } from "./typo.ts";

/** A reference by id or by position, read off the words alone. */
export type NumberWords =
  | { readonly kind: "id"; readonly text: string; readonly marked: boolean }
  | { readonly kind: "number"; readonly value: number; readonly text: string; readonly marked: "id" | "number" | "noun" | null }
  | { readonly kind: "range"; readonly first: number; readonly last: number }
  | { readonly kind: "ordinal"; readonly count: number; readonly fromEnd: boolean }
  | { readonly kind: "several"; readonly count: number; readonly fromEnd: boolean };

// Nobody names more tasks than this by a range.
const LONGEST_RANGE = 1000;
// A year may be a word of a title; a small number never is when it stands alone.
const YEAR = 1000;

export function byId(query: Query): TaskReference | null {
  const literal = literalId(query);
  if (literal !== null) return literal;
  const named = namedId(query);
  if (named !== null) return named;
  const words = readNumber(query.allTokens, query);
  if (words?.kind === "range") return rangeOfIds(query, words);
  return words?.kind === "id" || words?.kind === "number" ? oneId(query, words) : null;
}

function oneId(query: Query, words: Extract<NumberWords, { kind: "id" | "number" }>): TaskReference | null {
  const index = idAt(query, words.text);
  if (index !== null) return resolved(query, [index], "id");
  if (query.tables === null && (words.kind === "number" || words.marked || looksLikeId(words.text)))
    return { status: "resolved", taskIds: [words.text], method: "id" };
  return words.kind === "number" && words.marked === "id" ? notFound(words.text) : null;
}

function rangeOfIds(query: Query, words: { readonly first: number; readonly last: number }): TaskReference | null {
  const numbers = numbersOf(words);
  if (query.tables === null) return { status: "resolved", taskIds: numbers.map(String), method: "id" };
  const indices = numbers.flatMap((number) => idAt(query, String(number)) ?? []);
  return indices.length === numbers.length ? resolved(query, indices, "id") : null;
}

export function byPosition(query: Query): TaskReference | null {
  const words = readNumber(query.tokens, query);
  if (words === null || words.kind === "id") return null;
  if (query.tables === null) return { status: "none" };
  // "the second overdue task" counts among the overdue ones.
  const fitting = describedTasks(query, query.shown);
  const described = hasFilters(query.words.filters) ? new Set(fitting) : null;
  const pool = words.kind === "number" || words.kind === "range" ? query.shown : fitting;
  const mention = rawWords(query, withoutDeterminers(query));
  if (words.kind === "several") {
    const count = Math.min(words.count, pool.length);
    // "the first two that are open" are told by a condition too.
    const method = hasFilters(query.words.filters) ? "filter" : "position";
    return count === 0 ? notFound(mention) : resolved(query, words.fromEnd ? pool.slice(-count) : pool.slice(0, count), method);
  }
  const positions = positionsOf(words, pool.length);
  const indices = positions.flatMap((position) => pool[position - 1] ?? []);
  if (indices.length === positions.length) {
    // "3 by tomorrow" is the third task, not the third of those: where that is another time, it is asked.
    const misfit = words.kind !== "ordinal" && described !== null && indices.some((index) => !described.has(index));
    return misfit ? ambiguous(query, indices, mention) : resolved(query, indices, "position");
  }
  return words.kind === "number" && words.value >= YEAR && words.marked === null
    ? null
    : notFound(words.kind === "number" ? words.text : mention);
}

function positionsOf(words: Exclude<NumberWords, { kind: "id" | "several" }>, length: number): readonly number[] {
  if (words.kind === "range") return numbersOf(words);
  if (words.kind === "number") return [words.value];
  return [words.fromEnd ? length + 1 - words.count : words.count];
}

function withoutDeterminers({ tokens, lexicon }: Query): readonly Token[] {
  return tokens.filter((token) => !lexicon.determiners.has(token.text));
}

/** The whole stretch is an id of a task, whatever it looks like. */
function literalId(query: Query): TaskReference | null {
  if (query.tables === null) return null;
  const raw = query.words.raw.slice(query.span[0], query.span[1]).trim();
  const index = idAt(query, raw) ?? idAt(query, raw.replace(/[.!?]$/, ""));
  return index === null ? null : resolved(query, [index], "id");
}

/** "the m7 task", "both m7": the id is all that names. */
function namedId(query: Query): TaskReference | null {
  if (query.allTokens.every(({ id }) => id !== true)) return null;
  const [only, ...more] = parseNaming(query.allTokens, query.lexicon).core;
  const index = only?.id === true && more.length === 0 ? idAt(query, query.words.raw.slice(only.start, only.end)) : null;
  return index === null ? null : resolved(query, [index], "id");
}

/** The place of the task with that id; another case counts where it is clear. Within the offered ones when a question is open. */
export function idAt({ tables, world, pool }: Query, id: string): number | null {
  if (tables === null || id === "") return null;
  const folded = tables.byFoldedId.get(id.toLowerCase()) ?? [];
  const index = tables.byId.get(id) ?? (folded.length === 1 ? folded[0] : undefined);
  if (index === undefined) return null;
  return world.candidates === undefined || pool.includes(index) ? index : null;
}

function numbersOf({ first, last }: { readonly first: number; readonly last: number }): number[] {
  return Array.from({ length: Math.min(last - first + 1, LONGEST_RANGE) }, (_, offset) => first + offset);
}

/** Reads the whole of the tokens as one number, ordinal, range or id, or gives null. */
export function readNumber(all: readonly Token[], query: Query): NumberWords | null {
  const { lexicon } = query;
  let tokens = all.filter((token) => !/^['"().!?:,;]$/.test(token.text));
  while (tokens.length > 1 && lexicon.determiners.has(tokens[0]?.text ?? "")) tokens = tokens.slice(1);
  const trailing = phraseBefore(tokens, tokens.length, lexicon.trailing);
  if (trailing !== null && trailing.from > 0) tokens = tokens.slice(0, trailing.from);
  return severalWords(tokens, lexicon) ?? ordinalWords(tokens, query) ?? markedWords(tokens, query);
}

/** "first two", "last 3 tasks", "top three". */
function severalWords(tokens: readonly Token[], lexicon: CompiledLexicon): NumberWords | null {
  const ending = phraseAt(tokens, 0, lexicon.ending);
  const lead = ending ?? phraseAt(tokens, 0, lexicon.leading);
  const count = lead === null ? null : countOf(tokens[lead.to], lexicon);
  if (lead === null || count === null || !onlyNoun(tokens, lead.to + 1, lexicon) || tokens[lead.to]?.text === "one") return null;
  return { kind: "several", count, fromEnd: ending !== null };
}

/** "first", "the 3rd task", "last one"; among those that were offered "the latter" too. */
function ordinalWords(tokens: readonly Token[], query: Query): NumberWords | null {
  const { lexicon } = query;
  const offered = query.world.candidates === undefined ? null : phraseAt(tokens, 0, lexicon.offered);
  if (offered !== null && onlyNoun(tokens, offered.to, lexicon)) return { kind: "ordinal", ...offered.value };
  const ordinal = ordinalAt(tokens, 0, tokens.length, lexicon) ?? misspeltOrdinal(tokens[0]?.text ?? "", query);
  return ordinal === null || !onlyNoun(tokens, ordinal.to, lexicon)
    ? null
    : { kind: "ordinal", count: ordinal.count, fromEnd: ordinal.fromEnd };
}

/** "the secnd one", where one of a few is asked for. */
export function misspeltOrdinal(word: string, { lexicon, world }: Query): { count: number; fromEnd: boolean; to: number } | null {
  if (world.candidates === undefined || lexicon.cardinals.has(word)) return null;
  const near = lexicon.longOrdinals.find(([ordinal]) => isTypo(word, ordinal));
  return near === undefined ? null : { count: near[1], fromEnd: false, to: 1 };
}

/** "3", "#3", "task 3", "number three", "id: 7", "task abc-12", "1-3". */
function markedWords(tokens: readonly Token[], query: Query): NumberWords | null {
  const { lexicon } = query;
  const { at, marked } = marksBefore(tokens, lexicon);
  const token = tokens[at];
  if (token === undefined) return null;
  const value = countOf(token, lexicon);
  if (value === null) {
    const text = query.words.raw.slice(token.start, tokens.at(-1)?.end ?? token.end);
    return /\s/.test(text) || token.kind === "mark" ? null : { kind: "id", text, marked: marked !== null && /\d/.test(text) };
  }
  const last = rangeEnd(tokens, at + 1, lexicon);
  if (last !== null) return last < value ? null : { kind: "range", first: value, last };
  // "one" alone points, it does not count.
  if (!onlyNoun(tokens, at + 1, lexicon) || (marked === null && (token.kind !== "number" || tokens.length > at + 1))) return null;
  return { kind: "number", value, text: token.kind === "number" ? token.text : String(value), marked };
}

/** "task", "number", "with id": what stands before a number and says what it is. */
function marksBefore(tokens: readonly Token[], lexicon: CompiledLexicon): { at: number; marked: "id" | "number" | "noun" | null } {
  let at = 0;
  let marked: "id" | "number" | "noun" | null = null;
  while (countOf(tokens[at], lexicon) === null) {
    const id = phraseAt(tokens, at, lexicon.idMarks);
    const number = phraseAt(tokens, at, lexicon.numberMarks);
    const mark = id ?? number ?? phraseAt(tokens, at, lexicon.nouns) ?? misspelt(tokens, at, lexicon);
    if (mark === null || mark.to >= tokens.length) break;
    if (id !== null) marked = "id";
    else marked ??= number === null ? "noun" : "number";
    at = mark.to;
    while (tokens[at]?.text === "-" || tokens[at]?.text === "=") at++;
  }
  return { at, marked };
}

/** The 3 of "1-3", "1 to 3", "1 through number 3". */
function rangeEnd(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): number | null {
  const joiner = phraseAt(tokens, at, lexicon.ranges);
  if (joiner === null) return null;
  const to = phraseAt(tokens, joiner.to, lexicon.numberMarks)?.to ?? joiner.to;
  return onlyNoun(tokens, to + 1, lexicon) ? countOf(tokens[to], lexicon) : null;
}

function misspelt(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): { to: number } | null {
  const word = tokens[at]?.text ?? "";
  const near = lexicon.long.singular.some((noun) => isTypo(word, noun)) || [...lexicon.nouns.keys()].some((noun) => isSwapped(word, noun));
  return at === 0 && tokens.length > 1 && near ? { to: at + 1 } : null;
}

function onlyNoun(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): boolean {
  return at >= tokens.length || phraseAt(tokens, at, lexicon.nouns)?.to === tokens.length;
}

function countOf(token: Token | undefined, lexicon: CompiledLexicon): number | null {
  if (token === undefined) return null;
  if (token.kind === "number") return /^\d{1,15}$/.test(token.text) ? Number(token.text) : null;
  return token.kind === "word" ? (lexicon.cardinals.get(token.text) ?? null) : null;
}

/** Where the tasks are not known: letters and digits with a hyphen, or a long code. */
export function looksLikeId(text: string): boolean {
  return (
    /^\p{L}{1,16}[-_]\d{1,12}$/u.test(text) ||
    /^\d{1,12}-(?:\d{1,12}[a-f]|[a-f]{1,12}\d)[\da-f]{1,12}$/i.test(text) ||
    (text.length >= 8 && /\d/.test(text) && /^[\da-f]{4,32}(?:-[\da-f]{2,32}){1,6}$/i.test(text))
  );
}

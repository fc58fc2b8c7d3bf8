import type { TaskReference } from "../contract/params.ts";
import { phraseAt, phraseBefore } from "../slots/phrases.ts";
import { isSwapped, isTypo } from "./typo.ts";
import type { Token } from "../text/tokens.ts";
import { notFound, rawWords, resolved, tasksAt } from "./answers.ts";
import { fitsFilters, hasFilters } from "./filters.ts";
import type { CompiledLexicon } from "./lexicon.ts";
import { ordinalAt } from "./naming.ts";
import type { Query } from "./types.ts";

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
  const words = readNumber(query.allTokens, query);
  if (words === null) return null;
  if (words.kind === "id" || words.kind === "number") {
    const index = idAt(query, words.text);
    if (index !== null) return resolved(query, [index], "id");
    if (query.tables === null && (words.kind === "number" || words.marked || looksLikeId(words.text))) return { status: "resolved", taskIds: [words.text], method: "id" };
    if (words.kind === "number" && words.marked === "id") return notFound(words.text);
    return null;
  }
  if (words.kind !== "range") return null;
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
  const pool = hasFilters(query.words.filters) ? query.pool.filter((index) => tasksAt(query, [index]).some((task) => fitsFilters(task, query.words.filters, query.lexicon))) : query.pool;
  const mention = rawWords(query, withoutDeterminers(query));
  if (words.kind === "several") {
    const count = Math.min(words.count, pool.length);
    return count === 0 ? notFound(mention) : resolved(query, words.fromEnd ? pool.slice(-count) : pool.slice(0, count), "position");
  }
  const positions = words.kind === "range" ? numbersOf(words) : [words.kind === "number" ? words.value : words.fromEnd ? pool.length + 1 - words.count : words.count];
  const indices = positions.flatMap((position) => pool[position - 1] ?? []);
  if (indices.length === positions.length) return resolved(query, indices, "position");
  return words.kind === "number" && words.value >= YEAR && words.marked === null ? null : notFound(words.kind === "number" ? words.text : mention);
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
  return severalWords(tokens, lexicon) ?? ordinalWords(tokens, lexicon) ?? markedWords(tokens, query);
}

/** "first two", "last 3 tasks", "top three". */
function severalWords(tokens: readonly Token[], lexicon: CompiledLexicon): NumberWords | null {
  const ending = phraseAt(tokens, 0, lexicon.ending);
  const lead = ending ?? phraseAt(tokens, 0, lexicon.leading);
  const count = lead === null ? null : countOf(tokens[lead.to], lexicon);
  if (lead === null || count === null || !onlyNoun(tokens, lead.to + 1, lexicon) || tokens[lead.to]?.text === "one") return null;
  return { kind: "several", count, fromEnd: ending !== null };
}

/** "first", "the 3rd task", "last one". */
function ordinalWords(tokens: readonly Token[], lexicon: CompiledLexicon): NumberWords | null {
  const ordinal = ordinalAt(tokens, 0, tokens.length, lexicon);
  return ordinal === null || !onlyNoun(tokens, ordinal.to, lexicon) ? null : { kind: "ordinal", count: ordinal.count, fromEnd: ordinal.fromEnd };
}

/** "3", "#3", "task 3", "number three", "id: 7", "task abc-12", "1-3". */
function markedWords(tokens: readonly Token[], query: Query): NumberWords | null {
  const { lexicon } = query;
  let at = 0;
  let marked: "id" | "number" | "noun" | null = null;
  for (let moved = true; moved; ) {
    const id = phraseAt(tokens, at, lexicon.idMarks);
    const number = phraseAt(tokens, at, lexicon.numberMarks);
    const noun = phraseAt(tokens, at, lexicon.nouns) ?? misspelt(tokens, at, lexicon);
    const mark = id ?? number ?? noun;
    moved = mark !== null && mark.to < tokens.length && countOf(tokens[at], lexicon) === null;
    if (!moved || mark === null) break;
    marked = id !== null ? "id" : number !== null ? (marked ?? "number") : (marked ?? "noun");
    at = mark.to;
    while (tokens[at]?.text === "-" || tokens[at]?.text === "=") at++;
  }
  const token = tokens[at];
  if (token === undefined) return null;
  const value = countOf(token, lexicon);
  if (value === null) {
    const end = tokens.at(-1)?.end ?? token.end;
    const text = query.words.raw.slice(token.start, end);
    return /\s/.test(text) || token.kind === "mark" ? null : { kind: "id", text, marked: marked !== null && /\d/.test(text) };
  }
  const range = phraseAt(tokens, at + 1, lexicon.ranges);
  const last = range === null ? null : countOf(tokens[phraseAt(tokens, range.to, lexicon.numberMarks)?.to ?? range.to], lexicon);
  if (range !== null && last !== null && onlyNoun(tokens, (phraseAt(tokens, range.to, lexicon.numberMarks)?.to ?? range.to) + 1, lexicon)) {
    return last < value ? null : { kind: "range", first: value, last };
  }
  // "one" alone points, it does not count.
  if (!onlyNoun(tokens, at + 1, lexicon) || (marked === null && (token.kind !== "number" || tokens.length > at + 1))) return null;
  return { kind: "number", value, text: token.kind === "number" ? token.text : String(value), marked };
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
  return /^\p{L}{1,16}[-_]\d{1,12}$/u.test(text) || (text.length >= 8 && /\d/.test(text) && /^[\da-f]{4,32}(?:-[\da-f]{2,32}){1,6}$/i.test(text));
}

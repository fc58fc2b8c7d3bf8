import type { Span } from "../contract/span.ts";
import type { OrdinalWords } from "../lexicon/en/ordinals.ts";
import type { PagingWords } from "../lexicon/en/paging.ts";
import type { TaskNounWords } from "../lexicon/en/task-nouns.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import type { Token } from "../text/tokens.ts";
import { compileWords, phraseAt } from "./phrases.ts";
import { type SlotScope, scopeTokens, tokenSpans } from "./scope.ts";

export interface PagingSlot {
  readonly limit?: number;
  readonly offset?: number;
  /** As said; `limit` and `offset` are computed from it. */
  readonly page?: number;
  readonly spans: Span[];
}

const compile = compiledOnce((words: PagingWords) => ({
  leads: compileWords(words.leads),
  limits: compileWords(words.limits),
  perPage: compileWords(words.perPage),
  page: compileWords(words.page),
  skip: compileWords(words.skip),
  notCounted: new Set(words.notCounted),
}));

const compileNouns = compiledOnce((nouns: TaskNounWords) => compileWords([...nouns.plural, ...nouns.standIn.plural]));

// More rows than anyone can mean; a longer run of digits is no count.
const MOST = 100_000;

/** "the next 5", "top three", "page 2", "skip the first 10". */
export function findPaging(scope: SlotScope, paging: PagingWords, ordinals: OrdinalWords, taskNouns: TaskNounWords): PagingSlot | null {
  const tokens = scopeTokens(scope);
  const words = compile(paging);
  const nouns = compileNouns(taskNouns);
  let limit: number | undefined;
  let offset: number | undefined;
  let page: number | undefined;
  const pieces: [number, number][] = [];
  for (let index = 0; index < tokens.length; index++) {
    const paged = pageAt(tokens, index, words, ordinals);
    const skip = phraseAt(tokens, index, words.skip);
    const skipped = skip === null ? null : countAt(tokens[skip.to], ordinals);
    const counted = limitAt(tokens, index, words, nouns, ordinals);
    const found = paged ?? (skip !== null && skipped !== null ? { count: skipped, to: skip.to + 1 } : counted);
    if (found === null) continue;
    if (paged !== null) page ??= found.count;
    else if (skipped !== null) offset ??= found.count;
    else limit ??= found.count;
    pieces.push([index, found.to]);
    index = found.to - 1;
  }
  if (pieces.length === 0) return null;
  const spans = pieces.flatMap(([from, to]) => tokenSpans(tokens, from, to, scope.text));
  if (page !== undefined) {
    const size = limit ?? paging.pageSize;
    return { limit: size, offset: (page - 1) * size, page, spans };
  }
  return { spans, ...(limit === undefined ? {} : { limit }), ...(offset === undefined ? {} : { offset }) };
}

interface Count {
  readonly count: number;
  readonly to: number;
}

/** "page 2", "the second page". */
function pageAt(tokens: readonly Token[], at: number, words: ReturnType<typeof compile>, ordinals: OrdinalWords): Count | null {
  const page = phraseAt(tokens, at, words.page);
  const behind = page === null ? null : countAt(tokens[page.to], ordinals);
  if (page !== null && behind !== null) return { count: behind, to: page.to + 1 };
  const ordinal = ordinalOf(tokens[at], ordinals);
  const noun = ordinal === null ? null : phraseAt(tokens, at + 1, words.page);
  return ordinal !== null && noun !== null ? { count: ordinal, to: noun.to } : null;
}

/** "the next 5", "limit 5", "5 tasks", "20 per page". */
function limitAt(
  tokens: readonly Token[],
  at: number,
  words: ReturnType<typeof compile>,
  nouns: ReturnType<typeof compileNouns>,
  ordinals: OrdinalWords,
): Count | null {
  const limit = phraseAt(tokens, at, words.limits);
  const limited = limit === null ? null : countAt(tokens[limit.to], ordinals);
  if (limit !== null && limited !== null && !isOther(tokens[limit.to + 1], words)) return { count: limited, to: limit.to + 1 };
  const lead = phraseAt(tokens, at, words.leads);
  const led = lead === null ? null : countAt(tokens[lead.to], ordinals);
  if (lead !== null && led !== null && !isOther(tokens[lead.to + 1], words)) return { count: led, to: lead.to + 1 };
  const bare = countAt(tokens[at], ordinals);
  if (bare === null) return null;
  const perPage = phraseAt(tokens, at + 1, words.perPage);
  if (perPage !== null) return { count: bare, to: perPage.to };
  return phraseAt(tokens, at + 1, nouns) === null ? null : { count: bare, to: at + 1 };
}

function isOther(next: Token | undefined, words: ReturnType<typeof compile>): boolean {
  return next !== undefined && words.notCounted.has(next.text);
}

function countAt(token: Token | undefined, ordinals: OrdinalWords): number | null {
  if (token === undefined) return null;
  if (token.kind === "word") return Object.hasOwn(ordinals.cardinals, token.text) ? (ordinals.cardinals[token.text] ?? null) : null;
  if (token.kind !== "number" || !/^\d{1,6}$/.test(token.text)) return null;
  const count = Number(token.text);
  return count >= 1 && count <= MOST ? count : null;
}

function ordinalOf(token: Token | undefined, ordinals: OrdinalWords): number | null {
  if (token === undefined || token.kind !== "word") return null;
  if (Object.hasOwn(ordinals.ordinals, token.text)) return ordinals.ordinals[token.text] ?? null;
  const digits = /^(\d{1,6})(\p{L}{2})$/u.exec(token.text);
  return digits !== null && ordinals.suffixes.includes(digits[2] ?? "") ? Number(digits[1]) : null;
}

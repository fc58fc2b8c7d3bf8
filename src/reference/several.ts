import type { TaskReference } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import { phraseAt } from "../slots/phrases.ts";
import { contains } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";
import { notFound } from "./answers.ts";
import { readNumber } from "./by-number.ts";
import { hasFilters } from "./filters.ts";
import { parseNaming } from "./naming.ts";
import { part } from "./query.ts";
import type { Query, Resolver } from "./types.ts";

// More items than this are no enumeration that a person typed.
const MOST_ITEMS = 50;

/** "2 and 4", "the first and the third", "milk and eggs": each item by itself, and all of them have to be found. */
export function bySeveral(resolve: (query: Query) => TaskReference): Resolver {
  return (query) => {
    const spans = itemsOf(query);
    if (spans.length < 2 || spans.length > MOST_ITEMS) return null;
    const items = spans.map((span) => part(query, span));
    const numbers = items.map((item) => readNumber(item.tokens, item));
    // "chapter 3 and 4" are no chapter and a fourth task.
    const bare = numbers.some((number) => number?.kind === "number" && number.marked === null);
    const isNoNumber = (number: ReturnType<typeof readNumber>): boolean => number === null || number.kind === "id";
    if (bare && numbers.some((number, at) => isNoNumber(number) && !items[at]?.allTokens.some(({ id }) => id === true))) return null;
    // "everything done and overdue" is one set with two conditions, no union of two sets.
    if (items.slice(1).some(isBareCondition)) return null;
    const references = items.map(resolve);
    const found = references.filter((reference) => reference.status === "resolved");
    const [first] = found;
    if (first === undefined) return null;
    const failed = references.find((reference) => reference.status !== "resolved");
    if (failed !== undefined) return failed;
    // "every task, the rent": what is among all of them anyway may be left out as well as meant.
    const inside =
      items[0] !== undefined && takesAll(items[0])
        ? found.slice(1).find(({ taskIds }) => taskIds.every((id) => first.taskIds.includes(id)))
        : undefined;
    // "all open tasks. The roof": behind a mark alone, what is none of them may be told of as well as meant.
    if (inside !== undefined || (items[0] !== undefined && takesAll(items[0]) && isMarkedOff(query, spans)))
      return notFound(query.words.raw.slice(items[1]?.span[0], query.span[1]));
    return { status: "resolved", taskIds: [...new Set(found.flatMap((reference) => reference.taskIds))], method: first.method };
  };
}

/** Whether no word joins the first item to the second. */
function isMarkedOff({ words }: Query, [first, second]: readonly Span[]): boolean {
  return !/[\p{L}&+]/u.test(words.text.slice(first?.[1], second?.[0]));
}

function takesAll({ tokens, lexicon }: Query): boolean {
  return parseNaming(tokens, lexicon, true).quantifier === "all";
}

/** "… and overdue": filter words without a noun, an article or "all" of their own. */
function isBareCondition(item: Query): boolean {
  const { core, noun, quantifier, determined } = parseNaming(item.tokens, item.lexicon, true);
  return core.length === 0 && noun === null && quantifier === null && !determined && hasFilters(item.words.filters);
}

/** The stretches between commas and "and", outside of quotes. */
function itemsOf(query: Query): Span[] {
  const { allTokens: tokens, lexicon, words } = query;
  const quoted = (token: Token | undefined): boolean =>
    token !== undefined && words.quotes.some((quote) => contains(quote.outer, [token.start, token.end]));
  const items: Span[] = [];
  let from: number | null = null;
  let end = query.span[0];
  for (let at = 0; at < tokens.length; ) {
    const joiner = quoted(tokens[at]) ? null : phraseAt(tokens, at, lexicon.joiners);
    if (joiner !== null) {
      if (from !== null) items.push([from, end]);
      from = null;
      at = joiner.to;
      continue;
    }
    const token = tokens[at];
    // "1 3 and 5": numbers side by side are as many places.
    const before = tokens[at - 1];
    if (from !== null && token?.kind === "number" && before?.kind === "number" && from === before.start) {
      items.push([from, end]);
      from = null;
    }
    if (token !== undefined) {
      from ??= token.start;
      end = token.end;
    }
    at++;
  }
  if (from !== null) items.push([from, end]);
  return items;
}

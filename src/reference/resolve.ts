import type { TaskReference } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import { outside, trimSpan } from "../text/spans.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { NONE } from "./answers.ts";
import { byException, byFilter, byLabel } from "./by-filter.ts";
import { byId, byPosition } from "./by-number.ts";
import { byPronoun } from "./by-pronoun.ts";
import { byQuote } from "./by-quote.ts";
import { byExactTitle, byPartOfTitle, byTitle } from "./by-title.ts";
import { tasksInPlace } from "./filters.ts";
import { compileLexicon, type ReferenceLexicon } from "./lexicon.ts";
import { bySeveral } from "./several.ts";
import { buildTaskTables, type TaskTables } from "./tables.ts";
import type { Query, ReferenceWords, ReferenceWorld, Resolver } from "./types.ts";

/** How one item is read, in this order; the first reading that applies decides. */
const ITEM: readonly { readonly name: string; readonly run: Resolver }[] = [
  { name: "quote", run: byQuote },
  { name: "id", run: byId },
  { name: "pronoun", run: byPronoun },
  { name: "exact-title", run: byExactTitle },
  { name: "position", run: byPosition },
  { name: "filter", run: byFilter },
  { name: "title", run: byTitle },
  { name: "label", run: byLabel },
  { name: "part-of-title", run: byPartOfTitle },
];

/** Numbers alone, one or several: what an exception may be taken out of beside a filter. */
const COUNTED: Resolver = (query) => byId(query) ?? byPosition(query) ?? bySeveral((one) => run(ITEM, one))(query);

/** The same with what takes several items: a title that holds "and" comes first, a guess last. */
const WHOLE: readonly { readonly name: string; readonly run: Resolver }[] = [
  ...ITEM.slice(0, -3),
  { name: "exception", run: byException((query) => run(WHOLE, query), COUNTED) },
  { name: "title", run: byTitle },
  { name: "several", run: bySeveral((query) => run(ITEM, query)) },
  { name: "label", run: byLabel },
  { name: "part-of-title", run: byPartOfTitle },
];

function run(resolvers: readonly { readonly run: Resolver }[], query: Query): TaskReference {
  for (const resolver of resolvers) {
    const reference = resolver.run(query);
    if (reference !== null) return reference;
  }
  return NONE;
}

/** Which tasks the naming words of a clause mean, and the stretch of the message that says so. */
export function resolveReference(
  words: ReferenceWords,
  world: ReferenceWorld,
  lexicon: ReferenceLexicon,
): { readonly reference: TaskReference; readonly spans: readonly Span[] } {
  if (words.naming === null) return { reference: NONE, spans: [] };
  const span = trimSpan(words.text, words.naming);
  const allTokens = separateNumbers(tokenize(words.text, span[0], span[1]));
  if (allTokens.length === 0) return { reference: NONE, spans: [] };
  const query = makeQuery(words, world, lexicon, span, allTokens);
  const reference = run(WHOLE, query);
  return { reference, spans: reference.status === "none" ? [] : [span] };
}

function makeQuery(
  words: ReferenceWords,
  world: ReferenceWorld,
  lexicon: ReferenceLexicon,
  span: Span,
  allTokens: readonly Token[],
): Query {
  const compiled = compileLexicon(lexicon);
  const tables = world.tasks === undefined ? null : (world.index ?? buildTaskTables(world.tasks, lexicon));
  const cut = words.filters.spans ?? [];
  const tokens = outside(allTokens, cut);
  return { words, world, lexicon: compiled, tables, pool: poolOf(words, world, tables, compiled), tokens, allTokens, span };
}

/** The tasks that can be meant: those that an open question offers, on the list that was named. */
function poolOf(
  { filters }: ReferenceWords,
  { candidates }: ReferenceWorld,
  tables: TaskTables | null,
  lexicon: Query["lexicon"],
): readonly number[] {
  if (tables === null) return [];
  const offered = candidates === undefined ? tables.all : candidates.flatMap((id) => tables.byId.get(id) ?? []);
  if (filters.list === undefined && filters.tags === undefined) return offered;
  return tasksInPlace(offered, filters, tables, lexicon);
}

/** "2,3" is one number to the tokenizer and two to whoever lists tasks; "2,000" stays. */
function separateNumbers(tokens: readonly Token[]): readonly Token[] {
  if (!tokens.some((token) => token.kind === "number" && token.text.includes(","))) return tokens;
  return tokens.flatMap((token) => {
    const parts = token.text.split(",");
    if (
      token.kind !== "number" ||
      parts.length === 1 ||
      parts.slice(1).every((part) => part.length === 3) ||
      parts.some((part) => !/^\d+$/.test(part))
    )
      return [token];
    const pieces: Token[] = [];
    let start = token.start;
    for (const [at, text] of parts.entries()) {
      if (at > 0) pieces.push({ text: ",", start: start - 1, end: start, kind: "mark" });
      pieces.push({ text, start, end: start + text.length, kind: "number" });
      start += text.length + 1;
    }
    return pieces;
  });
}

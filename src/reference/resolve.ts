import type { TaskReference } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import { phraseAt } from "../slots/phrases.ts";
import { joinIds } from "../text/ids.ts";
import { writtenOut } from "../text/shorthand.ts";
import { contains, trimSpan } from "../text/spans.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { NONE } from "./answers.ts";
import { byException, byFilter, byLabel } from "./by-filter.ts";
import { byId, byPosition } from "./by-number.ts";
import { byPronoun } from "./by-pronoun.ts";
import { byQuote } from "./by-quote.ts";
import { bySome } from "./by-some.ts";
import { byExactTitle, byPartOfTitle, byTitle } from "./by-title.ts";
import { type CompiledLexicon, compileLexicon, type ReferenceLexicon } from "./lexicon.ts";
import { parseNaming } from "./naming.ts";
import { queryOf } from "./query.ts";
import { bySeveral } from "./several.ts";
import { buildTaskTables } from "./tables.ts";
import type { Query, ReferenceWords, ReferenceWorld, Resolver } from "./types.ts";
import { unreadIn } from "./unread.ts";

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

/** Titles alone, one or several. */
const TITLED: Resolver = (query) => byExactTitle(query) ?? byTitle(query) ?? bySeveral((one) => run(ITEM, one))(query);

/** The same with what takes several items: a title that holds "and" comes first, a guess last. */
const WHOLE: readonly { readonly name: string; readonly run: Resolver }[] = [
  // Before quotes and exact titles, which may be what is taken out.
  { name: "exception", run: byException((query) => run(WHOLE, query), COUNTED, TITLED) },
  { name: "some", run: bySome((query) => run(WHOLE, query)) },
  ...ITEM.slice(0, -3),
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

/** The tasks that are meant, the stretch of the message that says so, and the words in it that say nothing which was understood. */
export interface FoundReference {
  readonly reference: TaskReference;
  readonly spans: readonly Span[];
  readonly unread: readonly Span[];
}

export const NOTHING_NAMED: FoundReference = { reference: NONE, spans: [], unread: [] };

/** Which tasks the naming words of a clause mean, and the stretch of the message that says so. */
export function resolveReference(words: ReferenceWords, world: ReferenceWorld, lexicon: ReferenceLexicon): FoundReference {
  if (words.naming === null) return NOTHING_NAMED;
  const span = trimSpan(words.text, words.naming);
  const tables = world.tasks === undefined ? null : (world.index ?? buildTaskTables(world.tasks, lexicon));
  const compiled = compileLexicon(lexicon);
  const typed = writtenOut(tokenize(words.text, span[0], span[1]), compiled.shorthand);
  const whole = tables === null ? typed : joinIds(typed, words.text, (id) => tables.byFoldedId.has(id));
  const allTokens = separateNumbers(whole);
  if (allTokens.length === 0) return NOTHING_NAMED;
  const end = remarkIn(allTokens, words, compiled);
  if (end !== null) {
    // What is told behind a set is no part of its name, and may be against it.
    const bare = resolveReference({ ...words, naming: [span[0], end] }, world, lexicon);
    const [first] = allTokens.filter(({ start, kind }) => start >= end && kind !== "mark");
    return { ...bare, unread: first === undefined ? bare.unread : [...bare.unread, [first.start, span[1]]] };
  }
  const query = queryOf(words, world, compiled, tables, span, allTokens);
  const reference = run(WHOLE, query);
  if (reference.status === "none") return NOTHING_NAMED;
  return { reference, spans: [span], unread: reference.status === "resolved" ? unreadIn(query, reference) : [] };
}

/** Where a remark begins behind all of something: "all tasks - *the rent is still open*", "all tasks. *Check milk*"; null where the words go on about the set. */
function remarkIn(tokens: readonly Token[], words: ReferenceWords, lexicon: CompiledLexicon): number | null {
  const set = phraseAt(tokens, 0, lexicon.all);
  const mark = set === null ? -1 : tokens.findIndex(({ kind }, at) => at >= set.to && kind === "mark");
  const told = tokens.slice(mark + 1);
  const before = tokens[mark - 1];
  if (mark < 1 || before === undefined || told.length > LONGEST_REMARK) return null;
  if (phraseAt(told, 0, lexicon.relatives) !== null && !isToldOfSet(told, lexicon)) return null;
  // "those that are done" say which of them.
  if (told.some(({ text }, at) => lexicon.standIns.has(text) || phraseAt(told, at, lexicon.except) !== null)) return null;
  if (phraseAt(told, 0, lexicon.deixisPlural) !== null) return null;
  if (isApart(tokens, mark, words, lexicon)) return before.end;
  const verb = told.findIndex(({ text }) => lexicon.copulas.has(text));
  return verb > 0 && told.slice(0, verb).every(({ kind }) => kind === "word") ? before.end : null;
}

/** "all tasks - *what's late is still open*": a set, and what is said of it. */
function isToldOfSet(told: readonly Token[], lexicon: CompiledLexicon): boolean {
  const set = phraseAt(told, 0, lexicon.all);
  const from = set === null ? told.length : Math.max(set.to, phraseAt(told, 0, lexicon.relatives)?.to ?? 0);
  return told.findLastIndex(({ text }) => lexicon.copulas.has(text)) > from;
}

/** Whether something else is said behind a mark, and no condition of the set: "all tasks - work list", "all the milk, eggs and bread tasks". */
function isApart(tokens: readonly Token[], mark: number, { raw, filters, quotes }: ReferenceWords, lexicon: CompiledLexicon): boolean {
  const [sign, ...told] = tokens.slice(mark);
  const first = told.find(({ kind }) => kind !== "mark");
  const isCondition = ({ start, end }: Token): boolean => filters.spans?.some((span) => contains(span, [start, end])) === true;
  if (sign === undefined || first === undefined || isCondition(first) || phraseAt(told, 0, lexicon.all) !== null) return false;
  // "all tasks (work)" says which; "all tasks (the rent is open)" says something of one.
  if (sign.text === "(" || sign.text === "[")
    return lexicon.determiners.has(first.text) || quotes.some(({ outer }) => contains(outer, [first.start, first.end]));
  if (sign.text !== ",") return sign.text === "." || (APART.includes(sign.text) && raw.charAt(sign.start - 1) === " ");
  return (
    parseNaming(
      tokens.slice(0, mark).filter((token) => !isCondition(token)),
      lexicon,
      true,
    ).core.length === 0
  );
}

const APART = "-–—;";

/** A longer one has been cut off before. */
const LONGEST_REMARK = 32;

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

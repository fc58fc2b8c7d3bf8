import type { TaskReference } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import { type Phrases, phraseAt } from "../slots/phrases.ts";
import { contains, mergeSpans, overlaps } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";
import { misspeltOrdinal } from "./by-number.ts";
import type { CompiledLexicon } from "./lexicon.ts";
import { misspeltNoun } from "./misspelt-noun.ts";
import { type PreparedText, prepareTokens } from "./prepared.ts";
import { bestMatch } from "./score.ts";
import { labelKey } from "./tables.ts";
import type { Query } from "./types.ts";

type Resolved = Extract<TaskReference, { status: "resolved" }>;

/** Of more tasks than these the words of the titles are not looked at: nobody names them one by one. */
const MOST_TITLES = 64;

/** The words of a reference that neither name a task, nor narrow which are meant, nor mean nothing. */
export function unreadIn(query: Query, reference: Resolved): readonly Span[] {
  const { allTokens, words } = query;
  // Where the tasks are not known, an id or a pronoun is all that was said.
  if (query.tables === null) return [];
  const isSet = takesMany(reference);
  const filters = (isSet ? words.filters.narrowing : words.filters.spans) ?? [];
  // "delete it tomorrow": a day to come says nothing of which task "it" is.
  const isPointed = reference.method === "mention" || reference.method === "id";
  const said = isPointed ? subtract(filters, words.filters.ahead ?? []) : filters;
  const literal = words.quotes.map(({ outer }) => outer);
  const idle = idleTokens(query, isSet);
  // "buy it" is no name of "Buy milk".
  if (reference.method === "title") for (const at of pronounAtEnd(query)) idle.delete(at);
  const isSaid = (token: Token | undefined): boolean =>
    token !== undefined && said.some((span) => overlaps(span, [token.start, token.end]));
  // "*due* tomorrow": what leads to a condition is part of it.
  const leads = (at: number): boolean => phraseAt(allTokens, at, query.lexicon.dangling)?.to === at + 1 && isSaid(allTokens[at + 1]);
  const left = allTokens.filter(
    (token, at) =>
      token.kind !== "mark" &&
      !idle.has(at) &&
      !leads(at) &&
      !isSaid(token) &&
      !literal.some((span) => contains(span, [token.start, token.end])),
  );
  if (left.length === 0) return [];
  const isSpared = allTokens.some((_, at) => EXCEPTING.some((name) => phraseAt(allTokens, at, query.lexicon[name]) !== null));
  const unknown = left.filter((token) => !isOfTask(token, query, reference, isSpared));
  return mergeSpans(unknown.map(({ start, end }): Span => [start, end]));
}

function subtract(spans: readonly Span[], others: readonly Span[]): readonly Span[] {
  return spans.filter((span) => !others.some((other) => overlaps(span, other)));
}

/** Whether the tasks were not named one by one. */
export function takesMany({ method, taskIds }: Resolved): boolean {
  return method === "filter" || method === "all" || (method === "mention" && taskIds.length > 1);
}

/** Articles, nouns for "task", "all", "except", places in a row: words that mean nothing by themselves, or were understood as such. */
function idleTokens(query: Query, isSet: boolean): Set<number> {
  const { allTokens, lexicon } = query;
  const idle = new Set<number>();
  for (let at = 0; at < allTokens.length; at++) {
    const to = Math.max(at, ...furnitureOf(lexicon, isSet).map((phrases) => phraseAt(allTokens, at, phrases)?.to ?? at));
    for (let covered = at; covered < to; covered++) idle.add(covered);
    if (isIdleWord(query, at, isSet)) idle.add(at);
  }
  return idle;
}

/** The place of a pronoun behind nothing but words, if one stands there. */
function pronounAtEnd({ allTokens, lexicon }: Query): readonly number[] {
  const at = allTokens.findLastIndex(({ kind }) => kind !== "mark");
  const pronouns = [lexicon.deixisSingular, lexicon.deixisPlural];
  const isPronoun =
    !lexicon.standIns.has(allTokens[at]?.text ?? "") && pronouns.some((phrases) => phraseAt(allTokens, at, phrases) !== null);
  return isPronoun && at > 0 && allTokens.slice(0, at).every(({ kind }) => kind === "word") ? [at] : [];
}

function isIdleWord(query: Query, at: number, isSet: boolean): boolean {
  const { allTokens, lexicon, world } = query;
  const text = allTokens[at]?.text ?? "";
  // "2-4, not 3"
  const taken = phraseAt(allTokens, at, lexicon.exceptNumbers);
  if (isCount(allTokens[at], lexicon) || (taken !== null && isCount(allTokens[taken.to], lexicon))) return true;
  if (lexicon.determiners.has(text) || lexicon.openers.has(text)) return true;
  if (world.candidates !== undefined && misspeltOrdinal(text, query) !== null) return true;
  if (misspeltNoun(allTokens, at, lexicon) !== null) return true;
  if (isSet) return lexicon.small.has(text);
  // "the milk task that is *not* urgent"
  if (taken !== null) return false;
  return lexicon.stop.has(text) || (lexicon.weak.has(text) && !lexicon.telling.has(text)) || lexicon.modifiers.has(text);
}

function isCount(token: Token | undefined, lexicon: CompiledLexicon): boolean {
  if (token === undefined) return false;
  return token.kind === "number" || /^\d{1,6}\p{L}{2}$/u.test(token.text) || lexicon.cardinals.has(token.text);
}

function furnitureOf(lexicon: CompiledLexicon, isSet: boolean): readonly Phrases<unknown>[] {
  return isSet ? lexicon.furniture : [...lexicon.furniture, lexicon.dangling];
}

const EXCEPTING = ["except", "exceptNumbers"] as const;

/** A word of the title of a task that is meant or left out, of its id, its list or a tag. */
function isOfTask(token: Token, { tables, lexicon, pool, words }: Query, { taskIds }: Resolved, isSpared: boolean): boolean {
  if (tables === null) return true;
  const [word] = prepareTokens([token], lexicon).words;
  const ids = new Set(taskIds);
  const meant = taskIds.slice(0, MOST_TITLES).flatMap((id) => tables.byId.get(id) ?? []);
  const spared =
    isSpared && pool.length - meant.length <= MOST_TITLES ? pool.filter((index) => !ids.has(tables.tasks[index]?.id ?? "")) : [];
  const raw = words.raw.slice(token.start, token.end).toLowerCase();
  const key = labelKey(token.text, lexicon);
  const holds = (text: PreparedText): boolean => word !== undefined && bestMatch(word, text, lexicon) !== null;
  return [...meant, ...spared].some((index) => {
    const task = tables.tasks[index];
    const labels = [task?.list ?? "", ...(task?.tags ?? [])];
    return (
      holds(tables.title(index)) ||
      (task?.id.toLowerCase().includes(raw) ?? false) ||
      labels.some((label) => label.split(" ").some((piece) => labelKey(piece, lexicon) === key))
    );
  });
}

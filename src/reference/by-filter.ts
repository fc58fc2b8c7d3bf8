import type { TaskReference } from "../contract/params.ts";
import { phraseAt } from "../slots/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { ambiguous, counted, describedTasks, mentionOf, NONE, notFound, resolved, tasksAt } from "./answers.ts";
import { byPronoun } from "./by-pronoun.ts";
import { findMatches } from "./by-title.ts";
import { hasFilters } from "./filters.ts";
import { parseNaming } from "./naming.ts";
import { prepareTokens } from "./prepared.ts";
import { part } from "./query.ts";
import { sidesOfNoun } from "./sides.ts";
import { labelKey } from "./tables.ts";
import type { Naming, Query, Resolver } from "./types.ts";

/** "everything", "all completed tasks", "the overdue one", "my high priority tasks", "both". */
export function byFilter(query: Query): TaskReference | null {
  const naming = parseNaming(query.tokens, query.lexicon, true);
  if (naming.core.length > 0 || naming.ordinal !== null) return null;
  const filtered = hasFilters(query.words.filters);
  // Filter words or a list may be all that is said ("clear my list"); marks alone say nothing.
  const said =
    naming.noun !== null ||
    naming.quantifier !== null ||
    (query.tokens.length < query.allTokens.length && (filtered || query.words.filters.list !== undefined));
  if (!said || (naming.quantifier === null && !filtered && isTitleWord(query, naming))) return null;
  const many = naming.quantifier !== null || naming.noun === "plural" || naming.noun === null;
  // "the task" without more points back; "a task" says nothing.
  if (!many && !filtered) return null;
  const isFree = query.lexicon.free.has(query.allTokens[0]?.text ?? "");
  if (naming.indefinite && naming.quantifier === null && !isFree) return NONE;
  if (query.tables === null) return NONE;
  return takeFitting(query, naming, many || isFree, filtered);
}

function takeFitting(query: Query, naming: Naming, many: boolean, filtered: boolean): TaskReference {
  // "both", "the lot", "everything" without a noun are those that were shown.
  const isShown =
    naming.quantifier === "both" || (naming.quantifier !== null && naming.noun === null && query.words.filters.list === undefined);
  const fitting = filtered ? describedTasks(query) : isShown ? query.shown : query.pool;
  const mention = mentionOf(query, naming);
  if (fitting.length === 0) return notFound(mention);
  if (naming.quantifier === "both" && fitting.length !== 2) return ambiguous(query, fitting, mentionIn(query));
  if (many) return resolved(query, counted(fitting, naming), filtered ? "filter" : "all");
  return fitting.length === 1 ? resolved(query, fitting, "filter") : ambiguous(query, fitting, mention);
}

/** "my chores" where a task is called "Do my chores". */
function isTitleWord(query: Query, { spare }: Naming): boolean {
  return spare.length > 0 && findMatches(query, prepareTokens(spare, query.lexicon)).length > 0;
}

/** "everything except the milk task", "2 to 5 but not 3": never a task that was spared, so each part has to be understood. */
export function byException(resolve: (query: Query) => TaskReference, count: Resolver, titles: Resolver): Resolver {
  return (query) => {
    // "my list, except …": the words of the list stand in front.
    let tries = 0;
    for (let at = query.tokens[0] === query.allTokens[0] ? 1 : 0; at < query.tokens.length; at++) {
      if (!beginsException(query, at)) continue;
      if (++tries > MOST_EXCEPTIONS) return notFound(mentionIn(query));
      const exception = exceptionAt(query, at, count);
      if (exception !== null) return withoutSpared(query, exception, resolve);
      const named = namedWithout(query, at, titles);
      if (named !== null) return named;
    }
    return null;
  };
}

/** Of more words for an exception nobody can tell which one begins it. */
const MOST_EXCEPTIONS = 16;

function beginsException({ tokens, lexicon }: Query, at: number): boolean {
  return phraseAt(tokens, at, lexicon.except) !== null || phraseAt(tokens, at, lexicon.exceptNumbers) !== null;
}

/** "eggs and bread but not the essay": tasks named one by one, and one that was not meant anyway or is taken out again. */
function namedWithout(query: Query, at: number, titles: Resolver): TaskReference | null {
  const { tokens, span, lexicon } = query;
  const first = tokens[at];
  const rest = at > MOST_COUNTED ? undefined : tokens[phraseAt(tokens, at, lexicon.except)?.to ?? tokens.length];
  if (first === undefined || rest === undefined) return null;
  const sides = [titles(part(query, [span[0], first.start])), titles(part(query, [rest.start, span[1]]))];
  const [named, spared] = sides.map((side) => (side?.status === "resolved" && side.method === "title" ? side : null));
  if (!named || !spared) return null;
  const left = named.taskIds.filter((id) => !spared.taskIds.includes(id));
  return left.length === 0 ? null : { ...named, taskIds: left };
}

function withoutSpared(query: Query, { whole, others, counted }: Exception, resolve: (query: Query) => TaskReference): TaskReference {
  const spared = sparedBy(others, resolve);
  if (spared.status !== "resolved") return spared;
  // What was never in is no exception: something else is meant.
  if (counted && spared.taskIds.some((id) => !whole.taskIds.includes(id))) return notFound(mentionIn(others));
  const all = spared.method === "position" && !counted ? shownOf(query, whole.taskIds) : whole.taskIds;
  const left = all.filter((id) => !spared.taskIds.includes(id));
  return left.length === 0 ? notFound(mentionIn(query)) : { ...whole, taskIds: left, method: counted ? whole.method : "filter" };
}

/** What stays; where several tasks may be meant by it, each of them does. */
function sparedBy(others: Query, resolve: (query: Query) => TaskReference): TaskReference {
  const told = beforePredicate(others);
  const first = told === null ? null : resolve(told);
  const named = first?.status === "resolved" || first?.status === "ambiguous" ? first : resolve(others);
  const spared = named.status === "resolved" ? named : (byLabel(others, true) ?? named);
  const { allTokens, lexicon } = others;
  const isOfMore =
    phraseAt(allTokens, 0, lexicon.oneOf) !== null || allTokens.some((_, at) => phraseAt(allTokens, at, lexicon.joiners) !== null);
  if (spared.status !== "ambiguous") return spared;
  if (isOfMore) return notFound(spared.mention);
  return { status: "resolved", taskIds: spared.candidates.map(({ id }) => id), method: "filter" };
}

/** "but *the rent one* is still open": what is said of what stays is no condition on it, as "that is still open" would be; null where nothing is said. */
function beforePredicate(query: Query): Query | null {
  const { allTokens, lexicon, span } = query;
  const isPredicate = ({ text }: Token, at: number): boolean =>
    at > 0 && lexicon.copulas.has(text) && (phraseAt(allTokens, at - 1, lexicon.relatives)?.to ?? 0) <= at;
  const end = allTokens[allTokens.findLastIndex(isPredicate) - 1]?.end;
  return end === undefined ? null : part(query, [span[0], end]);
}

/** "all but the first": where a place in a list counts, "all" is that list. */
function shownOf(query: Query, taskIds: readonly string[]): readonly string[] {
  const shown = new Set(tasksAt(query, query.shown).map(({ id }) => id));
  return taskIds.filter((id) => shown.has(id));
}

interface Exception {
  readonly whole: Extract<TaskReference, { status: "resolved" }>;
  /** The words for what is taken out. */
  readonly others: Query;
  /** Whether the whole was told by numbers. */
  readonly counted: boolean;
}

/** What an exception that begins at a token is taken out of; null where none begins. */
function exceptionAt(query: Query, at: number, count: Resolver): Exception | null {
  const { tokens, span, lexicon } = query;
  const outOfAny = phraseAt(tokens, at, lexicon.except);
  const except = outOfAny ?? phraseAt(tokens, at, lexicon.exceptNumbers);
  const first = tokens[at];
  // "all but *what's not urgent*" may be nothing but conditions.
  const end = except === null ? undefined : tokens[except.to - 1]?.end;
  const rest = end === undefined ? undefined : query.allTokens.find(({ start }) => start >= end);
  if (first === undefined || rest === undefined) return null;
  const before = part(query, [span[0], first.start]);
  const filtered = outOfAny === null ? null : (byFilter(before) ?? byPointing(before) ?? byLabel(before));
  const whole = filtered ?? (at > MOST_COUNTED ? null : byCounting(count(before)));
  return whole?.status === "resolved" ? { whole, others: part(query, [rest.start, span[1]]), counted: filtered === null } : null;
}

/** "all of them": several tasks by a pronoun. */
function byPointing(query: Query): TaskReference | null {
  const pointed = byPronoun(query);
  return pointed?.status === "resolved" && pointed.taskIds.length > 1 ? pointed : null;
}

/** Behind more words than these nobody takes a number out. */
const MOST_COUNTED = 30;

/** "2 to 5": several tasks by their numbers. */
function byCounting(reference: TaskReference | null): TaskReference | null {
  if (reference?.status !== "resolved" || reference.taskIds.length < 2) return null;
  return reference.method === "id" || reference.method === "position" ? reference : null;
}

function mentionIn({ words, span }: Query): string {
  return words.raw.slice(...span).trim();
}

/** "the work one": the tasks whose list or tag is the word that names them. `alone`: without a noun for "task" too. */
export function byLabel(query: Query, alone = false): TaskReference | null {
  const naming = parseNaming(query.tokens, query.lexicon, true);
  const { quantifier } = naming;
  const { core, noun } = withLooseNoun(query, naming);
  const both = noun === null ? bothSides(query) : null;
  if (both !== null) return both;
  const label = withoutLead(query, core)
    .map(({ text }) => text)
    .join(" ");
  // "all the shopping", "everything for the wedding": the name alone is enough.
  if (label === "" || (noun === null && !alone && quantifier === null)) return null;
  const key = labelKey(label, query.lexicon);
  const labelled = new Set([...(query.tables?.byList.get(key) ?? []), ...(query.tables?.byTag.get(key) ?? [])]);
  const fitting = labelled.size === 0 ? [] : describedTasks(query).filter((index) => labelled.has(index));
  if (fitting.length === 0) return null;
  // "both school ones", where one alone is found.
  if (quantifier === "both" && fitting.length !== 2) return ambiguous(query, fitting, mentionIn(query));
  const many = noun === "plural" || quantifier !== null || (noun === null && alone);
  return many || fitting.length === 1 ? resolved(query, fitting, "filter") : ambiguous(query, fitting, mentionOf(query, naming));
}

/** "wedding", of "for the wedding", "on wedding". */
function withoutLead({ lexicon }: Query, core: readonly Token[]): readonly Token[] {
  const from = phraseAt(core, 0, lexicon.dangling)?.to ?? 0;
  return core.slice(from > 0 && lexicon.determiners.has(core[from]?.text ?? "") ? from + 1 : from);
}

/** "house *jobs*": behind the name of a list or a tag, such a noun needs no article. */
function withLooseNoun({ lexicon }: Query, { core, noun }: Naming): Pick<Naming, "core" | "noun"> {
  const last = core.length - 1;
  const behind = noun === null && last > 0 && lexicon.loose.has(core[last]?.text ?? "") ? phraseAt(core, last, lexicon.nouns) : null;
  return behind === null ? { core, noun } : { core: core.slice(0, last), noun: behind.value };
}

/** "all work tasks about the rent": a list or a tag before the noun, and words of the titles behind it. */
function bothSides(query: Query): TaskReference | null {
  const { tokens, lexicon } = query;
  const sides = sidesOfNoun(tokens, lexicon, true);
  const [first] = tokens;
  const end = sides?.before.at(-1)?.end;
  if (!sides?.behind || first === undefined || end === undefined) return null;
  const labelled = byLabel(part(query, [first.start, end]));
  if (labelled?.status !== "resolved") return null;
  const mention = prepareTokens(parseNaming(sides.behind, lexicon, true).core, lexicon);
  const titled = tasksAt(
    query,
    findMatches(query, mention, true).flatMap(({ index, score }) => (score.coverage === 1 ? [index] : [])),
  );
  const taskIds = labelled.taskIds.filter((id) => titled.some((task) => task.id === id));
  return taskIds.length === 0 ? notFound(mentionIn(query)) : { ...labelled, taskIds };
}

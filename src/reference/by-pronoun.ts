import type { TaskReference } from "../contract/params.ts";
import { type Phrases, phraseAt, phraseBefore } from "../slots/phrases.ts";
import { ambiguous, describedTasks, NONE, notFound, rawWords, resolved } from "./answers.ts";
import { lastNamed } from "./history.ts";
import { parseNaming } from "./naming.ts";
import type { TaskTables } from "./tables.ts";
import type { Query } from "./types.ts";

/** "it", "that one", "the task", "them": what the last calls touched, else what the conversation named last, else the only task. */
export function byPronoun(query: Query): TaskReference | null {
  if (isWhole(query, query.lexicon.other)) return theOther(query);
  if (isWhole(query, query.lexicon.rest)) return theRest(query);
  const others = countOfOthers(query);
  if (others !== null) return theRest(query, others);
  const pointing = pointingWords(query);
  if (pointing === null) return null;
  return pointing === "singular" ? pointAtOne(query) : pointAtMany(query, pointing);
}

function pointingWords(query: Query): "singular" | "plural" | "both" | null {
  const { lexicon } = query;
  let tokens = query.tokens.filter((token) => token.kind !== "mark");
  for (
    let trailing = phraseBefore(tokens, tokens.length, lexicon.trailing);
    trailing !== null && trailing.from > 0;
    trailing = phraseBefore(tokens, tokens.length, lexicon.trailing)
  ) {
    tokens = tokens.slice(0, trailing.from);
  }
  const both = phraseAt(tokens, 0, lexicon.both);
  const all = both ?? phraseAt(tokens, 0, lexicon.all);
  if (both !== null && both.to === tokens.length) return "both";
  if (all !== null) tokens = tokens.slice(all.to);
  const plural = phraseAt(tokens, 0, lexicon.deixisPlural);
  // "all three", "those two": counted among what was shown.
  const number = countAt(tokens, plural?.to ?? 0, query);
  if (number !== null && (plural !== null || all !== null) && endsWithNoun(tokens, (plural?.to ?? 0) + 1, query)) return "plural";
  if (plural !== null && endsWithNoun(tokens, plural.to, query)) return both === null ? "plural" : "both";
  // "them all", "them both".
  if (plural !== null && (phraseAt(tokens, plural.to, lexicon.all) ?? phraseAt(tokens, plural.to, lexicon.both))?.to === tokens.length)
    return "plural";
  if (all !== null) return null;
  const singular = phraseAt(tokens, 0, lexicon.deixisSingular);
  // "the overdue one" is described, not pointed at.
  const described = query.tokens.length < query.allTokens.length;
  if (singular !== null && endsWithNoun(tokens, singular.to, query) && (singular.to === 1 || !described)) return "singular";
  const naming = parseNaming(tokens, lexicon);
  return naming.core.length === 0 &&
    naming.noun === "singular" &&
    naming.determined &&
    !naming.indefinite &&
    naming.ordinal === null &&
    !described
    ? "singular"
    : null;
}

/** Whether a phrase of a table is all that is said. */
function isWhole({ tokens, allTokens }: Query, phrases: Phrases<true>): boolean {
  const words = tokens.filter((token) => token.kind !== "mark");
  return words.length === allTokens.filter((token) => token.kind !== "mark").length && phraseAt(words, 0, phrases)?.to === words.length;
}

/** "the other *two*": how many are left; null where no number is said. */
function countOfOthers(query: Query): number | null {
  const tokens = query.tokens.filter((token) => token.kind !== "mark");
  const at = phraseAt(tokens, 0, query.lexicon.other)?.to ?? 0;
  return at > 0 && endsWithNoun(tokens, at + 1, query) ? countAt(tokens, at, query) : null;
}

/** Of the tasks last shown, or of all, those that were not spoken of; with a number as many as it says, or else it is asked. */
function theRest(query: Query, count?: number): TaskReference {
  const { tables, world, shown } = query;
  if (tables === null) return NONE;
  const recent = world.recentTaskIds.flatMap((id) => tables.byId.get(id) ?? []);
  const spoken = new Set(recent.length > 0 ? recent : (lastNamed(query)?.indices ?? []));
  const left = shown.filter((index) => !spoken.has(index));
  if (left.length === 0 || left.length === shown.length) return NONE;
  return count === undefined || count === left.length
    ? resolved(query, left, "all")
    : ambiguous(query, left, rawWords(query, query.allTokens));
}

/** Of two tasks the one that was not spoken of last: of the only two, or of two that were named together before. */
function theOther(query: Query): TaskReference {
  const { tables, world, pool, shown } = query;
  if (tables === null) return NONE;
  const isOffered = (index: number | undefined) => index !== undefined && (pool.includes(index) || shown.includes(index));
  const recent = world.recentTaskIds.map((id) => tables.byId.get(id)).find(isOffered);
  const last = recent ?? lastNamed(query, ({ indices }) => indices.length === 1)?.indices[0];
  if (last === undefined) return NONE;
  const isPair = (indices: readonly number[]): boolean => indices.length === 2 && indices.includes(last);
  const two = [pool, shown].find(isPair) ?? lastNamed(query, ({ indices }) => isPair(indices))?.indices ?? [];
  const [only] = two.filter((index) => index !== last);
  return only === undefined ? NONE : resolved(query, [only], "only");
}

function endsWithNoun(tokens: readonly Query["tokens"][number][], at: number, { lexicon }: Query): boolean {
  return at >= tokens.length || phraseAt(tokens, at, lexicon.nouns)?.to === tokens.length;
}

function pointAtOne(query: Query): TaskReference {
  const { tables, world, pool } = query;
  const [newest] = world.recentTaskIds;
  if (tables === null) {
    const named = newest === undefined ? lastNamed(query)?.ids.at(-1) : newest;
    return named === undefined ? NONE : { status: "resolved", taskIds: [named], method: "mention" };
  }
  const recent = world.recentTaskIds.map((id) => tables.byId.get(id)).find((index) => index !== undefined && pool.includes(index));
  if (recent !== undefined) return resolved(query, [recent], "mention");
  const named = lastNamed(query);
  const last = named?.indices.at(-1);
  if (named !== null && last !== undefined) {
    // A list that the assistant read out names no one of them; a person who spoke of several means the last.
    return named.indices.length > 1 && named.role === "assistant"
      ? ambiguous(query, named.indices, rawWords(query, query.allTokens))
      : resolved(query, [last], "mention");
  }
  return pool.length === 1 ? resolved(query, pool, "only") : NONE;
}

function pointAtMany(query: Query, pointing: "plural" | "both"): TaskReference | null {
  const { tables, world, pool } = query;
  if (tables === null) return pointAtIds(query, pointing);
  const count = pointing === "both" ? 2 : countIn(query);
  const meant = pointedAt(query, tables, count);
  // "those that are done"
  const found = describedTasks(query, meant);
  const mention = rawWords(query, query.allTokens);
  if (meant.length > 0 && found.length === 0) return notFound(mention);
  // "those two", where more were shown.
  if (pointing === "plural" && count !== null && found.length > 0 && found.length !== count) return ambiguous(query, found, mention);
  if (pointing === "both")
    return found.length === 2 ? resolved(query, found, "mention") : pool.length === 2 ? resolved(query, pool, "all") : null;
  if (found.length > 0) return resolved(query, [...new Set(found)], "mention");
  const takesAll = phraseAt(query.tokens, 0, query.lexicon.all) !== null && pool.length > 0;
  if (takesAll) return count === null || count === pool.length ? resolved(query, pool, "all") : ambiguous(query, pool, mention);
  return world.candidates !== undefined && pool.length > 0 ? resolved(query, pool, "all") : NONE;
}

/** What was shown, else what the last calls touched, else what the conversation named last: with a number, the first of them that are as many. */
function pointedAt(query: Query, tables: TaskTables, count: number | null): readonly number[] {
  const { world, pool, shown } = query;
  const isShown = world.candidates === undefined && world.shownTaskIds.some((id) => tables.byId.has(id));
  const recent = world.recentTaskIds.flatMap((id) => tables.byId.get(id) ?? []).filter((index) => pool.includes(index));
  const sources = [isShown ? shown : [], recent, lastNamed(query)?.indices ?? []].filter((indices) => indices.length > 0);
  return sources.find((indices) => count !== null && describedTasks(query, indices).length === count) ?? sources[0] ?? [];
}

/** The same by id alone, where the tasks are not known. */
function pointAtIds(query: Query, pointing: "plural" | "both"): TaskReference {
  const { shownTaskIds, recentTaskIds } = query.world;
  const [known = []] = [shownTaskIds, recentTaskIds].filter((ids) => ids.length > 0);
  const ids = known.length > 0 ? known : (lastNamed(query)?.ids ?? []);
  return ids.length === 0 ? NONE : { status: "resolved", taskIds: pointing === "both" ? ids.slice(0, 2) : [...ids], method: "mention" };
}

/** The number that a pronoun has: "those *two*", "all *three*"; null where it has none. */
function countIn(query: Query): number | null {
  const { lexicon } = query;
  const tokens = query.tokens.filter((token) => token.kind !== "mark");
  const from = phraseAt(tokens, 0, lexicon.all)?.to ?? 0;
  const plural = phraseAt(tokens, from, lexicon.deixisPlural);
  const at = plural?.to ?? from;
  return countAt(tokens, at, query) ?? (plural === null ? null : countAt(tokens, at - 1, query));
}

/** How many tasks a word counts, where it counts more than one. */
function countAt(tokens: Query["tokens"], at: number, { lexicon }: Query): number | null {
  const { text = "", kind } = tokens[at] ?? {};
  const count = kind === "number" && /^\d{1,3}$/.test(text) ? Number(text) : (lexicon.cardinals.get(text) ?? 0);
  return count > 1 ? count : null;
}

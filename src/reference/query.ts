import type { Span } from "../contract/span.ts";
import { outside } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";
import { tasksInPlace } from "./filters.ts";
import type { CompiledLexicon } from "./lexicon.ts";
import type { TaskTables } from "./tables.ts";
import type { Query, ReferenceWords, ReferenceWorld } from "./types.ts";

/** The question which tasks some words mean, with the tasks that there are to mean. */
export function queryOf(
  words: ReferenceWords,
  world: ReferenceWorld,
  lexicon: CompiledLexicon,
  tables: TaskTables | null,
  span: Span,
  allTokens: readonly Token[],
): Query {
  const pool = tables === null ? [] : poolOf(words, world, tables, lexicon);
  const tokens = outside(allTokens, words.filters.spans ?? []);
  return { words, world, lexicon, tables, pool, shown: shownAmong(pool, world, tables), tokens, allTokens, span };
}

/** The same question about a part of the words, by the filters that stand in that part. */
export function part(query: Query, span: Span): Query {
  const { words, world, lexicon, tables, allTokens } = query;
  const inside = allTokens.filter(({ start, end }) => span[0] <= start && end <= span[1]);
  const filters = words.filters.inPart?.(span) ?? words.filters;
  return queryOf({ ...words, filters }, world, lexicon, tables, span, inside);
}

/** The tasks that can be meant: those that an open question offers, on the list that was named. */
function poolOf(
  { filters }: ReferenceWords,
  { candidates }: ReferenceWorld,
  tables: TaskTables,
  lexicon: CompiledLexicon,
): readonly number[] {
  const offered = candidates === undefined ? tables.all : candidates.flatMap((id) => tables.byId.get(id) ?? []);
  if (filters.list === undefined && filters.tags === undefined) return offered;
  return tasksInPlace(offered, filters, tables, lexicon);
}

function shownAmong(pool: readonly number[], { candidates, shownTaskIds }: ReferenceWorld, tables: TaskTables | null): readonly number[] {
  if (tables === null || candidates !== undefined || shownTaskIds.length === 0) return pool;
  const inPool = pool.length === tables.all.length ? null : new Set(pool);
  const shown = shownTaskIds.flatMap((id) => tables.byId.get(id) ?? []).filter((index) => inPool === null || inPool.has(index));
  return shown.length === 0 ? pool : [...new Set(shown)];
}

import type { ReferenceMethod, TaskReference } from "../contract/params.ts";
import type { Task } from "../contract/task.ts";
import { phraseAt } from "../slots/phrases.ts";
import type { Token } from "../text/tokens.ts";
import { fitting, hasFilters } from "./filters.ts";
import type { Naming, Query } from "./types.ts";

export const NONE: TaskReference = { status: "none" };

export function resolved(query: Query, indices: readonly number[], method: ReferenceMethod): TaskReference {
  return { status: "resolved", taskIds: tasksAt(query, indices).map((task) => task.id), method };
}

/** Several tasks that the words fit, in the order of the list. */
export function ambiguous(query: Query, indices: readonly number[], mention: string): TaskReference {
  return {
    status: "ambiguous",
    candidates: tasksAt(
      query,
      [...indices].sort((one, other) => one - other),
    ),
    mention,
  };
}

export function notFound(mention: string): TaskReference {
  return { status: "not_found", mention };
}

export function tasksAt(query: Query, indices: readonly number[]): Task[] {
  const tasks = query.tables?.tasks ?? [];
  const found: Task[] = [];
  for (const index of indices) {
    const task = tasks[index];
    if (task !== undefined) found.push(task);
  }
  return found;
}

/** Those of some tasks that the filter words describe; all of them where there are none. */
export function describedTasks(query: Query, among: readonly number[] = query.pool): readonly number[] {
  const { filters } = query.words;
  const tasks = query.tables?.tasks ?? [];
  if (!hasFilters(filters)) return among;
  const fits = fitting(filters, query.lexicon);
  return among.filter((index) => {
    const task = tasks[index];
    return task !== undefined && fits(task);
  });
}

/** Of all that are described as many as the words count: "the first two". */
export function counted(indices: readonly number[], { count }: Naming): readonly number[] {
  if (count === null) return indices;
  return count.fromEnd ? indices.slice(-count.count) : indices.slice(0, count.count);
}

/** The words of the tokens in the letters of the message. */
export function rawWords(query: Query, tokens: readonly Token[]): string {
  const first = tokens[0];
  const last = tokens.at(-1);
  return first === undefined || last === undefined ? "" : query.words.raw.slice(first.start, last.end);
}

/** A date right before the name and behind the noun is part of it: "the reminder about *tomorrow's* doctor's appointment". */
function datesBefore({ allTokens, tokens, lexicon }: Query, { core }: Naming): readonly Token[] {
  const end = allTokens.findIndex(({ start }) => start === core[0]?.start);
  const kept = new Set(tokens.map(({ start }) => start));
  let from = end;
  const isHour = ({ text }: Token): boolean => /^\d/.test(text) || lexicon.clockEndings.has(text);
  for (let token = allTokens[from - 1]; token !== undefined && (!kept.has(token.start) || isHour(token)); token = allTokens[from - 1])
    from--;
  const isLed = from > 0 && from < end && allTokens.slice(0, from).some((_, at) => phraseAt(allTokens, at, lexicon.nouns, from) !== null);
  return isLed ? allTokens.slice(from, end) : [];
}

/** The naming words alone; where only a noun is left, that noun with what the filters said. */
export function mentionOf(query: Query, naming: Naming): string {
  if (naming.core.length > 0) return rawWords(query, [...datesBefore(query, naming), ...naming.core]);
  const rest = query.allTokens.filter((token) => !query.lexicon.determiners.has(token.text));
  return rawWords(query, rest) || rawWords(query, query.allTokens);
}

import type { TaskReference } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import type { Task } from "../contract/task.ts";
import { NO_TASK } from "../input/tasks.ts";
import { buildTaskTables, type ReferenceLexicon, resolveReference, type TaskFilters, type TaskTables } from "../reference/index.ts";
import { lexiconOf } from "../reference/language.ts";
import { tablesOf } from "../reference/task-index.ts";
import type { ClauseReading } from "./reading.ts";

/** Resolves the words of a clause that name a task. */
export function readNaming(
  clause: ClauseReading,
  naming: Span | null,
  filters: TaskFilters,
  scope: "named" | "bare" | "changed" = "named",
): { readonly reference: TaskReference; readonly spans: readonly Span[] } {
  const { world, settings, text, raw, quotes } = clause.message;
  const lexicon = lexiconOf(settings.language);
  if (naming !== null && isPartitive(clause, naming)) return { reference: { status: "none" }, spans: [] };
  const found = resolveReference(
    { text, raw, naming, quotes, filters, scope },
    {
      tasks: world.tasks,
      index: world.index === null ? tablesIn(world.tasks, lexicon) : tablesOf(world.index, lexicon),
      recentTaskIds: world.recentTaskIds,
      history: world.history,
      candidates: world.candidates,
    },
    lexicon,
  );
  return { ...found, reference: withoutPlaceholders(found.reference) };
}

// The list is the message's own copy, so its tables hold as long as it does.
const tablesByList = new WeakMap<readonly Task[], TaskTables>();

/** The tables of a list of tasks: built at its first reference, for the others of the same message. */
function tablesIn(tasks: readonly Task[] | undefined, lexicon: ReferenceLexicon): TaskTables | undefined {
  if (tasks === undefined) return undefined;
  let tables = tablesByList.get(tasks);
  if (tables === undefined) {
    tables = buildTaskTables(tasks, lexicon);
    tablesByList.set(tasks, tables);
  }
  return tables;
}

/** "one of my tasks" names none of them. */
function isPartitive({ tokens, parse, message }: ClauseReading, [start]: Span): boolean {
  const partitive = message.grammar.words.ids.get("partitive");
  const at = tokens.findIndex((token) => token.start >= start);
  return parse.sentence.arcs[at]?.some(({ word }) => word === partitive) ?? false;
}

/** Entries that are no tasks keep their position and are never chosen. */
function withoutPlaceholders(reference: TaskReference): TaskReference {
  if (reference.status === "resolved") {
    const taskIds = reference.taskIds.filter((id) => id !== NO_TASK.id);
    return taskIds.length > 0 ? { ...reference, taskIds } : { status: "not_found", mention: "" };
  }
  if (reference.status === "ambiguous") return { ...reference, candidates: reference.candidates.filter(({ id }) => id !== NO_TASK.id) };
  return reference;
}

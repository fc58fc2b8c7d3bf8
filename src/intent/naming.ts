import type { TaskReference } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import { NO_TASK } from "../input/tasks.ts";
import {
  buildTaskTables,
  type FoundReference,
  NOTHING_NAMED,
  type ReferenceLexicon,
  resolveReference,
  type TaskFilters,
  type TaskTables,
} from "../reference/index.ts";
import { lexiconOf } from "../reference/language.ts";
import { tablesOf } from "../reference/task-index.ts";
import type { ClauseReading, Reading } from "./reading.ts";

/** Resolves the words of a clause that name a task. */
export function readNaming(
  clause: ClauseReading,
  naming: Span | null,
  filters: TaskFilters,
  scope: "named" | "bare" | "changed" = "named",
): FoundReference {
  const { world, settings, text, raw, quotes } = clause.message;
  const lexicon = lexiconOf(settings.language);
  const found = resolveReference(
    { text, raw, naming, quotes, filters, scope },
    {
      tasks: world.tasks,
      index: taskTablesOf(clause.message),
      recentTaskIds: world.recentTaskIds,
      shownTaskIds: world.shownTaskIds,
      history: world.history,
      candidates: world.candidates,
    },
    lexicon,
  );
  if (naming !== null && isPartitive(clause, naming) && !isFew(found.reference)) return NOTHING_NAMED;
  return { ...found, reference: withoutPlaceholders(found.reference) };
}

/** One task, or some to choose from. */
function isFew(reference: TaskReference): boolean {
  return reference.status === "ambiguous" || (reference.status === "resolved" && reference.taskIds.length === 1);
}

/** Look-up tables of the tasks that are known; undefined where none are. */
export function taskTablesOf(message: Reading): TaskTables | undefined {
  const lexicon = lexiconOf(message.settings.language);
  const { index } = message.world;
  return index === null ? tablesIn(message, lexicon) : tablesOf(index, lexicon);
}

/** The tables of the tasks that are known: built at the first reference, for the others of the same message. */
function tablesIn({ world: { tasks }, tables }: Reading, lexicon: ReferenceLexicon): TaskTables | undefined {
  if (tasks === undefined) return undefined;
  const built = tables.get(tasks) ?? buildTaskTables(tasks, lexicon);
  tables.set(tasks, built);
  return built;
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

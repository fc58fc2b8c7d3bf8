import type { Task } from "../contract/task.ts";
import type { CompiledLexicon } from "./lexicon.ts";
import { labelKey, type TaskTables } from "./tables.ts";
import type { TaskFilters } from "./types.ts";

/** Whether the clause says anything that narrows the tasks beside a name. */
export function hasFilters(filters: TaskFilters): boolean {
  return (
    filters.status !== undefined ||
    filters.priority !== undefined ||
    filters.due !== undefined ||
    (filters.tags?.length ?? 0) > 0 ||
    filters.without !== undefined ||
    isNamedList(filters.list)
  );
}

function isNamedList(list: string | null | undefined): list is string {
  return typeof list === "string";
}

/** The tasks where the words look at all: "from my grocery list", "tagged work". Where no task tells its list, none is ruled out. */
export function tasksInPlace(
  indices: readonly number[],
  filters: TaskFilters,
  tables: TaskTables,
  lexicon: CompiledLexicon,
): readonly number[] {
  const { known, byList, byTag } = tables;
  const rows = [
    ...(known.list && isNamedList(filters.list) ? [byList.get(labelKey(filters.list, lexicon))] : []),
    ...(known.tags ? (filters.tags ?? []).map((tag) => byTag.get(labelKey(tag, lexicon))) : []),
  ];
  return rows.reduce<readonly number[]>((left, row) => {
    const inRow = new Set(row);
    return left.filter((index) => inRow.has(index));
  }, indices);
}

function isOnList(task: Task, list: string, lexicon: CompiledLexicon): boolean {
  return task.list !== undefined && sameName(task.list, list, lexicon);
}

function hasTags(task: Task, filters: TaskFilters, lexicon: CompiledLexicon): boolean {
  return (filters.tags ?? []).every((tag) => (task.tags ?? []).some((other) => sameName(other, tag, lexicon)));
}

/** Whether the task is one that the filter words describe; nothing is assumed of fields that the task has not, but that it matters as most do. */
export function fitsFilters(task: Task, filters: TaskFilters, lexicon: CompiledLexicon): boolean {
  if (isNamedList(filters.list) && !isOnList(task, filters.list, lexicon)) return false;
  if (!hasTags(task, filters, lexicon)) return false;
  return (
    fitsStatus(task, filters) &&
    (filters.priority === undefined || (task.priority ?? "medium") === filters.priority) &&
    (filters.due === undefined || filters.due(task)) &&
    !isExcluded(task, filters, lexicon)
  );
}

/** Whether it is said of the task that it is not meant; "not on a list" is said of those on any. */
function isExcluded(task: Task, { without }: TaskFilters, lexicon: CompiledLexicon): boolean {
  if (without === undefined) return false;
  return without.list === null ? task.list !== undefined : fitsFilters(task, without, lexicon);
}

/** The same for a task that is named as well: what it does not say of itself does not speak against it. */
export function mayFit(task: Task, filters: TaskFilters, lexicon: CompiledLexicon): boolean {
  if (isExcluded(task, filters, lexicon)) return false;
  if (task.status !== undefined && !fitsStatus(task, filters)) return false;
  if (task.priority !== undefined && filters.priority !== undefined && task.priority !== filters.priority) return false;
  return task.due_date === undefined || filters.due === undefined || filters.due(task);
}

function fitsStatus(task: Task, filters: TaskFilters): boolean {
  if (filters.status === undefined) return true;
  if (filters.status === "overdue") return filters.overdue?.(task) ?? false;
  return (task.status ?? "pending") === filters.status;
}

function sameName(one: string, other: string, lexicon: CompiledLexicon): boolean {
  return labelKey(one, lexicon) === labelKey(other, lexicon);
}

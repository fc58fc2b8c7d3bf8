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

/**
 * Whether a task is one that the filter words describe; nothing is assumed of fields that the task has not, but that it matters as most do.
 * Names that were compared once are known for the tasks that follow.
 */
export function fitting(filters: TaskFilters, lexicon: CompiledLexicon): (task: Task) => boolean {
  const { list, tags = [], priority, due, without } = filters;
  const onList = isNamedList(list) ? sameAs(list, lexicon) : null;
  const tagged = tags.map((tag) => sameAs(tag, lexicon));
  const spared = without === undefined || without.list === null ? null : fitting(without, lexicon);
  return (task) => {
    if (onList !== null && (task.list === undefined || !onList(task.list))) return false;
    if (!fitsStatus(task, filters) || (priority !== undefined && (task.priority ?? "medium") !== priority)) return false;
    if (tagged.length > 0 && !tagged.every((isSame) => (task.tags ?? []).some(isSame))) return false;
    if (due !== undefined && !due(task)) return false;
    return without === undefined || !(spared === null ? task.list !== undefined : spared(task));
  };
}

/** Whether a name is the same as another but for its inflection. */
function sameAs(name: string, lexicon: CompiledLexicon): (other: string) => boolean {
  const key = labelKey(name, lexicon);
  const known = new Map<string, boolean>();
  return (other) => {
    const same = known.get(other) ?? labelKey(other, lexicon) === key;
    known.set(other, same);
    return same;
  };
}

/** Whether it is said of the task that it is not meant; "not on a list" is said of those on any. */
function isExcluded(task: Task, { without }: TaskFilters, lexicon: CompiledLexicon): boolean {
  if (without === undefined) return false;
  return without.list === null ? task.list !== undefined : fitting(without, lexicon)(task);
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

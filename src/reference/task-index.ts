import type { TaskIndex } from "../contract/context.ts";
import { PointsmanError } from "../contract/error.ts";
import type { Task } from "../contract/task.ts";
import { NO_TASK, readTask } from "../input/tasks.ts";
import { english } from "../lexicon/en/index.ts";
import { refusedByJson } from "../registry/check-json.ts";
import { lexiconOf } from "./language.ts";
import type { ReferenceLexicon } from "./lexicon.ts";
import { buildTaskTables, type TaskTables } from "./tables.ts";

// The tables stay out of the index, which is plain JSON for whoever holds it.
const tablesByIndex = new WeakMap<TaskIndex, WeakMap<ReferenceLexicon, TaskTables>>();

/**
 * Prepares a long list of tasks once, so that references to it are looked up instead of searched. Frozen.
 *
 * @param tasks In the order in which the user sees them.
 * @throws PointsmanError `invalid_tasks` where an entry is no task.
 * @example
 * ```ts
 * const index = indexTasks([{ id: "1", title: "Buy milk" }]);
 * resolveTaskReference("delete the milk task", { tasks: index }); // { status: "resolved", taskIds: ["1"], method: "title" }
 * ```
 */
export function indexTasks(tasks: readonly Task[]): TaskIndex {
  if (!Array.isArray(tasks)) throw new PointsmanError("invalid_tasks", "indexTasks was not given a list.", "Give an array of tasks.");
  const copies = tasks.map((task, at) => {
    const read = readTask(task);
    if (read !== NO_TASK && isWhole(task, read)) return Object.freeze(read);
    const [issue] = refusedByJson(TASK, task);
    if (issue === undefined) return NO_TASK;
    throw new PointsmanError(
      "invalid_tasks",
      `The entry ${at} is no task: ${issue?.path.join(".") ?? ""} ${issue?.message ?? ""}.`,
      "Give each at least an id and a title.",
    );
  });
  const index: TaskIndex = Object.freeze({ kind: "task-index", tasks: Object.freeze(copies) });
  tablesByIndex.set(index, new WeakMap());
  // Now, not at the first message: that is what preparing is for.
  tablesOf(index, lexiconOf(english))?.prepare();
  return index;
}

/** The tables of an index in the words of a language: built once for the pair. Undefined for an index that was not made here. */
export function tablesOf(index: TaskIndex, lexicon: ReferenceLexicon): TaskTables | undefined {
  const byLexicon = tablesByIndex.get(index);
  let tables = byLexicon?.get(lexicon);
  if (byLexicon !== undefined && tables === undefined) {
    tables = buildTaskTables(index.tasks, lexicon);
    byLexicon.set(lexicon, tables);
  }
  return tables;
}

const OPTIONAL = ["description", "status", "priority", "due_date", "recurrence", "list", "tags"] as const;

/** Whether no field was left out for its type. */
function isWhole(given: Task, { tags, ...read }: Task): boolean {
  if (tags !== undefined) Object.freeze(tags);
  return (
    typeof given.id === "string" &&
    OPTIONAL.every((name) => given[name] === undefined || (name === "tags" ? tags : read[name]) !== undefined)
  );
}

const text = { type: "string" };
const TASK = {
  type: "object",
  properties: {
    id: text,
    title: text,
    description: text,
    status: { enum: ["pending", "completed"] },
    priority: { enum: ["low", "medium", "high"] },
    due_date: text,
    recurrence: text,
    list: text,
    tags: { type: "array", items: text },
  },
  required: ["id", "title"],
};

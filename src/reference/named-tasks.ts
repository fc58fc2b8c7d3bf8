import type { Task } from "../contract/task.ts";
import type { World } from "../input/context.ts";
import type { Language } from "../lexicon/language.ts";
import { lexiconOf } from "./language.ts";
import { tablesOf } from "./task-index.ts";

/** The tasks with some ids, in the order of their list. Linear in the list, or in the ids where it was indexed. */
export function namedTasks({ tasks = [], index }: World, ids: readonly string[], language: Language): Task[] {
  const tables = index === null ? undefined : tablesOf(index, lexiconOf(language));
  if (tables === undefined) {
    const [only, ...more] = ids;
    if (more.length === 0) return tasks.filter(({ id }) => id === only);
    const known = new Set(ids);
    return tasks.filter(({ id }) => known.has(id));
  }
  const places = ids.flatMap((id) => tables.byId.get(id) ?? []).sort((one, other) => one - other);
  return places.flatMap((place) => tasks[place] ?? []);
}

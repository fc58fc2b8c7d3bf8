import { checksum } from "./checksum.ts";
import type { PendingStep } from "./pending-form.ts";

/** How many steps that are alike stand one by one; more are one step. */
const MOST_APART = 100;

interface Call {
  readonly arguments: Readonly<Record<string, unknown>>;
}

/** Plans in rows: more than 100 on end that differ by their task alone are one row, any other stands by itself. */
export function bundled<Item extends Call>(items: readonly Item[], areAlike: (one: number, other: number) => boolean): Row<Item>[] {
  const rows: Row<Item>[] = [];
  let from = 0;
  for (const [at, first] of items.entries()) {
    if (at < from) continue;
    let to = at + 1;
    while (to < items.length && areAlike(at, to) && differByTask(first, items[to])) to++;
    // Fewer are rows of one each, and need not be compared again.
    if (to - at > MOST_APART) rows.push({ from: at, first, items: items.slice(at, to) });
    else for (const [offset, item] of items.slice(at, to).entries()) rows.push({ from: at + offset, first: item, items: [item] });
    from = to;
  }
  return rows;
}

export interface Row<Item> {
  /** Where the first of them stands among all. */
  readonly from: number;
  readonly first: Item;
  readonly items: readonly Item[];
}

/** The ids of the tasks of a row. */
export function taskIdsOf(row: readonly Call[]): string[] {
  return row.map(({ arguments: { task_id: id } }) => String(id));
}

/** The arguments that all of a row have. */
export function withoutTask({ arguments: { task_id: _, ...given } }: Call): Record<string, unknown> {
  return given;
}

/** What many tasks are called now, in short. */
export function titlesSum(taskIds: readonly string[], titles: ReadonlyMap<string, string>): string {
  return checksum(JSON.stringify(taskIds.map((id) => titles.get(id) ?? null)));
}

/** Many steps that were kept as one, each by itself. Where any task has got another title, each counts as renamed. */
export function apart(step: PendingStep, titles: ReadonlyMap<string, string>): readonly PendingStep[] {
  const { tasks, ...shared } = step;
  if (tasks === undefined) return [step];
  const isKnown = titles.size === 0 || titlesSum(tasks.ids, titles) === tasks.titles;
  return tasks.ids.map((id) => ({
    ...shared,
    arguments: { task_id: id, ...step.arguments },
    ...(isKnown ? {} : { about: { taskId: id, title: "" } }),
  }));
}

/** What the task is called is its own too. */
const OWN: ReadonlySet<string> = new Set(["arguments", "about"]);

function differByTask(one: Call | undefined, other: Call | undefined): boolean {
  if (one === undefined || other === undefined) return false;
  if (typeof one.arguments["task_id"] !== "string" || typeof other.arguments["task_id"] !== "string") return false;
  return isSame(one, other, OWN) && isSame(one.arguments, other.arguments, TASK);
}

const TASK: ReadonlySet<string> = new Set(["task_id"]);
const NONE: ReadonlySet<string> = new Set();

/** Whether two values of plain data are the same, some keys of theirs aside. */
function isSame(one: unknown, other: unknown, aside = NONE): boolean {
  if (one === other) return true;
  if (typeof one !== "object" || typeof other !== "object" || one === null || other === null) return false;
  const [first, second]: [object, object] = [one, other];
  const keys = Object.keys(first);
  if (keys.length !== Object.keys(second).length || Array.isArray(first) !== Array.isArray(second)) return false;
  return keys.every((key) => aside.has(key) || (Object.hasOwn(second, key) && isSame(Reflect.get(first, key), Reflect.get(second, key))));
}

import type { Task } from "../contract/task.ts";
import type { Messages } from "../lexicon/en/messages.ts";
import { shownText } from "./shown-text.ts";
import { fill } from "./template.ts";

/** The step that a question is about, and what its ids stand for. */
export interface AskedStep {
  readonly intent: string;
  readonly arguments: Readonly<Record<string, unknown>>;
  /** Paths of the values that nobody stated. */
  readonly assumed?: readonly string[];
  /** The tasks the user can see, by id; one that is not there is named by its id. */
  readonly tasks: ReadonlyMap<string, Task>;
  /** All the tasks of a question about several steps; default: the `task_id` of this one. */
  readonly taskIds?: readonly string[];
  /** What each of them gets, where that differs. */
  readonly given?: readonly Readonly<Record<string, unknown>>[];
  /** The titles of several new tasks; default: the one of this step. */
  readonly titles?: readonly string[];
  /** The registry's own noun for what the intent acts on. */
  readonly object?: string;
}

/** The ids of the tasks that the step is about. */
export function idsOf(asked: AskedStep): readonly string[] {
  if (asked.taskIds !== undefined) return asked.taskIds;
  const id: unknown = asked.arguments["task_id"];
  return typeof id === "string" || typeof id === "number" ? [String(id)] : [];
}

/** A task as a sentence names it: by its title, or by its id where the title is not known. */
export function named(id: string, asked: AskedStep, messages: Messages): string {
  const task = asked.tasks.get(id);
  if (task !== undefined) return quoted(task.title, messages);
  return fill(messages.taskById, { object: asked.object ?? messages.object, id: shownText(id) });
}

/** A title in quotation marks. */
export function quoted(title: string, messages: Messages): string {
  return fill(messages.task, { title: shownTitle(title, messages) });
}

/** A title as it may be shown. */
export function shownTitle(title: string, messages: Messages): string {
  return shownText(title) || messages.untitled;
}

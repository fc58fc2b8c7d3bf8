import type { TaskReference } from "../../src/contract/params.ts";
import type { Span } from "../../src/contract/span.ts";
import type { Task } from "../../src/contract/task.ts";
import { english } from "../../src/lexicon/en/index.ts";
import { type ReferenceLexicon, type ReferenceWorld, resolveReference, type TaskFilters } from "../../src/reference/index.ts";
import { lexiconOf } from "../../src/reference/language.ts";
import { normalize } from "../../src/text/normalize.ts";
import { findQuotes } from "../../src/text/quotes.ts";

export const lexicon: ReferenceLexicon = lexiconOf(english);

export const TASKS: readonly Task[] = [
  { id: "a1", title: "Buy milk", status: "pending", list: "grocery", priority: "high" },
  { id: "a2", title: "Call mom", status: "completed" },
  { id: "a3", title: "Dentist appointment", status: "pending" },
  { id: "a4", title: "Buy bread and butter", status: "pending", list: "grocery" },
  { id: "a5", title: "Finish the quarterly report", status: "completed" },
  { id: "12", title: "Chapter 3 reading" },
  { id: "TASK-789", title: "First aid kit" },
];

/** What the naming words mean; `cut` are words that filters were read from. */
export function resolve(
  naming: string,
  world: Partial<ReferenceWorld>,
  filters: TaskFilters = {},
  cut: readonly string[] = [],
): TaskReference {
  const text = normalize(naming);
  const spans = cut.map((words): Span => [naming.indexOf(words), naming.indexOf(words) + words.length]);
  return resolveReference(
    { text, raw: naming, naming: [0, naming.length], quotes: findQuotes(text), filters: { ...filters, spans }, scope: "named" },
    { tasks: undefined, shownTaskIds: [], recentTaskIds: [], history: [], ...world },
    lexicon,
  ).reference;
}

/** The ids, where the words name tasks without doubt. */
export function ids(reference: TaskReference): readonly string[] | string {
  return reference.status === "resolved" ? reference.taskIds : reference.status;
}

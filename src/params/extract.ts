import type { ExtractedParams } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import type { Task } from "../contract/task.ts";
import type { Detection } from "../intent/detection.ts";
import { readClause } from "../intent/reading.ts";
import { titleIn } from "../intent/value-rows.ts";
import type { DateChange } from "../temporal/change.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { fillFromBackground } from "./background.ts";
import { candidateFor, contentSpans } from "./content.ts";
import { extractDates, findDates } from "./dates.ts";
import { checkValues, fillDefaults, missingParameters } from "./defaults.ts";
import { extractDescription, putText } from "./description.ts";
import { takeDoubtful } from "./doubtful-values.ts";
import type { Draft, ToolShape } from "./draft.ts";
import { extractNewTitle, extractReplacement } from "./new-title.ts";
import { extractQuery } from "./query.ts";
import { extractReference } from "./reference.ts";
import { extractRestored } from "./restored.ts";
import { extractList, extractNewTags, extractPaging, extractPriority, extractStatus, extractTags } from "./slots.ts";
import { extractTitle } from "./title.ts";
import { unreadIn } from "./unread.ts";

/** Read top to bottom: each takes its words, and the title is what is left. */
const EXTRACTORS: readonly { readonly name: string; readonly run: (draft: Draft) => void }[] = [
  { name: "description", run: extractDescription },
  { name: "new-title", run: extractNewTitle },
  { name: "find-dates", run: findDates },
  { name: "new-tags", run: extractNewTags },
  { name: "new-status", run: (draft) => (draft.shape === "change" ? extractStatus(draft) : undefined) },
  { name: "new-priority", run: (draft) => (draft.shape === "change" ? extractPriority(draft) : undefined) },
  { name: "new-list", run: (draft) => (draft.shape === "change" ? extractList(draft) : undefined) },
  { name: "reference", run: extractReference },
  { name: "restored-status", run: extractRestored },
  { name: "dates", run: extractDates },
  { name: "priority", run: extractPriority },
  { name: "status", run: (draft) => (draft.shape === "query" ? extractStatus(draft) : undefined) },
  { name: "tags", run: extractTags },
  { name: "list", run: extractList },
  { name: "paging", run: extractPaging },
  { name: "query", run: extractQuery },
  { name: "title", run: extractTitle },
  { name: "replacement", run: extractReplacement },
  { name: "check", run: checkValues },
  { name: "defaults", run: fillDefaults },
];

/** The parameters of a clause, with what only the stages behind need. */
export interface Extraction extends ExtractedParams {
  /** The words of it that no parameter, nor anything else, accounts for. */
  readonly unread: readonly Span[];
  /** What each task has still to complete by its own date; null where the date is settled: one task is known, or all of it was said. */
  readonly dateChange: DateChange | null;
}

/** What is read of a question about one task. */
const LOOKING: ReadonlySet<string> = new Set(["query", "check", "defaults"]);

/** The parameters that a clause gives for an intent; `about`: the task that they are meant for, where that is settled already. */
export function extractFrom(detection: Detection, intent: string, about: readonly Task[] = []): Extraction {
  const { registry } = detection.clause.message.settings;
  const definition = registry.intents[intent];
  const parameters = definition === undefined ? undefined : registry.tools[definition.tool]?.inputSchema.shape;
  const { keys, shape } = parameters === undefined ? NO_TOOL : takenBy(parameters);
  const candidate = candidateFor(detection, intent);
  const draft: Draft = {
    intent,
    detection: { ...detection, candidate },
    shape,
    keys,
    content: contentSpans(detection, candidate),
    params: {},
    assumed: [],
    spans: {},
    taken: [],
    filterDates: [],
    valueDates: [],
    reference: null,
    naming: null,
    unread: [],
    named: about,
    dateChange: null,
  };
  // "is the rent done?" looks at the rent, whether it is done or not.
  const looks = candidate?.frame.frame.role === "look";
  for (const { name, run } of EXTRACTORS) if (!looks || LOOKING.has(name)) run(draft);
  if (detection.row !== undefined) addRow(draft, detection.row);
  const doubtful = takeDoubtful(draft);
  fillFromBackground(draft, extractFrom);
  const { params, assumed, spans, reference, dateChange } = draft;
  return {
    params,
    assumed,
    missing: missingParameters(draft),
    spans,
    unread: [...unreadIn(draft), ...doubtful],
    ...(reference === null ? {} : { reference }),
    dateChange: draft.named.length === 1 ? null : dateChange,
  };
}

/** What is read of new values that stand by themselves. */
const VALUES: ReadonlySet<string> = new Set(["find-dates", "dates", "tags", "list", "priority"]);

/** "…, on the work list": values behind a change, for the same task. */
function addRow(draft: Draft, span: Span): void {
  const { message } = draft.detection.clause;
  const clause = readClause(message, span);
  const title = titleIn(clause);
  if (title !== null && draft.keys.has("title")) {
    putText(draft, "title", title, title);
    return;
  }
  const row: Draft = {
    ...draft,
    detection: { ...draft.detection, clause, candidate: null, candidates: [] },
    content: [span],
    valueDates: [],
    filterDates: [],
    row: true,
  };
  const isApart = message.text.slice(draft.detection.clause.span[1], span[0]).trim() !== "";
  for (const { name, run } of EXTRACTORS) if (VALUES.has(name)) run(row);
  draft.taken = row.taken;
  draft.dateChange = row.dateChange;
  // "make the eggs high on my grocery list": the list that the task is on is no change.
  const [task, ...more] = draft.named;
  if (isApart || more.length > 0 || task?.list === undefined || !isSameName(task.list, draft.params["list"])) return;
  Reflect.deleteProperty(draft.params, "list");
  Reflect.deleteProperty(draft.spans, "list");
}

function isSameName(one: string, other: unknown): boolean {
  return typeof other === "string" && one.toLowerCase() === other.toLowerCase();
}

/** What a tool takes, and so what it does; looked at once for each tool. */
const takenBy = compiledOnce((parameters: object): Pick<Draft, "keys" | "shape"> => {
  const keys = new Set(Object.keys(parameters));
  return { keys, shape: shapeOf(keys) };
});
const NO_TOOL: Pick<Draft, "keys" | "shape"> = { keys: new Set(), shape: "other" };

const NOT_CHANGES = new Set(["task_id", "user_id"]);

/** What a tool does with its parameters, told by their names. */
function shapeOf(keys: ReadonlySet<string>): ToolShape {
  if (keys.has("filters")) return "query";
  if (keys.has("task_id")) return [...keys].some((key) => !NOT_CHANGES.has(key)) ? "change" : "choose";
  return keys.has("title") ? "create" : "other";
}

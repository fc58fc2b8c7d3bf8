import type { ExtractedParams } from "../contract/params.ts";
import type { Detection } from "../intent/detection.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { fillFromBackground } from "./background.ts";
import { candidateFor, contentSpans } from "./content.ts";
import { extractDates, findDates } from "./dates.ts";
import { checkValues, fillDefaults, missingParameters } from "./defaults.ts";
import { extractDescription } from "./description.ts";
import type { Draft, ToolShape } from "./draft.ts";
import { extractNewTitle, extractReplacement } from "./new-title.ts";
import { extractQuery } from "./query.ts";
import { extractReference } from "./reference.ts";
import { extractRestored } from "./restored.ts";
import { extractList, extractNewTags, extractPaging, extractPriority, extractStatus, extractTags } from "./slots.ts";
import { extractTitle } from "./title.ts";

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

/** The parameters that a clause gives for an intent. */
export function extractFrom(detection: Detection, intent: string): ExtractedParams {
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
    named: [],
  };
  for (const { run } of EXTRACTORS) run(draft);
  fillFromBackground(draft, extractFrom);
  const { params, assumed, spans, reference } = draft;
  return {
    params,
    assumed,
    missing: missingParameters(draft),
    spans,
    ...(reference === null ? {} : { reference }),
  };
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

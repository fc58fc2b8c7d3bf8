import type { Span } from "../contract/span.ts";
import { findList, findNewStatus, findPaging, findPriority, findStatus, findTags } from "../slots/index.ts";
import { nameEnd } from "./dates.ts";
import { type Draft, pathOf, put, scopeOf } from "./draft.ts";

/** `priority`: stated; the schema's default comes last. */
export function extractPriority(draft: Draft): void {
  if (draft.shape !== "query" && !draft.keys.has("priority")) return;
  const { language } = draft.detection.clause.message.settings;
  if (draft.spans["priority"] !== undefined) return;
  const { span } = draft.detection.clause;
  const behind: Span = [Math.min(nameEnd(draft), span[1]), span[1]];
  const stretches = draft.shape === "create" ? [...draft.content, span] : draft.shape === "change" ? [behind, span] : [span];
  const found = firstOf(stretches, (stretch) => findPriority(scopeOf(draft, stretch), language.priority, language.taskNouns));
  // In an update the new value stands behind the name: "the high priority task" only names one.
  if (found !== null && draft.shape === "change" && found.spans.every(([, end]) => end <= nameEnd(draft))) return;
  if (found !== null) put(draft, pathOf(draft, "priority"), found.value, found.spans);
}

function firstOf<Found>(stretches: readonly Span[], find: (stretch: Span) => Found | null): Found | null {
  for (const stretch of stretches) {
    const found = find(stretch);
    if (found !== null) return found;
  }
  return null;
}

/** `status`: a filter of a query, a new value of an update. */
export function extractStatus(draft: Draft): void {
  const { language } = draft.detection.clause.message.settings;
  if (draft.shape === "query") {
    const found = findStatus(scopeOf(draft), language.status, language.taskNouns);
    if (found !== null) put(draft, "filters.status", found.value, found.spans);
  } else if (draft.shape === "change" && draft.keys.has("status")) {
    const found = findNewStatus(scopeOf(draft), language.status);
    if (found !== null) put(draft, "status", found.value, found.spans);
  }
}

export function extractTags(draft: Draft): void {
  if (draft.shape !== "query" && !draft.keys.has("tags")) return;
  const found = findTags(scopeOf(draft), draft.detection.clause.message.settings.language.tags);
  if (found !== null) put(draft, pathOf(draft, "tags"), found.value, found.spans);
}

/** `list`: its name alone; the words of the default list are taken and give nothing. */
export function extractList(draft: Draft): void {
  if (draft.shape !== "query" && !draft.keys.has("list")) return;
  if (draft.spans[pathOf(draft, "list")] !== undefined) return;
  const found = findList(scopeOf(draft), draft.detection.clause.message.settings.language.lists);
  if (found === null) return;
  // "Change the title … from my grocery list": the list that a task stands on is no new value.
  if (draft.shape === "change" && found.role !== "to") return;
  if (found.value === null) draft.taken = [...draft.taken, ...found.spans];
  else put(draft, pathOf(draft, "list"), found.value, found.spans);
}

/** `limit` and `offset`. */
export function extractPaging(draft: Draft): void {
  if (draft.shape !== "query") return;
  const { language } = draft.detection.clause.message.settings;
  const found = findPaging(scopeOf(draft), language.paging, language.ordinals, language.taskNouns);
  if (found === null) return;
  if (found.limit !== undefined && draft.keys.has("limit")) put(draft, "limit", found.limit, found.spans);
  if (found.offset !== undefined && found.offset > 0 && draft.keys.has("offset")) put(draft, "offset", found.offset, found.spans);
}

import type { Span } from "../contract/span.ts";
import { readNaming } from "../intent/naming.ts";
import type { ClauseReading } from "../intent/reading.ts";
import type { TaskFilters } from "../reference/index.ts";
import { findList, findPriority, findStatus, findTags, type SlotScope } from "../slots/index.ts";
import type { TemporalFinding } from "../temporal/find.ts";
import { type Draft, put } from "./draft.ts";
import { dueFilter, overdueFilter } from "./due-filter.ts";

/** `task_id`: which task the words name. */
export function extractReference(draft: Draft): void {
  if (!draft.keys.has("task_id")) return;
  const { clause } = draft.detection;
  const { world } = clause.message;
  const naming = namingSpan(draft);
  const frameEnd = draft.detection.candidate?.frame.span[1] ?? 0;
  const filters = naming === null ? {} : filtersIn(clause, naming, [naming[0], Math.max(naming[1], frameEnd)], draft.filterDates);
  const { reference, spans } = readNaming(clause, naming, filters);
  draft.reference = reference;
  if (reference.status !== "resolved") return;
  draft.named = (world.tasks ?? []).filter(({ id }) => reference.taskIds.includes(id));
  const [only] = reference.taskIds;
  if (reference.taskIds.length === 1 && only !== undefined) put(draft, "task_id", only, spans);
}

/** The words that name the task: what the wording captured, up to where its new value begins. */
function namingSpan(draft: Draft): Span | null {
  const captured = draft.detection.candidate?.frame.captures["naming"] ?? draft.content[0];
  if (captured === undefined) return null;
  const values = [...draft.valueDates.flatMap(({ spans }) => spans), ...draft.taken].filter(
    ([start]) => start > captured[0] && start < captured[1],
  );
  const end = Math.min(captured[1], asideAfter(draft, captured), ...values.map(([start]) => start));
  return captured[0] < end ? [captured[0], end] : captured;
}

/** Where a reason or an explanation begins: "…, it's done already", "since Tom will not be there". */
function asideAfter(draft: Draft, [from, to]: Span): number {
  const { clause } = draft.detection;
  const aside = clause.message.grammar.words.ids.get("aside");
  const at = clause.tokens.findIndex(
    ({ start, end }, index) => start > from && end <= to && clause.parse.sentence.arcs[index]?.some(({ word }) => word === aside),
  );
  const before = clause.tokens[at - 1];
  return at < 1 || before === undefined ? to : before.kind === "mark" ? before.start : (clause.tokens[at]?.start ?? to);
}

/** What the naming words say beside a name: "the *overdue* tasks", "milk *from my grocery list*". A list may stand behind the name. */
export function filtersIn(clause: ClauseReading, naming: Span, within: Span, filterDates: readonly TemporalFinding[]): TaskFilters {
  const { message } = clause;
  const { language } = message.settings;
  const { now, timeZone } = message.world;
  const dates = filterDates.flatMap(({ spans }) => spans);
  const scope: SlotScope = {
    text: message.text,
    raw: message.raw,
    within,
    tokens: clause.tokens,
    taken: quotesOf(clause),
    dates,
    purpose: "filter",
  };
  const inside: SlotScope = { ...scope, within: naming };
  const list = findList(scope, language.lists);
  const status = findStatus({ ...inside, taken: [...inside.taken, ...dates] }, language.status, language.taskNouns);
  const priority = findPriority(inside, language.priority, language.taskNouns);
  const tags = findTags(inside, language.tags);
  const due = dueFilter(filterDates, now, timeZone);
  return {
    ...(status === null ? {} : { status: status.value, overdue: overdueFilter(now, timeZone) }),
    ...(priority === null ? {} : { priority: priority.value }),
    ...(tags === null ? {} : { tags: tags.value }),
    ...(list === null || list.role === "to" ? {} : { list: list.value }),
    ...(due === null ? {} : { due }),
    spans: [...dates, ...[list, status, priority, tags].flatMap((slot) => slot?.spans ?? [])],
  };
}

function quotesOf(clause: ClauseReading): Span[] {
  return clause.message.quotes.map(({ outer }) => outer);
}

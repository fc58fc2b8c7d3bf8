import type { Span } from "../contract/span.ts";
import { findList, findNewStatus, findPaging, findPriority, findStatus, findTags } from "../slots/index.ts";
import { contains, overlaps, subtractSpans } from "../text/spans.ts";
import { nameEnd } from "./dates.ts";
import { type Draft, pathOf, put, scopeOf } from "./draft.ts";
import { isExcepted, isJoined, namesSet } from "./sets.ts";

/** `priority`: stated; the schema's default comes last. */
export function extractPriority(draft: Draft): void {
  if (draft.shape !== "query" && !draft.keys.has("priority")) return;
  const { language } = draft.detection.clause.message.settings;
  if (draft.spans["priority"] !== undefined) return;
  const { span } = draft.detection.clause;
  const nameEnds = draft.shape === "change" ? nameEnd(draft) : 0;
  const behind: Span = [Math.min(nameEnds, span[1]), span[1]];
  const told = valueOfSet(draft);
  const stretches =
    told !== null ? [told] : draft.shape === "create" ? [...draft.content, span] : draft.shape === "change" ? [behind, span] : [span];
  const found = firstOf(stretches, (stretch) => findPriority(scopeOf(draft, stretch), language.priority, language.taskNouns));
  // In an update the new value stands behind the name: "the high priority task" only names one.
  if (found !== null && told === null && draft.shape === "change" && found.spans.every(([, end]) => end <= nameEnds)) return;
  // "push everything *high priority* to friday": with another new value, what stands at "all" is a condition.
  const [start] = found?.spans[0] ?? [];
  if (start !== undefined && told === null && draft.shape === "change" && standsAtName(draft, nameEnds, start)) return;
  // "move all tasks to friday *but number 1*"
  if (start !== undefined && draft.shape === "change" && namesSet(draft) && isExcepted(draft, start)) return;
  if (found !== null) put(draft, pathOf(draft, "priority"), found.value, found.spans);
}

/** The stretch of a new value where a wording tells it apart from the conditions of a name. */
function valueOfSet(draft: Draft): Span | null {
  const { candidate, clause } = draft.detection;
  const { naming, value } = candidate?.frame.captures ?? {};
  if (draft.shape !== "change" || value === undefined) return null;
  // "the roof task that is low priority | to high"
  const isTold = clause.tokens.some(({ start, end }) => naming !== undefined && contains(naming, [start, end]) && isJoined(draft, start));
  return isTold || namesSet(draft) ? [value[0], clause.span[1]] : null;
}

/** Whether a place stands right behind the name of a set, or is joined to it. */
function standsAtName(draft: Draft, nameEnds: number, start: number): boolean {
  const { clause } = draft.detection;
  if (clause.message.text.slice(nameEnds, start).trim() === "") return draft.valueDates.length > 0 && namesSet(draft);
  return isJoined(draft, start);
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
    const scope = scopeOf(draft);
    // "late for today": a word of the date may say the status too.
    const dates = draft.filterDates.flatMap(({ spans }) => spans);
    const undated = scope.taken.filter((span) => !dates.some((date) => overlaps(date, span)));
    const found =
      findStatus(scope, language.status, language.taskNouns) ??
      findStatus({ ...scope, taken: undated }, language.status, language.taskNouns);
    if (found !== null) put(draft, "filters.status", found.value, found.spans);
  } else if (draft.shape === "change" && draft.keys.has("status")) {
    const told = valueOfSet(draft);
    const found = findNewStatus(scopeOf(draft, told ?? undefined), language.status);
    // "push whatever is *still open* back a day": a condition is no new value.
    if (found !== null && (told !== null || !isJoined(draft, found.spans[0]?.[0] ?? 0, 1))) put(draft, "status", found.value, found.spans);
  }
}

/** "… high and tag it garden": tags among the new values, before those that stand in front of them are read. */
export function extractNewTags(draft: Draft): void {
  const value = draft.detection.candidate?.frame.captures["value"];
  if (draft.shape !== "change" || value === undefined || !draft.keys.has("tags")) return;
  const found = findTags(scopeOf(draft, value), draft.detection.clause.message.settings.language.tags);
  if (found !== null) put(draft, "tags", found.value, found.spans);
}

export function extractTags(draft: Draft): void {
  if ((draft.shape !== "query" && !draft.keys.has("tags")) || draft.spans[pathOf(draft, "tags")] !== undefined) return;
  const { naming, newtags } = draft.detection.candidate?.frame.captures ?? {};
  const scope = scopeOf(draft);
  // "tag it home": there the pronoun belongs to what leads to the tag.
  const free = naming === undefined || newtags === undefined ? scope.taken : scope.taken.flatMap((span) => subtractSpans(span, [naming]));
  const found = findTags({ ...scope, taken: free }, draft.detection.clause.message.settings.language.tags);
  const bare = found ?? bareTag(draft, naming === undefined ? undefined : newtags);
  if (bare === null) return;
  const kept = keptTags(draft);
  put(draft, pathOf(draft, "tags"), [...kept, ...bare.value.filter((tag) => !kept.includes(tag))], bare.spans);
  if (kept.length > 0) draft.assumed.push("tags");
}

/** "me time", "waiting for reply" */
const LONGEST_TAG = 3;

/** "tag the gutter *ladder*": the words behind the name of the task. */
function bareTag(
  { detection: { clause } }: Draft,
  newtags: Span | undefined,
): { readonly value: readonly string[]; readonly spans: readonly Span[] } | null {
  const { tags, joiners } = clause.message.settings.language;
  const said = newtags === undefined ? [] : clause.tokens.filter(({ start, end }) => contains(newtags, [start, end]));
  const words = said.filter(({ kind, text }) => kind === "word" && !tags.adding.includes(text));
  const [first, last] = [words[0], words.at(-1)];
  return first === undefined ||
    last === undefined ||
    newtags === undefined ||
    words.length > LONGEST_TAG ||
    words.some(({ text }) => joiners.pairing.includes(text))
    ? null
    : { value: [clause.message.raw.slice(first.start, last.end)], spans: [newtags] };
}

/** "tag it garden *too*", "*add* the tag garden": the tags that the task has stay; without such a word they are replaced. */
function keptTags({ shape, named, detection: { clause } }: Draft): readonly string[] {
  const [task, ...more] = named;
  const { adding } = clause.message.settings.language.tags;
  if (shape !== "change" || more.length > 0 || task?.tags === undefined) return [];
  // The word may stand beside the clause: "also, tag it garden".
  const { typed } = clause.message;
  const before = typed.findLast(({ end }) => end <= clause.span[0]);
  const behind = typed.find(({ start }) => start >= clause.span[1]);
  const adds = [before, ...clause.tokens, behind].some((token) => token !== undefined && adding.includes(token.text));
  return adds ? task.tags : [];
}

/** `list`: its name alone; the words of the default list are taken and give nothing. */
export function extractList(draft: Draft): void {
  if (draft.shape !== "query" && !draft.keys.has("list")) return;
  if (draft.spans[pathOf(draft, "list")] !== undefined || isTaskAboutList(draft)) return;
  const { settings } = draft.detection.clause.message;
  const { list: captured, newlist } = draft.detection.candidate?.frame.captures ?? {};
  if (draft.shape === "change" && newlist !== undefined) {
    takeNewList(draft, newlist);
    return;
  }
  const found = findList(scopeOf(draft), settings.language.lists);
  // "Change the title … from my grocery list": the list that a task stands on is no new value.
  // Where the task is settled already, it is one.
  const isSettled = draft.row === true || (draft.detection.candidate === null && draft.named.length > 0);
  if (found !== null && draft.shape === "change" && found.role !== (isSettled ? "on" : "to") && found.role !== "to") return;
  if (found !== null && found.value !== null) put(draft, pathOf(draft, "list"), found.value, found.spans);
  const second = draft.shape === "query" && typeof found?.value === "string" ? findList(scopeOf(draft), settings.language.lists) : null;
  // Of two lists only one can be asked for.
  if (typeof second?.value === "string" && second.value !== found?.value) draft.unread = second.spans;
  draft.taken = [...draft.taken, ...(found?.spans ?? [])];
  if (captured !== undefined && draft.shape === "create" && (found === null || found.spans.some((span) => overlaps(span, captured)))) {
    if (found === null) nameByCapture(draft, captured);
    draft.taken = [...draft.taken, captured];
  }
}

/** "in work list": without an article the preposition shows that it is one. */
function takeNewList(draft: Draft, newlist: Span): void {
  const { clause } = draft.detection;
  const lead = clause.tokens.findLast(({ end }) => end <= newlist[0])?.start ?? newlist[0];
  const { lists } = clause.message.settings.language;
  const named = findList(scopeOf(draft, newlist), lists) ?? findList(scopeOf(draft, [lead, newlist[1]]), lists);
  if (named !== null && named.value !== null) put(draft, "list", named.value, named.spans);
  draft.taken = [...draft.taken, newlist];
}

/** A list with a name of its own ("the must read list"): what stands between the determiner and the noun. */
function nameByCapture(draft: Draft, captured: Span): void {
  const { clause } = draft.detection;
  const { words } = clause.message.grammar;
  const small = new Set([words.ids.get("det"), words.ids.get("poss"), words.ids.get("listnoun"), words.ids.get("taskplural")]);
  const idle = new Set(
    clause.parse.sentence.arcs.flatMap((row, at) =>
      row.filter(({ word }) => small.has(word)).flatMap(({ length }) => clause.tokens.slice(at, at + length)),
    ),
  );
  const tokens = clause.tokens.filter((token) => captured[0] <= token.start && token.end <= captured[1] && !idle.has(token));
  const first = tokens[0];
  const last = tokens.at(-1);
  if (first === undefined || last === undefined) return;
  const name = clause.message.raw.slice(first.start, last.end);
  if (!clause.message.settings.language.lists.defaults.includes(name.toLowerCase())) put(draft, "list", name, [[first.start, last.end]]);
}

/** "remind me to add chicken to my grocery list": there the list is part of what is to be done. */
function isTaskAboutList(draft: Draft): boolean {
  const { candidate, clause } = draft.detection;
  const title = candidate?.frame.captures["title"];
  if (draft.shape !== "create" || title === undefined || candidate?.frame.captures["list"] !== undefined) return false;
  const adds = clause.message.grammar.words.ids.get("addbare");
  const puts = clause.message.grammar.words.ids.get("put");
  const at = clause.tokens.findIndex(({ start }) => start >= title[0] && !draft.taken.some((span) => span[0] <= start && start < span[1]));
  return clause.parse.sentence.arcs[at]?.some(({ word }) => word === adds || word === puts) ?? false;
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

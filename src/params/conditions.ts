import type { Span } from "../contract/span.ts";
import type { ClauseReading } from "../intent/reading.ts";
import type { TaskNounWords } from "../lexicon/en/task-nouns.ts";
import type { TaskFilters } from "../reference/index.ts";
import { findList, findPriority, findStatus, findTags, type SlotScope } from "../slots/index.ts";
import { compileWords, phraseAt, phraseBefore } from "../slots/phrases.ts";
import type { TemporalFinding } from "../temporal/find.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { contains } from "../text/spans.ts";
import { dueFilter, isAhead, overdueFilter } from "./due-filter.ts";
import { exceptionsOf } from "./sets.ts";

/** What the naming words say beside a name: "the *overdue* tasks", "milk *from my grocery list*". A list may stand behind the name. */
export function filtersIn(clause: ClauseReading, naming: Span, within: Span, filterDates: readonly TemporalFinding[]): TaskFilters {
  const { now, timeZone } = clause.message.world;
  const denied = deniedIn(clause, naming, within, filterDates);
  const findings = filterDates.filter(({ spans }) => denied === null || !spans.some((span) => contains(denied.span, span)));
  const said = saidIn(clause, naming, within, findings, denied === null ? [] : [denied.span]);
  // "my daily reminder to …", "my 3pm reminder": what is no filter is no part of a name either.
  const told = clause.findings.flatMap(({ spans }) => spans);
  const own = denied === null ? [] : [denied.span];
  return {
    ...said.filters,
    ...(denied === null ? {} : { without: denied.filters }),
    spans: [...filterDates.flatMap(({ spans }) => spans), ...told, ...said.slots, ...own],
    narrowing: [...said.due, ...said.slots, ...own],
    ahead: findings.filter((finding) => isAhead(finding, now, timeZone)).flatMap(({ spans }) => spans),
    inPart: (part) =>
      filtersIn(
        clause,
        part,
        part,
        filterDates.filter(({ spans }) => spans.every((span) => contains(part, span))),
      ),
  };
}

/** The conditions that some words say, and where each stands. */
interface Said {
  readonly filters: TaskFilters;
  readonly slots: readonly Span[];
  readonly due: readonly Span[];
}

function saidIn(clause: ClauseReading, naming: Span, within: Span, filterDates: readonly TemporalFinding[], taken: readonly Span[]): Said {
  const { message } = clause;
  const { language } = message.settings;
  const { now, timeZone } = message.world;
  const dates = filterDates.flatMap(({ spans }) => spans);
  const scope: SlotScope = {
    text: message.text,
    raw: message.raw,
    within,
    tokens: clause.tokens,
    taken: [...quotesOf(clause), ...taken],
    dates,
    purpose: "filter",
  };
  const inside: SlotScope = { ...scope, within: naming };
  const list = findList(scope, language.lists);
  const other = list === null ? null : findList({ ...scope, taken: [...scope.taken, ...list.spans] }, language.lists);
  // No task is on two lists.
  const isTorn = [list, other].every((one) => typeof one?.value === "string" && one.role !== "to") && list?.value !== other?.value;
  // "late due today": a word of the date may say the status too.
  const status =
    findStatus({ ...inside, taken: [...inside.taken, ...dates] }, language.status, language.taskNouns) ??
    findStatus(inside, language.status, language.taskNouns);
  const priority = findPriority(inside, language.priority, language.taskNouns);
  const tags = findTags(inside, language.tags);
  const due = dueFilter(filterDates, now, timeZone);
  return {
    filters: {
      ...(status === null ? {} : { status: status.value, overdue: overdueFilter(now, timeZone) }),
      ...(priority === null ? {} : { priority: priority.value }),
      ...(tags === null ? {} : { tags: tags.value }),
      ...(list === null || list.role === "to" ? {} : { list: list.value }),
      ...(due === null ? {} : { due: due.fits }),
      ...(isTorn ? { due: () => false } : {}),
    },
    slots: [list, isTorn ? other : null, status, priority, tags]
      .flatMap((slot) => slot?.spans ?? [])
      .map((span) => behindException(clause, span)),
    due: due?.spans ?? [],
  };
}

/** "all tasks *but* high priority": what leads to a condition may take it out. */
function behindException({ tokens, message }: ClauseReading, span: Span): Span {
  const at = tokens.findIndex(({ start }) => start === span[0]);
  const except = at < 0 ? null : phraseAt(tokens, at, exceptionsOf(message.settings.language));
  const next = except === null ? undefined : tokens[except.to];
  return next === undefined || next.start >= span[1] ? span : [next.start, span[1]];
}

const denialsOf = compiledOnce(({ denials, relatives, dangling }: TaskNounWords) => ({
  dangling: compileWords(dangling),
  denials: compileWords(denials),
  relatives: compileWords(relatives),
}));

interface Denied {
  /** The words, with what joins them to the noun. */
  readonly span: Span;
  readonly filters: TaskFilters;
}

/** The condition right behind a "not": "*that are not urgent*", "*not on the work list*"; null where none is denied. */
function deniedIn(clause: ClauseReading, naming: Span, within: Span, filterDates: readonly TemporalFinding[]): Denied | null {
  const { language } = clause.message.settings;
  const { denials, relatives, dangling } = denialsOf(language.taskNouns);
  const exceptions = exceptionsOf(language);
  const { tokens } = clause;
  for (const [at, { start, end }] of tokens.entries()) {
    const denial = start < naming[0] || end > naming[1] ? null : phraseAt(tokens, at, denials);
    // "not *due* this week"
    const lead = denial === null ? null : phraseAt(tokens, denial.to, dangling);
    const next = denial === null ? undefined : tokens[lead?.to ?? denial.to];
    // "*but not* unfinished" takes them out.
    const isTakenOut = at > 0 && (phraseAt(tokens, at - 1, exceptions)?.to ?? 0) > at;
    if (next === undefined || next.start >= within[1] || isTakenOut) continue;
    const dates = filterDates.filter(({ spans }) => spans[0]?.[0] === next.start);
    const inName: Span = [next.start, Math.max(next.start, naming[1])];
    const said = saidIn(clause, inName, [next.start, within[1]], dates, []);
    const [, to] = [...said.slots, ...said.due].find(([from]) => from === next.start) ?? [];
    if (to === undefined) continue;
    // Only what stands right behind it is denied.
    const behind: Span = [next.start, to];
    // "what is | not urgent"
    const isInside = at > 0 && (phraseAt(tokens, at - 1, relatives)?.to ?? at) > at;
    const from = isInside ? at + 1 : (phraseBefore(tokens, at, relatives)?.from ?? at);
    return { span: [tokens[from]?.start ?? start, to], filters: saidIn(clause, behind, behind, dates, []).filters };
  }
  return null;
}

function quotesOf(clause: ClauseReading): Span[] {
  return clause.message.quotes.map(({ outer }) => outer);
}

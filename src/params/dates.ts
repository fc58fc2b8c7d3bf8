import type { Span } from "../contract/span.ts";
import { withSecondDates } from "../intent/second-dates.ts";
import { changedDate, type DateChange } from "../temporal/change.ts";
import { findTemporal, type TemporalFinding } from "../temporal/find.ts";
import { hasTemporal } from "../temporal/gate.ts";
import { applyShift, shiftedNow } from "../temporal/shift.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import type { WordTable } from "../text/lattice.ts";
import { overlaps } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";
import { type Draft, pathOf, put } from "./draft.ts";
import { isJoined, namesSet } from "./sets.ts";
import { turnedDown } from "./turned-down.ts";

/** Finds the dates of the clause, and tells those that name a task from those that set a value. */
export function findDates(draft: Draft): void {
  if (!draft.keys.has("due_date") && !draft.keys.has("filters") && !draft.keys.has("task_id")) return;
  const { value } = draft.detection.candidate?.frame.captures ?? {};
  const isSet = draft.shape === "change" && namesSet(draft);
  if (isSet && value !== undefined) {
    // The wording tells what is new from what is a condition: "everything due this week | to monday".
    const [start, end] = draft.detection.clause.span;
    const from = newFrom(draft, [value[0], end]);
    const apart = temporalIn(draft, "due", [from, end]);
    // "push all of those *back* a week": the direction stands before the value.
    draft.valueDates = apart.length > 0 ? apart : temporalIn(draft, "due").filter(({ kind }) => kind === "shift");
    draft.filterDates = temporalIn(draft, "filter", [start, from]);
    return;
  }
  const findings = temporalIn(draft, draft.shape === "query" || draft.shape === "choose" ? "filter" : "due");
  if (draft.shape === "create" || draft.shape === "other") {
    draft.valueDates = findings.filter(({ lead }) => lead !== "old");
    draft.taken = [...draft.taken, ...turnedDown(draft.detection.clause.message.text, findings)];
  } else if (draft.shape !== "change") draft.filterDates = findings;
  else {
    // "set all tasks *due today* to high": behind a set only what is led to is new.
    const values = new Set(
      isSet
        ? findings.filter(({ lead, kind }) => lead === "new" || kind === "shift")
        : valuesAmong(findings, nameEnd(draft)).filter(({ spans }) => !isJoined(draft, spans[0]?.[0] ?? 0)),
    );
    draft.valueDates = findings.filter((finding) => values.has(finding));
    // "4pm *instead of 10*": the hour that it was at tells of no day which task is meant; "10 not 9" may be days.
    const { text } = draft.detection.clause.message;
    const isHour = draft.valueDates.some(({ spans }) => spans.some((span) => !/^\d+$/.test(text.slice(...span))));
    const isOldHour = (finding: TemporalFinding): boolean => isHour && finding.lead === "old" && finding.kind === "date" && !finding.hasDay;
    draft.taken = [...draft.taken, ...findings.filter(isOldHour).flatMap(({ spans }) => spans)];
    const told = findings.filter((finding) => !values.has(finding) && !isOldHour(finding));
    const filters = new Set(told.map(({ spans }) => spans[0]?.[0]));
    // Read once more as words that look for a task: "last week" is in the past there.
    if (filters.size > 0) draft.filterDates = temporalIn(draft, "filter").filter(({ spans }) => filters.has(spans[0]?.[0]));
  }
}

/** Where the new day begins: "all tasks for tomorrow *until monday*" are those of tomorrow. */
function newFrom(draft: Draft, within: Span): number {
  const isLedDay = (span: Span): boolean => {
    const [first, ...more] = temporalIn(draft, "due", span);
    const isDay = first?.kind === "date" && first.hasDay && more.length === 0;
    return isDay && first.spans[0]?.[0] === span[0] && first.core[0]?.[0] !== span[0];
  };
  const { tokens } = draft.detection.clause;
  const inner = tokens.filter(({ start, end }) => start > within[0] && end <= within[1]);
  if (inner.length > MOST_OF_TWO_DAYS) return within[0];
  const last = inner.findLast(({ start }) => isLedDay([start, within[1]]) && isLedDay([within[0], start]));
  return last?.start ?? within[0];
}

/** Two days take no more words than these. */
const MOST_OF_TWO_DAYS = 8;

function temporalIn(draft: Draft, purpose: "due" | "filter", within?: Span): TemporalFinding[] {
  const { clause } = draft.detection;
  const { world, settings, text } = clause.message;
  // The clause has been read once already; what is literal now may have changed that.
  if (within === undefined && purpose === "due" && !clause.dates.some((span) => draft.taken.some((taken) => overlaps(taken, span))))
    return [...clause.findings];
  if (clause.findings.length === 0 && !hasTemporal(text, settings.language.temporal)) return [];
  const literal = [...draft.taken, ...clause.message.quotes.map(({ outer }) => outer)];
  const own = findTemporal(text, {
    now: world.now,
    timeZone: world.timeZone,
    dateOrder: world.dateOrder,
    dayParts: settings.dayParts,
    purpose,
    literal,
    within: within ?? clause.span,
    words: settings.language.temporal,
    mended: clause.message.mended,
  });
  return [...withSecondDates(own, clause.message.secondDates, within ?? clause.span, literal)];
}

/** In an update the new value stands behind the name of the task: shifts, the dates that are led to, or else the last. */
function valuesAmong(findings: readonly TemporalFinding[], nameEnds: number): TemporalFinding[] {
  const startOf = ({ core }: TemporalFinding) => core[0]?.[0] ?? 0;
  const shifts = findings.filter(({ kind, lead }) => (kind === "shift" || kind === "ahead") && lead !== "old");
  const led = findings.filter(({ lead }) => lead === "new");
  if (led.length > 0) return [...shifts, ...led];
  // Behind "instead of" everything is old: "… on Wednesday instead of Sunday and Tuesday".
  const firstOld = findings.findIndex(({ lead }) => lead === "old");
  const fresh = firstOld > 0 ? findings.slice(0, firstOld) : findings;
  const last = fresh.findLast((finding) => finding.lead !== "old" && startOf(finding) >= nameEnds);
  return last === undefined ? shifts : [...shifts, last];
}

const headsOf = compiledOnce(({ ids }: WordTable): ReadonlySet<number | undefined> => new Set(HEADS.map((name) => ids.get(name))));
const HEADS = ["tasknoun", "it", "identifier", "number", "itemnoun"];

/** Where the head of the name ends: behind the noun for "task", or the pronoun. */
export function nameEnd(draft: Draft): number {
  const { clause } = draft.detection;
  const heads = headsOf(clause.message.grammar.words);
  const content = draft.content[0]?.[0] ?? clause.span[0];
  // The hour of a date is no head: "my 5 pm reminder".
  const isDated = (token: Token): boolean => clause.dates.some((span) => overlaps(span, [token.start, token.end]));
  // "make the rent high and tag it home": what stands in the new values is no head.
  const values = draft.detection.candidate?.frame.captures["value"]?.[0] ?? clause.span[1];
  const limit = values > content ? values : clause.span[1];
  const at = clause.tokens.findIndex(
    (token, index) =>
      token.start >= content &&
      token.start < limit &&
      clause.parse.sentence.arcs[index]?.some(({ word }) => heads.has(word)) === true &&
      !isDated(token),
  );
  // A bare title has no head: its first word at least is no new value.
  if (at < 0)
    return draft.detection.candidate === null ? clause.span[0] : (clause.tokens.find(({ start }) => start >= content)?.end ?? content);
  return clause.tokens[at]?.end ?? content;
}

/** `due_date` and `recurrence`, or the filter by date. */
export function extractDates(draft: Draft): void {
  for (const finding of draft.shape === "query" ? draft.filterDates : askedFirst(draft.valueDates)) extractDate(draft, finding);
  if (draft.shape === "change" || draft.shape === "choose")
    draft.taken = [...draft.taken, ...draft.filterDates.flatMap(({ spans }) => spans)];
}

/** "the party is on tuesday; remind me on monday": the date of the request comes before the others. */
function askedFirst(findings: readonly TemporalFinding[]): readonly TemporalFinding[] {
  return [...findings.filter(({ asked }) => asked), ...findings.filter(({ asked }) => !asked)];
}

/** "tomorrow or friday": a date was said, and which it is is asked. */
function leavesOpen(draft: Draft, finding: TemporalFinding, path: string): boolean {
  if (finding.kind !== "date" || finding.choice !== true || draft.shape === "query") return false;
  draft.spans[path] = [...finding.core];
  draft.taken = [...draft.taken, ...finding.spans];
  return true;
}

function extractDate(draft: Draft, finding: TemporalFinding): void {
  const path = pathOf(draft, "due_date");
  const isKey = draft.shape === "query" || draft.keys.has("due_date");
  if (finding.kind === "recurrence") {
    if (!draft.keys.has("recurrence") || draft.spans["recurrence"] !== undefined) return;
    putDate(draft, "recurrence", finding.value, finding);
    if (finding.assumed) draft.assumed.push("recurrence");
    if (finding.start !== null && draft.keys.has("due_date") && draft.spans["due_date"] === undefined)
      put(draft, "due_date", finding.start, finding.core);
    return;
  }
  if (!isKey || draft.spans[path] !== undefined) return;
  if (finding.kind === "shift" || finding.kind === "ahead") {
    shiftDate(draft, finding);
    return;
  }
  if (leavesOpen(draft, finding, path)) return;
  // A filter looks at days: the hour of "tomorrow at 5" says nothing to it.
  const value = draft.shape === "query" && finding.kind === "date" ? finding.value.slice(0, ISO_DATE_LENGTH) : finding.value;
  if (finding.kind === "date" && draft.shape === "change") changeDate(draft, finding);
  else putDate(draft, path, value, finding);
  if (finding.kind !== "date") return;
  if (finding.assumed && !draft.assumed.includes(path)) draft.assumed.push(path);
  // Several days: the date is the first of them, the rule tells them all.
  if (finding.series !== null && draft.keys.has("recurrence") && draft.spans["recurrence"] === undefined)
    put(draft, "recurrence", finding.series, finding.core);
}

const ISO_DATE_LENGTH = 10;

/** A new day keeps the hour that the task has, a new hour the day. */
function changeDate(draft: Draft, finding: Extract<TemporalFinding, { kind: "date" }>): void {
  const change = partOf(finding);
  const value = change === null || change.kind === "shift" ? finding.value : change.value;
  const [task] = draft.named;
  const own = change === null || task === undefined ? null : changedDate(task.due_date, change, draft.detection.clause.message.world);
  draft.dateChange = change;
  putDate(draft, "due_date", draft.named.length === 1 ? (own?.value ?? value) : value, finding);
  if (draft.named.length === 1 && own?.kept === true) draft.assumed.push("due_date");
}

/** What of a date was said, where that is not all of it. "The same time tomorrow" says a day alone. */
function partOf({ value, hasDay, hasTime, sameTime, wholeDay, series }: Extract<TemporalFinding, { kind: "date" }>): DateChange | null {
  if (series !== null || wholeDay) return null;
  if (hasDay && (sameTime || !hasTime)) return { kind: "day", value: value.slice(0, ISO_DATE_LENGTH) };
  return hasTime && !hasDay ? { kind: "hour", value } : null;
}

/** The value stands in the core; the prepositions and endings around it are taken with it. */
function putDate(draft: Draft, path: string, value: string, { core, spans }: TemporalFinding): void {
  put(draft, path, value, core);
  draft.taken = [...draft.taken, ...spans];
}

/** "push it back two days", "an hour before": counted from the date that the task has, or from now where it is new. */
function shiftDate(draft: Draft, finding: Extract<TemporalFinding, { kind: "shift" | "ahead" }>): void {
  const { core, spans } = finding;
  const shifted = dateToShift(draft, finding);
  if (draft.shape === "change") draft.dateChange = { kind: "shift", amount: finding.amount, direction: finding.direction };
  if (shifted !== null) putDate(draft, pathOf(draft, "due_date"), shifted, finding);
  // What is said of the date is known, though not its value.
  else draft.spans[pathOf(draft, "due_date")] = [...core];
  draft.taken = [...draft.taken, ...spans, ...directionBefore(draft, spans)];
}

/** "push everything on the work list *back* two days" */
function directionBefore({ detection: { clause } }: Draft, spans: readonly Span[]): Span[] {
  const { directions } = clause.message.settings.language.taskNouns;
  const word = clause.tokens.findLast(({ end }) => end <= (spans[0]?.[0] ?? 0));
  return word !== undefined && directions.includes(word.text) ? [[word.start, word.end]] : [];
}

function dateToShift(draft: Draft, finding: Extract<TemporalFinding, { kind: "shift" | "ahead" }>): string | null {
  const { now, timeZone } = draft.detection.clause.message.world;
  if (draft.shape === "create") return finding.kind === "shift" && finding.direction > 0 ? shiftedNow(now, finding.amount, timeZone) : null;
  const due = draft.shape === "change" && draft.named.length === 1 ? draft.named[0]?.due_date : undefined;
  return due === undefined ? null : applyShift(due, finding, timeZone);
}

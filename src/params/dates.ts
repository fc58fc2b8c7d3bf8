import type { Span } from "../contract/span.ts";
import { findTemporal, type TemporalFinding } from "../temporal/find.ts";
import { hasTemporal } from "../temporal/gate.ts";
import { applyShift } from "../temporal/shift.ts";
import { outside, overlaps } from "../text/spans.ts";
import { type Draft, pathOf, put } from "./draft.ts";

/** Finds the dates of the clause, and tells those that name a task from those that set a value. */
export function findDates(draft: Draft): void {
  if (!draft.keys.has("due_date") && !draft.keys.has("filters") && !draft.keys.has("task_id")) return;
  const findings = temporalIn(draft, draft.shape === "query" || draft.shape === "choose" ? "filter" : "due");
  if (draft.shape === "create" || draft.shape === "other") draft.valueDates = findings.filter(({ lead }) => lead !== "old");
  else if (draft.shape !== "change") draft.filterDates = findings;
  else {
    const values = new Set(valuesAmong(findings, nameEnd(draft)));
    draft.valueDates = findings.filter((finding) => values.has(finding));
    draft.filterDates = findings.filter((finding) => !values.has(finding));
  }
  const filters = new Set(draft.filterDates.map(({ spans }) => spans[0]?.[0]));
  if (filters.size > 0 && draft.shape === "change") {
    // Read once more as words that look for a task: "last week" is in the past there.
    draft.filterDates = temporalIn(draft, "filter").filter(({ spans }) => filters.has(spans[0]?.[0]));
  }
}

function temporalIn(draft: Draft, purpose: "due" | "filter"): TemporalFinding[] {
  const { clause } = draft.detection;
  const { world, settings, text } = clause.message;
  // The clause has been read once already; what is literal now may have changed that.
  if (purpose === "due" && !clause.dates.some((span) => draft.taken.some((taken) => overlaps(taken, span)))) return [...clause.findings];
  if (clause.findings.length === 0 && !hasTemporal(text, settings.language.temporal)) return [];
  return findTemporal(text, {
    now: world.now,
    timeZone: world.timeZone,
    dateOrder: world.dateOrder,
    dayParts: settings.dayParts,
    purpose,
    literal: [...draft.taken, ...clause.message.quotes.map(({ outer }) => outer)],
    within: clause.span,
    words: settings.language.temporal,
  });
}

/** In an update the new value stands behind the name of the task: shifts, the dates that are led to, or else the last. */
function valuesAmong(findings: readonly TemporalFinding[], nameEnds: number): TemporalFinding[] {
  const startOf = ({ core }: TemporalFinding) => core[0]?.[0] ?? 0;
  const shifts = findings.filter(({ kind, lead }) => kind === "shift" && lead !== "old");
  const led = findings.filter(({ lead }) => lead === "new");
  if (led.length > 0) return [...shifts, ...led];
  // Behind "instead of" everything is old: "… on Wednesday instead of Sunday and Tuesday".
  const firstOld = findings.findIndex(({ lead }) => lead === "old");
  const fresh = firstOld > 0 ? findings.slice(0, firstOld) : findings;
  const last = fresh.findLast((finding) => finding.lead !== "old" && startOf(finding) >= nameEnds);
  return last === undefined ? shifts : [...shifts, last];
}

/** Where the head of the name ends: behind the noun for "task", or the pronoun. */
export function nameEnd(draft: Draft): number {
  const { clause } = draft.detection;
  const { words } = clause.message.grammar;
  const heads = new Set([
    words.ids.get("tasknoun"),
    words.ids.get("it"),
    words.ids.get("identifier"),
    words.ids.get("number"),
    words.ids.get("itemnoun"),
  ]);
  const content = draft.content[0]?.[0] ?? clause.span[0];
  // The hour of a date is no head: "my 5 pm reminder".
  const undated = new Set(outside(clause.tokens, clause.dates));
  const at = clause.tokens.findIndex(
    (token, index) =>
      token.start >= content && undated.has(token) && clause.parse.sentence.arcs[index]?.some(({ word }) => heads.has(word)),
  );
  // A bare title has no head: its first word at least is no new value.
  if (at < 0) return draft.detection.candidate === null ? content : (clause.tokens.find(({ start }) => start >= content)?.end ?? content);
  return clause.tokens[at]?.end ?? content;
}

/** `due_date` and `recurrence`, or the filter by date. */
export function extractDates(draft: Draft): void {
  for (const finding of draft.shape === "query" ? draft.filterDates : draft.valueDates) extractDate(draft, finding);
  if (draft.shape === "change" || draft.shape === "choose")
    draft.taken = [...draft.taken, ...draft.filterDates.flatMap(({ spans }) => spans)];
}

function extractDate(draft: Draft, finding: TemporalFinding): void {
  const path = pathOf(draft, "due_date");
  const isKey = draft.shape === "query" || draft.keys.has("due_date");
  if (finding.kind === "recurrence") {
    if (!draft.keys.has("recurrence") || draft.spans["recurrence"] !== undefined) return;
    putDate(draft, "recurrence", finding.value, finding);
    if (finding.assumed) draft.assumed.push("recurrence");
    return;
  }
  if (!isKey || draft.spans[path] !== undefined) return;
  if (finding.kind === "shift") {
    shiftDate(draft, finding, finding.spans);
    return;
  }
  // A filter looks at days: the hour of "tomorrow at 5" says nothing to it.
  const value = draft.shape === "query" && finding.kind === "date" ? finding.value.slice(0, ISO_DATE_LENGTH) : finding.value;
  putDate(draft, path, value, finding);
  if (finding.kind === "date" && finding.assumed) draft.assumed.push(path);
}

const ISO_DATE_LENGTH = 10;

/** The value stands in the core; the prepositions and endings around it are taken with it. */
function putDate(draft: Draft, path: string, value: string, { core, spans }: TemporalFinding): void {
  put(draft, path, value, core);
  draft.taken = [...draft.taken, ...spans];
}

/** "push it back two days": counted from the date that the task has. */
function shiftDate(draft: Draft, finding: Extract<TemporalFinding, { kind: "shift" }>, spans: readonly Span[]): void {
  draft.taken = [...draft.taken, ...spans];
  const due = draft.named.length === 1 ? draft.named[0]?.due_date : undefined;
  const shifted = due === undefined ? null : applyShift(due, finding, draft.detection.clause.message.world.timeZone);
  if (shifted !== null) put(draft, "due_date", shifted, spans);
}

import type { TaskReference } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import { readNaming } from "../intent/naming.ts";
import type { ClauseReading } from "../intent/reading.ts";
import { type FoundReference, NOTHING_NAMED } from "../reference/index.ts";
import { namedTasks } from "../reference/named-tasks.ts";
import { mergeSpans } from "../text/spans.ts";
import { filtersIn } from "./conditions.ts";
import { type Draft, put } from "./draft.ts";
import { namesSet } from "./sets.ts";

/** `task_id`: which task the words name. */
export function extractReference(draft: Draft): void {
  if (!draft.keys.has("task_id")) return;
  const { clause } = draft.detection;
  const { world, settings } = clause.message;
  const { reference, spans, unread, narrowing } = bestReading(draft);
  draft.reference = reference;
  draft.naming = spans;
  draft.unread = unread;
  // An answer or a sequel names the task no more.
  if (draft.named.length > 0 || reference.status !== "resolved") return;
  // "… off my grocery list": what tells where it stands is behind its name.
  draft.taken = mergeSpans([...draft.taken, ...narrowing]);
  draft.named = namedTasks(world, reference.taskIds, settings.language);
  const [only] = reference.taskIds;
  if (reference.taskIds.length === 1 && only !== undefined) put(draft, "task_id", only, spans);
  // What narrows a set is no new value of it: "all tasks tagged bills".
  else draft.taken = mergeSpans([...draft.taken, ...spans]);
}

/** The wording's own words for the task; where they name none, those of the next wordings that fit the clause. */
function bestReading(draft: Draft): FoundReference & { readonly narrowing: readonly Span[] } {
  const { clause, candidate } = draft.detection;
  let best: ReturnType<typeof bestReading> = { ...NOTHING_NAMED, narrowing: [] };
  for (const { span, end } of namingSpans(draft)) {
    // Where nothing new is said, a list anywhere behind the name is a condition.
    const last = draft.shape === "choose" ? clause.span[1] : Math.max(span[1], end);
    const filters = filtersIn(clause, span, [span[0], last], draft.filterDates);
    const reading = readNaming(clause, span, filters, draft.shape === "change" ? "changed" : "named");
    if (surety(reading.reference) > surety(best.reference)) best = { ...reading, narrowing: filters.narrowing ?? [] };
    // Another wording may know better where a name ends, but not which words are a pronoun or a position.
    if (isSettled(best.reference, clause) || candidate === null || namesSet(draft)) break;
  }
  return best;
}

/** Whether another wording cannot do better: where no tasks are known, an id alone could be found. */
function isSettled({ status }: TaskReference, { message, span }: ClauseReading): boolean {
  if (status === "resolved" || status === "ambiguous") return true;
  return status === "not_found" && message.world.tasks === undefined && !/\d/.test(message.text.slice(...span));
}

/** How far a reading has come. */
function surety({ status }: TaskReference): number {
  return ["none", "not_found", "ambiguous", "resolved"].indexOf(status);
}

/** More wordings than these are not asked where a task is named. */
const MOST_WORDINGS = 4;

/** The stretches that may name the task, the surest first, each with the end of its wording. */
function namingSpans(draft: Draft): { readonly span: Span; readonly end: number }[] {
  const { candidate, clause } = draft.detection;
  const [content] = draft.content;
  const own = candidate?.frame.captures["naming"] ?? content;
  const others = clause.parse.frames
    .filter(({ frame, captures }) => candidate !== null && frame.intent === draft.intent && captures["naming"] !== undefined)
    .sort((one, other) => other.frame.weight - one.frame.weight)
    .flatMap(({ captures, span }) => (captures["naming"] === undefined ? [] : [{ captured: captures["naming"], end: span[1] }]));
  const all = [
    ...(own === undefined ? [] : [{ captured: own, end: candidate?.frame.captures["newlist"]?.[0] ?? candidate?.frame.span[1] ?? 0 }]),
    // What stands before the surest name is of the wording: "tick *off* the milk".
    ...others.filter(({ captured }) => own === undefined || captured[0] >= own[0]),
  ];
  const spans = all.map(({ captured, end }) => ({ span: upToValue(draft, captured), end }));
  const isFirst = (span: Span, at: number): boolean => spans.findIndex(({ span: [from, to] }) => from === span[0] && to === span[1]) === at;
  return spans.filter(({ span }, at) => isFirst(span, at)).slice(0, MOST_WORDINGS);
}

/** The words of a name up to where a new value begins. */
function upToValue(draft: Draft, captured: Span): Span {
  const values = [...draft.valueDates.flatMap(({ spans }) => spans), ...draft.taken].filter(
    ([start]) => start > captured[0] && start < captured[1],
  );
  const valueAt = Math.min(captured[1], ...values.map(([start]) => start));
  const shifts = draft.valueDates.some(({ kind }) => kind === "shift");
  const named = valueAt < captured[1] ? beforeHanging(draft, [captured[0], valueAt], shifts) : captured[1];
  const end = Math.min(named, asideAfter(draft, captured));
  return captured[0] < end ? [captured[0], end] : captured;
}

/** The end of a name without what leads from it to its value: "… so it's", "… to be"; before an amount of time "… up" too. */
function beforeHanging({ detection: { clause } }: Draft, [from, to]: Span, shifts: boolean): number {
  const { hanging, directions } = clause.message.settings.language.taskNouns;
  const { text } = clause.message;
  const phrases = shifts ? [...hanging, ...directions] : hanging;
  let end = to;
  for (let round = 0; round < MOST_HANGING; round++) {
    const words = text.slice(from, end).trimEnd();
    const phrase = phrases.find((one) => words.endsWith(` ${one}`));
    if (phrase === undefined) return end;
    end = from + words.length - phrase.length;
  }
  return end;
}

/** Nobody piles up more of them, and each costs a look. */
const MOST_HANGING = 4;

/** Where a reason or an explanation begins: "…, it's done already", "since Tom will not be there". */
function asideAfter(draft: Draft, [from, to]: Span): number {
  const { clause } = draft.detection;
  const { text, grammar, settings } = clause.message;
  const aside = grammar.words.ids.get("aside");
  // "the reminder I have to …" goes on to the name.
  const isLinker = (start: number): boolean => settings.language.taskNouns.linkers.some((phrase) => text.startsWith(`${phrase} `, start));
  const { relatives } = settings.language.taskNouns;
  // "everything that's done" goes on, "the milk, that's done" explains.
  const isCondition = (index: number): boolean =>
    clause.tokens[index - 1]?.kind !== "mark" && relatives.includes(clause.tokens[index]?.text ?? "");
  const at = clause.tokens.findIndex(
    ({ start, end }, index) =>
      start > from &&
      end <= to &&
      clause.parse.sentence.arcs[index]?.some(({ word }) => word === aside) &&
      !isLinker(start) &&
      !isCondition(index),
  );
  const before = clause.tokens[at - 1];
  return at < 1 || before === undefined ? to : before.kind === "mark" ? before.start : (clause.tokens[at]?.start ?? to);
}

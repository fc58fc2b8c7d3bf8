import type { ExtractedParams } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import { type Detection, detect, UNKNOWN } from "../intent/detection.ts";
import { readClause } from "../intent/reading.ts";
import { describedTask } from "../params/described.ts";
import { extractFrom } from "../params/extract.ts";
import { contains, trimSpan } from "../text/spans.ts";
import { literalText } from "./values.ts";

/** One task and its new values, of several that one verb changes. */
export interface Pair {
  readonly extracted: ExtractedParams;
  readonly span: Span;
}

/** More than these nobody types after one verb, and each joint costs some readings. */
const MOST_PAIRS = 6;
const MOST_JOINTS = 8;
const MOST_TOKENS = 80;
/** A title with an "and" of its own is found within so many joints. */
const MOST_ENDS = 3;

/**
 * "move the milk task to friday and the rent task to saturday": what the one verb does to each task. Null where the clause is about one
 * task, or several with the same new value.
 */
export function pairsOf(detection: Detection, intent: string): readonly Pair[] | null {
  const pairs: Pair[] = [];
  const [start, end] = detection.clause.span;
  let from = start;
  for (const { before, behind } of joints(detection)) {
    if (before <= from || pairs.length >= MOST_PAIRS) continue;
    const pair = pairIn(detection, intent, [from, before], pairs);
    if (pair === null) continue;
    // What follows must be another pair: "… to friday and saturday" is none.
    if (nextPair(detection, intent, behind, [...pairs, pair]) === null) continue;
    pairs.push(pair);
    from = behind;
  }
  if (pairs.length === 0) return null;
  const last = pairIn(detection, intent, [from, end], pairs);
  return last === null ? null : [...pairs, last];
}

/** The pair that begins at a place, up to the end or to one of the joints behind it. */
function nextPair(detection: Detection, intent: string, from: number, pairs: readonly Pair[]): Pair | null {
  const ends = [detection.clause.span[1], ...joints(detection).flatMap(({ before }) => (before > from ? [before] : []))];
  for (const end of ends.slice(0, MOST_ENDS)) {
    const pair = pairIn(detection, intent, [from, end], pairs);
    if (pair !== null) return pair;
  }
  return null;
}

/** Where one pair may end and the next begin. */
function joints({ clause }: Detection): { readonly before: number; readonly behind: number }[] {
  const { joiners } = clause.message.settings.language;
  const { tokens, message } = clause;
  const isJoint = (text: string): boolean => joiners.pairing.includes(text);
  if (tokens.length > MOST_TOKENS) return [];
  const found = tokens.flatMap((token, at) => {
    const before = tokens[at - 1];
    const quoted = message.quotes.some(({ outer }) => contains(outer, [token.start, token.end]));
    if (before === undefined || quoted || !isJoint(token.text) || isJoint(before.text)) return [];
    const next = tokens.slice(at).find(({ text }) => !isJoint(text));
    return next === undefined ? [] : [{ before: before.end, behind: next.start }];
  });
  return found.slice(0, MOST_JOINTS);
}

/** One task with changes of the same kind as the pairs before it have; null where a stretch says no such thing. */
function pairIn(detection: Detection, intent: string, span: Span, pairs: readonly Pair[]): Pair | null {
  const { message } = detection.clause;
  const [first] = pairs;
  const reading = detect(readClause(message, trimSpan(message.text, span)));
  // The first has the verb, the others must have none of their own.
  if (first === undefined ? reading.intent !== intent : reading.intent !== UNKNOWN && reading.intent !== intent) return null;
  const bare: Detection = first === undefined ? reading : { ...reading, intent: UNKNOWN, candidate: null, candidates: [] };
  const extracted = first === undefined ? extractFrom(bare, intent) : (retitled(bare, first.extracted) ?? extractFrom(bare, intent));
  const names = changesOf(extracted);
  const { reference: named } = extracted;
  if ((named?.status !== "resolved" && named?.status !== "ambiguous") || names.length === 0) return null;
  const ids = named.status === "resolved" ? named.taskIds : [];
  const isKind = first === undefined || names.some((name) => changesOf(first.extracted).includes(name));
  const isNew = pairs.every(
    ({ extracted: { reference } }) => reference?.status !== "resolved" || !reference.taskIds.some((id) => ids.includes(id)),
  );
  return isKind && isNew ? { extracted, span: trimSpan(message.text, span) } : null;
}

function changesOf({ params, assumed }: ExtractedParams): string[] {
  return Object.keys(params).filter((name) => name !== "task_id" && name !== "user_id" && !(assumed.includes(name) && name !== "due_date"));
}

/** "2 to bread": another task with its new title, where the first got one. */
function retitled(detection: Detection, first: ExtractedParams): ExtractedParams | null {
  if (!("title" in first.params)) return null;
  const { clause } = detection;
  const { joiners } = clause.message.settings.language;
  const at = clause.tokens.findIndex(({ text }, index) => index > 0 && joiners.becoming.includes(text));
  const [before, after] = [clause.tokens[at - 1], clause.tokens[at + 1]];
  if (before === undefined || after === undefined) return null;
  const naming: Span = [clause.span[0], before.end];
  const reference = describedTask(clause, naming);
  const [id] = reference.status === "resolved" ? reference.taskIds : [];
  if (reference.status !== "resolved" || reference.taskIds.length !== 1 || id === undefined) return null;
  const title: Span = [after.start, clause.span[1]];
  return {
    params: { ...ownUser(first), task_id: id, title: literalText(clause.message, title) },
    assumed: [],
    missing: [],
    spans: { task_id: [naming], title: [title] },
    reference,
  };
}

function ownUser({ params }: ExtractedParams): Record<string, unknown> {
  return "user_id" in params ? { user_id: params["user_id"] } : {};
}

import type { Span } from "../contract/span.ts";
import type { Reading } from "../intent/reading.ts";
import { trimSpan } from "../text/spans.ts";
import { beforeValue, behind, coreOf, excludedIn, type Words, wordsIn } from "./answer-words.ts";
import { replyIn } from "./reply.ts";
import { separates } from "./reply-head.ts";
import { type ReplyTable, replyTable } from "./reply-table.ts";

/** What a correction says instead, and what it turns down. */
export interface Corrected {
  readonly fresh: Span;
  readonly old: Span | null;
  /** Its words say outright that something else was meant. */
  readonly firm: boolean;
}

/** More words than these on either side of "not" tell something else. */
const LONGEST_PART = 6;

/** "I meant friday", "*friday", "sorry, 6 not 5", "not milk, bread", "no 5"; null where a message corrects nothing. */
export function correctedIn(reading: Reading): Corrected | null {
  const whole = trimSpan(reading.text, [0, reading.text.length]);
  const reply = replyIn(reading, whole);
  const rest = reply.kind === "correction" || reply.kind === "no" ? reply.rest : null;
  const starred = starredIn(reading, whole);
  const within = starred ?? rest ?? (reply.kind === "none" ? whole : null);
  if (within === null) return null;
  const firm = starred !== null || saysFirmly(reading, whole);
  const parts = partsOf(reading, within);
  if (parts !== null) return { ...parts, firm: true };
  if (rest !== null) return { fresh: coreOf(reading, rest), old: excludedIn(reading, [0, rest[0]])?.named ?? null, firm };
  return starred !== null || firm || refusesFirst(reading, whole) ? { fresh: coreOf(reading, within), old: null, firm } : null;
}

/** "*friday", "friday*": the way people mend a word in a chat. */
function starredIn(reading: Reading, whole: Span): Span | null {
  const { text, settings } = reading;
  const { star } = settings.language.replies;
  // "order* lol"
  const last = text.lastIndexOf(star) + 1;
  const closing = last > 0 && last < whole[1] ? wordsIn(reading, [last, whole[1]]) : null;
  const isClosed = closing !== null && behind(closing, closing.table.closers) === closing.tokens.length;
  const [start, end] = isClosed ? [whole[0], last] : whole;
  const says = text.slice(start, end);
  const within: Span = says.startsWith(star) ? [start + 1, end] : [start, end - 1];
  const inner = text.slice(...within);
  const isStarred =
    says.startsWith(star) !== says.endsWith(star) && inner.trim() === inner && !inner.includes(star) && !inner.includes("\n");
  return isStarred && inner !== "" ? within : null;
}

/** "bread, not eggs": both sides of the first "not" behind other words. */
function partsOf(reading: Reading, within: Span): { readonly fresh: Span; readonly old: Span } | null {
  const said = wordsIn(reading, within);
  if (said === null) return null;
  const { not } = replyTable(reading.settings.language.replies);
  const at = said.words.findIndex((_, index) => index > 0 && not.begins(said.words, index));
  const [left, turn, last] = [said.tokens[0], said.tokens[at], said.tokens.at(-1)];
  const isShort = at <= LONGEST_PART && said.words.length - at - 1 <= LONGEST_PART;
  if (at < 1 || left === undefined || turn === undefined || last === undefined || !isShort || stops(said, at)) return null;
  // "the bread is not done" tells how it is; "it's not milk, bread" begins with what points.
  if (said.table.copulas.longest(said.words, at - 1) !== null) return null;
  const fresh = beforeValue(reading, trimSpan(reading.text, [left.start, turn.start]));
  const old = beforeValue(reading, [turn.end, last.end]);
  return fresh === null || old === null ? null : { fresh, old };
}

/** A sentence that ends before "not" is one of its own. */
function stops({ tokens }: Words, at: number): boolean {
  return tokens.slice(0, at - 1).some(separates);
}

/** Whether "I meant" or the like stands at either end. */
function saysFirmly(reading: Reading, within: Span): boolean {
  const words = wordsIn(reading, within)?.words ?? [];
  const { head } = replyTable(reading.settings.language.replies);
  return words.some((_, at) => {
    const found = head.longest(words, at);
    const isFirm = found?.value.part === "correction" && found.value.row.firm;
    return isFirm && (found.end === words.length || words.slice(0, at).every((__, before) => isHead(words, before, head)));
  });
}

function isHead(words: readonly string[], at: number, head: ReplyTable["head"]): boolean {
  for (let from = 0; from <= at; from++) if ((head.longest(words, from)?.end ?? 0) > at) return true;
  return false;
}

/** "no 5" begins with a refusal, though it may be a number of a list. */
function refusesFirst(reading: Reading, within: Span): boolean {
  const words = wordsIn(reading, within)?.words ?? [];
  const found = replyTable(reading.settings.language.replies).head.longest(words, 0);
  return found?.value.part === "correction" || (found?.value.part === "answer" && found.value.row.says === "no");
}

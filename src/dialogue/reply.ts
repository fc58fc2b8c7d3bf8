import type { Span } from "../contract/span.ts";
import { type Reading, tokensIn } from "../intent/reading.ts";
import type { ReplyReach, ReplyWords } from "../lexicon/en/replies.ts";
import type { Token } from "../text/tokens.ts";
import { type Head, type Pause, readHead, separates } from "./reply-head.ts";
import { type ReplyTable, replyTable } from "./reply-table.ts";

/**
 * What kind of answer a message is. `rest` is what follows the answer and has to be understood before anything runs: it may
 * change the step ("yes, but make it friday"), repeat it ("yes, delete it") or ask for more ("yes, and show my tasks").
 * The rest of a correction names or changes something ("no, the dentist one").
 */
export type Reply =
  | { readonly kind: "yes"; readonly rest: Span | null }
  /** `limited`: what a yes before it was not for, "not before friday" of "yes, but not before friday". */
  | { readonly kind: "no"; readonly rest: Span | null; readonly limited?: Span }
  | { readonly kind: "cancel" }
  | { readonly kind: "correction"; readonly rest: Span }
  | { readonly kind: "none" };

const NONE: Reply = { kind: "none" };

/** A stretch of a message as an answer. */
export function replyIn(reading: Reading, within: Span): Reply {
  const { text, settings } = reading;
  return readReply(text.slice(0, within[1]), tokensIn(reading, within), settings.language.replies);
}

/** Reads a message as an answer, from its words alone; "none" where it is not one as a whole. */
export function readReply(normalized: string, tokens: readonly Token[], words: ReplyWords): Reply {
  const table = replyTable(words);
  const head = readHead(normalized, tokens, table);
  if (head === null) return NONE;
  return head.next === null ? bareReply(head) : replyWithRest({ ...head, next: head.next }, table);
}

/** A yes that is none by itself, with what stands behind it: a word that opens many a sentence ("ok, …"), a condition or a question. */
export interface LeaningYes {
  readonly rest: Span;
  /** Whether the words behind take the yes back or ask first, so that it agrees to nothing. */
  readonly isOpen: boolean;
}

/** "ok, add milk", "yes, if Bob agrees", "yes, what's next?"; null where a message does not begin so. */
export function leaningYes(reading: Reading, within: Span): LeaningYes | null {
  const { text, settings } = reading;
  const table = replyTable(settings.language.replies);
  const head = readHead(text.slice(0, within[1]), tokensIn(reading, within), table);
  if (head?.said !== "yes" || head.next === null || head.correction !== null) return null;
  const opens = (phrases: "reversals" | "asking"): boolean => table[phrases].begins(head.words, head.next ?? 0);
  const isOpen = opens("reversals") || (opens("asking") && head.pause !== "stop" && head.pause !== "and");
  if (!isOpen && head.reach === "joiner" && head.pause === "none" && !table.naming.begins(head.words, head.next)) return null;
  return { rest: spanFrom(head, head.next), isOpen };
}

function bareReply(head: Head): Reply {
  if (head.said === "yes") return head.pause === "but" ? NONE : { kind: "yes", rest: null };
  if (head.said === "no") return { kind: "no", rest: null, ...limitedBy(head) };
  if (head.said === "cancel") return { kind: "cancel" };
  return head.polite && head.correction === null ? { kind: "yes", rest: null } : NONE;
}

interface HeadWithRest extends Head {
  readonly next: number;
}

function replyWithRest(head: HeadWithRest, table: ReplyTable): Reply {
  const rest = spanFrom(head, head.next);
  const opens = (phrases: "naming" | "changing" | "reversals" | "asking") => table[phrases].begins(head.words, head.next);

  if (head.correction === "firm") return { kind: "correction", rest: spanFrom(head, head.correctionEnd) };
  if (head.correction === "loose" && namesOrChanges(head, table)) return { kind: "correction", rest };
  if (head.said === null) return NONE;

  if (head.said === "yes") {
    const asksFirst = opens("asking") && head.pause !== "stop" && head.pause !== "and";
    if (opens("reversals") || asksFirst) return NONE;
    return reaches(head.reach, head.pause, false) ? { kind: "yes", rest } : NONE;
  }
  const names = opens("naming") || opens("changing");
  if (!reaches(head.reach, head.pause, names)) return NONE;
  return namesOrChanges(head, table) ? { kind: "correction", rest } : { kind: "no", rest, ...limitedBy(head) };
}

function limitedBy(head: Head): { readonly limited?: Span } {
  return head.limited === null ? {} : { limited: spanFrom(head, head.limited) };
}

/** From this token, or the first behind it that is no mark of separation, to the end. */
function spanFrom({ kept }: Head, from: number): Span {
  let index = from;
  while (kept[index] !== undefined && separates(kept[index])) index++;
  return [kept[index]?.start ?? 0, kept.at(-1)?.end ?? 0];
}

/** Whether what follows an answer may belong to it. */
function reaches(reach: ReplyReach, pause: Pause, names: boolean): boolean {
  const joined = pause === "and" || pause === "but";
  if (reach === "anything" || joined) return true;
  if (reach === "naming") return names || pause !== "none";
  return reach === "pause" && pause !== "none";
}

/** Whether the rest is a name or a value ("the second one", "friday", "#3", "make it friday") and no command of its own. */
function namesOrChanges({ kept, words, next }: HeadWithRest, table: ReplyTable): boolean {
  const first = kept[next];
  if (first === undefined) return false;
  if (first.kind !== "word" || table.naming.begins(words, next) || table.changing.begins(words, next)) return true;
  const alone = kept.slice(next + 1).every((token) => token.kind === "mark");
  return alone && !table.asking.begins(words, next) && !table.reversals.begins(words, next);
}

import type { Span } from "../contract/span.ts";
import type { ReplyReach, ReplyRow } from "../lexicon/en/replies.ts";
import type { Token } from "../text/tokens.ts";
import { negatedEnd, notEnd } from "./reply-negation.ts";
import type { ReplyTable } from "./reply-table.ts";

/** A longer head is no answer; it also bounds the time that a long message takes. */
const LONGEST_HEAD = 48;

/** What stands between the answer and the rest, weakest first. */
const PAUSES = ["none", "comma", "stop", "and", "but"] as const;
export type Pause = (typeof PAUSES)[number];

const STOPS = /^[.!;]$/u;
/** Marks that begin a name rather than separate. */
const OPENERS = /^["'#@+$]$/u;
const NEGATED: ReplyRow = { says: "no", reach: "pause", phrases: [] };
const REACHES: readonly ReplyReach[] = ["nothing", "joiner", "pause", "naming", "anything"];

/** The words at the beginning of a message that answer, and the place where they end. */
export interface Head {
  /** The tokens that count, and their words as the table knows them. */
  readonly kept: readonly Token[];
  readonly words: readonly string[];
  readonly said: "yes" | "no" | "cancel" | null;
  readonly reach: ReplyReach;
  readonly pause: Pause;
  readonly polite: boolean;
  readonly correction: "firm" | "loose" | null;
  /** Index of the token where "not …" behind a "yes, but" begins; `null` where the yes stands by itself. */
  readonly limited: number | null;
  /** Index of the first token behind the words that announce a firm correction. */
  readonly correctionEnd: number;
  /** Index of the first token that is no part of the answer; `null` where nothing is left. */
  readonly next: number | null;
}

/** The words behind a firm correction that does not open the message: "not milk, I mean the rent one". */
export function correctedLater(tokens: readonly Token[], table: ReplyTable): Span | null {
  const words = tokens.slice(0, LONGEST_HEAD).map((token) => table.vocabulary.known(token.text));
  const last = tokens[words.length - 1];
  for (let from = 1; from < words.length; from++) {
    const found = table.head.longest(words, from);
    const next = found === null ? undefined : tokens[found.end];
    if (found?.value.part === "correction" && found.value.row.firm && next !== undefined && last !== undefined)
      return [next.start, last.end];
  }
  return null;
}

/** Where an answer may begin anew, the last place first: behind a mark, or at a filler: "the first hmm no the second". */
export function* beginnings(tokens: readonly Token[], table: ReplyTable): Generator<Span> {
  const last = tokens.at(-1);
  const words = tokens.slice(0, LONGEST_HEAD).map((token) => table.vocabulary.known(token.text));
  for (let from = words.length - 1; from > 0; from--) {
    const token = tokens[from];
    const found = table.head.longest(words, from);
    const part = found?.value.part;
    // "the first no the second"
    const takesBack = found?.value.part === "answer" && found.value.row.says === "no" && table.naming.begins(words, found.end);
    const begins = part === "filler" || part === "correction" || takesBack || (part !== undefined && separates(tokens[from - 1]));
    if (token !== undefined && last !== undefined && begins) yield [token.start, last.end];
  }
}

/** Reads answers, fillers, joiners and marks as long as they last; `null` where they show that nothing is answered. */
export function readHead(normalized: string, tokens: readonly Token[], table: ReplyTable): Head | null {
  const kept = tokens.filter((token) => !table.ignored.has(token.text));
  const words = kept.slice(0, LONGEST_HEAD).map((token) => table.vocabulary.known(token.text));
  const head: Reading = {
    kept,
    words,
    said: null,
    reach: "nothing",
    pause: "none",
    polite: false,
    correction: null,
    limited: null,
    correctionEnd: 0,
    turned: false,
    index: 0,
  };
  while (head.index < words.length) {
    if (head.index > 0 && breaksLine(normalized, kept, head.index)) longerPause(head, "stop");
    const outcome = readPart(head, table);
    if (outcome === "no answer") return null;
    if (outcome === "rest") return { ...head, next: head.index };
  }
  return kept.length > words.length ? null : { ...head, next: null };
}

type Reading = { -readonly [Key in Exclude<keyof Head, "next">]: Head[Key] } & {
  /** A word like "sorry" or "wait" since the last answer: a yes may follow a no. */
  turned: boolean;
  index: number;
};

function readPart(head: Reading, table: ReplyTable): "read" | "rest" | "no answer" {
  const found = table.head.longest(head.words, head.index);
  const negated = negatedEnd(head, head.index, table) ?? notEnd(head, head.index, table);
  if (negated !== null && negated > (found?.end ?? 0)) return answer(head, NEGATED, negated);
  if (found === null) return readMark(head);
  const { value, end } = found;
  if (value.part === "answer") return answer(head, value.row, end);
  if (value.part === "joiner") longerPause(head, value.row.turns ? "but" : "and");
  if (value.part === "correction") {
    head.turned = true;
    if (value.row.holds && head.said === "yes") head.said = null;
    if (value.row.firm) {
      head.correction = "firm";
      head.correctionEnd = end;
    } else head.correction ??= "loose";
  }
  head.index = end;
  return "read";
}

function answer(head: Reading, row: ReplyRow, end: number): "read" | "no answer" {
  if (row.says === "undecided") return "no answer";
  const numbered = row.reach === "naming" && isNumbered(head, end);
  const takenBack = row.says === "yes" && row.reach !== "nothing" && (head.said === "no" || head.said === "cancel") && !head.turned;
  if (numbered || takenBack) return "no answer";
  if (row === NEGATED && head.said === "yes" && head.pause === "but") head.limited = head.index;
  head.index = end;
  if (row.reach === "nothing") {
    head.polite = true;
    return "read";
  }
  const widens = head.said !== row.says || REACHES.indexOf(row.reach) > REACHES.indexOf(head.reach);
  if (widens) head.reach = row.reach;
  head.said = head.said === "cancel" && row.says === "no" ? "cancel" : row.says;
  head.pause = "none";
  head.turned = false;
  return "read";
}

/** "no. 2" and "no 2" are positions. */
function isNumbered({ kept }: Reading, end: number): boolean {
  const after = kept[end]?.text === "." ? end + 1 : end;
  return kept[after]?.kind === "number";
}

function readMark(head: Reading): "read" | "rest" | "no answer" {
  const token = head.kept[head.index];
  if (token === undefined || !separates(token)) return "rest";
  // "yes?" asks; it does not agree.
  if (token.text === "?" && head.said !== null) return "no answer";
  longerPause(head, STOPS.test(token.text) ? "stop" : "comma");
  head.index++;
  return "read";
}

/** A mark that belongs to neither side. */
export function separates(token: Token | undefined): boolean {
  return token?.kind === "mark" && !OPENERS.test(token.text);
}

function longerPause(head: Reading, pause: Pause): void {
  if (PAUSES.indexOf(pause) > PAUSES.indexOf(head.pause)) head.pause = pause;
}

function breaksLine(normalized: string, kept: readonly Token[], index: number): boolean {
  return normalized.slice(kept[index - 1]?.end ?? 0, kept[index]?.start ?? 0).includes("\n");
}

import type { Span } from "../contract/span.ts";
import { type Reading, tokensIn } from "../intent/reading.ts";
import type { Token } from "../text/tokens.ts";
import type { PhraseTable } from "./phrase-table.ts";
import { separates } from "./reply-head.ts";
import { type UndoKind, type UndoTable, undoTable } from "./undo-table.ts";

/** A message that takes back what was done. */
export interface UndoRequest {
  readonly kind: UndoKind;
  readonly span: Span;
  /** It only wonders, "can I undo that?", or just finds fault: "that was wrong". */
  readonly doubtful: boolean;
  /** It means what was done a moment ago: "scratch that". */
  readonly retracts: boolean;
  /** What is said besides. */
  readonly rest: Span | null;
}

/** A longer way to it is a sentence of its own. */
const LONGEST_LEAD = 24;
const SHORTEST_STEM = 3;
const LONGEST_ENDING = 3;
const LONGEST_REASON = 6;

interface Words {
  readonly tokens: readonly Token[];
  readonly words: readonly string[];
  readonly table: UndoTable;
  /** Whether a word is one of those by which what was done is told: its label, the titles of its tasks. */
  readonly isTold: (word: string) => boolean;
}

/** Whether a message asks to take back what was done, told by certain words; null for any other. */
export function undoIn(reading: Reading, within: Span, isTold: (word: string) => boolean): UndoRequest | null {
  const table = undoTable(reading.settings.language);
  const tokens = tokensIn(reading, within);
  const said: Words = { tokens, words: tokens.map((token) => table.vocabulary.known(token.text)), table, isTold };
  let polite = false;
  let doubtful = false;
  for (let at = 0; at < Math.min(tokens.length, LONGEST_LEAD); ) {
    const deed = deedAt(said, at);
    // "i needed that, put it back": said twice.
    const again = deed === null ? null : separates(tokens[deed.end]) ? deed.end + 1 : deed.end;
    if (again !== null && deedAt(said, again)?.doubtful === undefined && deedAt(said, again) !== null) {
      at = again;
      continue;
    }
    if (deed !== null) return requestFrom(reading, said, at, deed, { polite, doubtful });
    const lead = table.leads.longest(said.words, at);
    const negator = table.negators.longest(said.words, at);
    if (negator !== null && negator.end >= (lead?.end ?? 0)) return null;
    if (lead === null && !separates(tokens[at])) return null;
    polite ||= lead?.value === "request";
    doubtful ||= lead?.value === "doubt";
    at = lead?.end ?? at + 1;
  }
  return null;
}

/** How it is asked for. */
interface Manner {
  readonly polite: boolean;
  readonly doubtful: boolean;
}

interface Deed {
  readonly kind: UndoKind;
  readonly doubtful?: boolean;
  readonly end: number;
}

function deedAt(said: Words, at: number): Deed | null {
  const { words, table } = said;
  const whole = table.verbs.longest(words, at);
  if (whole !== null) return { kind: whole.value, end: objectEnd(said, whole.end) };
  const retraction = table.retractions.longest(words, at);
  if (retraction !== null && skip(said, retraction.end, table.closers) >= words.length)
    return { kind: "any", end: retraction.end, doubtful: true };
  const split = table.split.longest(words, at);
  if (split === null) return null;
  const before = table.back.longest(words, split.end);
  if (before !== null) {
    const end = objectEnd(said, before.end);
    return end > before.end ? { kind: split.value, end } : null;
  }
  const object = objectEnd(said, split.end);
  const behind = object > split.end ? table.back.longest(words, object) : null;
  return behind === null ? null : { kind: split.value, end: behind.end };
}

/** Index behind the words that say what is taken back; they are few and known, or those by which it is told. */
function objectEnd(said: Words, from: number): number {
  let end = from;
  while (end < said.words.length) {
    const next = objectWordEnd(said, end) ?? (end > from ? linkedEnd(said, end) : null) ?? relativeEnd(said, end);
    if (next === null) break;
    end = next;
  }
  return end;
}

function objectWordEnd({ words, tokens, table, isTold }: Words, at: number): number | null {
  const known = table.objects.longest(words, at);
  if (known !== null) return known.end;
  const word = words[at] ?? "";
  const isQuote = /^["']$/u.test(word);
  return isQuote || (tokens[at]?.kind !== "mark" && isTold(word)) ? at + 1 : null;
}

function linkedEnd(said: Words, at: number): number | null {
  const linker = said.table.linkers.longest(said.words, at);
  return linker === null ? null : objectWordEnd(said, linker.end);
}

/** "what you just did", "I made". */
function relativeEnd({ words, table }: Words, at: number): number | null {
  const relative = table.relatives.longest(words, at)?.end ?? at;
  const doer = table.doers.longest(words, relative);
  if (doer === null) return null;
  let end = doer.end;
  for (let did = table.did.longest(words, end); did !== null; did = table.did.longest(words, end)) end = did.end;
  return end > doer.end ? end : null;
}

/** "deleting" and "deletion" are told by "delete". */
export function isSameWord(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  const stem = short.endsWith("e") ? short.slice(0, -1) : short;
  if (one === other) return true;
  return stem.length >= SHORTEST_STEM && long.startsWith(stem) && long.length - stem.length <= LONGEST_ENDING;
}

function requestFrom(
  reading: Reading,
  said: Words,
  at: number,
  { kind, end, doubtful: retracts = false }: Deed,
  lead: Manner,
): UndoRequest | null {
  const { tokens } = said;
  const first = tokens[at];
  const last = tokens[end - 1];
  if (first === undefined || last === undefined) return null;
  const tail = skip(said, end, said.table.closers);
  const asked = tokens.slice(end, tail).some(({ text }) => text === "?");
  const request = {
    kind,
    retracts,
    span: [first.start, last.end] as const,
    doubtful: retracts || lead.doubtful || (asked && !lead.polite),
  };
  const from = tokens[tail];
  if (from === undefined) return { ...request, rest: null };
  // Words that follow without a pause belong to another sentence: "undo the knot in the hose".
  if (isReason(said, end)) return { ...request, rest: null };
  return isParted(reading, said, end, tail) ? { ...request, rest: [from.start, tokens.at(-1)?.end ?? from.end] } : null;
}

/** "take that back *the rent isn't paid*": its task, and that it is not done after all. */
function isReason(said: Words, from: number): boolean {
  const { words, tokens, table } = said;
  const denied = objectEnd(said, from);
  return words.length - from <= LONGEST_REASON && table.denials.begins(words, denied) && !tokens.slice(from).some(separates);
}

/** Whether a mark, a new line or a word that joins stands between two places. */
function isParted({ text }: Reading, { tokens, words, table }: Words, from: number, to: number): boolean {
  for (let at = from; at <= to; at++) {
    if (table.joiners.begins(words, at) || (at < to && separates(tokens[at]))) return true;
    if (text.slice(tokens[at - 1]?.end ?? 0, tokens[at]?.start ?? 0).includes("\n")) return true;
  }
  return false;
}

/** Index behind as many phrases and marks as stand there. */
function skip({ tokens, words }: Words, from: number, phrases: PhraseTable<true>): number {
  let at = from;
  for (;;) {
    const found = phrases.longest(words, at);
    if (found !== null) at = found.end;
    else if (separates(tokens[at])) at++;
    else return at;
  }
}

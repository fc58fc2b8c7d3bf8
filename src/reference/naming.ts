import { distance } from "fastest-levenshtein";
import { phraseAt, phraseBefore } from "../slots/phrases.ts";
import type { Token } from "../text/tokens.ts";
import type { CompiledLexicon } from "./lexicon.ts";

/** The words of a reference taken apart. */
export interface Naming {
  /** What is left when articles, task nouns and fillers are gone: the words that name. */
  readonly core: readonly Token[];
  /** The noun itself where nothing else is left and titles may hold it ("my chores"). */
  readonly spare: readonly Token[];
  readonly noun: "singular" | "plural" | null;
  readonly quantifier: "all" | "both" | null;
  /** "the first milk task": which of several. */
  readonly ordinal: { readonly count: number; readonly fromEnd: boolean } | null;
  readonly determined: boolean;
  /** "a task", "any reminder": none in particular. */
  readonly indefinite: boolean;
}

/** Takes the naming words apart: "all my reminders about rent" is all of the plural noun, and "rent". */
export function parseNaming(tokens: readonly Token[], lexicon: CompiledLexicon, cut = false): Naming {
  let from = 0;
  let to = tokens.length;
  let noun: Naming["noun"] = null;
  let quantifier: Naming["quantifier"] = null;
  let ordinal: Naming["ordinal"] = null;
  let spare: readonly Token[] = [];
  let determined = false;
  let indefinite = false;
  for (let moved = true; moved && from < to; ) {
    moved = false;
    const word = tokens[from];
    if (word?.kind === "mark" && /^[\p{P}]$/u.test(word.text)) {
      from++;
      moved = true;
      continue;
    }
    const both = phraseAt(tokens, from, lexicon.both, to);
    const all = both ?? phraseAt(tokens, from, lexicon.all, to);
    if (all !== null && noun === null) {
      quantifier = both === null ? "all" : "both";
      from = all.to;
      moved = true;
      continue;
    }
    const head = phraseAt(tokens, from, lexicon.nouns, to) ?? misspeltNoun(tokens, from, lexicon);
    if (head !== null && head.to <= to && headCounts(tokens, head, to, determined || quantifier !== null, noun !== null, lexicon)) {
      noun = head.value;
      spare = lexicon.loose.has(tokens[head.from]?.text ?? "") ? tokens.slice(head.from, head.to) : [];
      from = head.to;
      for (let linker = phraseAt(tokens, from, lexicon.linkers, to); linker !== null; linker = phraseAt(tokens, from, lexicon.linkers, to)) from = linker.to;
      moved = true;
      continue;
    }
    if (word !== undefined && lexicon.determiners.has(word.text) && to - from > 1) {
      determined = true;
      indefinite ||= lexicon.indefinite.has(word.text);
      from++;
      moved = true;
      continue;
    }
    const nth: Ordinal | null = noun === null && ordinal === null ? ordinalAt(tokens, from, to, lexicon) : null;
    if (nth !== null && phraseBefore(tokens.slice(0, to), to, lexicon.nouns) !== null) {
      ordinal = { count: nth.count, fromEnd: nth.fromEnd };
      from = nth.to;
      moved = true;
      continue;
    }
    if (word?.text === "to" && to - from > 1 && noun === null) {
      from++;
      moved = true;
    }
  }
  for (let moved = true; moved && from < to; ) {
    moved = false;
    const last = tokens[to - 1];
    if (last?.kind === "mark" && /^[\p{P}]$/u.test(last.text)) {
      to--;
      moved = true;
      continue;
    }
    const trailing = phraseBefore(tokens, to, lexicon.trailing) ?? (cut ? phraseBefore(tokens, to, lexicon.dangling) : null);
    if (trailing !== null && trailing.from > from) {
      to = trailing.from;
      moved = true;
      continue;
    }
    const tail = noun === null ? (phraseBefore(tokens, to, lexicon.nouns) ?? misspeltNoun(tokens, to - 1, lexicon)) : null;
    if (tail !== null && tail.from > from && (determined || quantifier !== null || ordinal !== null || !lexicon.loose.has(tokens[tail.from]?.text ?? ""))) {
      noun = tail.value;
      to = tail.from;
      moved = true;
    }
  }
  return { core: tokens.slice(from, to), spare: from < to ? [] : spare, noun, quantifier, ordinal, determined, indefinite };
}

interface Ordinal {
  readonly count: number;
  readonly fromEnd: boolean;
  readonly to: number;
}

/** "first", "3rd", "last" before a name. */
export function ordinalAt(tokens: readonly Token[], at: number, to: number, lexicon: CompiledLexicon): Ordinal | null {
  const fromEnd = phraseAt(tokens, at, lexicon.fromEnd, to);
  if (fromEnd !== null) return { count: fromEnd.value, fromEnd: true, to: fromEnd.to };
  const ordinal = phraseAt(tokens, at, lexicon.ordinals, to);
  if (ordinal !== null) return { count: ordinal.value, fromEnd: false, to: ordinal.to };
  const digits = /^(\d{1,6})(\p{L}{2})$/u.exec(tokens[at]?.text ?? "");
  if (digits === null || at >= to || !lexicon.suffixes.has(digits[2] ?? "")) return null;
  return { count: Number(digits[1]), fromEnd: false, to: at + 1 };
}

/** A noun at the head counts when a linker or nothing follows; "job interview" keeps its job, and "the reminder about chores" its chores. */
function headCounts(tokens: readonly Token[], head: { from: number; to: number }, to: number, determined: boolean, second: boolean, lexicon: CompiledLexicon): boolean {
  const word = tokens[head.from]?.text ?? "";
  if (!lexicon.loose.has(word) && !lexicon.standIns.has(word)) return true;
  if (!determined || second) return false;
  return head.to >= to || phraseAt(tokens, head.to, lexicon.linkers, to) !== null || tokens[head.to]?.kind === "mark";
}

function misspeltNoun(tokens: readonly Token[], at: number, lexicon: CompiledLexicon): { value: "singular" | "plural"; from: number; to: number } | null {
  const word = tokens[at]?.text ?? "";
  if (word.length < 6 || word.length > 12) return null;
  const near = (noun: string): boolean => noun.charCodeAt(0) === word.charCodeAt(0) && Math.abs(noun.length - word.length) <= 1 && distance(noun, word) <= (noun.length >= 8 ? 2 : 1);
  const value = word.endsWith("s") ? (lexicon.long.plural.some(near) ? "plural" : null) : lexicon.long.singular.some(near) ? "singular" : null;
  return value === null ? null : { value, from: at, to: at + 1 };
}

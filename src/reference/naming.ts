import { phraseAt, phraseBefore } from "../slots/phrases.ts";
import type { Token } from "../text/tokens.ts";
import type { CompiledLexicon } from "./lexicon.ts";
import { misspeltNoun } from "./misspelt-noun.ts";
import { clockLength, countedAt, ordinalAt } from "./ordinals.ts";
import type { Naming } from "./types.ts";

/** While it is being read: what is left lies between `from` and `to`. */
interface Reading {
  readonly tokens: readonly Token[];
  readonly lexicon: CompiledLexicon;
  /** Whether words were cut out, so that a preposition may be left hanging. */
  readonly cut: boolean;
  from: number;
  to: number;
  noun: Naming["noun"];
  quantifier: Naming["quantifier"];
  count: Naming["count"];
  ordinal: Naming["ordinal"];
  spare: readonly Token[];
  determined: boolean;
  indefinite: boolean;
}

/** Takes one thing off the words; false where there is none. */
type Strip = (reading: Reading) => boolean;

const LEADING: readonly Strip[] = [
  openingMark,
  narrower,
  quantifier,
  attribute,
  headNoun,
  relative,
  determiner,
  leadingCount,
  leadingOrdinal,
  clockTime,
  opener,
];
const TRAILING: readonly Strip[] = [closingMark, filler, tailNoun];
/** Once the noun is known: "the recurring dog walk" of "my recurring dog walk reminder". */
const DESCRIBING: readonly Strip[] = [modifier];

/** What was taken apart, by its words: one reference is looked at in ten ways. */
const taken = new WeakMap<readonly Token[], { readonly lexicon: CompiledLexicon; readonly cut: boolean; readonly naming: Naming }[]>();

/** Takes the naming words apart: "all my reminders about rent" is all of the plural noun, and "rent". */
export function parseNaming(tokens: readonly Token[], lexicon: CompiledLexicon, cut = false): Naming {
  const known = taken.get(tokens);
  const same = known?.find((one) => one.cut === cut && one.lexicon === lexicon);
  if (same !== undefined) return same.naming;
  const fresh = { lexicon, cut, naming: takeApart(tokens, lexicon, cut) };
  if (known === undefined) taken.set(tokens, [fresh]);
  else known.push(fresh);
  return fresh.naming;
}

function takeApart(tokens: readonly Token[], lexicon: CompiledLexicon, cut: boolean): Naming {
  const reading: Reading = {
    tokens,
    lexicon,
    cut,
    from: 0,
    to: tokens.length,
    noun: null,
    quantifier: null,
    count: null,
    ordinal: null,
    spare: [],
    determined: false,
    indefinite: false,
  };
  for (const side of [LEADING, TRAILING, DESCRIBING]) {
    let moved = true;
    while (moved && reading.from < reading.to) moved = side.some((strip) => strip(reading));
  }
  const { from, to, spare, noun, ordinal, determined, indefinite } = reading;
  return {
    core: tokens.slice(from, to),
    spare: from < to ? [] : spare,
    noun,
    quantifier: reading.quantifier,
    count: reading.count,
    ordinal,
    determined,
    indefinite,
  };
}

function openingMark(reading: Reading): boolean {
  return isPunctuation(reading.tokens[reading.from]) && ++reading.from > 0;
}

function closingMark(reading: Reading): boolean {
  return isPunctuation(reading.tokens[reading.to - 1]) && --reading.to >= 0;
}

function isPunctuation(token: Token | undefined): boolean {
  return token?.kind === "mark" && /^\p{P}$/u.test(token.text);
}

/** "*only* the finished ones" */
function narrower(reading: Reading): boolean {
  const { tokens, from, to, lexicon, cut } = reading;
  const end = cut ? (phraseAt(tokens, from, lexicon.fillers, to)?.to ?? to) : to;
  reading.from = end < to ? end : from;
  return end < to;
}

function quantifier(reading: Reading): boolean {
  const { tokens, from, to, lexicon } = reading;
  if (reading.noun !== null) return false;
  const both = phraseAt(tokens, from, lexicon.both, to);
  const all = both ?? phraseAt(tokens, from, lexicon.all, to);
  if (all === null) return false;
  reading.quantifier = both === null ? "all" : "both";
  reading.from = all.to;
  return true;
}

/** "the priority of the milk task" is about the milk task. */
function attribute(reading: Reading): boolean {
  const phrase = phraseAt(reading.tokens, reading.from, reading.lexicon.attributes, reading.to);
  if (phrase === null || phrase.to >= reading.to || reading.noun !== null) return false;
  reading.from = phrase.to;
  return true;
}

/** "the task …", "my reminder to …": the noun and what links it to the name. */
function headNoun(reading: Reading): boolean {
  const { tokens, from, to, lexicon } = reading;
  // "to do my chores" is a title, "to do: chores" a noun.
  if (lexicon.openers.has(tokens[from]?.text ?? "") && lexicon.determiners.has(tokens[from + 2]?.text ?? "")) return false;
  const head = phraseAt(tokens, from, lexicon.nouns, to) ?? misspeltNoun(tokens, from, lexicon);
  if (head === null || head.to > to || !headCounts(reading, head)) return false;
  reading.noun = head.value;
  reading.spare = lexicon.loose.has(tokens[from]?.text ?? "") ? tokens.slice(head.from, head.to) : [];
  reading.from = head.to;
  for (
    let linker = phraseAt(tokens, head.to, lexicon.linkers, to);
    linker !== null;
    linker = phraseAt(tokens, reading.from, lexicon.linkers, to)
  )
    reading.from = linker.to;
  return true;
}

/** A noun at the head counts when a linker or nothing follows; "job interview" keeps its job, and "the reminder about chores" its chores. */
function headCounts(
  { tokens, to, lexicon, cut, determined, quantifier: taken, noun }: Reading,
  head: { from: number; to: number },
): boolean {
  const word = tokens[head.from]?.text ?? "";
  if (!lexicon.loose.has(word) && !lexicon.standIns.has(word)) return true;
  if (noun !== null) return false;
  // "the ones *that are* on my list"
  if (lexicon.standIns.has(word) && phraseAt(tokens, head.to, lexicon.relatives, to) !== null) return true;
  if (head.to < to)
    return phraseAt(tokens, head.to, lexicon.linkers, to) !== null || tokens[head.to]?.kind === "mark" || lexicon.apposed.has(word);
  return determined || taken !== null || (cut && lexicon.standIns.has(word));
}

/** "all *that are* overdue": what joins a condition, once it is said of what. */
function relative(reading: Reading): boolean {
  if (reading.noun === null && reading.quantifier === null) return false;
  const phrase = phraseAt(reading.tokens, reading.from, reading.lexicon.relatives, reading.to);
  if (phrase === null) return false;
  reading.from = phrase.to;
  return true;
}

function determiner(reading: Reading): boolean {
  const word = reading.tokens[reading.from]?.text ?? "";
  if (reading.to - reading.from < 2 || !reading.lexicon.determiners.has(word)) return false;
  reading.determined = true;
  reading.indefinite ||= reading.lexicon.indefinite.has(word);
  reading.from++;
  return true;
}

/** "the first two milk tasks", "the last three that are open": some of all that are described. */
function leadingCount(reading: Reading): boolean {
  const { tokens, from, to, lexicon } = reading;
  if (reading.noun !== null || reading.quantifier !== null) return false;
  const counted = countedAt(tokens, from, lexicon);
  if (counted === null || counted.to >= to) return false;
  reading.quantifier = "all";
  reading.count = counted;
  reading.from = counted.to;
  return true;
}

/** "first" of "the first milk task"; without the noun it may belong to the title. */
function leadingOrdinal(reading: Reading): boolean {
  const { tokens, from, to, lexicon } = reading;
  if (reading.noun !== null || reading.ordinal !== null) return false;
  const nth = ordinalAt(tokens, from, to, lexicon);
  if (nth === null || phraseBefore(tokens, to, lexicon.nouns) === null) return false;
  reading.ordinal = { count: nth.count, fromEnd: nth.fromEnd };
  reading.from = nth.to;
  return true;
}

/** "my *3 pm* yoga reminder". */
function clockTime(reading: Reading): boolean {
  const length = clockLength(reading.tokens, reading.from, reading.lexicon);
  const isBefore = length > 0 && reading.from + length < reading.to;
  if (isBefore) reading.from += length;
  return isBefore;
}

function modifier(reading: Reading): boolean {
  const { tokens, from, to, lexicon, noun } = reading;
  if (noun === null || to - from < 2 || !lexicon.modifiers.has(tokens[from]?.text ?? "")) return false;
  reading.from++;
  return true;
}

function opener(reading: Reading): boolean {
  if (reading.noun !== null || reading.to - reading.from < 2 || !reading.lexicon.openers.has(reading.tokens[reading.from]?.text ?? ""))
    return false;
  reading.from++;
  return true;
}

function filler(reading: Reading): boolean {
  const { tokens, from, to, lexicon, cut } = reading;
  const trailing = phraseBefore(tokens, to, lexicon.trailing) ?? (cut ? phraseBefore(tokens, to, lexicon.dangling) : null);
  // "everything *due*", whose day is read elsewhere.
  const least = cut && (reading.noun !== null || reading.quantifier !== null) ? from : from + 1;
  if (trailing === null || trailing.from < least) return false;
  reading.to = trailing.from;
  return true;
}

/** "the dentist task". */
function tailNoun(reading: Reading): boolean {
  const { tokens, from, to, lexicon } = reading;
  if (reading.noun !== null) return false;
  const tail = phraseBefore(tokens, to, lexicon.nouns) ?? misspeltNoun(tokens, to - 1, lexicon);
  const sure = reading.determined || reading.quantifier !== null || reading.ordinal !== null;
  if (tail === null || tail.from <= from || (!sure && lexicon.loose.has(tokens[tail.from]?.text ?? ""))) return false;
  reading.noun = tail.value;
  reading.to = tail.from;
  return true;
}

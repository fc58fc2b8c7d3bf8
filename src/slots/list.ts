import type { Span } from "../contract/span.ts";
import type { ListWords } from "../lexicon/en/lists.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { overlaps } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";
import { compilePhrases, compileWords, phraseAt, phraseBefore } from "./phrases.ts";
import { blankBefore, type SlotScope, scopeTokens, tokenSpans, touches } from "./scope.ts";

export interface ListSlot {
  /** The name alone, in the letters of the message; `null` where the default list was named ("my list", "to-do list"). */
  readonly value: string | null;
  readonly spans: Span[];
  readonly role: "to" | "from" | "on";
}

const compile = compiledOnce((words: ListWords) => ({
  nouns: new Set(words.nouns),
  prepositions: compilePhrases(Object.entries(words.prepositions)),
  determiners: new Set(words.determiners),
  defaults: new Set(words.defaults),
  whole: compileWords(words.whole),
  fillers: new Set(words.fillers),
  tails: compileWords(words.tails),
  naming: compileWords(words.naming),
  purposes: new Set(words.purposes),
  never: new Set(words.never),
  labels: new Set(words.labels),
  bareNames: new Set(words.bareNames),
}));

type Compiled = ReturnType<typeof compile>;

interface Search {
  readonly scope: SlotScope;
  readonly tokens: readonly Token[];
  readonly words: Compiled;
}

// The longest name of a list, in words.
const LONGEST = 5;
const LONGEST_WITHOUT_DETERMINER = 2;

/** The list that the words name: "to my grocery list", "off the to-do list", "list: work", "+work". The last such phrase counts. */
export function findList(scope: SlotScope, words: ListWords): ListSlot | null {
  const search: Search = { scope, tokens: scopeTokens(scope), words: compile(words) };
  const signed = signedList(search) ?? labelledList(search);
  if (signed !== null) return signed;
  for (let index = search.tokens.length - 1; index >= 0; index--) {
    const found = search.words.nouns.has(search.tokens[index]?.text ?? "") ? listAround(search, index) : null;
    if (found !== null) return found;
  }
  return wholeList(search) ?? namedList(search);
}

/** "+work" in quick-add. */
function signedList({ scope, tokens }: Search): ListSlot | null {
  for (const [index, sign] of tokens.entries()) {
    const name = tokens[index + 1];
    if (sign.text !== "+" || name?.kind !== "word" || !touches(sign, name) || !blankBefore(scope, sign)) continue;
    return { value: scope.raw.slice(name.start, name.end), spans: [[sign.start, name.end]], role: "to" };
  }
  return null;
}

/** "list: work". */
function labelledList({ scope, tokens, words }: Search): ListSlot | null {
  for (const [index, label] of tokens.entries()) {
    const name = tokens[index + 2];
    if (!words.labels.has(label.text) || tokens[index + 1]?.text !== ":" || name === undefined || name.kind === "mark") continue;
    // "shopping list: milk" names the items behind the mark, not the list.
    const previous = tokens[index - 1];
    if (previous?.kind === "word" && !touches(tokens[index + 1], name)) continue;
    const value = scope.raw.slice(name.start, name.end);
    return { value: words.defaults.has(name.text) ? null : value, spans: tokenSpans(tokens, index, index + 3, scope.text), role: "to" };
  }
  return null;
}

/** The phrase around the noun "list" at `at`, or null where the noun is a verb or belongs to a title. */
function listAround(search: Search, at: number): ListSlot | null {
  const { scope, tokens, words } = search;
  const start = startOfName(search, at);
  if (start === null) return null;
  const preposition = phraseBefore(tokens, start.outer, words.prepositions, 3);
  const filter = scope.purpose === "filter" || scope.purpose === "change";
  // In a new task "the guest list" is part of the title; only "to", "on", "from" … make it a place.
  if (preposition === null && !(filter && (start.determined || start.name < at))) return null;
  const tail = tailBehind(search, at, start.name === at);
  const outer = preposition?.from ?? start.outer;
  const written = tail.name ?? nameBetween(search, start.name, at);
  if (!start.determined && preposition === null && written === null) return null;
  return {
    value: written,
    spans:
      written !== null && start.name === at && tail.name === null
        ? [[tokens[outer]?.start ?? 0, tokens[at]?.end ?? 0]]
        : tokenSpans(tokens, outer, tail.to, scope.text),
    role: preposition?.value ?? "on",
  };
}

/** Where the name begins, going left from the noun to a determiner or a preposition. */
function startOfName({ scope, tokens, words }: Search, at: number): NameStart | null {
  for (let index = at - 1; index >= 0 && at - index <= LONGEST + 1; index--) {
    const word = tokens[index]?.text ?? "";
    if (words.determiners.has(word)) return { outer: index, name: index + 1, determined: true };
    if (isDefault(tokens, index, at, words)) {
      // The "to" of "to do list" is no preposition: the longest default name decides, and what stands before it.
      if (goesOn(tokens, index, at, words)) continue;
      if (phraseBefore(tokens, index, words.prepositions, 3) !== null) return { outer: index, name: index, determined: false };
    }
    const length = at - index - 1;
    if (phraseBefore(tokens, index + 1, words.prepositions, 1) !== null) {
      return length <= LONGEST_WITHOUT_DETERMINER ? { outer: index + 1, name: index + 1, determined: false } : null;
    }
    if (endsName(tokens[index], words)) return bareName(scope, index + 1, at);
  }
  return bareName(scope, 0, at);
}

/** A mark or a word that no name holds. */
function endsName(token: Token | undefined, words: Compiled): boolean {
  return token?.kind === "mark" || (words.never.has(token?.text ?? "") && !words.fillers.has(token?.text ?? ""));
}

function goesOn(tokens: readonly Token[], from: number, at: number, words: Compiled): boolean {
  const before = tokens[from - 1]?.text ?? "";
  return isDefault(tokens, from - 1, at, words) || words.determiners.has(before) || words.fillers.has(before);
}

interface NameStart {
  readonly outer: number;
  readonly name: number;
  readonly determined: boolean;
}

/** "shopping list" with nothing before it names a list in a filter alone. */
function bareName(scope: SlotScope, from: number, at: number): NameStart | null {
  const bare = scope.purpose === "filter" && from < at && at - from <= LONGEST_WITHOUT_DETERMINER;
  return bare ? { outer: from, name: from, determined: false } : null;
}

function isDefault(tokens: readonly Token[], from: number, at: number, words: Compiled): boolean {
  return from >= 0 && from < at && words.defaults.has(textOf(tokens, from, at));
}

/** "list of tasks", "list for shopping", "list called work". */
function tailBehind({ scope, tokens, words }: Search, at: number, nameless: boolean): { to: number; name: string | null } {
  const tail = phraseAt(tokens, at + 1, words.tails);
  // "my list to do"; but "… on my list to do the laundry".
  if (tail !== null && (tail.to - tail.from > SHORT_TAIL || ends(tokens[tail.to]))) return { to: tail.to, name: null };
  const naming = phraseAt(tokens, at + 1, words.naming);
  const first = tokens[naming?.to ?? at + 2];
  const purpose = nameless && naming === null && words.purposes.has(tokens[at + 1]?.text ?? "");
  if ((naming === null && !purpose) || first === undefined || first.kind === "mark") return { to: at + 1, name: null };
  // "my list for shopping", but "on my list for calling mom".
  if (purpose && !ends(tokens[at + 3]) && !isDate(scope, [tokens[at + 3]?.start ?? 0, tokens[at + 3]?.end ?? 0]))
    return { to: at + 1, name: null };
  if (
    purpose &&
    (words.never.has(first.text) || words.determiners.has(first.text) || first.kind === "number" || isDate(scope, [first.start, first.end]))
  )
    return { to: at + 1, name: null };
  let to = (naming?.to ?? at + 2) + 1;
  // "the list called Home Stuff": capitals go on with the name.
  while (naming !== null && /^\p{Lu}/u.test(scope.raw.slice(tokens[to]?.start ?? scope.raw.length))) to++;
  return { to, name: scope.raw.slice(first.start, tokens[to - 1]?.end ?? first.end) };
}

/** The longest tail that must close the sentence, in words. */
const SHORT_TAIL = 2;

function ends(token: Token | undefined): boolean {
  return token === undefined || token.kind === "mark";
}

function isDate(scope: SlotScope, span: Span): boolean {
  return (scope.dates ?? []).some((date) => overlaps(date, span));
}

/** The name between the determiner and the noun; quoted words count, fillers do not. `null` is the default list. */
function nameBetween({ scope, tokens, words }: Search, from: number, at: number): string | null {
  let first = from;
  while (first < at && words.fillers.has(tokens[first]?.text ?? "")) first++;
  const noun = tokens[at];
  const start = tokens[first - 1]?.end ?? scope.within[0];
  if (noun === undefined) return null;
  if (first === at) {
    const quoted = scope.raw.slice(start, noun.start).trim();
    return /^["'\u2018\u201c\u00ab]./.test(quoted) ? quoted.slice(1, -1).trim() || null : null;
  }
  if (words.defaults.has(textOf(tokens, first, at))) return null;
  return scope.raw.slice(tokens[first]?.start ?? noun.start, tokens[at - 1]?.end ?? noun.start);
}

/** "to my tasks", "off my to-dos": the default list without the word "list". */
function wholeList({ scope, tokens, words }: Search): ListSlot | null {
  for (let index = tokens.length - 1; index > 0; index--) {
    const noun = phraseAt(tokens, index, words.whole);
    if (noun === null) continue;
    const determined = words.determiners.has(tokens[index - 1]?.text ?? "");
    const next = tokens[noun.to];
    if (!determined && next !== undefined && next.kind !== "mark") continue;
    const preposition = phraseBefore(tokens, determined ? index - 1 : index, words.prepositions, 3);
    // Only where something stands before it: "to tasks" alone is no place.
    if (
      preposition === null ||
      preposition.from === 0 ||
      tokens[preposition.from]?.text === "for" ||
      tokens[preposition.from]?.text === "of"
    )
      continue;
    return { value: null, spans: tokenSpans(tokens, preposition.from, noun.to, scope.text), role: preposition.value };
  }
  return null;
}

/** "put milk on the groceries", at the end: a name that needs no noun. */
function namedList({ scope, tokens, words }: Search): ListSlot | null {
  let last = tokens.length - 1;
  while (tokens[last]?.kind === "mark") last--;
  const name = tokens[last];
  if (name === undefined || !words.bareNames.has(name.text)) return null;
  const determined = words.determiners.has(tokens[last - 1]?.text ?? "");
  const preposition = phraseBefore(tokens, determined ? last - 1 : last, words.prepositions, 3);
  if (preposition === null || preposition.from === 0 || preposition.value !== "to") return null;
  return {
    value: scope.raw.slice(name.start, name.end),
    spans: tokenSpans(tokens, preposition.from, last + 1, scope.text),
    role: preposition.value,
  };
}

function textOf(tokens: readonly Token[], from: number, to: number): string {
  let text = "";
  for (let index = from; index < to; index++) text += (index === from ? "" : " ") + (tokens[index]?.text ?? "");
  return text;
}

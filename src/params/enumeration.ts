import type { Span } from "../contract/span.ts";
import type { ClauseReading } from "../intent/reading.ts";
import type { Language } from "../lexicon/language.ts";
import { compileWords, type Phrases, phraseAt, phraseBefore } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { contains, trimSpan } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";

/** What asks for several: a number or a plural, a list by its name, or the caller alone. */
export type Asking = { readonly by: "count"; readonly count: number | null } | { readonly by: "list" } | { readonly by: "option" };

/** The parts of an enumeration, and the verb that the first says for all. */
export interface Enumeration {
  readonly parts: readonly Span[];
  readonly verb: Span | null;
  /** "…, all due friday": what follows holds for each. */
  readonly forEach: boolean;
}

/** Nobody enumerates more in a sentence, and longer parts tell rather than name. */
const MOST_ITEMS = 50;
const LONGEST_PART = 6;
const LONGEST_OF_TWO = 3;

interface Tables {
  readonly joiners: Phrases<true>;
  readonly forEach: Phrases<true>;
  readonly leads: Phrases<true>;
  readonly pairs: Phrases<true>;
  readonly binding: ReadonlySet<string>;
  readonly telling: ReadonlySet<string>;
  readonly verbs: ReadonlySet<string>;
}

const compile = compiledOnce(
  ({ items, wordClasses }: Language): Tables => ({
    joiners: compileWords(items.joiners),
    forEach: compileWords(items.forEach),
    leads: compileWords(items.leads),
    pairs: compileWords(items.pairs),
    binding: new Set(items.binding),
    telling: new Set(items.telling),
    verbs: new Set([...items.verbs, ...(wordClasses["choreverb"]?.verbs ?? []).map((verb) => verb.split(" ")[0] ?? "")]),
  }),
);

type Part = readonly Token[];

/** "milk, eggs and bread": the things that a stretch enumerates; null where it names one, or may. */
export function enumerationIn(clause: ClauseReading, [from, to]: Span, asking: Asking): Enumeration | null {
  const { settings, text } = clause.message;
  const tables = compile(settings.language);
  const said = clause.tokens.filter(({ start, end }) => start >= from && end <= to);
  const behind = phraseBefore(said, said.length, tables.forEach);
  const forEach = behind !== null && settings.language.items.separators.includes(said[behind.from - 1]?.text ?? " ");
  const tokens = forEach ? said.slice(0, behind.from) : said;
  const parts = partsAt(clause, tokens, tables, asking).map((part) => part.slice(phraseAt(part, 0, tables.leads)?.to ?? 0));
  if (parts.length < 2 || parts.length > MOST_ITEMS || parts.some((part) => part.length === 0)) return null;
  if (asking.by !== "count" && !isEnumeration(parts, tables)) return null;
  const verb = sharedVerb(parts, tables);
  const isJoinedAlone = tokens.every(({ text: mark }) => !settings.language.items.separators.includes(mark));
  // "bread and butter", "call mom and dad": two that an "and" alone joins may well be one.
  if (asking.by === "list" && (verb !== null || (isJoinedAlone && (parts.length === 2 || !areNouns(parts, tables))))) return null;
  if (asking.by === "option" && isJoinedAlone && !areNouns(parts, tables) && !parts.every((part) => hasVerb(part, tables))) return null;
  const spans = parts.map((part): Span => trimSpan(text, [part[0]?.start ?? from, part.at(-1)?.end ?? to]));
  return { parts: spans, verb: verb === null ? null : [verb.start, verb.end], forEach };
}

/** Cut at commas and the "and" of the last part; where a number was said, in the way that gives as many. */
function partsAt(clause: ClauseReading, tokens: readonly Token[], tables: Tables, asking: Asking): readonly Part[] {
  const { separators } = clause.message.settings.language.items;
  const isWhole = whole(clause, tokens, tables);
  const commas: Part[] = [];
  const ands: Part[] = [];
  let open: Token[] = [];
  let joined: Token[] = [];
  let lead = false;
  const close = (parts: Part[], part: readonly Token[]): void => {
    if (part.length > 0) parts.push(part);
  };
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at];
    if (token === undefined) continue;
    const joiner = isWhole.has(token) ? null : phraseAt(tokens, at, tables.joiners);
    if (!isWhole.has(token) && separators.includes(token.text)) {
      close(commas, open);
      close(ands, joined);
      [open, joined, lead] = [[], [], false];
    } else if (joiner !== null) {
      close(ands, joined);
      joined = [];
      if (open.length === 0) lead = commas.length > 0;
      else open.push(...tokens.slice(at, joiner.to));
      at = joiner.to - 1;
    } else {
      open.push(token);
      joined.push(token);
    }
  }
  close(commas, open);
  close(ands, joined);
  const usual = commas.length > 1 && !lead ? withLastSplit(commas, tables, isWhole) : commas;
  if (asking.by !== "count") return usual.length > 1 ? usual : ands;
  const fitting = [usual, commas, ands].find((parts) => parts.length === asking.count);
  if (fitting !== undefined) return fitting;
  // "milk eggs and jam as three tasks": a word each.
  const single = ands.flat().filter(({ kind }) => kind !== "mark");
  return single.length === asking.count ? single.map((token) => [token]) : usual.length > 1 ? usual : ands;
}

/** "eggs and bread", at the end of "milk, eggs and bread". */
function withLastSplit(parts: readonly Part[], { joiners }: Tables, isWhole: ReadonlySet<Token>): readonly Part[] {
  const last = parts.at(-1) ?? [];
  const at = last.findLastIndex((token, index) => index > 0 && !isWhole.has(token) && phraseAt(last, index, joiners) !== null);
  const joiner = phraseAt(last, at, joiners);
  return at < 1 || joiner === null || joiner.to >= last.length ? parts : [...parts.slice(0, -1), last.slice(0, at), last.slice(joiner.to)];
}

/** What is never cut: quotes, brackets, dates, numbers with a comma, and pairs that are one thing. */
function whole(clause: ClauseReading, tokens: readonly Token[], { pairs }: Tables): ReadonlySet<Token> {
  const stretches: Span[] = [...clause.message.quotes.map(({ outer }) => outer), ...clause.dates];
  let opened: Token | null = null;
  tokens.forEach((token, at) => {
    const pair = phraseAt(tokens, at, pairs);
    if (pair !== null) stretches.push([token.start, tokens[pair.to - 1]?.end ?? token.end]);
    if (token.text === "(") opened ??= token;
    if (token.text === ")" && opened !== null) {
      stretches.push([opened.start, token.end]);
      opened = null;
    }
    const [before, after] = [tokens[at - 1], tokens[at + 1]];
    if (before?.kind === "number" && after?.kind === "number" && before.end === token.start && token.end === after.start)
      stretches.push([token.start, token.end]);
  });
  return new Set(tokens.filter(({ start, end }) => stretches.some((stretch) => contains(stretch, [start, end]))));
}

/** Short parts that tell nothing; what the first is for or with may be each of them. */
function isEnumeration(parts: readonly Part[], { telling, binding }: Tables): boolean {
  const isShort = parts.every((part) => part.length <= LONGEST_PART && part.every(({ text }) => !telling.has(text)));
  return isShort && !parts.slice(0, -1).some((part) => part.some(({ text }, at) => at > 0 && binding.has(text)));
}

/** "find nails", in contrast to "paint". */
function hasVerb(part: Part, { verbs }: Tables): boolean {
  return part.length > 1 && verbs.has(part[0]?.text ?? "");
}

/** "buy milk, eggs and bread": a verb of the first that the others have none beside. */
function sharedVerb(parts: readonly Part[], tables: Tables): Token | null {
  const [first, ...others] = parts;
  if (first === undefined || !hasVerb(first, tables) || others.some((part) => tables.verbs.has(part[0]?.text ?? ""))) return null;
  return first[0] ?? null;
}

function areNouns(parts: readonly Part[], tables: Tables): boolean {
  return parts.every((part) => part.length <= LONGEST_OF_TWO && !hasVerb(part, tables));
}

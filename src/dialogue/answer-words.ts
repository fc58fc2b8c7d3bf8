import type { Span } from "../contract/span.ts";
import { type Reading, tokensIn } from "../intent/reading.ts";
import { overlaps, trimSpan } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";
import { type AnswerTable, answerTable } from "./answer-table.ts";
import type { PhraseTable } from "./phrase-table.ts";
import { separates } from "./reply-head.ts";

/** The longest answer that is taken apart word by word, and the longest phrase of the tables. */
const LONGEST_ANSWER = 48;
const LONGEST_PHRASE = 6;

/** A stretch of a message as the words that the tables know. */
export interface Words {
  readonly tokens: readonly Token[];
  readonly words: readonly string[];
  readonly table: AnswerTable;
}

export function wordsIn(reading: Reading, within: Span): Words | null {
  const { text, settings } = reading;
  const table = answerTable(settings.language.replies);
  const tokens = tokensIn(reading, trimSpan(text, within));
  if (tokens.length === 0 || tokens.length > LONGEST_ANSWER) return null;
  return { tokens, words: tokens.map((token) => table.vocabulary.known(token.text)), table };
}

/** What an answer says when the words that people put around it are gone: "the first", of "I'd say the first, I guess". */
export function coreOf(reading: Reading, within: Span): Span {
  const said = wordsIn(reading, within);
  return said === null ? within : (between(said, behind(said, said.table.leads), before(said, [said.table.closers])) ?? within);
}

/** A name that an answer gives, without what leads to it: "work", of "put it on work please". */
export function nameIn(reading: Reading, within: Span): Span {
  const said = wordsIn(reading, within);
  if (said === null) return within;
  const led = behind(said, said.table.leads);
  return between(said, behind(said, said.table.connectors, led), before(said, [said.table.closers])) ?? within;
}

/** The words before a value, without what leads to it: "the second", of "the second, but make it friday". */
export function beforeValue(reading: Reading, within: Span): Span | null {
  const said = wordsIn(reading, within);
  return said === null
    ? null
    : between(said, behind(said, said.table.leads), before(said, [said.table.connectors, said.table.closers], true));
}

/** The words without what joins them to what follows: "ok", of "ok but". */
export function withoutJoiner(reading: Reading, within: Span): Span {
  const said = wordsIn(reading, within);
  return said === null ? within : (between(said, 0, before(said, [said.table.connectors])) ?? within);
}

/** Index of the first token behind as many phrases of a table, and marks, as stand at the beginning. */
export function behind({ tokens, words }: Words, phrases: PhraseTable<true>, start = 0): number {
  let from = start;
  for (;;) {
    const found = phrases.longest(words, from);
    if (found !== null) from = found.end;
    else if (from < tokens.length && separates(tokens[from])) from++;
    else return from;
  }
}

/** Index behind the last token that belongs to no such phrase at the end. `all`: nothing need be left. */
export function before({ tokens, words }: Words, tables: readonly PhraseTable<true>[], all = false): number {
  let to = tokens.length;
  for (;;) {
    const found = tables.map((phrases) => endingAt(words, to, phrases)).find((from) => from !== null && (all || from > 0));
    if (found !== undefined && found !== null) to = found;
    else if (to > 0 && separates(tokens[to - 1])) to--;
    else return to;
  }
}

/** Where the longest phrase that ends at a place begins. */
export function endingAt(words: readonly string[], to: number, phrases: PhraseTable<true>): number | null {
  for (let from = Math.max(0, to - LONGEST_PHRASE); from < to; from++) {
    if (phrases.longest(words.slice(0, to), from)?.end === to) return from;
  }
  return null;
}

export function between({ tokens }: Words, from: number, to: number): Span | null {
  const first = tokens[from];
  const last = tokens[to - 1];
  return first === undefined || last === undefined || from >= to ? null : [first.start, last.end];
}

/** Whether nothing is said beside some stretches but what people put around an answer. */
export function saysOnly(reading: Reading, within: Span, spans: readonly Span[]): boolean {
  const said = wordsIn(reading, within);
  if (said === null) return false;
  const { tokens, words, table } = said;
  const tables = [table.leads, table.callings, table.connectors, table.closers];
  for (let from = 0; from < tokens.length; ) {
    const token = tokens[from];
    const end = Math.max(from, ...tables.map((phrases) => phrases.longest(words, from)?.end ?? from));
    if (token !== undefined && spans.some((span) => overlaps(span, [token.start, token.end]))) from++;
    else if (end > from) from = end;
    else if (separates(token)) from++;
    else return false;
  }
  return true;
}

/** The title behind words that lead to one: "call it delete me"; null where none lead there. `again`: it takes the place of another one ("… instead"). */
export function calledIn(reading: Reading, within: Span, again = false): Span | null {
  const said = wordsIn(reading, within);
  if (said === null) return null;
  let from = 0;
  for (;;) {
    const calling = said.table.callings.longest(said.words, from);
    if (calling !== null) {
      const behindTitle = again ? [said.table.courtesies, said.table.replacements] : [said.table.courtesies];
      return between(said, skipMarks(said, calling.end), before(said, behindTitle));
    }
    const lead = said.table.leads.longest(said.words, from);
    if (lead !== null) from = lead.end;
    else if (separates(said.tokens[from])) from++;
    else return null;
  }
}

function skipMarks({ tokens }: Words, from: number): number {
  let at = from;
  while (separates(tokens[at])) at++;
  return at;
}

/** The words behind "not …", "anything but …", and where that begins; null where an answer leaves nothing out. */
export function excludedIn(reading: Reading, within: Span): { readonly named: Span; readonly start: number } | null {
  const said = wordsIn(reading, within);
  if (said === null) return null;
  for (let from = 0; from < said.words.length; ) {
    const excluder = said.table.excluders.longest(said.words, from);
    if (excluder !== null) {
      const named = between(said, excluder.end, before(said, [said.table.closers, said.table.remainders]));
      return named === null ? null : { named, start: said.tokens[from]?.start ?? 0 };
    }
    const lead = said.table.leads.longest(said.words, from) ?? said.table.connectors.longest(said.words, from);
    if (lead !== null) from = lead.end;
    else if (separates(said.tokens[from])) from++;
    else return null;
  }
  return null;
}

/** The words before "…, not the milk one"; null where nothing is turned down at the end. */
export function beforeExcluded(reading: Reading, within: Span): Span | null {
  const said = wordsIn(reading, within);
  if (said === null) return null;
  for (let from = 2; from < said.words.length; from++) {
    if (separates(said.tokens[from - 1]) && said.table.excluders.longest(said.words, from) !== null) return between(said, 0, from - 1);
  }
  return null;
}

/** Whether the words leave the question open as a whole: "hmm", "which one?", "I don't know". */
export function hesitates(reading: Reading): boolean {
  const said = wordsIn(reading, [0, reading.text.length]);
  if (said === null) return false;
  let open = false;
  for (let from = 0; from < said.words.length; ) {
    const hesitation = said.table.hesitations.longest(said.words, from);
    const found = hesitation ?? said.table.leads.longest(said.words, from) ?? said.table.closers.longest(said.words, from);
    open ||= hesitation !== null;
    if (found !== null) from = found.end;
    else if (separates(said.tokens[from])) from++;
    else return false;
  }
  return open;
}

/** The parameter that the words take back, and where they begin to: "without the date", "no due date". */
export function removedIn(reading: Reading, within: Span): { readonly parameter: string; readonly start: number } | null {
  const said = wordsIn(reading, within);
  if (said === null) return null;
  for (let from = 0; from < said.words.length; from++) {
    const removal = said.table.removals.longest(said.words, from);
    if (removal === null) continue;
    const parameter = parameterAt(said, removal.end);
    if (parameter !== null && before(said, [said.table.closers]) === parameter.end)
      return { parameter: parameter.value, start: said.tokens[from]?.start ?? 0 };
  }
  return null;
}

/** The parameter that an answer names without a value: "the due date". */
export function namedParameter(reading: Reading, within: Span): string | null {
  const said = wordsIn(reading, within);
  if (said === null) return null;
  const parameter = parameterAt(said, behind(said, said.table.leads));
  return parameter !== null && before(said, [said.table.closers]) === parameter.end ? parameter.value : null;
}

/** The parameter that the words of a command name, or its verb changes: "change the *priority* of", "*rename*". */
export function parameterOf(reading: Reading, command: Span): string | null {
  const said = wordsIn(reading, command);
  if (said === null) return null;
  const { words, table } = said;
  for (let from = 0; from < words.length; from++) {
    const named = table.parameters.longest(words, from);
    if (named !== null && table.owners.longest(words, named.end) !== null) return named.value;
    const changed = table.changers.longest(words, from);
    if (changed !== null) return changed.value;
  }
  return null;
}

/** What a message adds to the request before: "the second", of "and the second too"; null where it does not say that it adds. */
export function addedIn(reading: Reading, within: Span): Span | null {
  const said = wordsIn(reading, within);
  if (said === null) return null;
  const opened = behind(said, said.table.fillers);
  const from = behind(said, said.table.continuations, opened);
  const end = before(said, [said.table.courtesies]);
  const to = before({ ...said, tokens: said.tokens.slice(0, end), words: said.words.slice(0, end) }, [said.table.additions]);
  return from === opened && to === end ? null : between(said, from === opened ? 0 : from, to);
}

/** What is to be done beside what was added before: "paint the fence", of "another one: paint the fence"; null where no such words stand first. */
export function anotherIn(reading: Reading): Span | null {
  const said = wordsIn(reading, [0, reading.text.length]);
  if (said === null) return null;
  const opened = said.table.continuations.longest(said.words, behind(said, said.table.fillers))?.end ?? behind(said, said.table.fillers);
  const found = said.table.others.longest(said.words, opened);
  const lead = found === null ? undefined : said.tokens[found.end];
  // "another one bites the dust": only what is led to is a title.
  if (found === null || lead === undefined) return null;
  const isLed = separates(lead) || said.table.otherLeads.longest(said.words, found.end) !== null;
  const from = said.table.otherLeads.longest(said.words, found.end)?.end ?? skipMarks(said, found.end);
  return isLed ? between(said, from, before(said, [said.table.courtesies])) : null;
}

function parameterAt({ words, table }: Words, from: number): { readonly value: string; readonly end: number } | null {
  return table.parameters.longest(words, table.articles.longest(words, from)?.end ?? from);
}

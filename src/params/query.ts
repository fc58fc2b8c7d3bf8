import type { Span } from "../contract/span.ts";
import type { TitleWords } from "../lexicon/en/titles.ts";
import { compileWords, phraseAt, phraseBefore } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { normalize } from "../text/normalize.ts";
import { mergeSpans, outside } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";
import { type Draft, put } from "./draft.ts";
import { isEdgeMark } from "./edges.ts";
import { fieldOfLabel, labelBeforeNoun } from "./known-label.ts";
import { leadTimeIn } from "./occasion.ts";
import { nounSpans } from "./query-nouns.ts";
import { textOf } from "./wording.ts";

const compile = compiledOnce((words: TitleWords) => ({
  fillers: new Set(words.queryFillers),
  leads: compileWords(words.queryLeads),
  keptLeads: new Set(words.queryKeptLeads),
  states: new Set(words.queryStates),
  tails: compileWords(words.queryTails),
  bounds: new Set(words.queryBounds),
  determiners: new Set(words.queryDeterminers),
  wholes: new Set(words.queryWholes),
  againLeads: new Set(words.queryAgainLeads),
}));

type Words = ReturnType<typeof compile>;

/** A stretch without the filling at its ends, and whether it says of a noun for "task" what it is about. */
interface Stretch {
  readonly tokens: readonly Token[];
  readonly atNoun: boolean;
  /** What a reminder is said to be about tells more than its kind, and that more than its state. */
  readonly rank: 0 | 1 | 2;
}

/** What a query searches for: the words that are neither the noun for "task" nor a filter nor filling. */
export function extractQuery(draft: Draft): void {
  if (draft.shape !== "query") return;
  const { clause, candidate } = draft.detection;
  const { text, raw, settings } = clause.message;
  const words = compile(settings.language.titles);
  const label = labelBeforeNoun(draft);
  if (label !== null) putLabel(draft, label);
  const given = candidate?.frame.captures["query"];
  const nouns = nounSpans(draft);
  const claimed = [...draft.taken, ...nouns];
  const { tokens: all, firstEnd } = clause.parse.sentence;
  const inside = (spans: readonly Span[]): Token[] =>
    spans.flatMap(([from, to]) => all.filter(({ start, end }) => from <= start && end <= to));
  // "find any stupid task for *tomorrow*": where that is a filter, what stands before it is looked for.
  const isSought = given !== undefined && outside(inside([given]), claimed).length > 0;
  const content = isSought ? [given] : draft.content;
  const left = outside(content.length === 0 ? all.slice(0, firstEnd) : inside(content), claimed);
  const places = placesOf(draft, nouns);
  const stretches = runsOf(left, text).map((run) => behindNoun(run, places, draft, words) ?? beforeNoun(run, places, text, words));
  // What stands at the noun is looked for; of several stretches elsewhere the longest, the others are turns of phrase.
  const found = stretches
    // Without words of its own for what is looked for, only what stands at the noun can be that.
    .filter(({ tokens, atNoun }) => tokens.length > 0 && (atNoun || content.length > 0))
    .sort((one, other) => Number(other.atNoun) - Number(one.atNoun) || other.rank - one.rank || other.tokens.length - one.tokens.length);
  const sought = candidate?.frame.frame.role === "look" ? asInTitle(found[0]?.tokens ?? [], draft) : (found[0]?.tokens ?? []);
  const start = sought[0]?.start;
  const end = sought.at(-1)?.end;
  if (start === undefined || end === undefined) return;
  const quote = clause.message.quotes.find(({ outer }) => outer[0] === start && outer[1] === end);
  const span = quote?.inner ?? ([start, end] as const);
  if (quote === undefined && putLabel(draft, span)) return;
  put(draft, "filters.query", textOf(raw, [span]), [span]);
}

/** The words are the list or a tag of known tasks, and no search. */
function putLabel(draft: Draft, span: Span): boolean {
  const { text, raw } = draft.detection.clause.message;
  const field = fieldOfLabel(text.slice(...span), draft);
  if (field === null || draft.spans[`filters.${field}`] !== undefined || draft.detection.candidate?.frame.frame.role === "look")
    return false;
  const name = textOf(raw, [span]);
  put(draft, `filters.${field}`, field === "list" ? name : [name], [span]);
  return true;
}

/** Titles of a longer list are not compared with each word. */
const MOST_TITLES = 64;

/** "paid the rent" looks for "rent" of "Pay the rent": from where on the words stand so in a title. */
function asInTitle(tokens: readonly Token[], { detection }: Draft): readonly Token[] {
  const { text, world, settings } = detection.clause.message;
  const titles = world.tasks?.map(({ title }) => normalize(title)) ?? [];
  const last = tokens.at(-1)?.end ?? 0;
  const from = tokens.findIndex(
    (token) =>
      !settings.language.taskNouns.determiners.includes(token.text) &&
      titles.some((title) => title.includes(text.slice(token.start, last))),
  );
  return titles.length > MOST_TITLES || from < 0 ? tokens : tokens.slice(from);
}

/** "my reminder to get milk": behind the lead every word counts but the determiner. Null where no lead follows a noun. */
function behindNoun(run: readonly Token[], places: Places, draft: Draft, words: Words): Stretch | null {
  const [first] = run;
  const { text } = draft.detection.clause.message;
  if (first === undefined || !followsNoun(first, places, text)) return null;
  let from = 0;
  // "a reminder set to watch the news"
  while (words.states.has(run[from]?.text ?? "")) from++;
  const lead = phraseAt(run, from, words.leads);
  // "15 minutes before my next meeting": a time leads as a preposition does.
  const timed = places.times.has(beforeBlanks(text, first.start));
  if (lead === null && !timed && !words.keptLeads.has(run[from]?.text ?? "")) return null;
  const behind = lead === null && !timed ? run.slice(from) : withoutLead(run.slice(lead?.to ?? from), draft, words);
  const tokens = behind.slice(0, tailOf(behind, words));
  return { tokens, atNoun: true, rank: from === 0 ? 2 : 0 };
}

/** Without what stands between the lead and what is looked for. */
function withoutLead(behind: readonly Token[], draft: Draft, words: Words): readonly Token[] {
  // "for 15 minutes before the meeting"
  const when = leadTimeIn(behind, draft);
  let from = when[0] === behind[0] && when.length < behind.length ? when.length : 0;
  // "… to be reminded of for the party"
  from = words.againLeads.has(behind[from]?.text ?? "") ? from + 1 : from;
  while (words.determiners.has(behind[from]?.text ?? "")) from++;
  // "for anything involving Tom"
  const again = words.wholes.has(behind[from]?.text ?? "") ? phraseAt(behind, from + 1, words.leads) : null;
  return behind.slice(again?.to ?? from);
}

/** Where the words end that say nothing of what is looked for: "… scheduled for". */
function tailOf(tokens: readonly Token[], words: Words): number {
  let to = tokens.length;
  for (let moved = true; moved && to > 0; ) {
    const tail = phraseBefore(tokens, to, words.tails);
    const before = isEdgeMark(tokens[to - 1]) ? to - 1 : (tail?.from ?? to);
    moved = before < to;
    to = before;
  }
  return to;
}

/** Where stretches of the clause end, looked up once. */
interface Places {
  readonly nouns: ReadonlySet<number>;
  readonly nounStarts: ReadonlySet<number>;
  readonly gaps: ReadonlyMap<number, number>;
  readonly times: ReadonlySet<number>;
}

function placesOf(draft: Draft, nouns: readonly Span[]): Places {
  return {
    nouns: new Set(nouns.map(([, end]) => end)),
    nounStarts: new Set(nouns.map(([start]) => start)),
    gaps: new Map(mergeSpans([...nouns, ...draft.taken]).map(([start, end]) => [end, start])),
    times: new Set(draft.filterDates.flatMap(({ kind, spans }) => (kind === "ahead" ? spans.map(([, end]) => end) : []))),
  };
}

/** Whether nothing but dates and the like stands between a noun and the word. */
function followsNoun(word: Token, { nouns, gaps }: Places, text: string): boolean {
  for (let at: number | undefined = beforeBlanks(text, word.start); at !== undefined; ) {
    if (nouns.has(at)) return true;
    const start = gaps.get(at);
    at = start === undefined || start >= at ? undefined : beforeBlanks(text, start);
  }
  return false;
}

function beforeBlanks(text: string, from: number): number {
  let at = from;
  while (at > 0 && /\s/.test(text.charAt(at - 1))) at--;
  return at;
}

function behindBlanks(text: string, from: number): number {
  let at = from;
  while (at < text.length && /\s/.test(text.charAt(at))) at++;
  return at;
}

/** "the location of my appointment reminder": only what qualifies the noun; elsewhere all but the filling. */
function beforeNoun(run: readonly Token[], { nounStarts }: Places, text: string, words: Words): Stretch {
  const last = run.at(-1);
  if (last === undefined) return { tokens: [], atNoun: false, rank: 0 };
  const isFilling = (token: Token | undefined) => isEdgeMark(token) || words.fillers.has(token?.text ?? "");
  const atNoun = nounStarts.has(behindBlanks(text, last.end));
  let from = 0;
  let to = run.length;
  while (to > 0 && isFilling(run[to - 1])) to--;
  if (!atNoun) {
    while (from < to && isFilling(run[from])) from++;
    return { tokens: run.slice(from, to), atNoun: false, rank: 0 };
  }
  // "show me my take out the trash reminder": from where the question ends.
  for (let at = 0; at < to; at++) if (words.bounds.has(run[at]?.text ?? "") || isEdgeMark(run[at])) from = at + 1;
  while (from < to && isFilling(run[from])) from++;
  return { tokens: run.slice(from, to), atNoun: to === run.length, rank: 1 };
}

function runsOf(tokens: readonly Token[], text: string): Token[][] {
  const runs: Token[][] = [];
  for (const token of tokens) {
    const last = runs.at(-1);
    const before = last?.at(-1);
    if (last !== undefined && before !== undefined && text.slice(before.end, token.start).trim() === "") last.push(token);
    else runs.push([token]);
  }
  return runs;
}

import type { Span } from "../contract/span.ts";
import type { Task } from "../contract/task.ts";
import { type Grammar, grammarOf } from "../frames/compile.ts";
import { type Parse, parseSentence } from "../frames/parse.ts";
import { buildSentence } from "../frames/sentence.ts";
import type { World } from "../input/context.ts";
import type { Settings } from "../input/options.ts";
import type { TaskTables } from "../reference/index.ts";
import { lexiconOf } from "../reference/language.ts";
import { tablesOf } from "../reference/task-index.ts";
import { withoutClosings } from "../slots/closing.ts";
import { type Relayed, relayedLines } from "../slots/relayed.ts";
import { type TakingBack, takingsBack } from "../slots/taking-back.ts";
import { findTemporal, type TemporalFinding } from "../temporal/find.ts";
import { joinIds } from "../text/ids.ts";
import { buildLattice, type Lattice, sliceLattice } from "../text/lattice.ts";
import { normalize } from "../text/normalize.ts";
import { findQuotes, type Quote } from "../text/quotes.ts";
import { verbApart, writtenOut } from "../text/shorthand.ts";
import { indexFrom } from "../text/spans.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { type SecondDate, secondDates, withSecondDates } from "./second-dates.ts";

/** A message taken apart once: what each stage looks at. */
export interface Reading {
  /** As it was typed, with blanks for closing words that mean nothing. */
  readonly raw: string;
  /** The raw text in lower case with plain marks, unit for unit. */
  readonly text: string;
  /** Its words as they were typed, and with their spelling mended and what stands at each. */
  readonly typed: readonly Token[];
  readonly lattice: Lattice;
  /** The misspelt ones among them, and what they are read as. */
  readonly mended: ReadonlyMap<string, string>;
  readonly quotes: readonly Quote[];
  /** The rows of words that take back what stands before them. */
  readonly takingsBack: readonly TakingBack[];
  /** The lines that others said. */
  readonly relayed: readonly Relayed[];
  /** Capitals inside a sentence, of words that no table has: names. */
  readonly names: readonly Span[];
  /** What the second reader of dates found, where there is one. */
  readonly secondDates: readonly SecondDate[];
  readonly world: World;
  readonly settings: Settings;
  readonly grammar: Grammar;
  /** The stretches that were read: several stages ask for the same one. */
  readonly clauses: Map<string, ClauseReading>;
  /** Look-up tables of the lists of tasks that references were looked for in. */
  readonly tables: Map<readonly Task[], TaskTables>;
}

/** One clause of a message. */
export interface ClauseReading {
  readonly message: Reading;
  readonly span: Span;
  /** The words with their spelling mended; the positions are those of the raw message. */
  readonly tokens: readonly Token[];
  /** Dates and times, read as those of a task that is due. */
  readonly findings: readonly TemporalFinding[];
  /** Where they stand. */
  readonly dates: readonly Span[];
  readonly parse: Parse;
}

export function readMessage(typedText: string, world: World, settings: Settings): Reading {
  const { closings, takingBack } = settings.language;
  const normal = normalize(typedText);
  const whole = wordsOf(normal, settings);
  const raw = withoutClosings(typedText, whole, closings, takingBack.holders);
  const text = raw === typedText ? normal : normalize(raw);
  const grammar = grammarOf(settings.registry, settings.language);
  const typed = withIds(raw === typedText ? whole : wordsOf(text, settings), text, world, settings);
  const lattice = buildLattice(typed, grammar.words);
  const quotes = findQuotes(text);
  return {
    raw,
    text,
    typed,
    lattice,
    mended: mendedIn(text, lattice),
    quotes,
    takingsBack: takingsBack(
      raw,
      lattice.tokens,
      quotes.map(({ outer }) => outer),
      settings.language.takingBack,
    ),
    secondDates: secondDates(raw, lattice.tokens, world, settings.dates),
    world,
    settings,
    grammar,
    relayed: relayedLines(raw, lattice.tokens, settings.language.takingBack, (word) => mayBeName(word, lattice, world)),
    names: namesIn(raw, lattice),
    clauses: new Map(),
    tables: new Map(),
  };
}

/** The words of a text in full. */
function wordsOf(text: string, { language }: Settings, [start, end]: Span = [0, text.length]): readonly Token[] {
  return verbApart(writtenOut(tokenize(text, start, end), language.shorthand), language.shortVerb);
}

/** The words of a message; ids of tasks that are known are one word each. */
function withIds(tokens: readonly Token[], text: string, { tasks, index }: World, { language }: Settings): readonly Token[] {
  if (tasks === undefined || tasks.length === 0) return tokens;
  const tables = index === null ? undefined : tablesOf(index, lexiconOf(language));
  let folded: ReadonlySet<string> | undefined;
  return joinIds(tokens, text, (id) => {
    if (tables !== undefined) return tables.byFoldedId.has(id);
    folded ??= new Set(tasks.map((task) => task.id.toLowerCase()));
    return folded.has(id);
  });
}

/** The same message where something else is known. */
export function inWorld(message: Reading, world: Partial<World>): Reading {
  return { ...message, world: { ...message.world, ...world }, clauses: new Map() };
}

function mendedIn(text: string, { tokens }: Lattice): ReadonlyMap<string, string> {
  const mended = new Map<string, string>();
  for (const token of tokens) {
    const typed = text.slice(token.start, token.end);
    if (typed !== token.text && token.id !== true) mended.set(typed, token.text);
  }
  return mended;
}

/** Reads a stretch of a message, once. */
export function readClause(message: Reading, [start, end]: Span): ClauseReading {
  const key = `${start}-${end}`;
  const known = message.clauses.get(key);
  if (known !== undefined) return known;
  const clause = readStretch(message, [start, end]);
  message.clauses.set(key, clause);
  return clause;
}

function readStretch(message: Reading, span: Span): ClauseReading {
  const lattice = latticeIn(message, span);
  const quotes = message.quotes.map(({ outer }) => outer).filter(([start, end]) => start >= span[0] && end <= span[1]);
  const { world, settings, text } = message;
  const own = findTemporal(text, {
    now: world.now,
    timeZone: world.timeZone,
    dateOrder: world.dateOrder,
    dayParts: settings.dayParts,
    purpose: "due",
    literal: quotes,
    within: span,
    words: settings.language.temporal,
    mended: message.mended,
  });
  const findings = withSecondDates(own, message.secondDates, span, quotes);
  const dates: Span[] = [];
  // A date may be met with its prepositions or without.
  const cores: Span[] = [];
  for (const { spans, core } of findings) {
    dates.push(...spans);
    cores.push(...core);
  }
  const sentence = buildSentence(lattice, message.grammar, {
    dates: [...cores, ...dates],
    quotes,
    takenBack: endingIn(message, span),
    relayed: message.relayed.map(({ lead }) => lead).filter((lead) => lead[0] >= span[0] && lead[1] <= span[1]),
    names: message.names.filter((name) => name[0] >= span[0] && name[1] <= span[1]),
  });
  return { message, span, tokens: sentence.tokens, findings, dates, parse: parseSentence(sentence, message.grammar) };
}

/** Words that no table has, with a capital inside a sentence. */
function namesIn(raw: string, { tokens, arcs }: Lattice): readonly Span[] {
  return tokens.flatMap(({ start, end, kind }, at): readonly Span[] =>
    at > 0 && kind === "word" && (arcs[at]?.length ?? 0) === 0 && CAPITAL.test(raw.slice(start, end)) ? [[start, end]] : [],
  );
}

const CAPITAL = /^\p{Lu}\p{Ll}/u;

/** Whether a word before a colon may be who speaks, and no heading: it is in no table, and in the title of no task. */
function mayBeName(word: string, { tokens, arcs }: Lattice, { tasks }: World): boolean {
  const at = tokens.findIndex(({ text }) => text === word);
  return (
    at >= 0 &&
    (arcs[at]?.length ?? 0) === 0 &&
    tasks?.some(({ title, list }) => `${title} ${list ?? ""}`.toLowerCase().includes(word)) !== true
  );
}

/** What takes a stretch back at its end. */
function endingIn({ takingsBack: rows, text }: Reading, [start, end]: Span): readonly Span[] {
  return rows.flatMap(({ span }) => (span[0] > start && text.slice(span[1], end).trim() === "" && span[1] <= end ? [span] : []));
}

/** The words of a stretch as they were typed. */
export function tokensIn({ text, typed, settings }: Reading, span: Span): readonly Token[] {
  const range = rangeIn(typed, span);
  return range === null ? wordsOf(text, settings, span) : typed.slice(range[0], range[1]);
}

/** The words of a stretch, looked up with the message. */
function latticeIn(message: Reading, span: Span): Lattice {
  const range = rangeIn(message.typed, span);
  return range === null ? buildLattice(tokensIn(message, span), message.grammar.words) : sliceLattice(message.lattice, ...range);
}

/** Which tokens a stretch holds; null where it begins or ends inside of one, and is read by itself. */
function rangeIn(typed: readonly Token[], [start, end]: Span): [from: number, to: number] | null {
  const from = indexFrom(typed, start);
  const to = indexFrom(typed, end);
  const endBefore = (at: number): number => (at === 0 ? 0 : (typed[at - 1]?.end ?? 0));
  return endBefore(from) > start || endBefore(to) > end ? null : [from, to];
}

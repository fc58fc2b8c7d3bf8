import type { Span } from "../contract/span.ts";
import { ANY_FORM, type Arc, formBit, type Lattice, type WordTable } from "../text/lattice.ts";
import type { Sentence } from "../text/match.ts";
import { indexFrom } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";
import type { Grammar } from "./compile.ts";

/** Stretches of a clause that other finders have read: dates, and quotes with their marks. */
export interface KnownSpans {
  readonly dates: readonly Span[];
  readonly quotes: readonly Span[];
}

/** Tokens of a clause with the words, dates, quotes, ids and numbers that stand at each. */
export function buildSentence(lattice: Lattice, { words, literals: numbers, needCount }: Grammar, known: KnownSpans): Sentence {
  const { tokens } = lattice;
  const arcs = [...lattice.arcs];
  const classes = classesOf(words);
  const arc = (word: number, length: number): Arc => ({ word, form: ANY_FORM, length });
  const literals: number[] = [];
  for (const [at, token] of tokens.entries()) {
    literals.push(numbers.get(token.text) ?? -1);
    // "#errands" is a tag, not the noun.
    const sign = token.kind === "word" ? tokens[at - 1] : undefined;
    if (sign !== undefined && sign.end === token.start && TAG_SIGNS.includes(sign.text)) arcs[at] = [];
    else {
      const length = identifierLength(tokens, at);
      if (token.kind !== "word") arcs[at] = [...(arcs[at] ?? []), arc(token.kind === "number" ? classes.number : classes.punctuation, 1)];
      if (length > 0) arcs[at] = [...(arcs[at] ?? []), arc(classes.identifier, length)];
    }
  }
  // Quoted words are literal: no command is read inside them.
  for (const span of known.quotes) {
    const range = rangeOf(tokens, span);
    if (range === null) continue;
    for (let at = range[0]; at < range[1]; at++) arcs[at] = [];
    const inner = tokens.slice(range[0] + 1, range[1] - 1);
    const names = inner.length === 1 && identifierLength(inner, 0) > 0;
    arcs[range[0]] = [arc(classes.quoted, range[1] - range[0]), ...(names ? [arc(classes.identifier, range[1] - range[0])] : [])];
  }
  for (const span of known.dates) {
    const range = rangeOf(tokens, span);
    if (range !== null) arcs[range[0]] = [arc(classes.date, range[1] - range[0]), ...(arcs[range[0]] ?? [])];
  }
  dropHidden(arcs, classes);
  readGerunds(arcs, classes);
  const present = new Uint8Array(needCount);
  for (const literal of literals) if (literal >= 0) present[literal] = 1;
  for (const row of arcs) for (const { word } of row) present[word] = 1;
  const ends = endsOf(tokens, arcs, classes);
  const endAfter = new Array<number>(tokens.length + 1).fill(-1);
  for (let at = tokens.length - 1; at >= 0; at--) endAfter[at] = ends.has(at + 1) ? at + 1 : (endAfter[at + 1] ?? -1);
  return { tokens, arcs, literals, present, starts: startsOf(tokens, arcs, classes), ends, endAfter };
}

/** The tokens that lie in a span, or null where there are none. */
function rangeOf(tokens: readonly Token[], span: Span): [from: number, to: number] | null {
  const from = indexFrom(tokens, span[0]);
  let to = from;
  for (let token = tokens[to]; token !== undefined && token.end <= span[1]; token = tokens[to]) to++;
  return to > from ? [from, to] : null;
}

const TAG_SIGNS = "#@+";
const IDENTIFIER = /^[a-z][a-z0-9_]{0,15}-\d{1,12}$/;

/** "#12", "TASK-789": how many tokens, 0 for none. */
function identifierLength(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (token === undefined) return 0;
  const next = tokens[at + 1];
  if (token.text === "#" && next !== undefined && next.start === token.end && next.kind === "number") return 2;
  return token.kind === "word" && token.text.includes("-") && IDENTIFIER.test(token.text) ? 1 : 0;
}

/** Words that decide against a command and still stand before one: guards look for them, wordings look behind them. */
const GUARD_CLASSES = ["negation", "hypothesis", "howto"] as const;

function startsOf(tokens: readonly Token[], arcs: readonly (readonly Arc[])[], { skipped, guards, subject, quoted }: Classes): number[] {
  const starts = new Set([0]);
  for (const at of starts) {
    const row = arcs[at] ?? [];
    if (tokens[at]?.kind === "mark" && !row.some(({ word }) => word === quoted)) starts.add(at + 1);
    for (const arc of row) {
      if (skipped.has(arc.word)) starts.add(at + arc.length);
      if (arc.word === subject && arcs[at + arc.length]?.some(({ word }) => guards.has(word))) starts.add(at + arc.length);
    }
  }
  return [...starts].filter((at) => at < tokens.length).sort((one, other) => one - other);
}

/** "would you mind adding" asks as "add" does. */
function readGerunds(arcs: (readonly Arc[])[], { gerundOpener }: Classes): void {
  const gerund = formBit("gerund");
  arcs.forEach((row, at) => {
    for (const { word, length } of row) {
      const behind = word === gerundOpener ? arcs[at + length] : undefined;
      if (behind !== undefined)
        arcs[at + length] = behind.map((arc) => ((arc.form & gerund) === 0 ? arc : { ...arc, form: arc.form | formBit("base") }));
    }
  });
}

/** Words that are not read where longer ones of another class stand: "if you can" supposes nothing, "do not" is no doing, "a list of cities" holds no tasks. */
const HIDDEN: readonly { readonly by: string; readonly words: readonly string[] }[] = [
  { by: "opener", words: GUARD_CLASSES },
  { by: "give", words: GUARD_CLASSES },
  { by: "negation", words: ["complete", "dowork"] },
  { by: "listof", words: ["listnoun"] },
  { by: "softtask", words: ["tasknoun", "taskplural", "listnoun"] },
];

function dropHidden(arcs: (readonly Arc[])[], { hiders }: Classes): void {
  arcs.forEach((row, at) => {
    for (const hider of row) {
      const hidden = hiders.get(hider.word);
      if (hidden !== undefined) arcs[at] = (arcs[at] ?? []).filter(({ word, length }) => !hidden.has(word) || length > hider.length);
    }
  });
}

/** The classes that a sentence is built by, looked up once for each table. */
interface Classes {
  readonly guards: ReadonlySet<number>;
  readonly skipped: ReadonlySet<number>;
  readonly hiders: ReadonlyMap<number, ReadonlySet<number>>;
  readonly subject: number;
  readonly closer: number;
  readonly gerundOpener: number;
  readonly date: number;
  readonly quoted: number;
  readonly identifier: number;
  readonly number: number;
  readonly punctuation: number;
}

/** Stands at no token: the number of a class that a language does not have. */
const NO_CLASS = -1;

const classesByTable = new WeakMap<WordTable, Classes>();

function classesOf(table: WordTable): Classes {
  let classes = classesByTable.get(table);
  if (classes === undefined) {
    const idOf = (name: string) => table.ids.get(name) ?? NO_CLASS;
    const idsOf = (names: readonly string[]) => new Set(names.map(idOf));
    const objects = [...table.ids.keys()].filter((name) => name.startsWith("@object"));
    classes = {
      guards: idsOf(GUARD_CLASSES),
      skipped: idsOf(["opener", "date", ...GUARD_CLASSES]),
      hiders: new Map(HIDDEN.map(({ by, words }) => [idOf(by), idsOf(words.includes("tasknoun") ? [...words, ...objects] : words)])),
      subject: idOf("subject"),
      closer: idOf("closer"),
      gerundOpener: idOf("gerundopener"),
      date: idOf("date"),
      quoted: idOf("quoted"),
      identifier: idOf("identifier"),
      number: idOf("number"),
      punctuation: idOf("punctuation"),
    };
    classesByTable.set(table, classes);
  }
  return classes;
}

function endsOf(tokens: readonly Token[], arcs: readonly (readonly Arc[])[], { closer }: Classes): Set<number> {
  const ends = new Set([tokens.length]);
  for (let at = tokens.length - 1; at > 0; at--) {
    const closes = tokens[at]?.kind === "mark" ? ends.has(at + 1) && closingMark(tokens[at]) : false;
    if (closes || arcs[at]?.some((arc) => arc.word === closer && ends.has(at + arc.length))) ends.add(at);
    else if (!arcs.slice(Math.max(0, at - 5), at).some((row) => row.some(({ word }) => word === closer))) break;
  }
  return ends;
}

function closingMark(token: Token | undefined): boolean {
  return token !== undefined && ".!?,;:…".includes(token.text);
}

import type { Span } from "../contract/span.ts";
import { ANY_FORM, type Arc, buildLattice, formBit, type WordTable } from "../text/lattice.ts";
import type { Sentence } from "../text/match.ts";
import type { Token } from "../text/tokens.ts";

/** Stretches of a clause that other finders have read: dates, and quotes with their marks. */
export interface KnownSpans {
  readonly dates: readonly Span[];
  readonly quotes: readonly Span[];
}

/** Tokens of a clause with the words, dates, quotes, ids and numbers that stand at each. */
export function buildSentence(tokens: readonly Token[], words: WordTable, known: KnownSpans): Sentence {
  const arcs = buildLattice(tokens, words);
  const arc = (name: string, length: number): Arc => ({ word: words.ids.get(name) ?? -1, form: ANY_FORM, length });
  tokens.forEach((token, at) => {
    if (token.kind === "number") arcs[at]?.push(arc("number", 1));
    if (token.kind === "mark") arcs[at]?.push(arc("punctuation", 1));
    const length = identifierLength(tokens, at);
    if (length > 0) arcs[at]?.push(arc("identifier", length));
  });
  // "#errands" is a tag, not the noun.
  tokens.forEach((token, at) => {
    const sign = tokens[at - 1];
    if (token.kind === "word" && sign?.end === token.start && TAG_SIGNS.includes(sign.text)) arcs[at] = [];
  });
  // Quoted words are literal: no command is read inside them.
  for (const span of known.quotes) {
    const range = rangeOf(tokens, span);
    if (range === null) continue;
    for (let at = range[0]; at < range[1]; at++) arcs[at] = [];
    const inner = tokens.slice(range[0] + 1, range[1] - 1);
    const names = inner.length === 1 && identifierLength(inner, 0) > 0;
    arcs[range[0]] = [arc("quoted", range[1] - range[0]), ...(names ? [arc("identifier", range[1] - range[0])] : [])];
  }
  for (const span of known.dates) {
    const range = rangeOf(tokens, span);
    if (range !== null) arcs[range[0]]?.unshift(arc("date", range[1] - range[0]));
  }
  const classes = classesOf(words);
  dropHidden(arcs, classes);
  readGerunds(arcs, classes);
  const present = new Set<number | string>(tokens.map(({ text }) => text));
  for (const row of arcs) for (const { word } of row) present.add(word);
  const ends = endsOf(tokens, arcs, classes);
  const endAfter = new Array<number>(tokens.length + 1).fill(-1);
  for (let at = tokens.length - 1; at >= 0; at--) endAfter[at] = ends.has(at + 1) ? at + 1 : (endAfter[at + 1] ?? -1);
  return { tokens, arcs, present, starts: startsOf(tokens, arcs, classes), ends, endAfter };
}

/** The tokens that lie in a span, or null where there are none. */
function rangeOf(tokens: readonly Token[], span: Span): [from: number, to: number] | null {
  // The first token that does not begin before the span, by halves: a message may hold many dates.
  let from = 0;
  for (let high = tokens.length; from < high; ) {
    const middle = (from + high) >> 1;
    if ((tokens[middle]?.start ?? 0) < span[0]) from = middle + 1;
    else high = middle;
  }
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
  return token.kind === "word" && IDENTIFIER.test(token.text) ? 1 : 0;
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
function readGerunds(arcs: Arc[][], { gerundOpener }: Classes): void {
  const gerund = formBit("gerund");
  for (const [at, row] of arcs.entries()) {
    for (const { word, length } of row) {
      const behind = word === gerundOpener ? arcs[at + length] : undefined;
      if (behind !== undefined)
        arcs[at + length] = behind.map((arc) => ((arc.form & gerund) === 0 ? arc : { ...arc, form: arc.form | formBit("base") }));
    }
  }
}

/** Words that are not read where longer ones of another class stand: "if you can" supposes nothing, "a list of cities" holds no tasks. */
const HIDDEN: readonly { readonly by: string; readonly words: readonly string[] }[] = [
  { by: "opener", words: GUARD_CLASSES },
  { by: "give", words: GUARD_CLASSES },
  { by: "listof", words: ["listnoun"] },
  { by: "softtask", words: ["tasknoun", "taskplural", "listnoun"] },
];

function dropHidden(arcs: Arc[][], { hiders }: Classes): void {
  arcs.forEach((row, at) => {
    for (const hider of row) {
      const hidden = hiders.get(hider.word);
      if (hidden !== undefined) arcs[at] = (arcs[at] ?? []).filter(({ word, length }) => !hidden.has(word) || length > hider.length);
    }
  });
}

/** The classes that a sentence is built by, looked up once for each table. */
interface Classes {
  readonly guards: ReadonlySet<number | undefined>;
  readonly skipped: ReadonlySet<number | undefined>;
  readonly hiders: ReadonlyMap<number | undefined, ReadonlySet<number | undefined>>;
  readonly subject: number | undefined;
  readonly quoted: number | undefined;
  readonly closer: number | undefined;
  readonly gerundOpener: number | undefined;
}

const classesByTable = new WeakMap<WordTable, Classes>();

function classesOf(table: WordTable): Classes {
  let classes = classesByTable.get(table);
  if (classes === undefined) {
    const idsOf = (names: readonly string[]) => new Set(names.map((name) => table.ids.get(name)));
    const objects = [...table.ids.keys()].filter((name) => name.startsWith("@object"));
    classes = {
      guards: idsOf(GUARD_CLASSES),
      skipped: idsOf(["opener", "date", ...GUARD_CLASSES]),
      hiders: new Map(
        HIDDEN.map(({ by, words }) => [table.ids.get(by), idsOf(words.includes("tasknoun") ? [...words, ...objects] : words)]),
      ),
      subject: table.ids.get("subject"),
      quoted: table.ids.get("quoted"),
      closer: table.ids.get("closer"),
      gerundOpener: table.ids.get("gerundopener"),
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

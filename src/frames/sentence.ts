import type { Span } from "../contract/span.ts";
import { ANY_FORM, type Arc, formBit, type Lattice } from "../text/lattice.ts";
import type { Sentence } from "../text/match.ts";
import { presenceOf } from "../text/presence.ts";
import { indexFrom } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";
import type { Grammar } from "./compile.ts";
import { type Classes, classesOf } from "./sentence-classes.ts";

/** Stretches of a clause that other finders have read: dates, quotes with their marks, and what takes back all before it. */
export interface KnownSpans {
  readonly dates: readonly Span[];
  readonly quotes: readonly Span[];
  readonly takenBack: readonly Span[];
  /** Leads of what others said, and names of people that no table has. */
  readonly relayed: readonly Span[];
  readonly names: readonly Span[];
}

/** Tokens of a clause with the words, dates, quotes, ids and numbers that stand at each. */
export function buildSentence(lattice: Lattice, { words, literals: numbers, needCount }: Grammar, known: KnownSpans): Sentence {
  const { tokens } = lattice;
  const arcs = [...lattice.arcs];
  const classes = classesOf(words);
  addSigns(arcs, tokens, classes);
  addNeighbours(arcs, tokens, classes);
  addQuotes(arcs, tokens, known.quotes, classes);
  for (const span of known.dates) {
    const range = rangeOf(tokens, span);
    if (range !== null) arcs[range[0]] = [arc(classes.date, range[1] - range[0]), ...(arcs[range[0]] ?? [])];
  }
  const others = [
    [classes.takenBack, known.takenBack],
    [classes.relayed, known.relayed],
    [classes.nameWord, known.names],
  ] as const;
  for (const [word, spans] of others) {
    for (const span of spans) {
      const range = rangeOf(tokens, span);
      if (range !== null) arcs[range[0]] = [arc(word, range[1] - range[0]), ...(arcs[range[0]] ?? [])];
    }
  }
  dropHidden(arcs, classes);
  readGerunds(arcs, classes);
  const literals = tokens.map(({ text }) => numbers.get(text) ?? -1);
  const ends = endsOf(tokens, arcs, classes);
  const endAfter: number[] = [];
  for (let at = 0, next = 0; at < tokens.length; at++) {
    if (next <= at) next = at + 1;
    while (!ends.has(next)) next++;
    endAfter.push(next);
  }
  return {
    tokens,
    arcs,
    literals,
    ...presenceOf(needsOf(arcs, literals), needCount),
    starts: startsOf(tokens, arcs, classes),
    ends,
    firstEnd: tokens.length === 0 ? 0 : (endAfter[0] ?? 0),
    endAfter,
  };
}

function needsOf(arcs: readonly (readonly Arc[])[], literals: readonly number[]): number[] {
  const needs = [...literals];
  for (const row of arcs) for (const { word } of row) needs.push(word);
  return needs;
}

function arc(word: number, length: number): Arc {
  return { word, form: ANY_FORM, length };
}

/** Numbers, marks and ids; "#errands" is a tag, not the noun. */
function addSigns(arcs: (readonly Arc[])[], tokens: readonly Token[], classes: Classes): void {
  tokens.forEach((token, at) => {
    const row = arcs[at] ?? [];
    const length = identifierLength(tokens, at);
    const ids = length > 0 ? [arc(classes.identifier, length)] : [];
    if (token.kind !== "word") arcs[at] = [...row, arc(token.kind === "number" ? classes.number : classes.punctuation, 1), ...ids];
    else if (at > 0 && isTag(token, tokens[at - 1]) && !isIdentifier(token)) arcs[at] = [];
    else if (length > 0) arcs[at] = [...row, ...ids];
  });
}

/** "OPS-9 and m7": a code beside an id is another, whether a task has it or not. */
function addNeighbours(arcs: (readonly Arc[])[], tokens: readonly Token[], { identifier, and }: Classes): void {
  const isId = (at: number): boolean => arcs[at]?.some(({ word }) => word === identifier) ?? false;
  const joins = (at: number): boolean => tokens[at]?.text === "," || (arcs[at]?.some(({ word }) => word === and) ?? false);
  for (const step of [1, -1]) {
    for (let at = step > 0 ? 0 : tokens.length - 1; at >= 0 && at < tokens.length; at += step) {
      if (!CODE.test(tokens[at]?.text ?? "") || isId(at) || !joins(at - step)) continue;
      if (isId(at - 2 * step) || (joins(at - 2 * step) && isId(at - 3 * step))) arcs[at] = [...(arcs[at] ?? []), arc(identifier, 1)];
    }
  }
}

const CODE = /^[a-z]{1,4}\d{1,6}$/;

function isTag(token: Token, sign: Token | undefined): boolean {
  return sign !== undefined && sign.end === token.start && TAG_SIGNS.includes(sign.text);
}

/** Quoted words are literal: no command is read inside them. */
function addQuotes(arcs: (readonly Arc[])[], tokens: readonly Token[], quotes: readonly Span[], classes: Classes): void {
  for (const span of quotes) {
    const range = rangeOf(tokens, span);
    if (range === null) continue;
    for (let at = range[0]; at < range[1]; at++) arcs[at] = [];
    const inner = tokens.slice(range[0] + 1, range[1] - 1);
    const names = inner.length === 1 && identifierLength(inner, 0) > 0;
    arcs[range[0]] = [arc(classes.quoted, range[1] - range[0]), ...(names ? [arc(classes.identifier, range[1] - range[0])] : [])];
  }
}

/** The tokens that lie in a span, or null where there are none. */
function rangeOf(tokens: readonly Token[], span: Span): [from: number, to: number] | null {
  const from = indexFrom(tokens, span[0]);
  let to = from;
  for (let token = tokens[to]; token !== undefined && token.end <= span[1]; token = tokens[to]) to++;
  return to > from ? [from, to] : null;
}

const TAG_SIGNS = "#@+";
const IDENTIFIER =
  /^(?:[a-z][a-z0-9_]{0,15}-\d{1,12}|[a-z]{2,16}_\d{1,12}|\d{1,12}-[0-9a-f]{3,25}|[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12})$/;
const JOINT = /[-_]/;

/** "#12", "TASK-789", "41-7fe", a UUID, and whatever is the id of a task: how many tokens, 0 for none. */
export function identifierLength(tokens: readonly Token[], at: number): number {
  const token = tokens[at];
  if (token === undefined) return 0;
  const next = tokens[at + 1];
  if (token.text === "#" && next !== undefined && next.start === token.end && (next.kind === "number" || isIdentifier(next))) return 2;
  return isIdentifier(token) ? 1 : 0;
}

function isIdentifier({ kind, text, id }: Token): boolean {
  return id === true || (kind === "word" && JOINT.test(text) && IDENTIFIER.test(text));
}

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

/** Leaves out words where longer ones of a class that hides them stand. */
function dropHidden(arcs: (readonly Arc[])[], { hiders }: Classes): void {
  arcs.forEach((row, at) => {
    for (const hider of row) {
      const hidden = hiders.get(hider.word);
      if (hidden !== undefined) arcs[at] = (arcs[at] ?? []).filter(({ word, length }) => !hidden.has(word) || length > hider.length);
    }
  });
}

function endsOf(tokens: readonly Token[], arcs: readonly (readonly Arc[])[], { closer }: Classes): Set<number> {
  const ends = new Set([tokens.length]);
  for (let at = tokens.length - 1; at > 0; at--) {
    const closes = tokens[at]?.kind === "mark" ? ends.has(at + 1) && closingMark(tokens[at]) : false;
    if (closes || arcs[at]?.some((arc) => arc.word === closer && ends.has(at + arc.length))) ends.add(at);
    else if (!standsBefore(closer, at, arcs)) break;
  }
  return ends;
}

/** Whether a class stands shortly before a token: a closing phrase may have several words. */
function standsBefore(word: number, at: number, arcs: readonly (readonly Arc[])[]): boolean {
  for (let before = Math.max(0, at - LONGEST_CLOSER); before < at; before++) {
    const row = arcs[before] ?? [];
    for (let index = 0; index < row.length; index++) if (row[index]?.word === word) return true;
  }
  return false;
}

const LONGEST_CLOSER = 5;

function closingMark(token: Token | undefined): boolean {
  return token !== undefined && ".!?,;:…".includes(token.text);
}

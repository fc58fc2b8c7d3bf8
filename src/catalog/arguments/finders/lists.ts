import { argumentPatterns } from "../../../lexicon/en/argument-patterns.ts";
import type { Reading } from "../message/reading.ts";
import { type Candidate, candidateAt, type Shape } from "./candidate.ts";

const MOST_ITEMS = 100;
const CLOSING: ReadonlyMap<string, string> = new Map([
  ["[", "]"],
  ["(", ")"],
  ["{", "}"],
]);

/** "[1, 2, 3]", "(3,4)", "7, 14 and 21", "Ann and Ben": items of one kind, joined by commas and conjunctions. */
export function findLists(reading: Reading, items: readonly Candidate[]): Candidate[] {
  const lists = [...bracketed(reading, items)];
  for (const kind of ["number", "quote", "name", "chunk", "code"] as const) {
    const alike = items.filter((item) => isItem(item, kind));
    const found = runs(reading, longestFirst(alike));
    lists.push(...found, ...(kind === "name" || kind === "chunk" ? found.flatMap((list) => shorter(reading, list, alike)) : []));
  }
  lists.push(...counted(reading, items));
  return lists.sort((one, other) => one.span[0] - other.span[0] || other.span[1] - one.span[1]).map((one, rank) => ({ ...one, rank }));
}

/** Names count among words; a place with its state and a phrase with "of" are no items. */
function isItem({ shape, text }: Candidate, kind: Shape): boolean {
  if (shape !== kind && !(kind === "chunk" && shape === "name")) return false;
  return kind === "quote" || !(text.includes(" of ") || (shape === "name" && text.includes(",")));
}

/** Of those that begin at one place the longest, in order. */
function longestFirst(items: readonly Candidate[]): readonly Candidate[] {
  if (items.length < 2) return items;
  const sorted = [...items].sort((one, other) => one.span[0] - other.span[0] || other.span[1] - one.span[1]);
  const kept: Candidate[] = [];
  for (const item of sorted) if (item.span[0] >= (kept.at(-1)?.span[1] ?? 0)) kept.push(item);
  return kept;
}

function runs(reading: Reading, items: readonly Candidate[]): Candidate[] {
  const found: Candidate[] = [];
  for (let at = 0; at < items.length; at++) {
    const first = items[at];
    // Most items stand alone.
    if (first === undefined || !joined(reading, first, items[at + 1])) continue;
    const run = [first];
    let next = at + 1;
    while (next < items.length && run.length < MOST_ITEMS && joined(reading, run.at(-1), items[next])) {
      const item = items[next];
      if (item !== undefined) run.push(item);
      next++;
    }
    if (run.length >= 2) found.push(listOf(reading, run));
    at = next - 1;
  }
  return found;
}

/** "set rooms kitchen, hall and attic": the words before the first item may be no part of it. */
function shorter(reading: Reading, { items = [] }: Candidate, alike: readonly Candidate[]): Candidate[] {
  const [first, ...rest] = items;
  if (first === undefined) return [];
  const ends = alike.filter(({ span }) => span[1] === first.span[1] && span[0] > first.span[0]);
  return ends
    .filter((one, at, all) => all.findIndex(({ span }) => span[0] === one.span[0]) === at)
    .slice(0, MOST_SHORTER)
    .map((one) => listOf(reading, [one, ...rest]));
}

const MOST_SHORTER = 3;

/** "three pens and two rulers": the things, and how many of each. */
function counted(reading: Reading, items: readonly Candidate[]): Candidate[] {
  const pairs: { number: Candidate; thing: Candidate; whole: Candidate }[] = [];
  for (const number of items) {
    if (number.number === undefined || number.number.percent || number.number.money) continue;
    const next = reading.words[number.to]?.text === "'" || reading.words[number.to]?.text === '"' ? number.to + 1 : number.to;
    const of = reading.words[next + 1]?.text === "of" ? next + 2 : next;
    const starting = items.filter(({ shape, from }) => from === of && (shape === "chunk" || shape === "quote" || shape === "name"));
    const [thing] = starting.sort((one, other) => other.span[1] - one.span[1]);
    if (thing !== undefined) pairs.push({ number, thing, whole: candidateAt(reading, "chunk", [number.span[0], thing.span[1]]) });
  }
  const wholes = pairs.map(({ whole }) => whole);
  const [run] = runs(reading, wholes);
  if (run === undefined) return [];
  const members = pairs.filter(({ whole }) => run.items?.includes(whole) === true);
  const numbers = members.map(({ number }) => number);
  const things = members.map(({ thing }) => thing);
  return [numbers, things].map((list) => ({ ...listOf(reading, list, list[0]?.span), counted: true }));
}

/** Whether only commas, quotes, articles and "and" stand between two items. */
function joined(reading: Reading, one: Candidate | undefined, other: Candidate | undefined): boolean {
  if (one === undefined || other === undefined || other.span[0] - one.span[1] > 16) return false;
  const between = reading.normalized.slice(one.span[1], other.span[0]);
  // "1 2 3".
  if (between === " " && one.number !== undefined && other.number !== undefined) return !one.number.spelt && !other.number.spelt;
  return argumentPatterns.joint.test(between);
}

function listOf(reading: Reading, items: readonly Candidate[], span?: readonly [number, number]): Candidate {
  const start = items[0]?.span[0] ?? 0;
  const end = items.at(-1)?.span[1] ?? start;
  return candidateAt(reading, "list", span ?? [start, end], { items });
}

/** Lists between brackets; flat ones, without a search for each opening mark. */
function bracketed(reading: Reading, items: readonly Candidate[]): Candidate[] {
  const found: Candidate[] = [];
  const { words } = reading;
  let open = -1;
  for (let at = 0; at < words.length; at++) {
    const text = words[at]?.text ?? "";
    if (CLOSING.has(text)) open = at;
    else if (open >= 0 && text === CLOSING.get(words[open]?.text ?? "")) {
      const inside: [number, number] = [words[open]?.end ?? 0, words[at]?.start ?? 0];
      const list = itemsWithin(reading, items, open + 1, at);
      if (list.length > 0) found.push(listOf(reading, list, inside));
      open = -1;
    }
  }
  return found;
}

/** The items between commas: numbers or quotations where each part is one, else the words as they stand. */
function itemsWithin(reading: Reading, items: readonly Candidate[], from: number, to: number): readonly Candidate[] {
  const [start0, end0] = [reading.words[from]?.start ?? 0, reading.words[to]?.start ?? 0];
  const inside = items.filter(({ span }) => span[0] >= start0 && span[1] <= end0);
  for (const kind of ["number", "quote"] as const) {
    const same = longestFirst(inside.filter(({ shape }) => shape === kind));
    if (same.length > 0 && same.length <= MOST_ITEMS && same.slice(1).every((one, at) => joined(reading, same[at], one))) return same;
  }
  const parts: Candidate[] = [];
  let start = from;
  for (let at = from; at <= to && parts.length < MOST_ITEMS; at++) {
    if (at < to && reading.words[at]?.text !== ",") continue;
    const [first, last] = [reading.words[start], reading.words[at - 1]];
    if (first !== undefined && last !== undefined && at > start) parts.push(candidateAt(reading, "chunk", [first.start, last.end]));
    start = at + 1;
  }
  return parts.length > 1 || to - from <= 3 ? parts : [];
}

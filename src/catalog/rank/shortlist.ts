import type { Posting } from "./postings.ts";
import type { Query } from "./query.ts";
import { worthOf } from "./rarity.ts";
import { SYNONYM } from "./synonyms.ts";
import { FIELD_WEIGHTS, type ToolIndex } from "./tool-index.ts";

/** How many tools are looked at closely. */
const SHORTLIST = 16;
/** How many entries of postings a message may visit: the words that say most come first. */
const MOST_VISITS = 5_000;
/** What a name that is wholly said adds. */
const WHOLE_NAME = 0.4;
const NAME = 0;

/** What a message has given each tool so far: numbers that are read together stand together. */
interface Tally {
  readonly rows: Float32Array;
  /** The tools that were given anything, and how many those are. */
  readonly touched: Uint32Array;
  count: number;
}

/** Where each number stands in a tool's row. What the word at hand has given, and which word that was: of its synonyms the best counts, not their sum. */
const [SCORE, NAME_SAID, GIVEN, GIVEN_BY, ROW] = [0, 1, 2, 3, 4];

/** A tool that a search found. */
export interface FoundTool {
  readonly place: number;
  /** How many tools were found that share more with the message: equal ones have the same number. Null where all of a catalogue are taken. */
  readonly behind: number | null;
}

/** The tools that share most with a message, by the words alone, best first; all of a small catalogue. */
export function shortlist(query: Query, index: ToolIndex): readonly FoundTool[] {
  const size = index.tools.length;
  if (size <= SHORTLIST) return index.tools.map((_, place) => ({ place, behind: null }));
  if (scratch.touched.length < size) scratch = tallyOf(size);
  try {
    fill(scratch, query, index);
    return ranked(best(scratch, index), scratch);
  } finally {
    clear(scratch);
  }
}

function tallyOf(size: number): Tally {
  return { rows: new Float32Array(size * ROW), touched: new Uint32Array(size), count: 0 };
}

// Reused from search to search and cleared behind each: nothing is kept between calls.
let scratch = tallyOf(0);

function clear(tally: Tally): void {
  const { rows, touched, count: size } = tally;
  for (let at = 0; at < size; at++) {
    const row = (touched[at] ?? 0) * ROW;
    rows[row + SCORE] = rows[row + NAME_SAID] = rows[row + GIVEN] = rows[row + GIVEN_BY] = 0;
  }
  tally.count = 0;
}

/** Looks the words of a message up, the most telling first, until it has visited as many entries as it may. */
function fill(tally: Tally, query: Query, index: ToolIndex): void {
  let visits = 0;
  let word = 0;
  for (const { stem, gain, near } of searched(query, index)) {
    word++;
    for (let at = -1; at < near.length; at++) {
      const looked = at < 0 ? stem : (near[at] ?? "");
      const row = index.postings.get(looked);
      if (row === undefined) continue;
      visits += row.tools.length;
      if (visits > MOST_VISITS && visits > row.tools.length) return;
      const share = at < 0 ? 1 : SYNONYM;
      count(row, gain * share * (index.rarity.get(looked) ?? 0), worthOf(looked) * share, word, tally);
    }
  }
}

/** Gives each tool that holds a word what the word is worth where it stands. */
function count({ tools, fields }: Posting, worth: number, nameWorth: number, word: number, tally: Tally): void {
  const { rows, touched } = tally;
  for (let place = 0; place < tools.length; place++) {
    const tool = tools[place] ?? 0;
    const row = tool * ROW;
    const field = fields[place] ?? 0;
    const now = worth * (FIELD_WEIGHTS[field] ?? 0);
    const givenBy = rows[row + GIVEN_BY] ?? 0;
    const before = givenBy === word ? (rows[row + GIVEN] ?? 0) : 0;
    if (now <= before) continue;
    if (givenBy === 0) touched[tally.count++] = tool;
    rows[row + SCORE] = (rows[row + SCORE] ?? 0) + now - before;
    if (field === NAME && before === 0) rows[row + NAME_SAID] = (rows[row + NAME_SAID] ?? 0) + nameWorth;
    rows[row + GIVEN] = now;
    rows[row + GIVEN_BY] = word;
  }
}

/** The stems of a message with what each is worth, the most worth first. */
function searched(
  { terms, near }: Query,
  { rarity }: ToolIndex,
): { readonly stem: string; readonly gain: number; readonly near: readonly string[] }[] {
  return terms
    .map(({ stem, weight, worth }, at) => ({ stem, gain: weight * worth * (0.3 + (rarity.get(stem) ?? 0.7)), near: near[at] ?? [] }))
    .sort((one, other) => other.gain - one.gain);
}

/** The places of the highest scores, highest first; of equal ones the earlier place. */
function best({ rows, touched, count: size }: Tally, { nameWorth }: ToolIndex): number[] {
  const places: number[] = [];
  let least = 0;
  for (let at = 0; at < size; at++) {
    const tool = touched[at] ?? 0;
    const row = tool * ROW;
    const said = rows[row + NAME_SAID] ?? 0;
    if (places.length === SHORTLIST && (rows[row + SCORE] ?? 0) + WHOLE_NAME < least) continue;
    if (said > 0) rows[row + SCORE] = (rows[row + SCORE] ?? 0) + WHOLE_NAME * Math.min(1, said / (nameWorth[tool] ?? 1));
    const score = rows[row + SCORE] ?? 0;
    if (places.length === SHORTLIST && score < least) continue;
    let to = places.length;
    while (to > 0 && isBefore(tool, places[to - 1] ?? 0, rows)) to--;
    places.splice(to, 0, tool);
    if (places.length > SHORTLIST) places.pop();
    least = rows[(places.at(-1) ?? 0) * ROW + SCORE] ?? 0;
  }
  return places;
}

/** The places, each with how many stand before it by their score. */
function ranked(places: readonly number[], { rows }: Tally): FoundTool[] {
  const scoreAt = (at: number): number | undefined => rows[(places[at] ?? 0) * ROW + SCORE];
  let behind = 0;
  return places.map((place, at) => {
    if (at > 0 && scoreAt(at) !== scoreAt(at - 1)) behind = at;
    return { place, behind };
  });
}

function isBefore(one: number, other: number, rows: Float32Array): boolean {
  const lead = (rows[one * ROW + SCORE] ?? 0) - (rows[other * ROW + SCORE] ?? 0);
  return lead > 0 || (lead === 0 && one < other);
}

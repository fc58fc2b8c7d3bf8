import type { Posting } from "./postings.ts";
import type { Query } from "./query.ts";
import { worthOf } from "./rarity.ts";
import { FIELD_WEIGHTS, SYNONYM, type ToolIndex } from "./tool-index.ts";

/** How many tools are looked at closely. */
const SHORTLIST = 16;
/** How many entries of postings a message may visit: the words that say most come first. */
const MOST_VISITS = 5_000;
/** What a name that is wholly said adds. */
const WHOLE_NAME = 0.4;
const NAME = 0;

/** What a message has given each tool so far. */
interface Tally {
  readonly scores: Float32Array;
  /** How much of its name was said. */
  readonly names: Float32Array;
  /** What the word at hand has given, and which word gave it: of its synonyms the best counts, not their sum. */
  readonly given: Float32Array;
  readonly givenBy: Uint16Array;
  /** The tools that were given anything. */
  readonly touched: number[];
}

/** The tools that share most with a message, by the words alone, best first; all of a small catalogue. */
export function shortlist(query: Query, index: ToolIndex): readonly number[] {
  const size = index.tools.length;
  if (size <= SHORTLIST) return index.tools.map((_, at) => at);
  if (scratch.scores.length < size) scratch = tallyOf(size);
  fill(scratch, query, index);
  const places = best(scratch, index);
  clear(scratch);
  return places;
}

function tallyOf(size: number): Tally {
  return {
    scores: new Float32Array(size),
    names: new Float32Array(size),
    given: new Float32Array(size),
    givenBy: new Uint16Array(size),
    touched: [],
  };
}

// Reused from search to search and cleared behind each: nothing is kept between calls.
let scratch = tallyOf(0);

function clear({ scores, names, given, givenBy, touched }: Tally): void {
  for (const at of touched) {
    scores[at] = 0;
    names[at] = 0;
    given[at] = 0;
    givenBy[at] = 0;
  }
  touched.length = 0;
}

/** Looks the words of a message up, the most telling first, until it has visited as many entries as it may. */
function fill(tally: Tally, query: Query, index: ToolIndex): void {
  let visits = 0;
  let word = 0;
  for (const { stem, gain } of searched(query, index)) {
    word++;
    for (const [near, share] of nearby(stem, query)) {
      const row = index.postings.get(near);
      if (row === undefined) continue;
      visits += row.tools.length;
      if (visits > MOST_VISITS && visits > row.tools.length) return;
      count(row, gain * share * (index.rarity.get(near) ?? 0), worthOf(near) * share, word, tally);
    }
  }
}

/** Gives each tool that holds a word what the word is worth where it stands. */
function count({ tools, fields }: Posting, worth: number, nameWorth: number, word: number, tally: Tally): void {
  const { scores, names, given, givenBy, touched } = tally;
  for (let place = 0; place < tools.length; place++) {
    const tool = tools[place] ?? 0;
    const field = fields[place] ?? 0;
    const now = worth * (FIELD_WEIGHTS[field] ?? 0);
    const before = givenBy[tool] === word ? (given[tool] ?? 0) : 0;
    if (now <= before) continue;
    if (givenBy[tool] === 0) touched.push(tool);
    scores[tool] = (scores[tool] ?? 0) + now - before;
    if (field === NAME && before === 0) names[tool] = (names[tool] ?? 0) + nameWorth;
    given[tool] = now;
    givenBy[tool] = word;
  }
}

/** A stem and its synonyms, each with how much of it it is. */
function nearby(stem: string, { near }: Query): readonly (readonly [stem: string, share: number])[] {
  return [[stem, 1], ...(near.get(stem) ?? []).map((other) => [other, SYNONYM] as const)];
}

/** The stems of a message with what each is worth, the most worth first. */
function searched({ terms }: Query, { rarity }: ToolIndex): { readonly stem: string; readonly gain: number }[] {
  return terms
    .map(({ stem, weight, worth }) => ({ stem, gain: weight * worth * (0.3 + (rarity.get(stem) ?? 0.7)) }))
    .sort((one, other) => other.gain - one.gain);
}

/** The places of the highest scores, highest first; of equal ones the earlier place. */
function best({ scores, names, touched }: Tally, { nameWorth }: ToolIndex): number[] {
  for (const at of touched) scores[at] = (scores[at] ?? 0) + WHOLE_NAME * Math.min(1, (names[at] ?? 0) / (nameWorth[at] ?? 1));
  const places: number[] = [];
  let least = 0;
  for (const at of touched) {
    const score = scores[at] ?? 0;
    if (places.length === SHORTLIST && score < least) continue;
    let to = places.length;
    while (to > 0 && isBefore(at, places[to - 1] ?? 0, scores)) to--;
    places.splice(to, 0, at);
    if (places.length > SHORTLIST) places.pop();
    least = scores[places.at(-1) ?? 0] ?? 0;
  }
  return places;
}

function isBefore(one: number, other: number, scores: Float32Array): boolean {
  const lead = (scores[one] ?? 0) - (scores[other] ?? 0);
  return lead > 0 || (lead === 0 && one < other);
}

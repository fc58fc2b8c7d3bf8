import { argumentWords } from "../../../lexicon/en/arguments.ts";
import type { Reading, Word } from "../message/reading.ts";
import { type Candidate, candidateAt } from "./candidate.ts";

const tens = new Set(Object.keys(argumentWords.tens));
const MOST = 120;
const LONGEST = 6;

/** Capitalised names, and runs of words between function words with their parts. */
export function findPhrases(reading: Reading): Candidate[] {
  const found = names(reading);
  const named = new Set<number>();
  for (const { from, to } of found) for (let at = from; at < to; at++) named.add(at);
  return [...found, ...chunks(reading, named)];
}

/** A number before a noun is no part of it: "three pens". */
function isCount(word: Word | undefined): boolean {
  return word !== undefined && (word.kind === "number" || tens.has(word.text));
}

function names(reading: Reading): Candidate[] {
  const { words } = reading;
  const found: Candidate[] = [];
  const shouted = isShouted(reading) || (words.filter(({ capital }) => capital).length > words.length * 0.7 && words.length > 4);
  for (let at = 0; at < words.length && found.length < MOST; at++) {
    if (!begins(words[at]) || shouted) continue;
    const to = nameEnd(words, at);
    push(at, to);
    const of = words.findIndex(({ text }, index) => index > at && index < to && text === "of");
    if (of > 0) push(words[of + 1]?.text === "the" ? of + 2 : of + 1, to);
    // "London, UK", "12 Hill St, Salem, OR": the parts behind a comma belong to a place.
    let end = to;
    for (let more = 0; more < 3 && words[end]?.text === "," && begins(words[end + 1]); more++) {
      end = nameEnd(words, end + 1);
      push(at, end);
      const before = words[at - 1];
      if (before?.kind === "number" || /^\d+[a-z]?$/.test(before?.text ?? "")) push(at - 1, end);
    }
    at = to - 1;
  }
  return found.map((one, rank) => ({ ...one, rank }));

  function push(from: number, to: number): void {
    const [first, last] = [words[from], words[to - 1]];
    if (first !== undefined && last !== undefined)
      found.push(candidateAt(reading, "name", [first.start, last.end], { possessive: words[to]?.empty === false }));
  }
}

/** "WEATHER IN PARIS": where small words are in capitals too, capitals make no name. */
function isShouted({ raw, words }: Reading): boolean {
  return raw === raw.toUpperCase() && words.some(({ kind, capital, empty }) => kind === "word" && capital && empty);
}

function begins(word: Word | undefined): boolean {
  if (word === undefined || !word.capital) return false;
  if (argumentWords.functionWords.has(word.text) && (word.opens || word.text === "i" || word.text.startsWith("i'"))) return false;
  return !(word.opens && argumentWords.requestWords.has(word.text));
}

/** Where a name that begins at a word ends: capitals, joiners between capitals, numbers at the end. */
function nameEnd(words: readonly Word[], from: number): number {
  let to = from + 1;
  while (to < words.length && to < from + 10) {
    const word = words[to];
    if (word === undefined) break;
    if (word.capital && word.text !== "i" && !word.opens && !/\d/.test(word.text)) to++;
    else if (word.kind === "number" && /^\d{1,3}$/.test(word.text) && words[to - 1]?.kind === "word") to++;
    else if (argumentWords.nameJoiners.has(word.text) && word.text !== "in" && word.text !== "and" && reaches(words, to)) to++;
    else if (
      word.text === "." &&
      (/^[a-z](?:\.[a-z])*$/.test(words[to - 1]?.text ?? "") || argumentWords.abbreviations.has(words[to - 1]?.text ?? "")) &&
      words[to + 1]?.capital === true
    )
      to += 2;
    else break;
  }
  return to;
}

function reaches(words: readonly Word[], at: number): boolean {
  const next = words[at + 1];
  if (next === undefined) return false;
  return next.capital || (next.text === "the" && words[at + 2]?.capital === true);
}

function chunks(reading: Reading, named: ReadonlySet<number>): Candidate[] {
  const { words } = reading;
  const found: Candidate[] = [];
  const push = (from: number, to: number, rank: number) => {
    const [first, last] = [words[from], words[to - 1]];
    if (first !== undefined && last !== undefined) found.push(candidateAt(reading, "chunk", [first.start, last.end], { rank }));
  };
  for (let at = 0; at < words.length && found.length < MOST * 3; at++) {
    if (!opensChunk(words, at)) continue;
    const to = contentEnd(words, at, LONGEST);
    for (let from = at; from < to; from++)
      for (let end = to; end > from; end--) if (!named.has(from) || !named.has(end - 1)) push(from, end, at);
    // "the history of tea" is one thing.
    const beyond = words[to]?.text !== "of" ? to : words[to + 1]?.text === "the" ? to + 2 : to + 1;
    const end = beyond === to ? to : contentEnd(words, beyond, 4);
    if (end > beyond) push(at, end, at);
    at = to - 1;
  }
  return found;
}

/** Whether a run of words that may be a value begins: not a verb behind "that" or "you", not the number of things. */
function opensChunk(words: readonly Word[], at: number): boolean {
  const word = words[at];
  if (word === undefined || word.empty || argumentWords.requestWords.has(word.text) || isCount(word)) return false;
  const before = words[at - 1]?.text ?? "";
  return word.capital || before === "to" || !argumentWords.beforeVerbs.has(before) || words[at + 1]?.empty !== false;
}

function contentEnd(words: readonly Word[], from: number, most: number): number {
  let to = from;
  while (to < words.length && words[to]?.empty === false && to < from + most) to++;
  return to;
}

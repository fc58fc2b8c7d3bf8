import { argumentWords } from "../../../lexicon/en/arguments.ts";
import type { Candidate } from "../finders/candidate.ts";
import type { Reading, Word } from "../message/reading.ts";
import type { Parameter } from "../schema/parameter.ts";

/** How the words around a candidate speak of a parameter. */
export interface Nearness {
  /** 0..1: its name stands right before, with nothing but "is", "=", "of" between. */
  readonly before: number;
  /** 0..1: its name stands right behind: "the main database". */
  readonly behind: number;
  /** 0..2: words of its name and description in the neighbourhood, the nearer the more. */
  readonly around: number;
  /** The preposition right before, if one. */
  readonly preposition: string | null;
}

const REACH = 8;

/** What each word of a message tells of a parameter, for all of its candidates. */
export function tellingWords({ words }: Reading, { weights }: Parameter): readonly number[] {
  return words.map(({ stem }) => weights.get(stem) ?? 0);
}

/** `told`: what each word tells of the parameter. `claimed`: words that are values themselves. */
export function nearness(
  { words }: Reading,
  candidate: Candidate,
  parameter: Parameter,
  told: readonly number[],
  claimed: ReadonlySet<number>,
): Nearness {
  return {
    before: isThingsId(words, candidate, parameter) ? 1 : namedBefore(words, candidate.from, parameter),
    behind: namedBehind(words, candidate.to, parameter),
    around: Math.min(2, weightBefore(words, candidate.from, told, claimed) + weightBehind(words, candidate.to, told, claimed)),
    preposition: prepositionBefore(words, candidate.from),
  };
}

// Most words name nothing: no list is made for them.
const NO_STEMS: readonly string[] = [];

/** "uid btn-1", "page = 2", "the title should be 'x'": the share of the name's words. */
function namedBefore(words: readonly Word[], from: number, parameter: Parameter): number {
  let found = NO_STEMS;
  let skipped = 0;
  for (let at = from - 1; at >= 0 && skipped < 5; at--) {
    const word = words[at];
    if (word === undefined) break;
    if (word.joined === parameter.joined) return 1;
    if (parameter.nameStems.includes(word.stem)) found = [...found, word.stem];
    else if (found.length === 0 && !word.empty && parameter.aliasStems.has(word.stem)) return 0.6;
    else if (found.length > 0 || !isBetween(word)) break;
    else skipped++;
  }
  return share(found, parameter);
}

/** "close ticket #4" for the id of "close_ticket". */
function isThingsId(words: readonly Word[], { from, text }: Candidate, { idOf }: Parameter): boolean {
  if (idOf === "" || !/\d/.test(text)) return false;
  let at = from - 1;
  while (at >= from - 3 && NUMBER_MARKS.has(words[at]?.text ?? "")) at--;
  return words[at]?.stem === idOf;
}

const NUMBER_MARKS: ReadonlySet<string> = new Set(["#", "number", "no", "nr", "id", "."]);

function isBetween(word: Word): boolean {
  return (
    argumentWords.copulas.has(word.text) ||
    word.text === "'" ||
    word.text === '"' ||
    word.text === "#" ||
    word.text === "(" ||
    word.text === "$"
  );
}

function namedBehind(words: readonly Word[], to: number, parameter: Parameter): number {
  let found = NO_STEMS;
  let at = to;
  while (words[at]?.text === "'" || words[at]?.text === '"' || words[at]?.text === "-") at++;
  for (let more = 0; more < parameter.nameStems.length + 1; at++, more++) {
    const word = words[at];
    if (word === undefined) break;
    if (word.joined === parameter.joined) return 1;
    if (!parameter.nameStems.includes(word.stem)) break;
    found = [...found, word.stem];
  }
  return share(found, parameter);
}

/** The share of a name's telling words that were found; "id" alone is half of "user id". */
function share(found: readonly string[], { coreStems, nameStems }: Parameter): number {
  if (found.length === 0) return 0;
  const core = coreStems.filter((stem) => found.includes(stem)).length;
  if (core === 0) return found.includes(nameStems.at(-1) ?? "") ? 0.45 : 0.2;
  const head = found.includes(coreStems.at(-1) ?? "") ? 0.15 : -0.1;
  return Math.min(1, core / coreStems.length + (core < coreStems.length ? head : 0));
}

const BEFORE = [1, 0.8, 0.6, 0.45, 0.35, 0.25, 0.2];
const BEHIND = [1, 0.6, 0.4, 0.25];

function weightBefore(words: readonly Word[], from: number, told: readonly number[], claimed: ReadonlySet<number>): number {
  let total = 0;
  let far = 0;
  let factor = 1;
  for (let at = from - 1; at >= 0 && at >= from - REACH - 4 && far < BEFORE.length; at--) {
    const word = words[at];
    if (word === undefined || word.breaks) break;
    if (claimed.has(at)) factor *= 0.35;
    if (word.kind === "mark") continue;
    const weight = told[at] ?? 0;
    if (word.empty) total += far === 0 ? weight * factor * 0.8 : 0;
    else total += weight * factor * (BEFORE[far++] ?? 0);
    if (factor < 0.1) break;
  }
  return total;
}

function weightBehind(words: readonly Word[], to: number, told: readonly number[], claimed: ReadonlySet<number>): number {
  let total = 0;
  let far = 0;
  for (let at = to; at < words.length && at < to + 7 && far < BEHIND.length; at++) {
    const word = words[at];
    if (word === undefined || word.breaks || word.text === "," || claimed.has(at)) break;
    if (argumentWords.joiners.has(word.text)) break;
    if (word.empty || word.kind === "mark") continue;
    total += (told[at] ?? 0) * (BEHIND[far++] ?? 0);
  }
  return total;
}

function prepositionBefore(words: readonly Word[], from: number): string | null {
  let at = from - 1;
  while (at >= 0 && (argumentWords.articles.has(words[at]?.text ?? "") || OPENING.has(words[at]?.text ?? ""))) at--;
  return at < 0 ? null : (words[at]?.text ?? null);
}
const OPENING: ReadonlySet<string> = new Set(["'", '"', "$"]);

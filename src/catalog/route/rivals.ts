import type { Span } from "../../contract/span.ts";
import { argumentPatterns } from "../../lexicon/en/argument-patterns.ts";
import { argumentWords } from "../../lexicon/en/arguments.ts";
import { alternativeWords, correctionWords, rangeWords } from "../../lexicon/en/guard-words.ts";
import { overlaps } from "../../text/spans.ts";
import { isExcepted } from "../arguments/assign/exceptions.ts";
import { explicitOffers } from "../arguments/assign/explicit-offers.ts";
import { namedOffers } from "../arguments/assign/named-offers.ts";
import type { ArgumentReading } from "../arguments/extract.ts";
import type { Candidate } from "../arguments/finders/candidate.ts";
import { type Reading, type Word, wordsOfSpan } from "../arguments/message/reading.ts";
import type { Parameter } from "../arguments/schema/parameter.ts";
import { parametersOf } from "../arguments/schema/read.ts";
import { measuredBy } from "../arguments/schema/word-tables.ts";
import type { CatalogEntry } from "../entry.ts";
import { stemOf } from "../rank/terms.ts";
import { classOfVerb } from "../rank/verbs.ts";

/** Most words between two values that are said in one breath: ", sorry, I mean the branch". */
const MOST_BETWEEN = 8;

/** Other values that a message gives for a parameter in one breath with the one that was taken: joined to it, in its place, or named again. */
export function rivalsOf(
  { reading, candidates }: ArgumentReading,
  { tool }: CatalogEntry,
  parameter: Parameter,
  span: Span,
  claimed: readonly Span[],
): readonly Span[] {
  const table = parametersOf(tool);
  const said = explicitOffers(reading, [parameter]).offers;
  const again = said.flatMap(({ spans }) => spans).filter((one) => !overlaps(one, span));
  if (again.length > 0) return again;
  const kind = kindOf(parameter, candidates(table.takesText), span);
  const alike: readonly Place[] = (
    parameter.closed ? namedOffers(reading, [parameter]).map(asPlace) : candidates(true).filter(kind)
  ).filter(
    (one) =>
      !claimed.some((other) => overlaps(one.span, other)) &&
      !isExcepted(reading, { spans: [one.span], value: "" }, parameter, table.toolStems),
  );
  // Words between two values may say what both are: "issue 4 and issue 5".
  const isNoun = ({ stem, kind: type }: Word): boolean =>
    type === "word" && (table.toolStems.has(stem) || parameter.nameStems.includes(stem) || parameter.aliasStems.has(stem));
  const others = table.rows.filter((row) => row !== parameter).flatMap(({ coreStems }) => coreStems);
  const possible = alike.filter((one) => one.number !== undefined || isThing(wordsIn(reading, one.span), isNoun, others));
  const fitting = possible.filter((one) => !isLonger(possible, one));
  const isNumber = !parameter.closed && fitting.some(({ number }) => number !== undefined);
  const found: Span[] = [];
  const isJoined = (one: Span, other: Span): boolean => {
    const [left, right] = one[0] < other[0] ? [one, other] : [other, one];
    const [first, last] = [wordsOfSpan(reading, left)[1], wordsOfSpan(reading, right)[0]];
    if ([span, ...found].some((taken) => taken[0] >= left[1] && taken[1] <= right[0])) return false;
    return last >= first && last - first <= MOST_BETWEEN && joins(reading.words.slice(first, last), isNoun, isNumber);
  };
  // "4, 5 and 6": each is joined to the one before it.
  for (const { span: one } of fitting.slice(0, MOST_RIVALS)) if ([span, ...found].some((other) => isJoined(one, other))) found.push(one);
  return found.length > 0 ? found : fitting.filter((one) => isSaidFirst(reading, one.span, span, isNoun)).map((one) => one.span);
}

/** "close issue 4 and reopen issue 5": of two that are named alike the second was taken. */
function isSaidFirst({ words }: Reading, one: Span, taken: Span, isNoun: (word: Word) => boolean): boolean {
  const nounBefore = ([start]: Span): Word | undefined => {
    let at = words.findIndex((word) => word.end > start) - 1;
    while (words[at]?.text === "#" || argumentWords.articles.has(words[at]?.text ?? "")) at--;
    return words[at];
  };
  const [noun, other] = [nounBefore(one), nounBefore(taken)];
  return one[0] < taken[0] && noun !== undefined && noun.stem === other?.stem && isNoun(noun);
}

const MOST_RIVALS = 60;

type Place = Pick<Candidate, "span" | "shape" | "number">;

function asPlace({ spans }: { readonly spans: readonly Span[] }): Place {
  return { span: spans[0] ?? [0, 0], shape: "chunk" };
}

/** Of what begins at one place the longest is meant. */
function isLonger(all: readonly Place[], { span }: Place): boolean {
  return all.some((one) => one.span[0] <= span[0] && one.span[1] >= span[1] && one.span[1] - one.span[0] > span[1] - span[0]);
}

const TEXTS: ReadonlySet<string> = new Set(["name", "chunk", "code", "slug", "path", "quote", "url", "email"]);

/** What may stand in the place of a value: a number for a number, a day for a day, words for words. */
function kindOf({ type }: Parameter, candidates: readonly Candidate[], span: Span): (one: Candidate) => boolean {
  const own = candidates.find((one) => one.span[0] === span[0] && one.span[1] === span[1]);
  if (own?.date !== undefined) return ({ date }) => date !== undefined;
  const unit = own?.number?.unit ?? null;
  // "20 and 2 hours": what is measured in another unit is something else.
  if (type === "integer" || type === "number" || own?.number !== undefined)
    return ({ number }) => number !== undefined && (number.unit === unit || number.unit === null || measuredBy(number.unit) === undefined);
  // What is quoted stands beside what is quoted; "and connecting to …" goes on.
  if (own?.shape === "quote") return ({ shape }) => shape === "quote";
  return ({ shape, number, quoted, within, text }) => {
    if (!TEXTS.has(shape) || number !== undefined || quoted === true || within === true) return false;
    return shape !== "chunk" || !argumentPatterns.verbForm.test(text.split(" ", 1)[0] ?? "");
  };
}

function wordsIn(reading: Reading, span: Span): readonly Word[] {
  return reading.words.slice(...wordsOfSpan(reading, span));
}

/** Not "and reopen …" and "and amount 12", which are another request and another parameter; nor a noun of the tool or "sorry" alone. */
function isThing(words: readonly Word[], isNoun: (word: Word) => boolean, others: readonly string[]): boolean {
  const [first] = words;
  if (first === undefined || classOfVerb.has(stemOf(first.text)) || argumentWords.requestWords.has(first.text)) return false;
  if (words.some(({ stem }) => others.includes(stem)) || isNoun(first)) return false;
  return !correctionWords.some((correction) => correction.length === 1 && correction[0] === first.text);
}

/** Whether words join two values: "or", ", and", ", sorry," and what both are; numbers also by nothing at all. */
function joins(between: readonly Word[], isNoun: (word: Word) => boolean, isNumber: boolean): boolean {
  const texts = between.filter(({ text }) => !MARKS.has(text));
  let joined = isNumber && texts.every(({ text }) => rangeWords.has(text));
  for (let at = 0; at < texts.length; at++) {
    const word = texts[at];
    if (word === undefined) break;
    const correction = correctionWords.find((words) => words.every((text, more) => texts[at + more]?.text === text));
    if (correction !== undefined) {
      joined = true;
      at += correction.length - 1;
    } else if (alternativeWords.has(word.text)) joined = true;
    else if (argumentWords.articles.has(word.text) || (joined && (isNoun(word) || word.text === "#"))) continue;
    else if (!(isNumber && rangeWords.has(word.text))) return false;
  }
  return joined;
}

const MARKS: ReadonlySet<string> = new Set(["'", '"', "`", "-", "\u2014", "\u2013", "\u2026", "(", ")"]);

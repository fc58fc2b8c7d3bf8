import type { Span } from "../../../contract/span.ts";
import { argumentPatterns } from "../../../lexicon/en/argument-patterns.ts";
import { argumentWords } from "../../../lexicon/en/arguments.ts";
import { matchesOf } from "../../../text/matches.ts";
import { type Reading, type Word, wordAt } from "../message/reading.ts";
import { stem } from "../schema/stem.ts";
import { measuredBy } from "../schema/word-tables.ts";
import { type Candidate, candidateAt, type NumberValue } from "./candidate.ts";
import { findSpelt } from "./spelt-numbers.ts";

const DIGITS = /(?<![\p{L}\p{N}_.^])(?:(?<![\p{N}\p{L})\]])(?<!\p{N} )[-+])?(?:\d{1,3}(?:,\d{3})+(?!\d|,\d)|\d+)(?:\.\d+)?/gu;
const LIST_NUMBER = /[-+]?\d+(?:\.\d+)?/y;
const MOST = 80;
const LONGEST_ROW = 20;

/** Numbers in digits and in letters, with what stands around them: sign, scale, percent, unit. */
export function findNumbers(reading: Reading): Candidate[] {
  const found = [...digits(reading), ...findSpelt(reading)];
  return found.sort((one, other) => one.span[0] - other.span[0]).map((one, rank) => ({ ...one, rank }));
}

function digits(reading: Reading): Candidate[] {
  const found: Candidate[] = [];
  for (const { index, 0: text } of numbersIn(reading.normalized)) {
    if (found.length >= MOST) break;
    const read = readDigits(reading, index, text);
    if (read !== null) found.push(candidateAt(reading, "number", read.span, { number: read.number }));
  }
  return found;
}

/** The digits of a text; "[200,300]" and "(3,4)" hold two numbers, "1,300" one. */
function* numbersIn(text: string): Generator<{ readonly index: number; readonly 0: string }> {
  for (const match of matchesOf(DIGITS, text)) {
    const before = text.charAt(match.index - 1);
    if (!match[0].includes(",") || !"[(,{".includes(before) || before === "") {
      yield match;
      continue;
    }
    const end = match.index + match[0].length;
    for (let at = match.index; at < end; at++) {
      LIST_NUMBER.lastIndex = at;
      const one = LIST_NUMBER.exec(text);
      if (one === null) continue;
      yield { index: at, 0: one[0] };
      at += one[0].length;
    }
  }
}

function readDigits(reading: Reading, index: number, digits: string): { span: Span; number: NumberValue } | null {
  const text = reading.normalized;
  const end = index + digits.length;
  const plain = Number(digits.replaceAll(",", ""));
  // "3.1.0" and "24-7" are no numbers, and neither is the end of "2026-12-01".
  if (!Number.isFinite(plain) || /^[._]\d|^-\d/.test(text.slice(end, end + 2))) return null;
  if (/\d[-/]\d{1,15}[-/]$/.test(text.slice(Math.max(0, index - LONGEST_ROW), index))) return null;
  const behind = /^[a-z]+/.exec(text.slice(end, end + 16))?.[0] ?? "";
  const read = behind === "" ? scaled(reading, plain, end) : attached(plain, behind, end);
  if (read === null) return null;
  const rest = text.slice(read.end, read.end + 20);
  const sign =
    text
      .slice(Math.max(0, index - 2), index)
      .trimEnd()
      .at(-1) ?? "";
  const number = {
    value: read.value,
    percent: argumentPatterns.percent.test(rest),
    money: Object.hasOwn(argumentWords.currencySigns, sign) || argumentPatterns.money.test(rest),
    ordinal: argumentWords.ordinalEndings.has(behind),
    unit: read.unit ?? unitAt(reading, read.end),
    spelt: false,
  };
  return { span: [index, read.end], number };
}

interface Amount {
  readonly value: number;
  readonly end: number;
  readonly unit: string | null;
}

/** "3rd", "250k", "6cm"; null for "2D" and the like. */
function attached(value: number, letters: string, end: number): Amount | null {
  if (argumentWords.ordinalEndings.has(letters)) return { value, end: end + letters.length, unit: null };
  if (Object.hasOwn(argumentWords.scales, letters) && letters !== "mm")
    return { value: times(value, argumentWords.scales[letters] ?? 1), end: end + letters.length, unit: null };
  return measuredBy(stem(letters)) === undefined ? null : { value, end, unit: stem(letters) };
}

/** "1.2 million". */
function scaled(reading: Reading, value: number, end: number): Amount {
  const word = reading.words[wordAt(reading, end)];
  if (word === undefined || word.text === "mm" || !Object.hasOwn(argumentWords.scales, word.text)) return { value, end, unit: null };
  return { value: times(value, argumentWords.scales[word.text] ?? 1), end: word.end, unit: null };
}

/** The word behind a number, over a sign of percent or degree and a hyphen. */
function unitAt(reading: Reading, end: number): string | null {
  let at = wordAt(reading, end);
  while (SKIPPED.has(reading.words[at]?.text ?? "")) at++;
  const word: Word | undefined = reading.words[at];
  return word?.kind === "word" ? word.stem : null;
}
const SKIPPED: ReadonlySet<string> = new Set(["%", "\u00b0", "-"]);

/** 3.5 thousand without the dust of binary fractions. */
function times(value: number, scale: number): number {
  return Number((value * scale).toPrecision(15));
}

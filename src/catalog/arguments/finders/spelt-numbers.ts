import { argumentPatterns } from "../../../lexicon/en/argument-patterns.ts";
import { argumentWords } from "../../../lexicon/en/arguments.ts";
import type { Reading, Word } from "../message/reading.ts";
import { type Candidate, candidateAt, type NumberValue } from "./candidate.ts";

const MOST = 80;
const LONGEST = 8;
// Asked of every word: a Map answers faster than an object.
const ordinals = new Map(Object.entries(argumentWords.ordinals));
const tens = new Map(Object.entries(argumentWords.tens));
const scales = new Map(Object.entries(argumentWords.scales));
const parts = new Map(Object.entries(argumentWords.parts));

/** Numbers in letters: "twenty five", "half a million", "third". */
export function findSpelt(reading: Reading): Candidate[] {
  const { words } = reading;
  const found: Candidate[] = [];
  for (let at = 0; at < words.length && found.length < MOST; at++) {
    const first = words[at];
    if (first?.kind !== "word") continue;
    const read = ordinalAt(words, at) ?? cardinalAt(words, at);
    if (read === null) continue;
    const end = words[read.to - 1]?.end ?? first.end;
    const rest = reading.normalized.slice(end, end + 20);
    const unit = words[read.to]?.kind === "word" ? (words[read.to]?.stem ?? null) : null;
    const number: NumberValue = {
      value: read.value,
      percent: argumentPatterns.percent.test(rest),
      money: argumentPatterns.money.test(rest),
      ordinal: read.ordinal,
      unit: read.ordinal ? null : unit,
      spelt: true,
    };
    found.push(candidateAt(reading, "number", [first.start, end], { number }));
    at = read.to - 1;
  }
  return found;
}

interface Spelt {
  readonly value: number;
  readonly to: number;
  readonly ordinal: boolean;
}

function ordinalAt(words: readonly Word[], at: number): Spelt | null {
  const value = ordinals.get(words[at]?.text ?? "");
  const before = value === undefined || at === 0 ? undefined : words[at - 1];
  // "a 9-second clip", "30 seconds".
  if (value === undefined || before?.text === "-" || before?.kind === "number") return null;
  return { value, to: at + 1, ordinal: true };
}

function cardinalAt(words: readonly Word[], from: number): Spelt | null {
  let total = 0;
  let current = partAt(words, from);
  let at = current === null ? from : from + 1;
  for (; at < words.length && at < from + LONGEST; at++) {
    const text = words[at]?.text ?? "";
    const small = smallNumber(text);
    if (small !== null) current = (current ?? 0) + small;
    else if (at > from && isScale(text)) {
      const scale = scales.get(text) ?? 1;
      const grown: number = (current ?? 1) * scale;
      total += scale >= 1000 ? grown : 0;
      current = scale >= 1000 ? 0 : grown;
    } else break;
  }
  return current === null ? null : { value: total + current, to: at, ordinal: false };
}

/** "a million", "half a million" begins with a part of what follows. */
function partAt(words: readonly Word[], at: number): number | null {
  const part = parts.get(words[at]?.text ?? "");
  return part !== undefined && isScale(words[at + 1]?.text ?? "") ? part : null;
}

function smallNumber(text: string): number | null {
  if (!text.includes("-")) return tens.get(text) ?? null;
  let sum = 0;
  for (const part of text.split("-", 4)) {
    const value = tens.get(part);
    if (value === undefined) return null;
    sum += value;
  }
  return sum;
}

/** Scales in words; "k" and "mm" only stand at digits. */
function isScale(text: string): boolean {
  return text.length > 2 && scales.has(text);
}

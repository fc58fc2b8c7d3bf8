import type { Span } from "../../../contract/span.ts";
import { argumentWords } from "../../../lexicon/en/arguments.ts";
import { compiledOnce } from "../../../text/compiled-once.ts";
import { contains } from "../../../text/spans.ts";
import { wordsOfName } from "../../words.ts";
import type { Candidate } from "../finders/candidate.ts";
import type { Reading } from "../message/reading.ts";
import type { Parameter } from "../schema/parameter.ts";
import type { Offer } from "./offer.ts";
import { weights } from "./weights.ts";

/** A word that names another parameter is hardly the value of this one. */
export function namesOfOthers(
  reading: Reading,
  rows: readonly Parameter[],
  claimed: ReadonlySet<number>,
): (candidate: Candidate, row: number) => number {
  const named = new Map<string, number>();
  rows.forEach(({ coreStems }, row) => {
    for (const stem of coreStems) named.set(stem, named.has(stem) ? SEVERAL : row);
  });
  return ({ shape, from, to }, row) => {
    if (shape !== "chunk") return 0;
    // "color red brightness 40": the last word names what the number behind it is.
    const last = named.get(reading.words[to - 1]?.stem ?? "");
    if (last !== undefined && last !== row && to - from > 1 && claimed.has(to)) return weights.text.runsInto;
    if (to - from > 2) return 0;
    for (let at = from; at < to; at++) {
      if (at > from && argumentWords.requestWords.has(reading.words[at]?.text ?? "")) continue;
      const owner = named.get(reading.words[at]?.stem ?? "");
      if (owner === undefined || owner === row) return 0;
    }
    return weights.text.nameOfOther;
  };
}
const SEVERAL = -1;

/** What an enum's value stands on is hardly the free value of another parameter. */
export function valuesOfOthers(rows: readonly Parameter[], named: readonly Offer[]): (span: Span, row: number) => number {
  const { enumOfOther, exampleOfOther, holdsOther } = weights.text;
  const spans = named
    .filter(({ fit }) => fit > SURE)
    .flatMap(({ spans: all, row }) => all.map((span) => ({ span, row, cost: rows[row]?.closed === true ? enumOfOther : exampleOfOther })));
  return (span, row) => {
    const inside = spans.find((one) => one.row !== row && contains(one.span, span));
    return inside?.cost ?? (spans.some((one) => one.row !== row && contains(span, one.span)) ? holdsOther : 0);
  };
}
const SURE = 1.4;

/** "edges: 6, 8 and 10": where as many numbers stand in a row as there are parameters for them, those are meant. */
export function alignedNumbers(candidates: readonly Candidate[], rows: readonly Parameter[]): (candidate: Candidate) => number {
  const count = rows.filter(({ type, required }) => required && (type === "integer" || type === "number")).length;
  const list =
    count < 2
      ? undefined
      : candidates.find(
          ({ shape, items }) => shape === "list" && items?.length === count && items.every(({ number }) => number !== undefined),
        );
  if (list === undefined) return () => 0;
  const starts = new Set(list.items?.map(({ span }) => span[0]) ?? []);
  return ({ span }) => (starts.has(span[0]) ? weights.number.aligned : -weights.number.aligned);
}

/** `city1` and `city2`: values of such parameters are said as a list, in order. */
export function alignedTexts(candidates: readonly Candidate[], rows: readonly Parameter[]): (candidate: Candidate, row: number) => number {
  const groups = seriesAmong(rows);
  if (groups.length === 0) return () => 0;
  const starts = new Map<number, ReadonlyMap<number, number>>();
  for (const members of groups) {
    const list = candidates.find(
      ({ shape, items }) => shape === "list" && items?.length === members.length && items.every(({ number }) => number === undefined),
    );
    members.forEach((row, at) => {
      const span = list?.items?.[at]?.span;
      if (span !== undefined) starts.set(row, new Map([[span[0], span[1]]]));
    });
  }
  return ({ span }, row) => (starts.get(row)?.get(span[0]) === span[1] ? weights.number.aligned : 0);
}

/** The rows whose names differ by a number alone; read once for each tool. */
const seriesAmong = compiledOnce((rows: readonly Parameter[]): readonly (readonly number[])[] => {
  const groups = new Map<string, number[]>();
  rows.forEach(({ type, closed, required, name }, row) => {
    const series = required && type === "string" && !closed ? seriesOf(name) : null;
    if (series !== null) groups.set(series, [...(groups.get(series) ?? []), row]);
  });
  return [...groups.values()].filter(({ length }) => length > 1);
});

/** The name without the number that counts it: "choice_one", "city2". */
function seriesOf(name: string): string | null {
  const words = wordsOfName(name);
  const last = words.at(-1) ?? "";
  if (Object.hasOwn(argumentWords.tens, last) || Object.hasOwn(argumentWords.ordinals, words[0] ?? ""))
    return words.filter((word) => !Object.hasOwn(argumentWords.tens, word) && !Object.hasOwn(argumentWords.ordinals, word)).join(" ");
  return /^\D+\d{1,2}$/.test(name) ? name.slice(0, name.search(/\d/)) : null;
}

/** Words that are values themselves. */
export function claimedWords(candidates: readonly Candidate[]): ReadonlySet<number> {
  const claimed = new Set<number>();
  for (const { shape, from, to } of candidates) {
    if (shape !== "number" && shape !== "quote" && shape !== "code") continue;
    for (let at = from; at < to && at < from + LONGEST; at++) claimed.add(at);
  }
  return claimed;
}
const LONGEST = 40;

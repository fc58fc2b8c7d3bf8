import type { Span } from "../../../contract/span.ts";
import { argumentPatterns } from "../../../lexicon/en/argument-patterns.ts";
import { argumentWords } from "../../../lexicon/en/arguments.ts";
import { matchesOf } from "../../../text/matches.ts";
import type { Candidate } from "../finders/candidate.ts";
import type { Reading } from "../message/reading.ts";
import type { Parameter } from "../schema/parameter.ts";
import { measuredBy } from "../schema/word-tables.ts";
import type { Offer } from "./offer.ts";

const SURE = { fit: 4, claims: true, assumed: false } as const;
const MOST = 8;

/** Measures as people say them: "1024 by 768" is the width and the height, whatever the schema lists first; "800 pixels wide". */
export function measureOffers(reading: Reading, candidates: readonly Candidate[], rows: readonly Parameter[]): Offer[] {
  const width = rowOf(rows, "width");
  const height = rowOf(rows, "height");
  const offers = width === null || height === null ? [] : pairs(reading.normalized, width, height);
  for (const { number, to, span } of candidates) {
    if (number === undefined) continue;
    const unit = reading.words[to];
    const at = unit !== undefined && measuredBy(unit.stem) !== undefined && !Object.hasOwn(argumentWords.measures, unit.text) ? to + 1 : to;
    const text = reading.words[at]?.text ?? "";
    const row = Object.hasOwn(argumentWords.measures, text) ? rowOf(rows, argumentWords.measures[text] ?? "") : null;
    if (row !== null && fits(number.value, rows[row])) offers.push({ row, value: number.value, spans: [span], ...SURE });
  }
  return offers;
}

/** The one parameter that takes a number of this name. */
function rowOf(rows: readonly Parameter[], name: string): number | null {
  const suits = ({ type, closed, coreStems }: Parameter): boolean =>
    (type === "integer" || type === "number") && !closed && coreStems.includes(name);
  const first = rows.findIndex(suits);
  return first < 0 || rows.findLastIndex(suits) !== first ? null : first;
}

function fits(value: number, parameter: Parameter | undefined): boolean {
  return parameter?.type === "number" || Number.isSafeInteger(value);
}

function pairs(text: string, width: number, height: number): Offer[] {
  const offers: Offer[] = [];
  for (const match of matchesOf(argumentPatterns.dimensions, text)) {
    if (offers.length >= MOST) break;
    const [whole, first = "", second = ""] = match;
    const last = match.index + whole.lastIndexOf(second);
    const spans: readonly Span[] = [
      [match.index, match.index + first.length],
      [last, last + second.length],
    ];
    [width, height].forEach((row, at) => {
      const span = spans[at];
      if (span !== undefined) offers.push({ row, value: Number(at === 0 ? first : second), spans: [span], ...SURE });
    });
  }
  return offers;
}

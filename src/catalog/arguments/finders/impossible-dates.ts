import { argumentPatterns } from "../../../lexicon/en/argument-patterns.ts";
import { matchesOf } from "../../../text/matches.ts";
import { contains, overlaps } from "../../../text/spans.ts";
import type { Reading } from "../message/reading.ts";
import { type Candidate, candidateAt } from "./candidate.ts";

const MOST = 20;

/** What is written as a day of the calendar and is none: "2026-02-30", "31/04/2026", "30 February". Its parts are no values. */
export function findImpossibleDates(reading: Reading, found: readonly Candidate[]): Candidate[] {
  const dates = found.filter(({ date }) => date !== undefined);
  const isFree = ({ span }: Candidate): boolean =>
    !dates.some((one) => contains(one.span, span)) && !reading.quotes.some(({ outer }) => overlaps(outer, span));
  return argumentPatterns.calendarDays.flatMap((form) =>
    matchesOf(form, reading.normalized)
      .slice(0, MOST)
      .map((match) => candidateAt(reading, "day", [match.index, match.index + match[0].length]))
      .filter(isFree),
  );
}

import { argumentPatterns } from "../../../lexicon/en/argument-patterns.ts";
import { argumentWords } from "../../../lexicon/en/arguments.ts";
import type { Candidate } from "../finders/candidate.ts";
import type { Parameter } from "../schema/parameter.ts";
import type { Offer } from "./offer.ts";

/** Where a part stands in an ISO date. */
const PLACES = { year: [0, 4], month: [5, 7], day: [8, 10], hour: [11, 13], minute: [14, 16] } as const;
const FIT = 1.8;

/** `day`, `month`, `year` of "June 8th 2024". */
export function datePartOffers(candidates: readonly Candidate[], rows: readonly Parameter[]): Offer[] {
  const dates = candidates.filter(({ date, text }) => date !== undefined && argumentPatterns.calendar.test(text)).slice(0, 4);
  if (dates.length === 0) return [];
  return rows.flatMap(({ type, required, coreWords }, row) => {
    const word = coreWords.length === 1 && type === "integer" && required ? (coreWords[0] ?? "") : "";
    const part = Object.hasOwn(argumentWords.dateParts, word) ? argumentWords.dateParts[word] : undefined;
    if (part === undefined) return [];
    return dates.flatMap(({ date, span }): Offer[] => {
      const clock = part === "hour" || part === "minute";
      if (date === undefined || (clock ? !date.hasTime : !date.hasDay)) return [];
      return [{ row, value: Number(date.value.slice(...PLACES[part])), spans: [span], fit: FIT, claims: false, assumed: false }];
    });
  });
}

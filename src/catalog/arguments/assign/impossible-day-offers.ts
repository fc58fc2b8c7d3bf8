import { argumentMessages } from "../../../lexicon/en/argument-messages.ts";
import type { Candidate } from "../finders/candidate.ts";
import type { Parameter } from "../schema/parameter.ts";
import type { Offer } from "./offer.ts";

const FIT = 1;

/** A day that no calendar has, for each parameter that takes a date: it is told, not left out. */
export function impossibleDayOffers(candidates: readonly Candidate[], rows: readonly Parameter[]): Offer[] {
  const days = candidates.filter(({ shape }) => shape === "day");
  if (days.length === 0) return [];
  return rows.flatMap(({ type, roles, dateFormat }, row) => {
    if (type !== "string" || !(roles.has("date") || dateFormat !== null)) return [];
    return days.map(({ span, text }): Offer => {
      const doubt = argumentMessages.noSuchDay.replace("{text}", () => text);
      return { row, value: text, spans: [span], fit: FIT, claims: true, assumed: false, doubt };
    });
  });
}

import type { Candidate } from "../finders/candidate.ts";
import type { Reading } from "../message/reading.ts";
import type { Parameter, ParameterTable } from "../schema/parameter.ts";
import { tellingWords } from "./context.ts";
import { fitOf, isNumeric } from "./fit.ts";
import type { Offer } from "./offer.ts";
import { derivedPlace, placeForm } from "./place-form.ts";
import { alignedNumbers, alignedTexts, claimedWords, namesOfOthers, valuesOfOthers } from "./rivals.ts";
import { numberValue, readValue } from "./values.ts";
import { weights } from "./weights.ts";

/** Every candidate for every parameter that can take it, with how well it suits. `named`: what the schema's own values claim. */
export function candidateOffers(
  reading: Reading,
  candidates: readonly Candidate[],
  table: ParameterTable,
  named: readonly Offer[],
): Offer[] {
  const all = { reading, tool: table.toolStems, claimed: claimedWords(candidates), lone: isLone(candidates) };
  const taken = valuesOfOthers(table.rows, named);
  const foreign = namesOfOthers(reading, table.rows, all.claimed);
  const aligned = alignedNumbers(candidates, table.rows);
  const series = alignedTexts(candidates, table.rows);
  const offers: Offer[] = [];
  for (const [row, parameter] of table.rows.entries()) {
    const numeric = isNumeric(parameter);
    const threshold = thresholdOf(parameter, numeric);
    const scene = { told: tellingWords(reading, parameter), ...all };
    for (const candidate of candidates) {
      const fit = fitOf(scene, candidate, parameter);
      if (fit === null) continue;
      const rivals =
        foreign(candidate, row) +
        (candidate.number === undefined ? taken(candidate.span, row) : 0) +
        (numeric ? aligned(candidate) : series(candidate, row));
      const left = fit + rivals - weights.late * Math.min(30, candidate.rank) - threshold;
      const offer = left <= 0 ? null : offered(candidate, parameter, row, left);
      if (offer !== null) offers.push(offer);
    }
  }
  return offers;
}

function isLone(candidates: readonly Candidate[]): boolean {
  return candidates.filter(({ number }) => number !== undefined).length === 1;
}

/** What must be left of a fit: little where the call cannot run without a value, much where it can. */
function thresholdOf({ required, nested }: Parameter, numeric: boolean): number {
  const { threshold } = weights;
  if (required) return numeric ? threshold.requiredNumber : threshold.required;
  if (!numeric) return threshold.optional;
  return nested ? threshold.nestedNumber : threshold.optionalNumber;
}

function offered(candidate: Candidate, parameter: Parameter, row: number, fit: number): Offer | null {
  const spans = [candidate.span];
  const place = parameter.type === "string" && parameter.roles.has("place") && (candidate.shape === "name" || candidate.shape === "chunk");
  const derived = place && candidate.shape === "name" ? derivedPlace(candidate.text, parameter) : null;
  if (derived !== null)
    return parameter.required && derived !== "" ? { row, value: derived, spans, fit: DERIVED, claims: false, assumed: true } : null;
  const value =
    parameter.type === "array"
      ? listValue(candidate, parameter)
      : parameter.type === "object"
        ? candidate.json
        : readValue(candidate, parameter);
  if (value === undefined) return null;
  return { row, value, spans, fit, claims: true, assumed: place && placeForm(candidate.text, parameter).assumed };
}
/** A state that follows from a city gives way to one that was said. */
const DERIVED = 0.6;

function listValue(candidate: Candidate, { items }: Parameter): unknown {
  if (items === null) return undefined;
  const numeric = items.type === "integer" || items.type === "number";
  const values = (candidate.items ?? [candidate]).map((part) => (numeric ? numberValue(part, items) : readValue(part, items)));
  return values.some((value) => value === undefined) ? undefined : values;
}

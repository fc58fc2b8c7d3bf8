import { argumentWords } from "../../../lexicon/en/arguments.ts";
import type { Candidate, NumberValue } from "../finders/candidate.ts";
import type { Parameter } from "../schema/parameter.ts";
import { measuredBy } from "../schema/word-tables.ts";
import type { Nearness } from "./context.ts";
import { weights } from "./weights.ts";

const { number: worth } = weights;

/** How well a number suits a parameter that takes one, by its form, its unit and the words around it. */
export function numberFit(number: NumberValue, parameter: Parameter, near: Nearness, candidate: Candidate): number {
  const { roles, least, most } = parameter;
  const unit = unitFit(number, parameter);
  let fit = worth.base + worth.before * near.before + worth.behind * near.behind + worth.around * near.around + unit;
  fit += formFit(number, parameter, isYear(number, candidate), near);
  if (number.ordinal) fit += worth.ordinal;
  if (number.spelt && near.behind === 0 && unit <= 0) fit += number.value === 1 ? worth.one : worth.spelt;
  if (roles.has("id") && near.before === 0) fit += worth.unnamedId;
  if ((least !== null && number.value < least) || (most !== null && number.value > most)) fit += worth.outside;
  return fit + prepositionFit(parameter, near);
}

/** Money for an amount, a percentage for a rate, four digits for a year. */
function formFit(number: NumberValue, { roles }: Parameter, year: boolean, near: Nearness): number {
  let fit = 0;
  if (number.money) fit += roles.has("money") ? worth.money : worth.notMoney;
  if (number.percent) fit += roles.has("rate") ? worth.percent : worth.notPercent;
  else if (roles.has("rate") && !number.money && number.value > 0 && number.value < 1) fit += worth.fraction;
  if (roles.has("year")) fit += year ? worth.year : worth.notYear;
  else if (year && number.unit === null && near.before === 0) fit += worth.yearElsewhere;
  return fit;
}

function isYear({ value, percent, money }: NumberValue, candidate: Candidate): boolean {
  return Number.isInteger(value) && value >= 1000 && value <= 2100 && !percent && !money && /^\d{4}$/.test(candidate.text);
}

function unitFit({ unit }: NumberValue, { coreStems, weights: words }: Parameter): number {
  if (unit === null) return 0;
  if (coreStems.some((core) => core === unit || (core.length > 2 && unit.startsWith(core)))) return worth.unitNamed;
  const weight = words.get(unit) ?? 0;
  if (weight > 0) return worth.unitDescribed * (1 + weight);
  const family = measuredBy(unit);
  if (family === undefined) return 0;
  if (family.some((word) => coreStems.includes(word))) return worth.unitOfName;
  return family.some((word) => words.has(word)) ? worth.unitOfDescription : worth.otherUnit;
}

const BOUNDS = ["from", "to", "least", "most", "year"] as const;

/** "from", "to", "under", "at least" before a value, and the parameters that are such ends. */
export function prepositionFit({ roles }: Parameter, { preposition }: Nearness): number {
  if (preposition === null) return 0;
  if (BOUNDS.some((role) => roles.has(role) && argumentWords.prepositions[role]?.includes(preposition) === true)) return worth.bound;
  if (roles.has("from") === roles.has("to")) return 0;
  return preposition === (roles.has("from") ? "to" : "from") ? -worth.bound : 0;
}

import { argumentWords } from "../../../lexicon/en/arguments.ts";
import type { Candidate } from "../finders/candidate.ts";
import type { Reading } from "../message/reading.ts";
import type { Parameter } from "../schema/parameter.ts";
import { baseOf, HOPELESS } from "./bases.ts";
import { type Nearness, nearness } from "./context.ts";
import { numberFit } from "./number-fit.ts";
import { prepositionsMatch, textFit } from "./text-fit.ts";
import { weights } from "./weights.ts";

/** What all fits of a parameter look at. */
export interface Scene {
  readonly reading: Reading;
  /** What each word tells of the parameter. */
  readonly told: readonly number[];
  readonly tool: ReadonlySet<string>;
  /** Words that are values themselves: what lies beyond them speaks of another parameter. */
  readonly claimed: ReadonlySet<number>;
  /** Whether the message holds one number and no more. */
  readonly lone: boolean;
}

/** How well a candidate suits a parameter; null where it cannot be its value. */
export function fitOf(scene: Scene, candidate: Candidate, parameter: Parameter): number | null {
  const { type } = parameter;
  if (type === "object") return candidate.shape === "json" ? 4 : null;
  if (candidate.shape === "json" || type === "boolean") return null;
  if (type === "array") return parameter.closed ? null : listFit(scene, candidate, parameter);
  if (candidate.shape === "list") return null;
  if (isNumeric(parameter)) return amountFit(scene, candidate, parameter);
  if (parameter.closed) return null;
  const dated = parameter.roles.has("date") || parameter.roles.has("time") || parameter.dateFormat !== null;
  if (candidate.shape === "date") return dated ? dateFit(scene, candidate, parameter) : null;
  if (dated && (parameter.dateFormat !== null || parameter.format !== null)) return null;
  return wordFit(scene, candidate, parameter);
}

/** Numbers, and enums of numbers, as strings too. */
export function isNumeric({ type, closed, values }: Parameter): boolean {
  if (!closed) return type === "integer" || type === "number";
  return values.filter(({ value }) => /^\d+(?:\.\d+)?$/.test(String(value))).length >= values.length / 2;
}

function amountFit({ reading, told, claimed }: Scene, candidate: Candidate, parameter: Parameter): number | null {
  const { number: worth } = weights;
  if (candidate.number === undefined && candidate.shape !== "quote") return null;
  const near = nearness(reading, candidate, parameter, told, claimed);
  if (candidate.number === undefined) return worth.base + worth.before * near.before + worth.around * near.around;
  return numberFit(candidate.number, parameter, near, candidate) + (candidate.within === true ? worth.within : 0);
}

function dateFit({ reading, told, claimed }: Scene, candidate: Candidate, parameter: Parameter): number {
  const { date: worth } = weights;
  const near = nearness(reading, candidate, parameter, told, claimed);
  const fit = worth.base + near.before + near.around + (/\d{4}/.test(candidate.text) ? worth.year : 0);
  if (near.preposition === null) return fit;
  const { roles } = parameter;
  const side = argumentWords.beginWords.has(near.preposition) ? "from" : argumentWords.endWords.has(near.preposition) ? "to" : null;
  const bound = side === null ? 0 : roles.has(side) ? worth.bound : roles.has(side === "from" ? "to" : "from") ? -worth.bound : 0;
  return fit + worth.preposition + bound;
}

function wordFit({ reading, tool, told, claimed }: Scene, candidate: Candidate, parameter: Parameter): number | null {
  const { text: worth } = weights;
  if (baseOf(candidate.shape, parameter) <= HOPELESS) return null;
  const { roles, required, coreWords } = parameter;
  const near = nearness(reading, candidate, parameter, told, claimed);
  let fit = textFit(reading, candidate, parameter, near, tool);
  if (candidate.quoted === true || candidate.within === true) fit += worth.inside;
  if (!required && near.before + near.behind + near.around <= 0.1 && !prepositionsMatch(roles, near)) fit += worth.noCue;
  const name = candidate.shape === "name";
  if (!roles.has("place")) return fit + (name && candidate.known === true ? worth.placeElsewhere : 0);
  if (candidate.known === true) return fit + (argumentWords.smallPlaces.has(coreWords[0] ?? "") ? 0 : worth.knownPlace);
  return fit + (name && !required ? worth.strangePlace : 0);
}

/** A list is as good as its items; a parameter for many takes one too. */
function listFit(scene: Scene, candidate: Candidate, parameter: Parameter): number | null {
  const { list: worth } = weights;
  const { reading, tool, told, claimed } = scene;
  const { items } = parameter;
  if (items === null) return null;
  const numeric = items.type === "integer" || items.type === "number";
  const near = nearness(reading, candidate, parameter, told, claimed);
  if (candidate.shape !== "list") return itemFit(scene, candidate, parameter, numeric, near);
  const ends = [candidate.items?.[0], candidate.items?.at(-1)].filter((one) => one !== undefined);
  if (ends.length < 2 || (ends[0]?.shape === "number") !== numeric) return null;
  const sum = (one: Candidate) => textFit(reading, one, parameter, nearness(reading, one, parameter, told, claimed), tool);
  const base =
    candidate.counted === true
      ? worth.counted
      : numeric
        ? worth.numbers
        : ends.reduce((total, one) => total + sum(one), 0) / 2 + worth.text;
  return base + worth.before * near.before + worth.around * near.around + worth.item * (candidate.items?.length ?? 0);
}

/** One value for a parameter that takes many. */
function itemFit(scene: Scene, candidate: Candidate, parameter: Parameter, numeric: boolean, near: Nearness): number | null {
  const { list: worth } = weights;
  if (!numeric)
    return candidate.number === undefined || near.before > 0.5
      ? textFit(scene.reading, candidate, parameter, near, scene.tool) + worth.single
      : null;
  if (candidate.number === undefined) return null;
  const single = parameter.required ? (scene.lone ? 0 : worth.singleRequired) : worth.singleNumber;
  return numberFit(candidate.number, parameter, near, candidate) + single;
}

import { argumentPatterns } from "../../../lexicon/en/argument-patterns.ts";
import type { Candidate } from "../finders/candidate.ts";
import type { Parameter } from "../schema/parameter.ts";
import { placeForm } from "./place-form.ts";
import { writeDate } from "./write-date.ts";

/** The value of a candidate in the type of a parameter; undefined where it has none. */
export function readValue(candidate: Candidate, parameter: Parameter): unknown {
  if (parameter.closed)
    return parameter.values.find(({ value }) => candidate.number !== undefined && Number(value) === candidate.number.value)?.value;
  switch (parameter.type) {
    case "integer":
    case "number":
      return numberValue(candidate, parameter);
    case "any":
      if (candidate.number !== undefined) return numberValue(candidate, parameter);
      return textValue(candidate, parameter);
    case "string":
      return candidate.date === undefined ? textValue(candidate, parameter) : writeDate(candidate.date, parameter);
    default:
      return undefined;
  }
}

export function numberValue(candidate: Candidate, parameter: Parameter): number | undefined {
  const number = candidate.number;
  const read = number?.value ?? (candidate.shape === "quote" || candidate.shape === "code" ? plainNumber(candidate.text) : undefined);
  if (read === undefined) return undefined;
  const value =
    number?.percent === true && parameter.type === "number" && !argumentPatterns.perHundred.test(parameter.description)
      ? Number((read / 100).toPrecision(12))
      : read;
  if (parameter.type === "integer" && !Number.isSafeInteger(value)) return undefined;
  return value;
}

function plainNumber(text: string): number | undefined {
  return /^-?\d{1,15}(?:\.\d{1,10})?$/.test(text) ? Number(text) : undefined;
}

function textValue(candidate: Candidate, parameter: Parameter): string | undefined {
  const text = candidate.text.replace(/\s+/g, " ").trim();
  if (candidate.shape === "quote") return candidate.text.trim() === "" ? undefined : candidate.text.trim();
  if (text === "") return undefined;
  if (candidate.shape === "name" && /'s$/i.test(text) && candidate.possessive === true) return text.slice(0, -2);
  return parameter.roles.has("place") && candidate.shape !== "path" ? placeForm(text, parameter).text : text;
}

import { possessives } from "../../lexicon/en/plan-words.ts";
import { matchesOf } from "../../text/matches.ts";
import { stemOf } from "../rank/terms.ts";
import { wordsOfName } from "../words.ts";
import type { DraftStep } from "./draft.ts";
import { choicesOf, parameterSchema, requiredOf } from "./parameters.ts";

const possessive = new Set(possessives);
const WORD = /[\p{L}\p{N}]+/gu;

/** A request that goes on with what an earlier one was about ("then its files"). */
interface FollowUp {
  /** The request with the thing that it is about: "Get files pull request 12 in acme/site". */
  readonly text: string;
  readonly about: string;
  /** The choice by which the earlier tool itself does it: `{ parameter: "method", value: "get_files" }`. */
  readonly choice: { readonly parameter: string; readonly value: string } | null;
}

export function followUp(text: string, previous: DraftStep | undefined): FollowUp {
  const match = previous === undefined ? undefined : matchesOf(WORD, text).find(([word]) => possessive.has(word.toLowerCase()));
  if (previous === undefined || match === undefined) return { text, about: text, choice: null };
  const { about } = previous;
  // Without a verb of its own it has the earlier one.
  const verb = about.match(/^\s*\p{L}+/u)?.[0] ?? "";
  const before = text.slice(0, match.index).trim();
  const behind = text.slice(match.index + match[0].length).trim();
  const whole = [before === "" ? verb.trim() : before, behind, about.slice(verb.length).trim()].join(" ");
  return { text: whole, about, choice: choiceFor(previous, behind) };
}

/** The value of a required enum of the tool that the words behind "its" name best; null where none does, or two do as well. */
function choiceFor({ entry }: DraftStep, behind: string): FollowUp["choice"] {
  const said = new Set((behind.toLowerCase().match(WORD) ?? []).map(stemOf));
  const rows = requiredOf(entry.tool).flatMap((parameter) =>
    choicesOf(parameterSchema(entry.tool, parameter)).map((value) => ({ parameter, value, fit: fitOf(value, said) })),
  );
  const [best, second] = rows.filter(({ fit }) => fit > 0).sort((one, other) => other.fit - one.fit);
  return best === undefined || best.fit === second?.fit ? null : { parameter: best.parameter, value: best.value };
}

/** How much of a choice is said; its first word may be a verb that is not. */
function fitOf(value: string, said: ReadonlySet<string>): number {
  const words = wordsOfName(value);
  const telling = words.length > 1 ? words.slice(1) : words;
  return telling.filter((word) => said.has(stemOf(word))).length / telling.length;
}

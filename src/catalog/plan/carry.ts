import { contentWords, pronouns } from "../../lexicon/en/plan-words.ts";
import type { CatalogEntry } from "../entry.ts";
import { wordsOfName } from "../words.ts";
import type { DraftStep } from "./draft.ts";
import { choicesOf, parameterSchema, sameKind, sameName } from "./parameters.ts";
import { idOf } from "./tool-words.ts";

const content = new Set(contentWords);
const pointing = new Set(pronouns);

/**
 * What an earlier request said and a later one still means: "PR 5 in acme/site, then merge it" has one owner, repository and number.
 * What a request says for itself alone (a title, a text), choices and results of tools are not carried; an id only where a word points back.
 */
export function carried(steps: readonly DraftStep[], entry: CatalogEntry, parameter: string, text: string): unknown {
  if (wordsOfName(parameter).some((word) => content.has(word))) return undefined;
  const schema = parameterSchema(entry.tool, parameter);
  if (choicesOf(schema).length > 0 || (idOf(parameter) !== null && !pointsBack(text))) return undefined;
  for (const step of [...steps].reverse()) {
    const name = Object.keys(step.arguments).find((own) => sameName(own, parameter));
    if (name !== undefined && !step.bound.has(name) && sameKind(parameterSchema(step.entry.tool, name), schema))
      return step.arguments[name];
  }
  return undefined;
}

function pointsBack(text: string): boolean {
  return (text.toLowerCase().match(/\p{L}+/gu) ?? []).some((word) => pointing.has(word));
}

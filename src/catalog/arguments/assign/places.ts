import { argumentPatterns } from "../../../lexicon/en/argument-patterns.ts";
import { argumentWords } from "../../../lexicon/en/arguments.ts";
import type { Candidate } from "../finders/candidate.ts";
import type { Parameter } from "../schema/parameter.ts";
import { weights } from "./weights.ts";

/** A whole address is better than its city, unless the city is asked for; a district is named as one. */
export function placeFit({ text, shape }: Candidate, { coreWords, description }: Parameter): number {
  if (shape !== "name" && shape !== "quote") return 0;
  const { text: worth } = weights;
  const head = coreWords.at(-1) ?? "";
  const numbered = /^\d/.test(text);
  if (argumentWords.districtHeads.has(head) && !numbered) return !text.includes(",") && endsIn(text, coreWords) ? worth.smallPlace : -1;
  if (numbered) {
    const address =
      !argumentWords.largePlaces.has(head) && (argumentPatterns.street.test(text) || argumentPatterns.address.test(description));
    return address ? worth.address + worth.addressPart * text.split(",").length : -0.5;
  }
  return text.includes(",") ? worth.comma : 0;
}

/** "Old Mill Subdistrict" for `sub_district_name`. */
function endsIn(text: string, coreWords: readonly string[]): boolean {
  const last = text.slice(text.lastIndexOf(" ") + 1).toLowerCase();
  return last === coreWords.join("") || (coreWords.length === 1 && last === coreWords[0]);
}

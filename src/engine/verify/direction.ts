import { type Reading, wordsOfSpan } from "../../catalog/arguments/message/reading.ts";
import type { Parameter } from "../../catalog/arguments/schema/parameter.ts";
import { type Direction, directionCues, directionNames, outOf } from "../../lexicon/en/grounding.ts";
import { placesOf } from "./exact.ts";

const DIRECTIONS: readonly Direction[] = ["from", "to", "inside"];
/** So many words that say nothing, or only what the value is, may stand between: "from my savings account". */
const MOST_BETWEEN = 3;

/** Whether a parameter takes where something comes from, where it goes, or what it is in. */
export function directionOf({ nameWords }: Parameter): Direction | null {
  return DIRECTIONS.find((one) => nameWords.some((word) => directionNames[one].has(word))) ?? null;
}

/** What the words before a value say of it: the same of each place where it stands, else null. */
export function directionSaid(reading: Reading, value: string, nouns: ReadonlySet<string>): Direction | null {
  const said = placesOf(reading.normalized, value).map((at) => cueBefore(reading, at, nouns));
  const [first = null] = said;
  return said.every((one) => one === first) ? first : null;
}

function cueBefore(reading: Reading, start: number, nouns: ReadonlySet<string>): Direction | null {
  const { words } = reading;
  let at = wordsOfSpan(reading, [start, start + 1])[0] - 1;
  for (let skipped = 0; at >= 0 && skipped <= MOST_BETWEEN; at--, skipped++) {
    const word = words[at];
    if (word === undefined) break;
    const cue = DIRECTIONS.find((one) => directionCues[one].has(word.text));
    if (cue !== undefined) return cue;
    if (word.text === outOf[1] && words[at - 1]?.text === outOf[0]) return "from";
    if (!SKIPPED.has(word.text) && !nouns.has(word.stem) && !(word.empty && word.kind === "word")) break;
  }
  return null;
}

const SKIPPED: ReadonlySet<string> = new Set(["'", '"', "$", "#"]);

import { argumentWords } from "../../../lexicon/en/arguments.ts";
import type { Reading } from "../message/reading.ts";
import { type Candidate, candidateAt } from "./candidate.ts";

const ENDS: ReadonlySet<string> = new Set([".", "?", "!", "\n", ";"]);
const MOST = 24;

/** Free text: what follows a lead to the end of its sentence or of the message, and the message as a whole. */
export function findClauses(reading: Reading): Candidate[] {
  const { words, raw } = reading;
  const found: Candidate[] = [];
  for (let at = 0; at < words.length - 1 && found.length < MOST; at++) {
    if (!argumentWords.textLeads.has(words[at]?.text ?? "")) continue;
    let end = at + 1;
    while (end < words.length && !ENDS.has(words[end]?.text ?? "")) end++;
    const [first, last] = [words[at + 1], words[end - 1]];
    if (first !== undefined && last !== undefined && end > at + 1) found.push(candidateAt(reading, "clause", [first.start, last.end]));
  }
  const text = raw.trim();
  if (text !== "") found.push(candidateAt(reading, "message", [raw.indexOf(text), raw.indexOf(text) + text.length]));
  return found;
}

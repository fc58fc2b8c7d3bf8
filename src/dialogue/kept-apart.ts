import type { Span } from "../contract/span.ts";
import { detectClause, readClauses } from "../intent/clauses.ts";
import type { Detection } from "../intent/detection.ts";
import { type Reading, tokensIn } from "../intent/reading.ts";
import { limitWords } from "./limit-words.ts";
import { plansOf } from "./request.ts";
import { isOfSet } from "./spared.ts";

/** Behind so many marks, from the end, what is to be kept is looked for. */
const MOST_PLACES = 3;

/** "delete everything, leave the rent", "tick off everything. The rent isn't done yet": the set and what is kept of it, each read by itself; null where there is none. */
export function keptApart(reading: Reading): readonly Detection[] | null {
  const whole: Span = [0, reading.text.length];
  const tokens = tokensIn(reading, whole);
  const places = tokens.flatMap((token, at) => {
    const next = tokens[at + 1];
    return at > 0 && token.kind === "mark" && next !== undefined ? [{ end: token.start, start: next.start }] : [];
  });
  // The longest first: "…, the cake, the essay stay".
  for (const { end, start } of places.slice(-MOST_PLACES)) {
    const behind: Span = [start, whole[1]];
    if (limitWords(reading, behind)?.kind !== "without") continue;
    const before = readClauses(reading, [whole[0], end]);
    if (plansOf(before).some(isOfSet)) return [...before, detectClause(reading, behind)];
  }
  return null;
}

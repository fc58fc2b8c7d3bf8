import type { Reading } from "../message/reading.ts";
import { type Candidate, candidateAt } from "./candidate.ts";

/** What stands in quotes, and what is fenced by three backticks. */
export function findQuotations(reading: Reading): Candidate[] {
  return reading.quotes.slice(0, 60).map(({ inner }, rank) => candidateAt(reading, "quote", inner, { rank }));
}

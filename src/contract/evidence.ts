import type { Span } from "./span.ts";

/** One rule that fired: its name, the words it fired on, where they stand, and what it added to the score (log-odds). */
export interface Evidence {
  rule: string;
  text: string;
  span: Span;
  weight: number;
}

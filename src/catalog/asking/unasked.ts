import type { Span } from "../../contract/span.ts";

/** Why a deed is not asked for, and where the words that say so stand. */
export interface Unasked {
  readonly reason: "negated" | "hypothetical" | "past" | "how-to" | "quoted" | "reported" | "excluded" | "not-said";
  readonly span: Span;
  /** Whether nothing is to be done about it, so that not even a question is called for. */
  readonly clear: boolean;
}

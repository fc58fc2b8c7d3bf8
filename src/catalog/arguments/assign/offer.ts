import type { Span } from "../../../contract/span.ts";

/** A value for one parameter: what it is, where it stands, how well it suits. */
export interface Offer {
  readonly row: number;
  readonly value: unknown;
  readonly spans: readonly Span[];
  readonly fit: number;
  /** Whether the stretch is used up, so that no other parameter takes it. */
  readonly claims: boolean;
  readonly assumed: boolean;
  /** Why what was said cannot be taken as it stands: it is asked about rather than guessed. */
  readonly doubt?: string;
}

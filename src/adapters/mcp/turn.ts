import type { Context } from "../../contract/context.ts";

/** What is known of the conversation when a call is made. */
export interface Turn {
  /**
   * What the user wrote last. Where it is not known, nothing can be said of what was asked for: a destructive call needs a confirmation, and the rest
   * passes when the tool and its schema take it.
   */
  readonly message?: string;
  readonly context?: Context;
  /** Whether the user was asked about this very call and said yes: what is to be confirmed is then confirmed, what is blocked stays blocked. */
  readonly approved?: boolean;
}

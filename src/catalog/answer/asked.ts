import type { DecidedBy } from "../route/decided-by.ts";

/** What a yes agrees to. */
export type Agreed = (typeof AGREED)[number];
export const AGREED = ["unasked", "assumed", "unread", "unreadable"] as const;

/** What a question asks for. */
export type Asked =
  | { readonly kind: "tool"; readonly names: readonly string[] }
  | { readonly kind: "missing"; readonly parameter: string }
  | { readonly kind: "value"; readonly parameter: string; readonly values: readonly string[] }
  /** Words that were not understood: a yes goes on without them where the tool only reads. */
  | { readonly kind: "unread" }
  | { readonly kind: "confirm"; readonly what: Agreed }
  /** Nothing but another request, or a no, answers it. */
  | { readonly kind: "open" };

/** A question with what it asks for. */
export interface AskedQuestion {
  readonly text: string;
  readonly asked: Asked;
}

/** A call that waits for an answer. */
export interface PendingCall {
  readonly message: string;
  readonly via: DecidedBy | null;
  readonly confidence: number;
  readonly toolName: string | null;
  readonly arguments: Readonly<Record<string, unknown>>;
  readonly missing: readonly string[];
  readonly assumed: readonly string[];
  /** Words that the call does not take. */
  readonly unread: readonly string[];
  /** Whether the message does not say that it is to be done. */
  readonly unasked: boolean;
  readonly agreed: readonly Agreed[];
  readonly asked: Asked;
}

import type { Span } from "../contract/span.ts";

/** What dates are read against. */
export interface DateReference {
  readonly now: Date;
  /** An IANA name. */
  readonly timeZone: string;
  readonly dateOrder: "MDY" | "DMY";
}

/** A date and where it stands; the value has the form of a task's `due_date`. */
export interface ReadDate {
  readonly span: Span;
  readonly value: string;
}

/** A second reader of dates, for other languages and forms. Pure: the same text gives the same dates. */
export type DateReader = (text: string, at: DateReference) => readonly ReadDate[];

import type { TemporalPart } from "../lexicon/en/temporal.ts";
import type { EpochDay } from "./calendar.ts";
import type { Amount, ClockTime, Content, DayContent, PeriodContent, RepeatContent } from "./content.ts";
import type { Phrase } from "./scan.ts";

/** Phrases that say one thing together. */
export interface Group {
  readonly phrases: readonly Phrase[];
  readonly direction: "old" | "new" | "plain";
  readonly day: DayContent | PeriodContent | null;
  readonly times: readonly ClockTime[];
  readonly part: TemporalPart | null;
  /** The part is one of this day: "tonight". */
  readonly today: boolean;
  /** "at the same time": `now` where it is the present hour. */
  readonly same: { readonly now: boolean } | null;
  readonly repeat: RepeatContent | null;
  /** The first day of a recurrence: "every day next week". */
  readonly start: EpochDay | null;
  readonly count: Amount | null;
  /** An instant, a shift, a time ahead of something or "no date", which stand alone. */
  readonly whole: Extract<Content, { kind: "instant" | "shift" | "ahead" | "none" }> | null;
}

import type { TemporalFrequency, TemporalPart } from "../lexicon/en/temporal.ts";
import type { EpochDay } from "./calendar.ts";

/** An hour as it was said; without a meridiem it is one of two. */
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly meridiem: "am" | "pm" | "24" | null;
}

/** The parts of an RRULE that people say. */
export interface RepeatRule {
  readonly freq: TemporalFrequency;
  readonly interval: number;
  readonly byDay: readonly string[];
  readonly byMonthDay: readonly number[];
  readonly byMonth: readonly number[];
  readonly until: EpochDay | null;
  readonly count: number | null;
}

export interface Amount {
  readonly years?: number;
  readonly months?: number;
  readonly weeks?: number;
  readonly days?: number;
  readonly hours?: number;
  readonly minutes?: number;
}

export interface DayContent {
  readonly kind: "day";
  readonly day: EpochDay;
  /** The month, the year or the day itself was not said. */
  readonly assumed: boolean;
  /** Looks back ("yesterday", "last friday"). */
  readonly past: boolean;
  readonly keyword: string | null;
  /** A bare weekday name. */
  readonly weekday: number | null;
  /** "this morning" names the day and its part at once. */
  readonly part: TemporalPart | null;
  /** "tomorrow's", which describes the noun behind it. */
  readonly possessive: boolean;
}

export interface PeriodContent {
  readonly kind: "period";
  readonly first: EpochDay;
  readonly last: EpochDay;
  /** The day that it means on a task. */
  readonly due: EpochDay;
  readonly keyword: string | null;
  readonly assumed: boolean;
  readonly past: boolean;
}

/** What a matched phrase says. */
export type Content =
  | DayContent
  | PeriodContent
  | { readonly kind: "time"; readonly time: ClockTime }
  | { readonly kind: "part"; readonly part: TemporalPart }
  | { readonly kind: "instant"; readonly instant: number }
  | { readonly kind: "repeat"; readonly rule: RepeatRule; readonly part: TemporalPart | null }
  | { readonly kind: "shift"; readonly amount: Amount; readonly direction: 1 | -1 }
  /** "an hour before", which counts back from another date of the text. */
  | { readonly kind: "ahead"; readonly amount: Amount }
  | { readonly kind: "count"; readonly amount: Amount }
  | { readonly kind: "none" };

/** A phrase that was read: up to which piece, and what it says. */
export interface Match<Said extends Content = Content> {
  readonly to: number;
  readonly content: Said;
}

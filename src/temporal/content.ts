import type { TemporalFrequency, TemporalPart } from "../lexicon/en/temporal.ts";
import type { EpochDay } from "./calendar.ts";

/** An hour as it was said; without a meridiem it is one of two. */
export interface ClockTime {
  readonly hour: number;
  readonly minute: number;
  readonly meridiem: "am" | "pm" | "24" | null;
  /** Minutes that it is moved by: "an hour before 5 pm". */
  readonly shift?: number;
  /** The IANA name of the zone that was said with it. */
  readonly zone?: string;
}

/** The parts of an RRULE that people say. */
export interface RepeatRule {
  readonly freq: TemporalFrequency;
  readonly interval: number;
  readonly byDay: readonly string[];
  readonly byMonthDay: readonly number[];
  readonly byMonth: readonly number[];
  readonly until: EpochDay | null;
  /** Minutes since the midnight of the last day; null where it is the whole day. */
  readonly untilMinutes: number | null;
  readonly count: number | null;
  /** "three times a day"; 1 where nothing was said. */
  readonly perDay: number;
  /** Something of it was filled in: "twice a day" does not say when. */
  readonly assumed: boolean;
}

export interface RepeatContent {
  readonly kind: "repeat";
  readonly rule: RepeatRule;
  readonly part: TemporalPart | null;
  /** Further parts of the day: "morning and night". */
  readonly more: readonly TemporalPart[];
}

export interface Amount {
  readonly years?: number | undefined;
  readonly months?: number | undefined;
  readonly weeks?: number | undefined;
  readonly days?: number | undefined;
  readonly hours?: number | undefined;
  readonly minutes?: number | undefined;
  readonly seconds?: number | undefined;
  /** The first such day behind, from 1 for a monday: "the monday after". */
  readonly weekday?: number | undefined;
}

export interface DayContent {
  readonly kind: "day";
  readonly day: EpochDay;
  /** Further days that were named with it ("monday and tuesday"), in order and all later. */
  readonly others: readonly EpochDay[];
  /** The month, the year or the day itself was not said. */
  readonly assumed: boolean;
  /** Looks back ("yesterday", "last friday"). */
  readonly past: boolean;
  readonly keyword: string | null;
  /** A bare weekday name. */
  readonly weekday: number | null;
  /** A day of the month by its number alone: "the 5th". */
  readonly monthDay: number | null;
  /** "this morning" names the day and its part at once. */
  readonly part: TemporalPart | null;
  /** "tomorrow or friday": which of them is left open. */
  readonly choice?: true;
  /** "tomorrow's", which describes the noun behind it. */
  readonly possessive: boolean;
}

export interface PeriodContent {
  readonly kind: "period";
  readonly first: EpochDay;
  readonly last: EpochDay;
  /** The day that it means on a task. */
  readonly due: EpochDay;
  /** A month by its name alone, which comes each year. */
  readonly yearly: boolean;
  readonly keyword: string | null;
  readonly assumed: boolean;
  readonly past: boolean;
}

/** One hour, or several ("at 8 am and 8 pm"). */
export interface TimeContent {
  readonly kind: "time";
  readonly times: readonly ClockTime[];
}

export interface AheadContent {
  readonly kind: "ahead";
  readonly amount: Amount;
  readonly direction: 1 | -1;
  /** "the night before" */
  readonly part: TemporalPart | null;
  /** "the day before", without a number: it needs a date to count from, or a request right before it. */
  readonly bare: boolean;
}

/** What a matched phrase says. */
export type Content =
  | DayContent
  | PeriodContent
  | TimeContent
  | { readonly kind: "part"; readonly part: TemporalPart; readonly today: boolean }
  | { readonly kind: "instant"; readonly instant: number }
  | RepeatContent
  | { readonly kind: "shift"; readonly amount: Amount; readonly direction: 1 | -1 }
  /** "an hour before", "two days after": counted from something that is named elsewhere. */
  | AheadContent
  | { readonly kind: "count"; readonly amount: Amount }
  /** "the same time", "this time": the hour of now, or of the task. */
  | { readonly kind: "same"; readonly now: boolean }
  | { readonly kind: "none" };

/** A phrase that was read: up to which piece, and what it says. */
export interface Match<Said extends Content = Content> {
  readonly to: number;
  readonly content: Said;
}

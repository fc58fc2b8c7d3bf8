import type { TemporalPart } from "../lexicon/en/temporal.ts";
import type { ClockTime } from "./content.ts";
import type { Reading } from "./reading.ts";

/** A time of day as minutes since the midnight of its day; 1440 and more lie in the night behind it. */
export interface ClockValue {
  readonly minutes: number;
  /** Nobody said which half of the day, or only a part of the day was said. */
  readonly assumed: boolean;
  /** The hour may as well be the one twelve hours later. */
  readonly open: boolean;
  /** The zone in which it was said; null for the user's own. */
  readonly zone: string | null;
}

/** The times of day that a group says, in the order in which they come. */
export function clockValues(
  reading: Reading,
  times: readonly ClockTime[],
  part: TemporalPart | null,
  more: readonly TemporalPart[] = [],
): ClockValue[] {
  if (times.length > 0) return inOrder(times.map((time) => clockValue(time, part)));
  const parts = part === null ? [] : [part, ...more];
  return inOrder(parts.map((each) => ({ minutes: reading.dayParts[each], assumed: true, open: false, zone: null })));
}

function inOrder(values: readonly ClockValue[]): ClockValue[] {
  return [...values].sort((one, other) => one.minutes - other.minutes);
}

function clockValue(time: ClockTime, part: TemporalPart | null): ClockValue {
  const open = time.meridiem === null && part === null;
  return { minutes: hourOf(time, part) * 60 + time.minute + (time.shift ?? 0), assumed: open, open, zone: time.zone ?? null };
}

function hourOf({ hour, meridiem }: ClockTime, part: TemporalPart | null): number {
  if (meridiem === "24") return hour;
  if (meridiem === "am") return hour % 12;
  if (meridiem === "pm") return (hour % 12) + 12;
  switch (part) {
    case "morning":
    case "midnight":
      return hour % 12;
    case "afternoon":
    case "evening":
      return (hour % 12) + 12;
    case "tonight":
      return hour === 12 ? 24 : hour + 12;
    default:
      return hour < 8 ? hour + 12 : hour;
  }
}

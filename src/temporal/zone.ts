import { type EpochDay, isoDay, isWritable, two } from "./calendar.ts";

/** A reading of the wall clock: the day, and the minutes since its midnight. */
export interface WallClock {
  readonly day: EpochDay;
  readonly minutes: number;
}

const MINUTE = 60_000;
const DAY = 1440;
const MOST_ZONES = 32;
const MOST_OFFSETS = 512;
// Clocks are set at quarters of an hour.
const STEP = 15 * MINUTE;

interface Zone {
  /** Null for a name that is none: it counts as UTC. */
  readonly formatter: Intl.DateTimeFormat | null;
  /** Offsets that were asked for, by quarter of an hour. */
  readonly offsets: Map<number, number>;
}

// Making a formatter costs some 50 µs and asking it 3 µs; what a process asks again and again is kept, within bounds.
const zones = new Map<string, Zone>();

function zoneOf(timeZone: string): Zone {
  const known = zones.get(timeZone);
  if (known !== undefined) return known;
  if (zones.size >= MOST_ZONES) zones.clear();
  const made: Zone = { formatter: formatterOf(timeZone), offsets: new Map() };
  zones.set(timeZone, made);
  return made;
}

function formatterOf(timeZone: string): Intl.DateTimeFormat | null {
  try {
    return new Intl.DateTimeFormat("en-US", { timeZone, timeZoneName: "longOffset" });
  } catch {
    return null;
  }
}

/** Minutes east of UTC in a zone at an instant. */
function offsetAt(instant: number, timeZone: string): number {
  // Where a year has not four digits nothing is a date, and no zone has to be known.
  if (timeZone === "UTC" || !isWritable(Math.floor(instant / MINUTE / DAY))) return 0;
  const { formatter, offsets } = zoneOf(timeZone);
  if (formatter === null) return 0;
  const start = Math.floor(instant / STEP) * STEP;
  const known = offsets.get(start);
  if (known !== undefined) return known;
  // "GMT", "GMT+05:30"; before there were zones also seconds, as of the sun.
  const [, sign, hours = 0, minutes = 0, seconds = 0] = /([-+])(\d\d):(\d\d)(?::(\d\d))?$/.exec(formatter.format(start)) ?? [];
  const size = Number(hours) * 60 + Number(minutes) + Number(seconds) / 60;
  const offset = Math.round(sign === "-" ? -size : size);
  if (offsets.size >= MOST_OFFSETS) offsets.clear();
  offsets.set(start, offset);
  return offset;
}

/** What the wall clock shows at an instant. */
export function wallClockAt(instant: number, timeZone: string): WallClock {
  const minutes = Math.floor(instant / MINUTE) + offsetAt(instant, timeZone);
  const day = Math.floor(minutes / DAY);
  return { day, minutes: minutes - day * DAY };
}

/** The instant of a wall clock; the first of two, and one that does not exist moves forward by what the clock skips. */
export function instantOf(wall: WallClock, timeZone: string): number {
  const naive = (wall.day * DAY + wall.minutes) * MINUTE;
  const before = offsetAt(naive - DAY * MINUTE, timeZone);
  const after = offsetAt(naive + DAY * MINUTE, timeZone);
  const early = naive - before * MINUTE;
  if (before === after || offsetAt(early, timeZone) === before) return early;
  const late = naive - after * MINUTE;
  return offsetAt(late, timeZone) === after ? late : early;
}

/** `2026-11-22T17:00:00+01:00` */
export function isoInstant(instant: number, timeZone: string): string {
  const offset = offsetAt(instant, timeZone);
  const { day, minutes } = wallClockAt(instant, timeZone);
  const seconds = Math.floor((((instant % MINUTE) + MINUTE) % MINUTE) / 1000);
  const size = Math.abs(offset);
  const zone = `${offset < 0 ? "-" : "+"}${two(Math.floor(size / 60))}:${two(size % 60)}`;
  return `${isoDay(day)}T${two(Math.floor(minutes / 60))}:${two(minutes % 60)}:${two(seconds)}${zone}`;
}

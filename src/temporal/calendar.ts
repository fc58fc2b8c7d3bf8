/** A day of the calendar without clock or zone: days since 1 January 1970. */
export type EpochDay = number;

const DAY = 86_400_000;

const FIRST_YEAR = 1000;
const LAST_YEAR = 9999;
const FIRST_DAY: EpochDay = Math.floor(Date.UTC(FIRST_YEAR, 0, 1) / DAY);
/** The end of what has no end: the last day that ISO 8601 writes with four digits of the year. */
export const LAST_DAY: EpochDay = Math.floor(Date.UTC(LAST_YEAR, 11, 31) / DAY);

export function epochDay(year: number, month: number, day: number): EpochDay {
  return Math.floor(Date.UTC(year, month - 1, day) / DAY);
}

export function civil(day: EpochDay): { readonly year: number; readonly month: number; readonly day: number } {
  const date = new Date(day * DAY);
  return { year: date.getUTCFullYear(), month: date.getUTCMonth() + 1, day: date.getUTCDate() };
}

/** 1 is Monday. */
export function weekdayOf(day: EpochDay): number {
  return ((((day + 3) % 7) + 7) % 7) + 1;
}

export function daysInMonth(year: number, month: number): number {
  return new Date(Date.UTC(year, month, 0)).getUTCDate();
}

/** Whether ISO 8601 writes a day with four digits of the year: years beyond that are no dates. */
export function isWritable(day: EpochDay): boolean {
  return day >= FIRST_DAY && day <= LAST_DAY;
}

/** The day, or null where the month does not have it, or the year has not four digits. */
export function validDay(year: number, month: number, day: number): EpochDay | null {
  if (!(year >= FIRST_YEAR && year <= LAST_YEAR)) return null;
  if (month < 1 || month > 12 || day < 1 || day > daysInMonth(year, month)) return null;
  return epochDay(year, month, day);
}

export function startOfWeek(day: EpochDay): EpochDay {
  return day - weekdayOf(day) + 1;
}

export function startOfMonth(day: EpochDay, plus = 0): EpochDay {
  const { year, month } = civil(day);
  return epochDay(year, month + plus, 1);
}

export function endOfMonth(day: EpochDay, plus = 0): EpochDay {
  return startOfMonth(day, plus + 1) - 1;
}

/** The same day some months on; the last of the month where that has fewer days. */
export function addMonths(day: EpochDay, months: number): EpochDay {
  const { day: date } = civil(day);
  const first = startOfMonth(day, months);
  return Math.min(first + date - 1, endOfMonth(first));
}

/** The nth such weekday of a month, counted from the end where `nth` is negative; null where there is none. */
export function nthWeekday(year: number, month: number, weekday: number, nth: number): EpochDay | null {
  const first = epochDay(year, month, 1);
  const last = endOfMonth(first);
  const found =
    nth > 0 ? first + ((weekday - weekdayOf(first) + 7) % 7) + (nth - 1) * 7 : last - ((weekdayOf(last) - weekday + 7) % 7) + (nth + 1) * 7;
  return found >= first && found <= last ? found : null;
}

/** Easter Sunday of the Gregorian calendar (the anonymous algorithm). */
export function easterSunday(year: number): EpochDay {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  return epochDay(year, Math.floor(sum / 31), (sum % 31) + 1);
}

/** `2026-11-22` */
export function isoDay(day: EpochDay): string {
  const { year, month, day: date } = civil(day);
  return `${String(year).padStart(4, "0")}-${two(month)}-${two(date)}`;
}

export function two(value: number): string {
  return value < 10 ? `0${value}` : String(value);
}

/** The calendar of the task server: which days a filter means, and when they begin in the user's zone. */

const DAY = 86_400_000;

/** Days from `from` to `to`, both included; an end that is `null` is open. */
export interface DayRange {
  readonly from: string | null;
  readonly to: string | null;
}

/** The calendar day of an instant in a zone, as `2026-11-22`. */
export function dayOf(instant: number, timeZone: string): string {
  return new Date(instant + zoneOffset(instant, timeZone)).toISOString().slice(0, 10);
}

/** The instant at which a day begins in a zone. */
export function startOfDay(day: string, timeZone: string): number {
  const utc = Date.parse(`${day}T00:00:00Z`);
  // The offset is that of the result, so a guess is corrected once.
  const guess = utc - zoneOffset(utc, timeZone);
  return utc - zoneOffset(guess, timeZone);
}

/** The day a number of days after another. */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * DAY).toISOString().slice(0, 10);
}

type Keyword = (today: string) => DayRange;

const week = (today: string, weeks: number): DayRange => {
  const weekday = (new Date(`${today}T00:00:00Z`).getUTCDay() + 6) % 7;
  const monday = addDays(today, weeks * 7 - weekday);
  return { from: monday, to: addDays(monday, 6) };
};

const month = (today: string, months: number): DayRange => {
  const [year, number] = [Number(today.slice(0, 4)), Number(today.slice(5, 7)) - 1 + months];
  const at = (offset: number, day: number) => new Date(Date.UTC(year, number + offset, day)).toISOString().slice(0, 10);
  return { from: at(0, 1), to: at(1, 0) };
};

const single = (day: string): DayRange => ({ from: day, to: day });

/** The words that `filters.due_date` takes beside dates and intervals; weeks begin on Monday. */
export const dueKeywords = {
  today: (today) => single(today),
  tomorrow: (today) => single(addDays(today, 1)),
  yesterday: (today) => single(addDays(today, -1)),
  this_week: (today) => week(today, 0),
  next_week: (today) => week(today, 1),
  last_week: (today) => week(today, -1),
  this_month: (today) => month(today, 0),
  next_month: (today) => month(today, 1),
} as const satisfies Record<string, Keyword>;

const keywords: ReadonlyMap<string, Keyword> = new Map(Object.entries(dueKeywords));

/** The days that a checked filter means; `null` for "none", the tasks without a due date. */
export function dueRange(filter: string, today: string): DayRange | null {
  if (filter === "none") return null;
  const keyword = keywords.get(filter);
  if (keyword !== undefined) return keyword(today);
  const [from = "", to = from] = filter.split("/");
  return { from: openEnd(from), to: openEnd(to) };
}

function openEnd(day: string): string | null {
  return day === "" || day === ".." ? null : day.slice(0, 10);
}

/** Milliseconds that a zone is ahead of UTC at an instant. */
function zoneOffset(instant: number, timeZone: string): number {
  const parts = new Map(
    new Intl.DateTimeFormat("en-US", {
      timeZone,
      calendar: "gregory",
      numberingSystem: "latn",
      hourCycle: "h23",
      year: "numeric",
      month: "numeric",
      day: "numeric",
      hour: "numeric",
      minute: "numeric",
      second: "numeric",
    })
      .formatToParts(instant)
      .map((part) => [part.type, Number(part.value)]),
  );
  const at = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? 0;
  const local = Date.UTC(at("year"), at("month") - 1, at("day"), at("hour"), at("minute"), at("second"));
  return local - Math.floor(instant / 1000) * 1000;
}

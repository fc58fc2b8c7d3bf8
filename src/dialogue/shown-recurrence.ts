import type { Messages } from "../lexicon/en/messages.ts";
import { shownText } from "./shown-text.ts";
import { enumerate, shownDate } from "./shown-value.ts";
import { fill } from "./template.ts";

const UNTIL = /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})\d{2}Z?)?$/;
const WEEKDAY = /^([+-]?\d{1,2})?([A-Z]{2})$/;
const NUMBER = /^[+-]?\d{1,3}$/;
const DIGITS = /^\d{1,9}$/;
/** More dates than these are no longer a plain sentence. */
const MOST_DATES = 6;

/** The parts of an RRULE that are put into words. The first day of the week changes nothing that is said. */
const PARTS = new Set([
  ...["FREQ", "INTERVAL", "COUNT", "UNTIL", "WKST"],
  ...["BYMONTH", "BYMONTHDAY", "BYDAY", "BYSETPOS", "BYHOUR", "BYMINUTE", "BYSECOND"],
]);

interface Rule {
  readonly freq: string;
  readonly interval: number;
  readonly months: readonly string[];
  readonly monthDays: readonly number[];
  readonly days: readonly { readonly code: string; readonly at: number | null }[];
}

/** An RRULE value in words, where it is one of the plain forms. */
export function shownRecurrence(rule: string, messages: Messages): string {
  return plainRecurrence(rule, messages) ?? fill(messages.recurrence.other, { rule: shownText(rule) });
}

function plainRecurrence(text: string, messages: Messages): string | null {
  const parts = new Map(text.split(";").map((part): [string, string] => splitOnce(part)));
  const rule = [...parts.keys()].every((name) => PARTS.has(name)) ? ruleOf(parts, messages) : null;
  const time = shownTimes(parts.get("BYHOUR"), parts.get("BYMINUTE") ?? "0", messages);
  const limit = shownLimit(parts, messages);
  if (rule === null || time === null || limit === null) return null;
  const days = shownDays(rule, messages);
  return days === null ? null : days + time + limit;
}

function ruleOf(parts: ReadonlyMap<string, string>, { recurrence }: Messages): Rule | null {
  const interval = parts.get("INTERVAL") ?? "1";
  const months = numbers(parts.get("BYMONTH"), 1, 12)?.map((month) => recurrence.months[month - 1] ?? "");
  const monthDays = numbers(parts.get("BYMONTHDAY"), -31, 31);
  const places = numbers(parts.get("BYSETPOS"), -31, 31);
  const days = (parts.get("BYDAY")?.split(",") ?? []).map((day) => weekdayOf(day, recurrence.weekdays));
  if (!DIGITS.test(interval) || Number(interval) < 1 || months === undefined || monthDays === null || places === null) return null;
  if (!days.every((day) => day !== null)) return null;
  const rule = { freq: parts.get("FREQ") ?? "", interval: Number(interval), months, monthDays };
  if (places.length === 0) return { ...rule, days };
  // A place among the days of a month is told like the place of one weekday: "the last weekday".
  const codes = days.map(({ code }) => code).join(",");
  const [place] = places;
  const plain = place !== undefined && places.length === 1 && days.every(({ at }) => at === null);
  return plain && (days.length === 1 || Object.hasOwn(recurrence.groups, codes)) ? { ...rule, days: [{ code: codes, at: place }] } : null;
}

/** "every 2 weeks on Monday", "every 1st of the month", "every 1 January". */
function shownDays(rule: Rule, messages: Messages): string | null {
  const words = messages.recurrence;
  const { freq, interval, months, monthDays, days } = rule;
  const unit = ownEntry(words.units, freq);
  if (unit === undefined || (monthDays.length > 0 && days.length > 0)) return null;
  const list = (texts: readonly string[]) => enumerate(texts, messages);
  const every = interval === 1 ? fill(words.every, { unit: unit.one }) : fill(words.everyCount, { count: interval, unit: unit.many });
  const places = placesIn(rule, messages);
  if (places !== null) return shownPlaces(rule, places, every, messages);
  const inMonths = months.length === 0 ? "" : fill(words.inMonths, { months: list(months) });
  const codes = days.map(({ code }) => code);
  const group = interval === 1 && (freq === "WEEKLY" || freq === "DAILY") ? ownEntry(words.groups, codes.join(",")) : undefined;
  if (group !== undefined) return fill(words.every, { unit: group }) + inMonths;
  return every + (codes.length === 0 ? "" : fill(words.on, { days: list(codes.map((code) => words.weekdays[code] ?? "")) })) + inMonths;
}

/** Days of a month, of any or of some. */
function shownPlaces(rule: Rule, places: readonly string[], every: string, messages: Messages): string | null {
  const words = messages.recurrence;
  const { freq, interval, months } = rule;
  const list = (texts: readonly string[]) => enumerate(texts, messages);
  const dates = freq === "YEARLY" ? datesOf(rule, messages) : [];
  if (dates.length > MOST_DATES) return null;
  if (dates.length > 0) return interval === 1 ? fill(words.every, { unit: list(dates) }) : every + fill(words.on, { days: list(dates) });
  if (freq !== "MONTHLY" && (freq !== "YEARLY" || months.length === 0)) return null;
  const named = months.length > 0 ? list(months) : words.theMonth;
  if (interval === 1) return fill(words.everyOf, { days: list(places), months: named });
  return freq === "MONTHLY" && months.length === 0 ? every + fill(words.onThe, { days: list(places) }) : null;
}

/** "1st", "last day", "2nd Tuesday": the days of a month by their places; null where none is told so, or not all are. */
function placesIn({ monthDays, days }: Rule, { recurrence: words }: Messages): string[] | null {
  if (monthDays.length > 0)
    return monthDays.map((day) => (day > 0 ? ordinal(day, words) : fill(words.dayAt, { place: ordinal(day, words) })));
  const placed = days.flatMap(({ code, at }) =>
    at === null
      ? []
      : [fill(words.weekdayAt, { place: ordinal(at, words), day: ownEntry(words.weekdays, code) ?? ownEntry(words.groups, code) ?? code })],
  );
  return placed.length > 0 && placed.length === days.length ? placed : null;
}

/** "1 January", "15 January"; none where a day is counted from the end of its month. */
function datesOf({ months, monthDays }: Rule, { recurrence }: Messages): string[] {
  if (monthDays.some((day) => day < 0)) return [];
  return months.flatMap((month) => monthDays.map((day) => fill(recurrence.date, { day, month })));
}

function ordinal(place: number, { ordinals, last, fromLast }: Messages["recurrence"]): string {
  if (place === -1) return last;
  const words = ordinals[Math.abs(place) - 1] ?? String(Math.abs(place));
  return place > 0 ? words : fill(fromLast, { place: words });
}

/** " at 09:00"; empty where no hour is given, `null` where one is no number. */
function shownTimes(hours: string | undefined, minute: string, messages: Messages): string | null {
  if (hours === undefined) return "";
  const times = hours.split(",");
  if (!times.every((hour) => /^\d{1,2}$/.test(hour)) || !/^\d{1,2}$/.test(minute)) return null;
  const time = enumerate(
    times.map((hour) => `${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`),
    messages,
  );
  return fill(messages.recurrence.at, { time });
}

/** ", 10 times", " until 2026-12-31"; `null` where that is said in no known way. */
function shownLimit(parts: ReadonlyMap<string, string>, messages: Messages): string | null {
  const { once, times, until } = messages.recurrence;
  const count = parts.get("COUNT");
  if (count !== undefined) return !DIGITS.test(count) || count === "0" ? null : count === "1" ? once : fill(times, { count });
  const end = parts.get("UNTIL");
  if (end === undefined) return "";
  const [, year, month, day, hour, minute] = UNTIL.exec(end) ?? [];
  if (year === undefined) return null;
  const date = `${year}-${month}-${day}`;
  return fill(until, { date: shownDate(hour === undefined ? date : `${date}T${hour}:${minute}`, messages) });
}

function weekdayOf(text: string, weekdays: Readonly<Record<string, string>>): { code: string; at: number | null } | null {
  const [, place, code = ""] = WEEKDAY.exec(text) ?? [];
  if (!Object.hasOwn(weekdays, code) || Number(place) === 0) return null;
  return { code, at: place === undefined ? null : Number(place) };
}

/** Whole numbers of a list, none of them 0; null where one is anything else. */
function numbers(list: string | undefined, least: number, most: number): number[] | null {
  if (list === undefined) return [];
  const values = list.split(",").map((text) => (NUMBER.test(text) ? Number(text) : 0));
  return values.every((value) => value !== 0 && value >= least && value <= most) ? values : null;
}

function splitOnce(part: string): [string, string] {
  const at = part.indexOf("=");
  return at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + 1)];
}

function ownEntry<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

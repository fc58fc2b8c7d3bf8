import * as de from "chrono-node/de";
import * as en from "chrono-node/en";
import * as es from "chrono-node/es";
import * as fr from "chrono-node/fr";
import * as ja from "chrono-node/ja";
import * as nl from "chrono-node/nl";
import * as pt from "chrono-node/pt";
import * as ru from "chrono-node/ru";
import * as uk from "chrono-node/uk";
import * as zh from "chrono-node/zh";
import { PointsmanError } from "../contract/error.ts";
import type { DateReader, DateReference, ReadDate } from "../input/date-reader.ts";
import { epochDay, isoDay, isWritable } from "../temporal/calendar.ts";
import { instantOf, isoInstant, wallClockAt } from "../temporal/zone.ts";

/** A locale of chrono-node, or a parser of one's own: `import * as it from "chrono-node/it"`. */
export interface ChronoParser {
  parse(text: string, reference: { instant: Date; timezone: number }, option: { forwardDate: boolean }): readonly ChronoResult[];
}

/** What of a result of chrono-node is looked at. */
export interface ChronoResult {
  readonly index: number;
  readonly text: string;
  readonly start: ChronoComponents;
  readonly end?: unknown;
}

/** The parts of a date, said or filled in. */
export interface ChronoComponents {
  isCertain(part: ChronoPart): boolean;
  get(part: ChronoPart): number | null;
  tags(): Iterable<string>;
}

export type ChronoPart = "year" | "month" | "day" | "weekday" | "hour" | "minute" | "second" | "timezoneOffset";

const locales = { de, en, es, fr, ja, nl, pt, ru, uk, zh } as const satisfies Record<string, ChronoParser>;

/** The locales that have a name here; any other is given as a module. */
export type ChronoLocale = keyof typeof locales;

/** Words that lead a date in, or follow it, and mean no more than "on": they go with the date. */
const leads: Readonly<Record<string, RegExp>> = {
  de: /(?<=^|\s)(?:am|den)\s$/iu,
  en: /(?<=^|\s)on\s$/iu,
  es: /(?<=^|\s)el\s$/iu,
  fr: /(?<=^|\s)le\s$/iu,
  nl: /(?<=^|\s)op\s$/iu,
  pt: /(?<=^|\s)(?:em|na|no|no dia)\s$/iu,
  ru: /(?<=^|\s)(?:во?)\s$/iu,
  uk: /(?<=^|\s)[ву]\s$/iu,
};
const followers: Readonly<Record<string, string>> = { ja: "に" };

/** Longer text is not looked at: its patterns take up to 10 µs a character. */
const MOST_CHARACTERS = 2_000;
const MINUTE = 60_000;

/**
 * A second reader of dates by chrono-node, for `options.dates`: it is heard where the own reader finds nothing.
 * Importing it loads chrono-node, so it has an entry of its own.
 *
 * @param locale - "de", "en", "es", "fr", "ja", "nl", "pt", "ru", "uk", "zh", or a parser of chrono-node.
 * @throws PointsmanError `invalid_options` where the locale is none of them.
 *
 * @example
 * ```ts
 * routeMessage("add Zahnarzt am 24. Dezember um 15 Uhr", context, { dates: chronoDates("de") });
 * ```
 */
export function chronoDates(locale: ChronoLocale | ChronoParser): DateReader {
  const name = typeof locale === "string" ? locale : "";
  const parser = typeof locale === "string" ? (Object.hasOwn(locales, locale) ? locales[locale] : undefined) : locale;
  if (typeof parser?.parse !== "function")
    throw new PointsmanError(
      "invalid_options",
      "chronoDates: the locale is none that is known here.",
      `Give one of ${Object.keys(locales).join(", ")}, or a parser of chrono-node.`,
    );
  return (text, at) => {
    if (text.length > MOST_CHARACTERS) return [];
    const { now, timeZone, dateOrder } = at;
    const wall = wallClockAt(now.getTime(), timeZone);
    const timezone = wall.day * 1440 + wall.minutes - Math.floor(now.getTime() / MINUTE);
    const chosen = name === "en" && dateOrder === "DMY" ? en.GB : parser;
    const results = chosen.parse(text, { instant: now, timezone }, { forwardDate: true });
    return results.flatMap((result): ReadDate[] => {
      const value = isDate(text, result) ? dueOf(result.start, at) : null;
      return value === null ? [] : [{ span: spanOf(text, result, name), value }];
    });
  };
}

/** "so", "mi", "fr": the short name of a day is mostly another word. */
const SHORT_WORD = /^[\p{Script=Latin}\p{Script=Cyrillic}]{1,3}$/u;
const ALPHABETIC = /[\p{Script=Latin}\p{Script=Cyrillic}]/u;

/** Whether a result is surely a date: it says a day, in whole words, and is neither a range nor a bare fraction ("1/2"). */
function isDate(text: string, { index, text: found, start, end }: ChronoResult): boolean {
  if (end !== undefined && end !== null) return false;
  if (!/\p{L}/u.test(found) && !/\d{4}/.test(found)) return false;
  const [before, first, last, after] = [index - 1, index, index + found.length - 1, index + found.length].map((at) => text.charAt(at));
  const isInside = (one = "", other = ""): boolean => ALPHABETIC.test(one) && ALPHABETIC.test(other);
  // "früh" is no "fr".
  if (isInside(before, first) || isInside(last, after)) return false;
  if (start.isCertain("day")) return true;
  if (start.isCertain("weekday")) return !SHORT_WORD.test(found);
  // Beside other figures an hour may belong to a day that was not read.
  return start.isCertain("hour") && !/\d/.test(text.slice(0, index) + text.slice(index + found.length));
}

function spanOf(text: string, { index, text: found }: ChronoResult, name: string): [number, number] {
  const end = index + found.length;
  const lead = leads[name]?.exec(text.slice(Math.max(0, index - MOST_LEAD), index))?.[0].length ?? 0;
  const follower = followers[name];
  return [index - lead, follower !== undefined && text.startsWith(follower, end) ? end + follower.length : end];
}

const MOST_LEAD = 8;

/** A part of the day that a result names stands for the hour that chrono-node gives it. */
const DAY_PART = /^casualReference\/(?:morning|noon|afternoon|evening|tonight|midnight)$/;

/** As in a task's `due_date`. The parts are those of the wall clock: the zone's offset is looked up at their own instant. */
function dueOf(start: ChronoComponents, { now, timeZone }: DateReference): string | null {
  const [year, month, date] = [start.get("year"), start.get("month"), start.get("day")];
  if (year === null || month === null || date === null) return null;
  let day = epochDay(year, month, date);
  if (!isWritable(day)) return null;
  const tags = [...start.tags()];
  if (!start.isCertain("hour") && !tags.some((tag) => DAY_PART.test(tag))) return isoDay(day);
  const minutes = (start.get("hour") ?? 0) * 60 + (start.get("minute") ?? 0);
  // "in zwei Stunden" is counted from now, on whatever clock.
  if (tags.includes("result/relativeDateAndTime")) {
    const wall = wallClockAt(now.getTime(), timeZone);
    const ahead = (day - wall.day) * 1440 + minutes - wall.minutes;
    return isoInstant((Math.floor(now.getTime() / MINUTE) + ahead) * MINUTE, timeZone);
  }
  const isNext = !start.isCertain("day") && !start.isCertain("weekday") && instantOf({ day, minutes }, timeZone) < now.getTime();
  if (isNext) day++;
  return isoInstant(instantOf({ day, minutes }, timeZone), timeZone);
}

import type { HolidayRule } from "../../lexicon/en/temporal-holidays.ts";
import { civil, easterSunday, nthWeekday, validDay } from "../calendar.ts";
import type { DayContent, Match } from "../content.ts";
import { endsPhrase, type Lead } from "../lead.ts";
import { is, type Reading, senseAt } from "../reading.ts";
import { readClock } from "./clock.ts";
import { readYear } from "./month-date.ts";
import { nextYearly, plainDay } from "./relative-day.ts";
import { readQualifier } from "./weekday.ts";

/** The rule of the holiday that is named at a piece. */
export function readHoliday(reading: Reading, at: number): { readonly to: number; readonly rule: HolidayRule } | null {
  for (const { words, rule } of senseAt(reading, at)?.holidays ?? []) {
    if (words.every((word, index) => reading.pieces[at + index]?.text === word)) return { to: at + words.length, rule };
  }
  return null;
}

/** "on christmas eve", "by thanksgiving": only behind a preposition of days, since presents, dinners and cards have these names too. */
export function matchHoliday(reading: Reading, at: number, lead: Lead): Match<DayContent> | null {
  const qualifier = readQualifier(reading, at);
  const holiday = readHoliday(reading, qualifier?.to ?? at);
  if (holiday === null) return null;
  const year = readYear(reading, holiday.to);
  if (year === null && !isDated(reading, qualifier !== null, holiday.to, lead)) return null;
  const from = year?.value ?? civil(reading.today).year + (qualifier?.which === "last" ? -1 : 0);
  const day =
    year !== null || qualifier?.which === "last"
      ? dayOf(holiday.rule, from)
      : nextYearly(reading, from, (each) => dayOf(holiday.rule, each));
  return day === null
    ? null
    : { to: year?.to ?? holiday.to, content: plainDay(day, { assumed: year === null, past: day < reading.today }) };
}

function isDated(reading: Reading, qualified: boolean, to: number, lead: Lead): boolean {
  if (lead.determined || is(reading, to - 1, "first-thing")) return false;
  if (qualified) return endsPhrase(reading, to);
  if ((is(reading, to, "at") && readClock(reading, to + 1) !== null) || lead.asked) return true;
  if (lead.word === null || is(reading, lead.word, "in")) return false;
  if (is(reading, lead.word, "for")) return reading.purpose === "filter" && endsPhrase(reading, to);
  return lead.firm || endsPhrase(reading, to);
}

/** The next day of a holiday. */
export function dayOfHoliday(reading: Reading, rule: HolidayRule): number | null {
  return nextYearly(reading, civil(reading.today).year, (year) => dayOf(rule, year));
}

/** The day of a holiday in a year. */
function dayOf(rule: HolidayRule, year: number): number | null {
  if ("easter" in rule) return easterSunday(year) + rule.easter;
  if ("day" in rule) return validDay(year, rule.month, rule.day);
  const day = nthWeekday(year, rule.month, rule.weekday, rule.nth);
  return day === null ? null : day + (rule.plus ?? 0);
}

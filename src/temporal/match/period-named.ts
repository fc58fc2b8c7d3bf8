import { endOfMonth, startOfWeek, weekdayOf } from "../calendar.ts";
import type { DayContent, Match, PeriodContent } from "../content.ts";
import { endsPhrase, type Lead, NO_LEAD } from "../lead.ts";
import { is, type Reading, senseAt } from "../reading.ts";
import { matchDay } from "./day.ts";
import { nextDay } from "./day-of-month.ts";
import { dayOfHoliday, readHoliday } from "./holiday.ts";
import { type DayNumber, matchMonthDate, readDayNumber } from "./month-date.ts";
import { readMonthSpan } from "./period-month.ts";
import { period, unitPeriod, yearLater } from "./period-unit.ts";
import { readPlace } from "./place.ts";
import { plainDay } from "./relative-day.ts";
import { readQualifier } from "./weekday.ts";

const FIRM: Lead = { ...NO_LEAD, firm: true };

/** "the week of december 7", "the month of june", "the first week of december", "the last weekend in may". */
export function matchNamedPeriod(reading: Reading, at: number): Match<PeriodContent> | null {
  const unit = senseAt(reading, at)?.unit;
  if (is(reading, at + 1, "of") && senseAt(reading, at)?.possessive !== true) {
    if (unit === "month" && senseAt(reading, at + 2)?.month !== undefined) return readMonthSpan(reading, at + 2);
    if (unit === "week") return weekOf(reading, at + 2);
  }
  const place = readPlace(reading, at);
  if (place === null) return null;
  const weekend = is(reading, place.to, "weekend");
  const joint = is(reading, place.to + 1, "of") || is(reading, place.to + 1, "in");
  if (!joint || !(weekend || senseAt(reading, place.to)?.unit === "week")) return null;
  const month = readMonthSpan(reading, place.to + 2) ?? monthUnit(reading, place.to + 2);
  return month === null ? null : { to: month.to, content: weekToCome(reading, month.content, place.value, weekend) };
}

/** The calendar week around a day. */
function weekOf(reading: Reading, at: number): Match<PeriodContent> | null {
  const core = is(reading, at, "the") ? at + 1 : at;
  const holiday = readHoliday(reading, core);
  const day = holiday === null ? null : dayOfHoliday(reading, holiday.rule);
  const number = day === null ? readDayNumber(reading, core) : null;
  const found = day === null ? (matchDay(reading, core, { ...FIRM, from: core, core }) ?? numbered(reading, number)) : null;
  const from = day ?? found?.content.day;
  if (from === undefined) return null;
  const first = startOfWeek(from);
  const due = first >= reading.today ? first : Math.max(reading.today, first);
  return { to: holiday?.to ?? found?.to ?? core, content: period(first, first + 6, due) };
}

/** "the week of the 7th" */
function numbered(reading: Reading, number: DayNumber | null): Match<DayContent> | null {
  const day = number?.ordinal === true ? nextDay(reading, number.value) : null;
  return number === null || day === null ? null : { to: number.to, content: plainDay(day, { assumed: true }) };
}

/** "the month", "this month", "next month" */
function monthUnit(reading: Reading, at: number): Match<PeriodContent> | null {
  const qualifier = readQualifier(reading, at);
  const noun = qualifier?.to ?? (is(reading, at, "the") ? at + 1 : at);
  if (noun === at || senseAt(reading, noun)?.unit !== "month") return null;
  const steps = qualifier === null || qualifier.which === "this" ? 0 : qualifier.which === "last" ? -1 : 1;
  return { to: noun + 1, content: unitPeriod(reading, "month", steps) };
}

function weekToCome(reading: Reading, month: PeriodContent, nth: number, weekend: boolean): PeriodContent {
  const content = weekIn(reading, month, nth, weekend);
  const over = content.last < reading.today && month.yearly && reading.purpose === "due";
  return over ? weekIn(reading, yearLater(month), nth, weekend) : content;
}

/** The nth seven days of a month, or its nth weekend; counted from the end where negative. */
function weekIn(reading: Reading, month: PeriodContent, nth: number, weekend: boolean): PeriodContent {
  const { past } = month;
  if (!weekend) {
    const first = nth > 0 ? month.first + (nth - 1) * 7 : month.last + nth * 7 + 1;
    return period(first, Math.min(first + 6, month.last), Math.max(first, Math.min(reading.today, first + 6)), { past });
  }
  const saturday =
    nth > 0
      ? month.first + ((6 - weekdayOf(month.first) + 7) % 7) + (nth - 1) * 7
      : endOfMonth(month.first) - ((weekdayOf(endOfMonth(month.first)) - 6 + 7) % 7) + (nth + 1) * 7;
  return period(saturday, saturday + 1, saturday, { past });
}

/** "labor day weekend", "july 4th weekend", "thanksgiving week": the days around it. */
export function matchDayWeekend(reading: Reading, at: number, lead: Lead): Match<PeriodContent> | null {
  const holiday = readHoliday(reading, at);
  const date =
    holiday === null && senseAt(reading, at)?.month !== undefined ? matchMonthDate(reading, at, { ...FIRM, from: at, core: at }) : null;
  const to = holiday?.to ?? date?.to;
  const week = to !== undefined && senseAt(reading, to)?.unit === "week";
  if (to === undefined || !(week || is(reading, to, "weekend")) || senseAt(reading, to)?.possessive === true) return null;
  if (lead.determined || !(lead.firm || ((lead.word !== null || lead.asked) && endsPhrase(reading, to + 1)))) return null;
  const day = date?.content.day ?? (holiday === null ? null : dayOfHoliday(reading, holiday.rule));
  if (day === null) return null;
  const monday = startOfWeek(day);
  const [first, last] = week ? [monday, monday + 6] : weekendAround(day);
  return { to: to + 1, content: period(first, last, Math.max(first, Math.min(reading.today, last))) };
}

/** The Saturday and Sunday beside a day, with the days between. */
function weekendAround(day: number): readonly [first: number, last: number] {
  const weekday = weekdayOf(day);
  const [saturday, sunday] = weekday <= 2 ? [day - weekday - 1, day - weekday] : [day + 6 - weekday, day + 7 - weekday];
  // A Wednesday is too far from either to be a part of it.
  return weekday === 3 ? [saturday, sunday] : [Math.min(day, saturday), Math.max(day, sunday)];
}

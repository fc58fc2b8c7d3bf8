import type { TemporalFrequency } from "../../lexicon/en/temporal.ts";
import { civil } from "../calendar.ts";
import type { Match, RepeatContent, RepeatRule } from "../content.ts";
import { endsPhrase, type Lead, NO_LEAD } from "../lead.ts";
import { is, isMark, type Reading, senseAt } from "../reading.ts";
import { readHoliday } from "./holiday.ts";
import { matchMonthDate, readDayNumber } from "./month-date.ts";
import { matchNumericDate } from "./numeric-date.ts";
import { unitPeriod } from "./period-unit.ts";
import { readNumber, unitAt } from "./quantity.ts";
import { matchDaysAWeek, matchEveryLength, matchTimesA, unitRule } from "./repeat-count.ts";
import { matchHabit, readParts, withoutDays } from "./repeat-habit.ts";
import { everyMonthDay, matchEveryMonth, monthTail } from "./repeat-month.ts";
import { codesOf, repeat } from "./repeat-rule.ts";
import { readWeekdays, type Weekdays } from "./weekday-list.ts";

/** "every other friday", "daily", "on tuesdays and thursdays", "the 15th of every month". */
export function matchRepeat(reading: Reading, at: number, lead: Lead, before: { readonly to: number } | null): Match<RepeatContent> | null {
  return (
    matchEveryMonth(reading, at) ??
    every(reading, at) ??
    matchTimesA(reading, at) ??
    matchDaysAWeek(reading, at) ??
    allOf(reading, at) ??
    basis(reading, at) ??
    frequency(reading, at, lead) ??
    matchHabit(reading, at, lead, before)
  );
}

/** All that begins with "every" or "each". */
function every(reading: Reading, at: number): Match<RepeatContent> | null {
  const first = is(reading, at, "once") && is(reading, at + 1, "every") ? at + 1 : at;
  if (!is(reading, first, "every")) return is(reading, at, "alternating") ? everyOther(reading, at + 1) : null;
  // "each and every day"
  const start = is(reading, first + 1, "and") && is(reading, first + 2, "every") ? first + 2 : first;
  const from = is(reading, start + 1, "single") ? start + 2 : start + 1;
  const found = everyDate(reading, from) ?? matchEveryLength(reading, from) ?? everyCounted(reading, from);
  return found === null ? null : withoutDays(reading, found);
}

/** "all week": every day of what is left of it. */
function allOf(reading: Reading, at: number): Match<RepeatContent> | null {
  if (!is(reading, at, "all") || reading.purpose === "filter") return null;
  const noun = is(reading, at + 1, "this") ? at + 2 : at + 1;
  const unit = is(reading, noun, "weekend") ? "weekend" : senseAt(reading, noun)?.unit;
  if ((unit !== "week" && unit !== "weekend" && unit !== "month") || !endsPhrase(reading, noun + 1)) return null;
  const { last } = unitPeriod(reading, unit, 0);
  const days = unit === "weekend" ? { freq: "WEEKLY" as const, byDay: codesOf([6, 7]) } : {};
  return { to: noun + 1, content: repeat({ ...days, until: last }) };
}

/** "alternate fridays", "alternating weeks" */
function everyOther(reading: Reading, at: number): Match<RepeatContent> | null {
  const days = readWeekdays(reading, at);
  if (days !== null) return everyWeekday(reading, days, null, 2);
  const rule = unitRule(reading, at, 2);
  return rule === null ? null : { to: at + 1, content: repeat(rule) };
}

/** "every other week", "every 3 days", "every second tuesday of the month", "every monday and friday". */
function everyCounted(reading: Reading, at: number): Match<RepeatContent> | null {
  const count = readCount(reading, at);
  if (!Number.isInteger(count.value) || count.value < 1 || count.value > MOST) return null;
  const { to, value, nth } = count;
  const days = readWeekdays(reading, to);
  if (days !== null) return everyWeekday(reading, days, nth, value);
  const unit = senseAt(reading, to);
  if (value === 1 && nth === null && unit?.part !== undefined) {
    const { to: end, parts } = readParts(reading, to);
    return { to: end, content: repeat({}, unit.part, parts.slice(1)) };
  }
  const ofMonth = nth !== null && unit?.unit === "day" ? monthTail(reading, to + 1) : null;
  if (nth !== null && ofMonth !== null) return { to: ofMonth, content: repeat({ freq: "MONTHLY", byMonthDay: [nth] }) };
  const rule = nth === -1 ? null : unitRule(reading, to, value);
  if (rule !== null) return unitTail(reading, to + 1, rule);
  return nth === null || nth === -1 ? null : everyMonthDay(reading, to, nth);
}

const MOST = 999;

/** How many are left out ("other", "3", "third"), and which of a month that may be instead ("second", "last"). */
function readCount(reading: Reading, at: number): { readonly to: number; readonly value: number; readonly nth: number | null } {
  if (is(reading, at, "other")) return { to: at + 1, value: 2, nth: null };
  if (is(reading, at, "last")) return { to: at + 1, value: 1, nth: -1 };
  if (is(reading, at, "couple")) return { to: is(reading, at + 1, "of") ? at + 2 : at + 1, value: 2, nth: null };
  const day = readDayNumber(reading, at);
  if (day?.ordinal === true) return { to: day.to, value: day.value, nth: day.value };
  return { ...(readNumber(reading, at) ?? { to: at, value: 1 }), nth: null };
}

function everyWeekday(reading: Reading, days: Weekdays, nth: number | null, interval: number): Match<RepeatContent> | null {
  const tail = monthTail(reading, days.to);
  // "Every second friday" is every other one; "every third friday" is that of the month.
  if (tail !== null || (nth !== null && nth !== 2 && nth <= 5)) {
    return { to: tail ?? days.to, content: repeat({ freq: "MONTHLY", byDay: codesOf(days.days, nth) }, days.part) };
  }
  return { to: days.to, content: repeat({ freq: "WEEKLY", interval, byDay: codesOf(days.days) }, days.part) };
}

/** "every jan 1", "every 3rd of may", "every december", "every christmas". */
function everyDate(reading: Reading, at: number): Match<RepeatContent> | null {
  const holiday = readHoliday(reading, at);
  if (holiday !== null) {
    const { rule, to } = holiday;
    if ("easter" in rule || ("plus" in rule && rule.plus !== 0)) return null;
    if ("day" in rule) return { to, content: repeat({ freq: "YEARLY", byMonth: [rule.month], byMonthDay: [rule.day] }) };
    return { to, content: repeat({ freq: "YEARLY", byMonth: [rule.month], byDay: codesOf([rule.weekday], rule.nth) }) };
  }
  const date = dateAt(reading, at);
  if (date !== null) return { to: date.to, content: repeat(yearly(date.content.day)) };
  const month = senseAt(reading, at)?.month;
  return month !== undefined && !month.doubtful ? { to: at + 1, content: repeat({ freq: "YEARLY", byMonth: [month.value] }) } : null;
}

const FIRM: Lead = { ...NO_LEAD, firm: true };

function dateAt(reading: Reading, at: number) {
  return matchMonthDate(reading, at, FIRM) ?? matchNumericDate(reading, at, { ...FIRM, from: at, core: at });
}

function yearly(day: number): Partial<RepeatRule> {
  const date = civil(day);
  return { freq: "YEARLY", byMonth: [date.month], byMonthDay: [date.day] };
}

/** What may follow a unit: "every week on monday", "every month on the 15th", "every year on may 5". */
function unitTail(reading: Reading, at: number, rule: Partial<RepeatRule>): Match<RepeatContent> {
  const hourly = rule.freq === "HOURLY" && is(reading, at, "on") && is(reading, at + 1, "the") && unitAt(reading, at + 2) === "hour";
  const plain = { to: hourly ? at + 3 : at, content: repeat(rule) };
  const on = is(reading, at, "on") ? at + 1 : at;
  const day = is(reading, on, "the") ? on + 1 : on;
  if (rule.freq === "WEEKLY" || (rule.freq === "DAILY" && on === at)) {
    const days = readWeekdays(reading, on);
    const joined = days !== null && (on > at || days.range || rule.freq === "WEEKLY");
    return joined ? { to: days.to, content: repeat({ ...rule, freq: "WEEKLY", byDay: codesOf(days.days) }, days.part) } : plain;
  }
  if (on === at) return plain;
  if (rule.freq === "YEARLY") {
    const date = dateAt(reading, day);
    return date === null ? plain : { to: date.to, content: repeat({ ...rule, ...yearly(date.content.day) }) };
  }
  if (rule.freq !== "MONTHLY") return plain;
  const number = is(reading, day, "last") ? { to: day + 1, value: -1, ordinal: true } : readDayNumber(reading, day);
  if (number?.ordinal !== true) return plain;
  const weekday = senseAt(reading, number.to)?.weekday?.value;
  if (weekday !== undefined) return { to: number.to + 1, content: repeat({ ...rule, byDay: codesOf([weekday], number.value) }) };
  const counted = senseAt(reading, number.to)?.unit === "day" ? number.to + 1 : number.to;
  return number.value === -1 && counted === number.to ? plain : { to: counted, content: repeat({ ...rule, byMonthDay: [number.value] }) };
}

/** "on a daily basis" */
function basis(reading: Reading, at: number): Match<RepeatContent> | null {
  const said = is(reading, at, "article") && is(reading, at + 2, "basis") ? senseAt(reading, at + 1)?.frequency : undefined;
  return said === undefined ? null : { to: at + 3, content: repeat({ freq: said.freq, interval: said.interval }) };
}

const NOUN_REACH = 3;

/** "daily", "weekly on fridays"; before a noun only where that is a reminder or a task ("a weekly reminder", but "the weekly report"). */
function frequency(reading: Reading, at: number, lead: Lead): Match<RepeatContent> | null {
  const isPrefix = (is(reading, at, "double") && unitAt(reading, at) === null) || is(reading, at, "halved");
  const prefixed = isPrefix ? (isMark(reading, at + 1, "-") ? at + 2 : at + 1) : at;
  const said = senseAt(reading, prefixed)?.frequency;
  if (said === undefined) return null;
  const rule = is(reading, at, "halved") ? halved(said.freq) : { freq: said.freq, interval: isPrefix ? said.interval * 2 : said.interval };
  if (rule === null) return null;
  const { to: end, content } = unitTail(reading, prefixed + 1, rule);
  if (!adverbial(reading, at, prefixed + 1, end, lead)) return null;
  return { to: end, content: said.part === undefined ? content : { ...content, part: said.part } };
}

/** "semi-annually" is every six months. */
function halved(freq: TemporalFrequency): Partial<RepeatRule> | null {
  return freq === "YEARLY" ? { freq: "MONTHLY", interval: 6 } : null;
}

function adverbial(reading: Reading, at: number, next: number, end: number, lead: Lead): boolean {
  // "make that weekly" says it of what was spoken of.
  const isLast = is(reading, at - 1, "that") && reading.pieces[next] === undefined;
  if (end > next || (endsPhrase(reading, next) && (!lead.determined || isLast) && lead.core === at)) return true;
  for (let index = next; index < next + NOUN_REACH; index++) {
    if (is(reading, index, "task-noun")) return true;
    if (reading.pieces[index]?.kind !== "word" || is(reading, index, "boundary")) return false;
  }
  return false;
}

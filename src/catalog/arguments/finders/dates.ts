import type { Span } from "../../../contract/span.ts";
import type { World } from "../../../input/context.ts";
import { argumentPatterns } from "../../../lexicon/en/argument-patterns.ts";
import { argumentWords } from "../../../lexicon/en/arguments.ts";
import { english } from "../../../lexicon/en/index.ts";
import { findTemporal } from "../../../temporal/find.ts";
import { matchesOf } from "../../../text/matches.ts";
import type { Reading } from "../message/reading.ts";
import { type Candidate, candidateAt } from "./candidate.ts";

const DAY_PARTS = { morning: "09:00", noon: "12:00", afternoon: "15:00", evening: "18:00", tonight: "20:00", midnight: "00:00" };

/** Dates and times of day, by the grammar that reads those of tasks. */
export function findDates(reading: Reading, world: World, literal: readonly Span[]): Candidate[] {
  const found = datesAt(reading, world, literal);
  // "today is 2023-10-01": the message says itself from where "next monday" counts.
  const told = found.find(
    ({ span, date }) =>
      date?.hasDay === true && argumentPatterns.todayIs.test(reading.normalized.slice(Math.max(0, span[0] - 30), span[0])),
  );
  const day = told?.date?.value.slice(0, 10);
  if (told === undefined || day === undefined || !/^\d{4}/.test(day) || !/\d/.test(told.text)) return found;
  return datesAt(reading, { ...world, now: new Date(`${day}T00:00:00Z`) }, [...literal, told.span]);
}

function datesAt(reading: Reading, world: World, literal: readonly Span[]): Candidate[] {
  const findings = findTemporal(plainDates(reading.normalized), {
    now: world.now,
    timeZone: world.timeZone,
    dateOrder: world.dateOrder,
    dayParts: DAY_PARTS,
    purpose: "filter",
    literal,
    within: [0, reading.normalized.length],
    words: english.temporal,
  });
  const found: Candidate[] = [];
  for (const finding of findings) {
    const span: Span = [finding.core[0]?.[0] ?? 0, finding.core.at(-1)?.[1] ?? 0];
    if (finding.kind === "date") found.push(dateAt(reading, span, finding.value, finding.hasTime));
    else if (finding.kind === "interval" && finding.value.includes("/")) {
      const [first = "", last = ""] = finding.value.split("/");
      found.push(dateAt(reading, [span[0], span[0] + 1], first, false), dateAt(reading, [span[1] - 1, span[1]], last, false));
    } else if (finding.kind === "interval") found.push(...keyword(reading, span, finding.value, world));
  }
  return withClock(withYear(reading, found)).map((one, rank) => ({ ...one, rank }));
}

/** "mar.11,2022" and "2023.10.2" as the grammar reads them; no character moves. */
function plainDates(text: string): string {
  if (!/[.,]\d/.test(text)) return text;
  return text
    .replace(/([a-z]{3})\.(?=\d)/g, "$1 ")
    .replace(/\b(\d{4})\.(\d{1,2})\.(?=\d)/g, "$1-$2-")
    .replace(/(\d),(?=\d{4}\b)/g, "$1 ");
}

const YEAR = /(?<![\d.,$-])(?:19|20)\d{2}(?![\d,%])/g;

/** "from May 2nd to May 9th 2024", "on June 1st; it's 2024": one year in a message holds for all of its dates. */
function withYear(reading: Reading, found: readonly Candidate[]): Candidate[] {
  const years = new Set(matchesOf(YEAR, reading.normalized).map(([year]) => year));
  const [year] = years;
  if (years.size !== 1 || year === undefined) return [...found];
  return found.map((one) => {
    if (one.date === undefined || one.text.includes(year) || !DAY.test(one.text)) return one;
    return { ...one, date: { ...one.date, value: year + one.date.value.slice(4) } };
  });
}

/** "on June 4th, from 2 p.m.": one day and one hour apart are one instant. */
function withClock(found: readonly Candidate[]): Candidate[] {
  const days = found.filter(({ date }) => date?.hasDay === true);
  const clocks = found.filter(({ date }) => date?.hasDay === false && date.hasTime);
  const [day, clock] = [days[0]?.date, clocks[0]?.date];
  if (days.length !== 1 || clocks.length !== 1 || day === undefined || clock === undefined || day.hasTime) return [...found];
  return found.map((one) =>
    one.date === day ? { ...one, date: { ...day, value: `${day.value.slice(0, 10)}${clock.value.slice(10)}`, hasTime: true } } : one,
  );
}

/** A day of a month, not "tomorrow". */
const DAY = /\d/;

function keyword(reading: Reading, span: Span, value: string, world: World): Candidate[] {
  const shift = Object.hasOwn(argumentWords.days, value) ? argumentWords.days[value] : undefined;
  if (shift === undefined) return [];
  const day = new Date(world.now.getTime() + shift * 86_400_000).toISOString().slice(0, 10);
  return [dateAt(reading, span, day, false)];
}

function dateAt(reading: Reading, span: Span, value: string, hasTime: boolean): Candidate {
  const clock = hasTime && !/\d{4}|[a-z]{3}/i.test(reading.normalized.slice(...span).replace(argumentPatterns.dayPart, ""));
  return candidateAt(reading, "date", span, { date: { value, hasTime, hasDay: !clock } });
}

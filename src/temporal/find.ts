import type { Span } from "../contract/span.ts";
import type { TemporalPart, TemporalWords } from "../lexicon/en/temporal.ts";
import { countedFrom } from "./ahead.ts";
import { withCorrected } from "./corrected.ts";
import { hasTemporal } from "./gate.ts";
import { group } from "./group.ts";
import type { Group } from "./phrase-group.ts";
import { cut, is, type Piece, type Reading } from "./reading.ts";
import { type Phrase, scan } from "./scan.ts";
import { type TemporalValue, valueOfGroup } from "./value.ts";
import { vocabularyOf } from "./vocabulary.ts";
import { type WallClock, wallClockAt } from "./zone.ts";

export interface TemporalOptions {
  readonly now: Date;
  /** An IANA name; any other counts as UTC. */
  readonly timeZone: string;
  /** How to read 3/4. */
  readonly dateOrder: "MDY" | "DMY";
  /** "HH:mm" for each part of the day. */
  readonly dayParts: Readonly<Record<TemporalPart, string>>;
  /** On a task an incomplete past date means the next one; a filter looks where its words look. */
  readonly purpose: "due" | "filter";
  /** Quoted or otherwise claimed stretches: nothing is found inside. */
  readonly literal: readonly Span[];
  readonly within: Span;
  readonly words: TemporalWords;
  /** Misspelt words and what they are to be read as. */
  readonly mended?: ReadonlyMap<string, string>;
}

export type TemporalFinding = TemporalValue & {
  /** The pieces of the message that say it, with the prepositions that lead in. */
  readonly spans: readonly Span[];
  /** The same without the prepositions. */
  readonly core: readonly Span[];
  /** "from monday" is an old value, "to friday" a new one. */
  readonly lead: "old" | "new" | "plain";
  /** A request to be reminded stands right before it: of several dates it is the one that is meant. */
  readonly asked: boolean;
};

/** The dates, times, recurrences, intervals and shifts in a stretch of normalized text, in order of position. */
export function findTemporal(normalized: string, options: TemporalOptions): TemporalFinding[] {
  // What is written in short may stand for a day.
  if ((options.mended?.size ?? 0) === 0 && !hasTemporal(normalized, options.words, options.within)) return [];
  const reading = readingOf(normalized, options);
  const findings: TemporalFinding[] = [];
  const groups = group(reading, scan(reading));
  const ahead = countedFrom(reading, groups);
  for (const one of groups) {
    if (one === ahead?.anchor || (groups.length === 1 && isBareOldHour(reading, one))) continue;
    const value = one === ahead?.group ? ahead.value : valueOfGroup(reading, one);
    if (value === null || !isWritten(value)) continue;
    findings.push({
      spans: spansOf(reading, one, false),
      core: spansOf(reading, one, true),
      lead: one.direction,
      asked: one.phrases.some(({ lead }) => lead.asked),
      ...value,
    });
  }
  if (findings.length < 2) return findings;
  findings.sort((first, second) => (first.spans[0]?.[0] ?? 0) - (second.spans[0]?.[0] ?? 0));
  return withCorrected(normalized, findings, options.words.corrections);
}

/** Whether all days of a value have a year of four digits: "in 999999999 years" is no date. */
function isWritten(value: TemporalValue): boolean {
  if (value.kind === "date") return WRITTEN.test(value.value);
  if (value.kind === "recurrence") return value.start === null || WRITTEN.test(value.start);
  return value.kind !== "interval" || KEYWORD.test(value.value) || value.value.split("/").every((day) => WRITTEN.test(day));
}

const WRITTEN = /^\d{4}-\d\d-\d\d(?:T\d|$)/;
const KEYWORD = /^[a-z_]+$/;

/** "2 to 5 but not 3": without a new hour beside it, a bare number behind "not" is no old one. */
function isBareOldHour(reading: Reading, { phrases }: Group): boolean {
  const [only, more] = phrases;
  if (only === undefined || more !== undefined || !is(reading, only.lead.from, "not")) return false;
  return only.to === only.lead.core + 1 && /^\d{1,2}$/.test(reading.pieces[only.lead.core]?.text ?? "");
}

function readingOf(normalized: string, options: TemporalOptions): Reading {
  const pieces = cut(normalized, options.within, options.literal, vocabularyOf(options.words), options.mended);
  const instant = options.now.getTime();
  const { timeZone, purpose, dateOrder, dayParts } = options;
  // A zone costs milliseconds the first time: only a date asks for it.
  let clock: WallClock | null = null;
  return {
    pieces,
    get today() {
      clock ??= wallClockAt(instant, timeZone);
      return clock.day;
    },
    get minutes() {
      clock ??= wallClockAt(instant, timeZone);
      return clock.minutes;
    },
    instant,
    timeZone,
    purpose,
    dateOrder,
    dayParts: {
      morning: minutesIn(dayParts.morning),
      noon: minutesIn(dayParts.noon),
      afternoon: minutesIn(dayParts.afternoon),
      evening: minutesIn(dayParts.evening),
      tonight: minutesIn(dayParts.tonight),
      midnight: minutesIn(dayParts.midnight),
    },
    pluralEnding: options.words.pluralEnding,
    ...verbsIn(pieces),
  };
}

/** Whether the text speaks of changing something, and of moving something in time: "reschedule it", "change the reminder". */
function verbsIn(pieces: readonly Piece[]): { readonly changes: boolean; readonly reschedules: boolean } {
  let [changes, moves, timed] = [false, false, false];
  for (const { sense } of pieces) {
    if (sense === null) continue;
    changes ||= sense.roles.has("change");
    moves ||= sense.roles.has("reschedule");
    timed ||= sense.roles.has("timed-noun");
  }
  return { changes, reschedules: moves || (changes && timed) };
}

function minutesIn(clock: string): number {
  return digitsAt(clock, 0) * 60 + digitsAt(clock, 3);
}

/** Two digits; they were checked with the options. */
function digitsAt(clock: string, at: number): number {
  return (clock.charCodeAt(at) - ZERO) * 10 + clock.charCodeAt(at + 1) - ZERO;
}

const ZERO = 48;

/** The stretches of a group; phrases that touch are one stretch, with the blank between them. */
function spansOf(reading: Reading, { phrases }: Group, core: boolean): Span[] {
  const spans: [number, number][] = [];
  let lastPiece = -1;
  for (const phrase of phrases) {
    const start =
      reading.pieces[lastPiece === phrase.lead.from ? phrase.lead.from : core ? phrase.lead.core : phrase.lead.from]?.start ?? 0;
    const end = endOf(reading, phrase, core);
    const last = spans.at(-1);
    const comma = lastPiece >= 0 && phrase.lead.from === lastPiece + 1 && reading.pieces[lastPiece]?.kind === "mark";
    if (last !== undefined && (phrase.lead.from === lastPiece || comma)) last[1] = end;
    else spans.push([start, end]);
    lastPiece = phrase.to;
  }
  return spans;
}

/** The core of "tomorrow's" is the day without its ending. */
function endOf(reading: Reading, phrase: Phrase, core: boolean): number {
  const piece = reading.pieces[phrase.to - 1];
  const ending = core && piece?.sense?.possessive === true ? piece.text.lastIndexOf("'") : -1;
  return piece === undefined ? 0 : ending > 0 ? piece.start + ending : piece.end;
}

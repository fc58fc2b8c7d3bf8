import type { TemporalFrequency, TemporalLead, TemporalPart, TemporalRole, TemporalUnit, TemporalWords } from "../lexicon/en/temporal.ts";
import type { HolidayRule } from "../lexicon/en/temporal-holidays.ts";
import { compileSlips, meaningOfSlip, type SlipTable } from "./slips.ts";

/** All that one word can mean in a phrase of time. Every sense has every field: objects of one shape are read faster. */
export interface Sense {
  month: { readonly value: number; readonly doubtful: boolean } | undefined;
  weekday: { readonly value: number; readonly doubtful: boolean } | undefined;
  pluralWeekday: number | undefined;
  weekdaySet: readonly number[] | undefined;
  relativeDay: number | undefined;
  part: TemporalPart | undefined;
  pluralPart: TemporalPart | undefined;
  unit: TemporalUnit | undefined;
  gluedUnit: TemporalUnit | undefined;
  number: number | undefined;
  ordinal: number | undefined;
  multiple: number | undefined;
  frequency: { readonly freq: TemporalFrequency; readonly interval: number; readonly part?: TemporalPart } | undefined;
  end: "day" | "week" | "month" | "year" | undefined;
  lead: TemporalLead | undefined;
  /** Holidays that begin with this word, longest first. */
  holidays: { readonly words: readonly string[]; readonly rule: HolidayRule }[] | undefined;
  /** Zones that begin with this word, longest first. */
  zones: { readonly words: readonly string[]; readonly zone: string }[] | undefined;
  readonly roles: Set<TemporalRole>;
  /** Whether the word alone is a reason to look closer. */
  anchor: boolean;
  possessive: boolean | undefined;
  /** A phrase of time can begin with it, its preposition and article aside. */
  starts: boolean | undefined;
}

export interface Vocabulary {
  readonly senses: ReadonlyMap<string, Sense>;
  /** Marks the first two letters of the words that are a reason to look closer. */
  readonly anchors: Uint8Array;
  readonly slips: SlipTable<Sense>;
}

const compiled = new WeakMap<TemporalWords, Vocabulary>();

/** The look-up table of a language, made once. */
export function vocabularyOf(words: TemporalWords): Vocabulary {
  const known = compiled.get(words);
  if (known !== undefined) return known;
  const made = compile(words);
  compiled.set(words, made);
  return made;
}

/** What a word that is typed wrong means; null for any other. */
export function senseOfSlip({ anchors, slips }: Vocabulary, word: string): Sense | null {
  const place = anchorIndex(word.charCodeAt(0), word.charCodeAt(1));
  return place >= 0 && anchors[place] === 1 ? meaningOfSlip(word, slips) : null;
}

/** Where a word's first two letters stand among the anchors; -1 for anything but two letters from a to z. */
export function anchorIndex(first: number, second: number): number {
  if (first < 97 || first > 122 || second < 97 || second > 122) return -1;
  return (first - 97) * 26 + (second - 97);
}

type SenseOf = (word: string, anchor?: boolean) => Sense;

function compile(words: TemporalWords): Vocabulary {
  const senses = new Map<string, Sense>();
  const sense: SenseOf = (word, anchor = true) => {
    const found = senses.get(word) ?? noSense();
    senses.set(word, found);
    found.anchor ||= anchor;
    return found;
  };
  addNames(words, sense);
  addMeasures(words, sense);
  for (const [phrase, zone] of Object.entries(words.zones)) addZone(sense, phrase.split(" "), zone);
  for (const [word, value] of Object.entries(words.leads)) sense(word, false).lead = value;
  for (const role of Object.keys(words.roles) as TemporalRole[]) {
    const anchor = ROLES_TO_LOOK_AT.includes(role);
    for (const word of words.roles[role]) sense(word, anchor).roles.add(role);
  }
  for (const each of senses.values()) each.starts = each.anchor || STARTERS.some((role) => each.roles.has(role));
  addPossessives(senses);
  return { senses, anchors: anchorsOf(senses, words.slips.words), slips: compileSlips(words.slips, (word) => senses.get(word)) };
}

function noSense(): Sense {
  return {
    month: undefined,
    weekday: undefined,
    pluralWeekday: undefined,
    weekdaySet: undefined,
    relativeDay: undefined,
    part: undefined,
    pluralPart: undefined,
    unit: undefined,
    gluedUnit: undefined,
    number: undefined,
    ordinal: undefined,
    multiple: undefined,
    frequency: undefined,
    end: undefined,
    lead: undefined,
    holidays: undefined,
    zones: undefined,
    possessive: undefined,
    starts: undefined,
    roles: new Set(),
    anchor: false,
  };
}

/** Months, days and parts of the day. */
function addNames(words: TemporalWords, sense: SenseOf): void {
  for (const [word, value] of Object.entries(words.months)) sense(word).month = { value, doubtful: words.doubtfulMonths.includes(word) };
  for (const [word, value] of Object.entries(words.weekdays))
    sense(word).weekday = { value, doubtful: words.doubtfulWeekdays.includes(word) };
  for (const [word, value] of Object.entries(words.pluralWeekdays)) sense(word).pluralWeekday = value;
  for (const [word, value] of Object.entries(words.weekdaySets)) sense(word).weekdaySet = value;
  for (const [word, value] of Object.entries(words.relativeDays)) sense(word).relativeDay = value;
  for (const [word, value] of Object.entries(words.parts)) sense(word).part = value;
  for (const [word, value] of Object.entries(words.pluralParts)) sense(word).pluralPart = value;
  for (const [word, rule] of Object.entries(words.holidays)) addHoliday(sense, piecesOf(word), rule);
}

/** Units, numbers and rhythms. */
function addMeasures(words: TemporalWords, sense: SenseOf): void {
  for (const [word, value] of Object.entries(words.units)) sense(word).unit = value;
  for (const [word, value] of Object.entries(words.gluedUnits)) sense(word, false).gluedUnit = value;
  for (const [word, value] of Object.entries(words.numbers)) sense(word).number = value;
  for (const [word, value] of Object.entries(words.ordinals)) sense(word).ordinal = value;
  for (const [word, value] of Object.entries(words.frequencies)) sense(word).frequency = value;
  for (const [word, value] of Object.entries(words.multiples)) sense(word).multiple = value;
  for (const [word, value] of Object.entries(words.ends)) sense(word).end = value;
}

const ROLES_TO_LOOK_AT: readonly TemporalRole[] = ["date-noun", "undated", "business", "future"];

const STARTERS: readonly TemporalRole[] = [
  "every",
  "once",
  "next",
  "this",
  "last",
  "past",
  "coming",
  "half",
  "quarter-hour",
  "article",
  "couple",
  "few",
  "end",
  "begin",
  "middle",
  "rest",
  "no",
  "without",
  "having",
  "undated",
  "double",
  "alternating",
  "all",
  "weekday-range",
  "weekday-range-end",
  "halved",
  "now",
  "am",
  "pm",
  "same",
  "late",
];

/** A name as a text is cut: a mark at the end of a word stands by itself. */
function piecesOf(name: string): string[] {
  return name.replace("' ", " ' ").replace(". ", " . ").split(" ");
}

function addHoliday(sense: SenseOf, parts: readonly string[], rule: HolidayRule): void {
  const [first = ""] = parts;
  const owner = sense(first);
  owner.holidays = [...(owner.holidays ?? []), { words: parts, rule }].sort((one, other) => other.words.length - one.words.length);
}

function addZone(sense: SenseOf, parts: readonly string[], zone: string): void {
  const owner = sense(parts[0] ?? "", false);
  owner.zones = [...(owner.zones ?? []), { words: parts, zone }].sort((one, other) => other.words.length - one.words.length);
}

/** "tomorrow's", and "todays" where the apostrophe was left out. */
function addPossessives(senses: Map<string, Sense>): void {
  for (const [word, sense] of [...senses]) {
    if (
      sense.relativeDay === undefined &&
      sense.weekday === undefined &&
      sense.unit === undefined &&
      sense.month === undefined &&
      sense.part === undefined
    )
      continue;
    const possessive: Sense = { ...sense, possessive: true };
    if (!senses.has(`${word}'s`)) senses.set(`${word}'s`, possessive);
    if (sense.relativeDay !== undefined && !senses.has(`${word}s`)) senses.set(`${word}s`, possessive);
  }
}

function anchorsOf(senses: ReadonlyMap<string, Sense>, slips: readonly string[]): Uint8Array {
  const anchors = new Uint8Array(26 * 26);
  const mark = (word: string, second: number) => {
    const index = anchorIndex(word.charCodeAt(0), word.charCodeAt(second));
    if (index >= 0) anchors[index] = 1;
  };
  for (const [word, sense] of senses) if (sense.anchor) mark(word, 1);
  // The second letter of a slip may be left out, or swapped with the third.
  for (const word of slips) mark(word, 2);
  return anchors;
}

import { PointsmanError } from "../contract/error.ts";
import type { Span } from "../contract/span.ts";
import { english } from "../lexicon/en/index.ts";
import type { Language } from "../lexicon/language.ts";
import type { ToolRegistry } from "../registry/define.ts";
import { taskRegistry } from "../registry/task-registry.ts";
import type { Analyzer } from "./analyzer.ts";
import type { DateReader } from "./date-reader.ts";

export type DayPart = "morning" | "noon" | "afternoon" | "evening" | "tonight" | "midnight";

/** How a caller wants messages to be read. Everything has a default. */
export interface Options<Tools extends object = Record<string, Record<string, unknown>>> {
  /** Default `taskRegistry`. */
  readonly registry?: ToolRegistry<Tools>;
  /** From which confidence a step runs by itself; 0..1, default 0.7. */
  readonly thresholds?: { readonly execute?: number };
  /** What is asked before it runs; default "destructive". "never" skips the questions of risk alone. */
  readonly confirm?: "destructive" | "always" | "never";
  /** The hour that a part of the day stands for, "HH:mm". */
  readonly dayParts?: Readonly<Partial<Record<DayPart, string>>>;
  /** UTF-16 code units, default 2,000; a longer message is refused with reason "too_long". */
  readonly maxLength?: number;
  /** The part of the message to look at; default: its first actionable clause. */
  readonly clause?: Span;
  /** A second opinion for doubtful messages (pointsman/compromise). */
  readonly analyzer?: Analyzer;
  /** A second reader of dates, for other languages and forms (pointsman/chrono); it never overrides an own finding. */
  readonly dates?: DateReader;
  /** "milk, eggs and bread" in an add: one task, several, or (default "auto") several where a named list or a number asks for it. */
  readonly items?: "one" | "several" | "auto";
  /** Words and wording; default `english`. */
  readonly language?: Language;
}

/** Options that were checked, with every default filled in. */
export interface Settings {
  readonly registry: ToolRegistry<object>;
  readonly execute: number;
  readonly confirm: "destructive" | "always" | "never";
  readonly dayParts: Readonly<Record<DayPart, string>>;
  readonly maxLength: number;
  readonly clause: Span | null;
  readonly analyzer: Analyzer | null;
  readonly dates: DateReader | null;
  readonly items: "one" | "several" | "auto";
  readonly language: Language;
}

const DAY_PARTS: Readonly<Record<DayPart, string>> = {
  morning: "09:00",
  noon: "12:00",
  afternoon: "15:00",
  evening: "18:00",
  tonight: "20:00",
  midnight: "00:00",
};

const DEFAULTS: Settings = {
  registry: taskRegistry,
  execute: 0.7,
  confirm: "destructive",
  dayParts: DAY_PARTS,
  maxLength: 2000,
  clause: null,
  analyzer: null,
  dates: null,
  items: "auto",
  language: english,
};

/**
 * Checks options and fills in the defaults.
 *
 * @throws PointsmanError `invalid_options`: options are written by programs, so a mistake is told at once.
 */
export function readOptions(options: Options<object> | undefined): Settings {
  if (options === undefined) return DEFAULTS;
  if (typeof options !== "object" || options === null || Array.isArray(options)) throw wrong("options", "an object");
  const {
    registry = taskRegistry,
    thresholds,
    confirm = "destructive",
    dayParts,
    maxLength = 2000,
    clause,
    analyzer,
    dates,
    items,
    language = english,
  } = options;
  if (thresholds !== undefined && (typeof thresholds !== "object" || thresholds === null)) throw wrong("thresholds", "an object");
  const execute = thresholds?.execute ?? 0.7;
  if (typeof registry !== "object" || registry === null || !Object.isFrozen(registry) || !Object.isFrozen(registry.intents)) {
    throw wrong("registry", "one that defineRegistry or extendRegistry made");
  }
  if (typeof execute !== "number" || !(execute >= 0 && execute <= 1)) throw wrong("thresholds.execute", "a number from 0 to 1");
  if (confirm !== "destructive" && confirm !== "always" && confirm !== "never")
    throw wrong("confirm", '"destructive", "always" or "never"');
  if (typeof maxLength !== "number" || !Number.isInteger(maxLength) || maxLength < 1 || maxLength > 100_000) {
    throw wrong("maxLength", "a whole number from 1 to 100000");
  }
  if (clause !== undefined && !isSpan(clause)) throw wrong("clause", "[start, end] with 0 <= start <= end");
  if (analyzer !== undefined && typeof analyzer?.opinion !== "function")
    throw wrong("analyzer", "an Analyzer, such as the one of pointsman/compromise");
  if (typeof language !== "object" || language === null || !Array.isArray(language.frames))
    throw wrong("language", "a Language, such as english");
  return {
    registry,
    execute,
    confirm,
    dayParts: readDayParts(dayParts),
    maxLength,
    clause: clause ?? null,
    analyzer: analyzer ?? null,
    dates: readDates(dates),
    items: readItems(items),
    language,
  };
}

function readDates(dates: DateReader | undefined): DateReader | null {
  if (dates !== undefined && typeof dates !== "function") throw wrong("dates", "a DateReader, such as one of pointsman/chrono");
  return dates ?? null;
}

function readItems(items: Options["items"] = "auto"): Settings["items"] {
  if (items !== "one" && items !== "several" && items !== "auto") throw wrong("items", '"one", "several" or "auto"');
  return items;
}

function readDayParts(dayParts: Options["dayParts"]): Settings["dayParts"] {
  if (dayParts === undefined) return DAY_PARTS;
  if (typeof dayParts !== "object" || dayParts === null || Array.isArray(dayParts)) throw wrong("dayParts", "an object");
  for (const [part, hour] of Object.entries(dayParts)) {
    if (!Object.hasOwn(DAY_PARTS, part)) throw wrong(`dayParts.${part}`, `one of ${Object.keys(DAY_PARTS).join(", ")}`);
    if (typeof hour !== "string" || !/^(?:[01]\d|2[0-3]):[0-5]\d$/.test(hour)) throw wrong(`dayParts.${part}`, 'an hour such as "09:00"');
  }
  return { ...DAY_PARTS, ...dayParts };
}

function isSpan(value: unknown): value is Span {
  return (
    Array.isArray(value) &&
    value.length === 2 &&
    value.every((at) => Number.isInteger(at) && at >= 0) &&
    Number(value[0]) <= Number(value[1])
  );
}

function wrong(name: string, expected: string): PointsmanError {
  return new PointsmanError("invalid_options", `The option ${name} is not what it must be.`, `Give ${expected}.`);
}

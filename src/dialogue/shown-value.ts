import type { Messages } from "../lexicon/en/messages.ts";
import { shownText } from "./shown-text.ts";
import { fill } from "./template.ts";

const INSTANT = /^(\d{4}-\d{2}-\d{2})T(\d{2}:\d{2})(?::\d{2}(?:\.\d{1,9})?)?(?:Z|[+-]\d{2}:\d{2})?$/;
const PLAIN_PARTS = new Set(["FREQ", "INTERVAL", "BYDAY", "BYHOUR", "BYMINUTE", "BYSECOND"]);

/** A date, an instant, an interval or a keyword of the contract as people read it. */
export function shownDate(value: string, messages: Messages): string {
  const [from, to, ...more] = value.split("/");
  if (from !== undefined && to !== undefined && more.length === 0) {
    return fill(messages.interval, { from: shownDate(from, messages), to: shownDate(to, messages) });
  }
  const [, date, time] = INSTANT.exec(value) ?? [];
  if (date !== undefined && time !== undefined) return fill(messages.instant, { date, time });
  return shownText(value.replaceAll("_", " "));
}

/** An RRULE value in words, where it is one of the plain forms. */
export function shownRecurrence(rule: string, messages: Messages): string {
  return plainRecurrence(rule, messages) ?? fill(messages.recurrence.other, { rule: shownText(rule) });
}

/** Several texts as one enumeration: the first `most`, then how many more there are. */
export function enumerate(texts: readonly string[], messages: Messages, most = texts.length): string {
  const left = texts.length - most;
  const parts = left > 0 ? [...texts.slice(0, most), fill(messages.more, { count: left })] : texts;
  const last = parts.at(-1) ?? "";
  return parts.length < 2 ? last : parts.slice(0, -1).join(messages.separator) + messages.lastSeparator + last;
}

function plainRecurrence(rule: string, messages: Messages): string | null {
  const parts = new Map(rule.split(";").map((part): [string, string] => splitOnce(part)));
  if (![...parts.keys()].every((name) => PLAIN_PARTS.has(name))) return null;
  const words = messages.recurrence;
  const unit = ownEntry(words.units, parts.get("FREQ") ?? "");
  const interval = Number(parts.get("INTERVAL") ?? "1");
  const days = (parts.get("BYDAY")?.split(",") ?? []).map((day) => ownEntry(words.weekdays, day));
  const time = shownTime(parts.get("BYHOUR"), parts.get("BYMINUTE") ?? "0");
  if (unit === undefined || !Number.isInteger(interval) || interval < 1 || time === null) return null;
  if (!days.every((day) => day !== undefined)) return null;
  const every = interval === 1 ? fill(words.every, { unit: unit.one }) : fill(words.everyCount, { count: interval, unit: unit.many });
  const on = days.length === 0 ? "" : fill(words.on, { days: enumerate(days, messages) });
  return every + on + (time === "" ? "" : fill(words.at, { time }));
}

/** "09:00"; empty where no hour is given, `null` where there are several or none that is a number. */
function shownTime(hour: string | undefined, minute: string): string | null {
  if (hour === undefined) return "";
  if (!/^\d{1,2}$/.test(hour) || !/^\d{1,2}$/.test(minute)) return null;
  return `${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`;
}

function splitOnce(part: string): [string, string] {
  const at = part.indexOf("=");
  return at < 0 ? [part, ""] : [part.slice(0, at), part.slice(at + 1)];
}

function ownEntry<Value>(table: Readonly<Record<string, Value>>, key: string): Value | undefined {
  return Object.hasOwn(table, key) ? table[key] : undefined;
}

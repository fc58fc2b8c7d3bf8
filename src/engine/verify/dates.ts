import { readClause, readMessage } from "../../intent/reading.ts";
import type { Case } from "./case.ts";

const DATE = /^(\d{4}-\d\d-\d\d)(?:[T ](\d\d:\d\d)(?::\d\d(?:\.\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/;
/** An hour that stands for the whole day. */
const WHOLE_DAY: ReadonlySet<string> = new Set(["00:00", "23:59"]);
const MOST_TURNS = 3;

interface Moment {
  /** Null where any day will do: of something that recurs. */
  readonly day: string | null;
  /** Of something that recurs on some days of the week: their codes (RFC 5545, BYDAY); empty for any. */
  readonly weekdays: readonly string[];
  readonly time: string | null;
  /** Milliseconds; null where no offset was given. */
  readonly instant: number | null;
}

/** How a date stands to what was said: the same, another day or hour than was said, an hour that nobody named, or none was said at all. */
export type DateMatch = "same" | "other" | "hour" | "none";

/** Whether a text is an ISO 8601 date, with an hour or without. */
export function isDate(text: string): boolean {
  return DATE.test(text);
}

export function matchDate(one: Case, text: string, wanted: readonly string[]): DateMatch {
  const own = momentOf(text);
  if (own === null) return "none";
  const said = [...wanted.flatMap((each) => momentOf(each) ?? []), ...saidIn(one, one.message)];
  const found = best(own, said);
  if (found !== "none") return found;
  const turns = one.world.history.filter(({ role }) => role === "user").slice(-MOST_TURNS);
  const before = turns.flatMap(({ content }) => saidIn(one, content));
  // What was said before does not contradict: the message may speak of something else.
  return best(own, before) === "same" ? "same" : "none";
}

function best(own: Moment, said: readonly Moment[]): DateMatch {
  if (said.length === 0) return "none";
  const matches = said.map((each) => compare(own, each));
  return matches.includes("same") ? "same" : matches.includes("hour") ? "hour" : "other";
}

function compare(own: Moment, said: Moment): DateMatch {
  if (own.instant !== null && said.instant !== null) return own.instant === said.instant ? "same" : "other";
  if (said.day !== null && own.day !== said.day) return "other";
  if (said.weekdays.length > 0 && !said.weekdays.includes(weekdayOf(own.day ?? ""))) return "other";
  if (own.time === null || own.time === said.time) return "same";
  if (said.time !== null) return "other";
  return WHOLE_DAY.has(own.time) ? "same" : "hour";
}

/** The dates that a text speaks of; what recurs begins on any of its days. */
function saidIn({ world, toolbox }: Case, text: string): Moment[] {
  if (text.trim() === "") return [];
  const reading = readMessage(text, world, toolbox.settings);
  return readClause(reading, [0, reading.text.length]).findings.flatMap((finding) => {
    if (finding.kind === "recurrence") return [anyDay(finding.value)];
    if (finding.kind === "date") return [momentOf(finding.value) ?? [], finding.series === null ? [] : anyDay(finding.series)].flat();
    return finding.kind === "interval" ? finding.value.split("/").flatMap((each) => momentOf(each) ?? []) : [];
  });
}

const WEEKDAYS = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

function weekdayOf(day: string): string {
  return WEEKDAYS[new Date(`${day}T00:00:00Z`).getUTCDay()] ?? "";
}

function anyDay(rule: string): Moment {
  const hour = /BYHOUR=(\d{1,2})/.exec(rule)?.[1];
  const minute = /BYMINUTE=(\d{1,2})/.exec(rule)?.[1] ?? "0";
  const weekdays = /BYDAY=([A-Z,]{2,20})(?:;|$)/.exec(rule)?.[1]?.split(",") ?? [];
  return { day: null, weekdays, time: hour === undefined ? null : `${hour.padStart(2, "0")}:${minute.padStart(2, "0")}`, instant: null };
}

function momentOf(text: string): Moment | null {
  const match = DATE.exec(text);
  if (match === null) return null;
  const [, day = "", time, offset] = match;
  const instant = time === undefined || offset === undefined ? Number.NaN : Date.parse(text);
  return { day, weekdays: [], time: time ?? null, instant: Number.isNaN(instant) ? null : instant };
}

import type { Span } from "../contract/span.ts";
import type { World } from "../input/context.ts";
import type { DateReader } from "../input/date-reader.ts";
import { validDay } from "../temporal/calendar.ts";
import type { TemporalFinding } from "../temporal/find.ts";
import { contains, overlaps } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";

/** A date of the second reader. */
export type SecondDate = Extract<TemporalFinding, { kind: "date" }> & { readonly span: Span };

/** What a second reader of dates finds in a message. Its answers are checked: what is no date at whole words is passed over. */
export function secondDates(raw: string, tokens: readonly Token[], world: World, read: DateReader | null): readonly SecondDate[] {
  if (read === null) return [];
  const { now, timeZone, dateOrder } = world;
  const starts = new Set(tokens.map(({ start }) => start));
  const ends = new Set(tokens.map(({ end }) => end));
  const found: SecondDate[] = [];
  try {
    for (const { span, value } of read(raw, { now: new Date(now), timeZone, dateOrder })) {
      const [start, end] = span;
      if (!(start < end && starts.has(start) && ends.has(end) && isDue(value))) continue;
      if (!found.some((other) => overlaps(other.span, span))) found.push(dateAt([start, end], value));
    }
  } catch {
    // A reader that fails has read nothing.
    return [];
  }
  return found;
}

/** The form of a task's `due_date`. */
const FORM = /^(\d{4})-(\d\d)-(\d\d)(?:T(?:[01]\d|2[0-3]):[0-5]\d:[0-5]\d[+-](?:0\d|1[0-4]):[0-5]\d)?$/;

function isDue(value: unknown): value is string {
  const form = typeof value === "string" ? FORM.exec(value) : null;
  return form !== null && validDay(Number(form[1]), Number(form[2]), Number(form[3])) !== null;
}

function dateAt(span: Span, value: string): SecondDate {
  const said = { hasTime: value.includes("T"), hasDay: true, assumed: false, series: null, sameTime: false, wholeDay: false } as const;
  return { kind: "date", value, ...said, span, spans: [span], core: [span], lead: "plain", asked: false };
}

/** Own findings stand; a date of the second reader counts where nothing was found at its words, or no more than its own hour. */
export function withSecondDates<Finding extends TemporalFinding>(
  own: readonly Finding[],
  second: readonly SecondDate[],
  within: Span,
  literal: readonly Span[],
): readonly (Finding | SecondDate)[] {
  const added = second.filter(
    (date) =>
      contains(within, date.span) &&
      !literal.some((span) => overlaps(span, date.span)) &&
      own.every((finding) => !isAt(finding, date) || isHourOf(finding, date)),
  );
  if (added.length === 0) return own;
  const kept = own.filter((finding) => !added.some((date) => isAt(finding, date)));
  return [...kept, ...added].sort((first, other) => (first.spans[0]?.[0] ?? 0) - (other.spans[0]?.[0] ?? 0));
}

function isAt({ spans }: TemporalFinding, { span }: SecondDate): boolean {
  return spans.some((own) => overlaps(own, span));
}

/** "le 3 décembre à *14h30*": the own reader knows the hour alone, and both read the same. */
function isHourOf(finding: TemporalFinding, { span, value }: SecondDate): boolean {
  if (finding.kind !== "date" || finding.hasDay || !finding.spans.every((own) => contains(span, own))) return false;
  return finding.value.slice(TIME, TIME_END) === value.slice(TIME, TIME_END);
}

/** Where `T14:30` stands in a value. */
const TIME = 10;
const TIME_END = 16;

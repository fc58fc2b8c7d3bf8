import type { Span } from "../contract/span.ts";
import { overlaps } from "../text/spans.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import type { Draft } from "./draft.ts";
import { namesSet } from "./sets.ts";

interface Value {
  /** Null for a date that gave no value. */
  readonly path: string | null;
  readonly span: Span;
}

/** "push all that is due *with high priority* back two days": of a set, what stands before the last new value and is not joined to it may tell which tasks are meant, and so is asked about. */
export function takeDoubtful(draft: Draft): readonly Span[] {
  if (draft.shape !== "change" || !(draft.named.length > 1 || namesSet(draft))) return [];
  const values = valuesOf(draft);
  const last = values.at(-1);
  const doubtful = values.filter(
    (value, at) => value !== last && !isLed(draft, value) && !isJoined(draft, value, values[at + 1]) && !isOneDate(value, last),
  );
  for (const { path } of doubtful) {
    if (path === null) continue;
    Reflect.deleteProperty(draft.params, path);
    Reflect.deleteProperty(draft.spans, path);
  }
  return [...doubtful.map(({ span }) => span), ...secondDays(draft)];
}

/** "the ones due this week *for tomorrow* until monday": of two days that tell which are meant one alone is looked at. */
function secondDays({ filterDates, naming }: Draft): readonly Span[] {
  const days = filterDates.filter(({ kind }) => kind === "date" || kind === "interval").slice(1);
  return days.map(({ spans }) => around(spans)).filter((span) => !naming?.some((named) => overlaps(named, span)));
}

/** The new values in their order, with the dates that none came of. */
function valuesOf(draft: Draft): readonly Value[] {
  const put = Object.entries(draft.spans).flatMap(([path, spans]): Value[] =>
    path === "task_id" || spans.length === 0 ? [] : [{ path, span: around(spans) }],
  );
  const dates = draft.valueDates.flatMap(({ core }): Value[] => (core.length === 0 ? [] : [{ path: null, span: around(core) }]));
  const idle = dates.filter(({ span }) => !put.some((value) => overlaps(value.span, span)));
  return [...put, ...idle].sort((one, other) => one.span[0] - other.span[0]);
}

function around(spans: readonly Span[]): Span {
  return [Math.min(...spans.map(([start]) => start)), Math.max(...spans.map(([, end]) => end))];
}

/** "*to* high priority", "*until* friday": what leads to a new value. */
function isLed({ detection: { clause }, valueDates }: Draft, { span }: Value): boolean {
  const { message } = clause;
  const { becoming } = message.settings.language.joiners;
  const before = tokenize(message.text, 0, span[0]).at(-1);
  const [first] = tokenize(message.text, ...span);
  const leads = (token: Token | undefined): boolean => token !== undefined && becoming.includes(token.text);
  const isNew = valueDates.some(({ core, lead, kind }) => core[0]?.[0] === span[0] && (lead === "new" || kind === "shift"));
  return isNew || leads(before) || leads(first);
}

/** "high priority *and* due friday" */
function isJoined({ detection: { clause } }: Draft, { span }: Value, next: Value | undefined): boolean {
  const { message } = clause;
  const { pairing } = message.settings.language.joiners;
  return next === undefined || tokenize(message.text, span[1], Math.max(span[1], next.span[0])).some(({ text }) => pairing.includes(text));
}

const DATES: ReadonlySet<string | null> = new Set(["due_date", "recurrence"]);

/** "every monday at 9": both come of one date. */
function isOneDate({ path }: Value, last: Value | undefined): boolean {
  return last !== undefined && DATES.has(path) && DATES.has(last.path);
}

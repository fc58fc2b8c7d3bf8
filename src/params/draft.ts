import type { TaskReference } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import type { Task } from "../contract/task.ts";
import type { Detection } from "../intent/detection.ts";
import type { SlotScope } from "../slots/index.ts";
import type { DateChange } from "../temporal/change.ts";
import type { TemporalFinding } from "../temporal/find.ts";
import type { Sentence } from "../text/match.ts";
import { mergeSpans } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";

/** What a tool takes decides how its clause is read. */
export type ToolShape = "create" | "change" | "choose" | "query" | "other";

/** The parameters of one clause while they are being read: each extractor takes spans, and what nobody took is the title. */
export interface Draft {
  readonly intent: string;
  readonly detection: Detection;
  readonly shape: ToolShape;
  /** Names of the tool's parameters. */
  readonly keys: ReadonlySet<string>;
  /** The words of the clause that are not the command itself. */
  readonly content: readonly Span[];
  readonly params: Record<string, unknown>;
  readonly assumed: string[];
  readonly spans: Record<string, Span[]>;
  taken: Span[];
  /** Dates of the clause that stand for the task named, not for its new value. */
  filterDates: TemporalFinding[];
  /** Dates that set a value. */
  valueDates: TemporalFinding[];
  reference: TaskReference | null;
  /** The words that name the task; null where none do. */
  naming: readonly Span[] | null;
  /** Those of them that were not understood. */
  unread: readonly Span[];
  /** The tasks that the reference stands for, where they are known. */
  named: readonly Task[];
  /** What was said of a new date in part: each task keeps the rest of its own. */
  dateChange: DateChange | null;
  /** Whether nothing but new values is read: what names them is no reference. */
  readonly row?: true;
}

/** Puts a value at a parameter path ("filters.due_date") with the words that say it. */
export function put(draft: Draft, path: string, value: unknown, spans: readonly Span[]): void {
  const dot = path.indexOf(".");
  if (dot < 0) draft.params[path] = value;
  else {
    const head = path.slice(0, dot);
    draft.params[head] = { ...(draft.params[head] as Record<string, unknown> | undefined), [path.slice(dot + 1)]: value };
  }
  draft.spans[path] = [...spans];
  draft.taken = mergeSpans([...draft.taken, ...spans]);
}

/** Where slots are looked for: the whole clause, less what is taken. */
export function scopeOf(draft: Draft, within: Span = draft.detection.clause.span): SlotScope {
  const { message } = draft.detection.clause;
  const purpose = draft.shape === "create" ? "create" : draft.shape === "change" ? "change" : "filter";
  const dates: Span[] = [];
  for (const { spans } of draft.valueDates) dates.push(...spans);
  for (const { spans } of draft.filterDates) dates.push(...spans);
  return {
    text: message.text,
    raw: message.raw,
    within,
    tokens: withoutClosers(draft.detection.clause.parse.sentence),
    taken: message.quotes.length === 0 ? draft.taken : [...draft.taken, ...message.quotes.map(({ outer }) => outer)],
    dates,
    purpose,
  };
}

/** "…, thanks" says nothing of a task; the marks there may: "!!". */
function withoutClosers({ tokens, firstEnd }: Sentence): readonly Token[] {
  return firstEnd === tokens.length ? tokens : tokens.filter(({ kind }, at) => at < firstEnd || kind === "mark");
}

/** The path of a parameter: a query keeps it among its filters. */
export function pathOf(draft: Draft, name: string): string {
  return draft.shape === "query" ? `filters.${name}` : name;
}

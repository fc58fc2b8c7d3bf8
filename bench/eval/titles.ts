import type { ExtractedParams } from "../../src/contract/params.ts";
import type { Span } from "../../src/contract/span.ts";
import { subtractSpans } from "../../src/text/spans.ts";
import type { ParamLine } from "./data.ts";
import { type Library, scoringContext } from "./library.ts";
import type { Miss } from "./misses.ts";
import { type Share, shareOf } from "./statistics.ts";
import { plainTitle, plainWords, withoutTrailingPrepositions } from "./wording.ts";

export interface TitleScores {
  readonly all: Share;
  readonly byIntent: Readonly<Record<string, Share>>;
}

const SLOT: Readonly<Record<string, string>> = { add_task: "title", list_tasks: "title", update_task: "title_new" };

/** Titles of new tasks, queries of lists and new titles of updates against the annotated words. */
export function scoreTitles({ extractParams }: Library, lines: readonly ParamLine[], misses: Miss[]): TitleScores {
  const tally = new Map<string, { hits: number; of: number }>();
  for (const line of lines) {
    const slot = SLOT[line.intent];
    const wanted = slot === undefined ? undefined : texts(line.expected[slot]);
    if (line.kind !== "span" || wanted === undefined || wanted.length === 0) continue;
    const extracted = extractParams(line.text, line.intent, scoringContext);
    const given = givenTitle(line.intent, extracted.params);
    const right = given !== null && acceptable(line.text, wanted, extracted).has(plainTitle(given));
    const count = tally.get(line.intent) ?? { hits: 0, of: 0 };
    tally.set(line.intent, { hits: count.hits + (right ? 1 : 0), of: count.of + 1 });
    if (!right) {
      misses.push({
        kind: "title",
        text: line.text,
        label: line.intent,
        wanted: wanted.map((one) => JSON.stringify(one)).join(" or "),
        given: JSON.stringify(given),
        why: claimed(line.text, extracted),
        weight: 0,
        source: line.source,
      });
    }
  }
  const counts = [...tally.values()];
  const sum = (of: "hits" | "of") => counts.reduce((total, count) => total + count[of], 0);
  return {
    all: shareOf(sum("hits"), sum("of")),
    byIntent: Object.fromEntries([...tally].map(([intent, count]) => [intent, shareOf(count.hits, count.of)])),
  };
}

/** The strings of an annotated slot. */
export function texts(values: readonly (string | readonly string[])[] | undefined): string[] {
  return (values ?? []).filter((value) => typeof value === "string");
}

/** What the library claimed, one `path=words` each. */
export function claimed(text: string, { spans }: ExtractedParams): string {
  return Object.entries(spans)
    .map(([path, pieces]) => `${path}=${pieces.map(([from, to]) => text.slice(from, to)).join(" … ")}`)
    .join("; ");
}

function givenTitle(intent: string, params: Readonly<Record<string, unknown>>): string | null {
  const holder = intent === "list_tasks" ? params["filters"] : params;
  if (typeof holder !== "object" || holder === null) return null;
  const value: unknown = Reflect.get(holder, intent === "list_tasks" ? "query" : "title");
  return typeof value === "string" ? value : null;
}

// A date inside the annotated title may be claimed as a date or stay in the title: both are a fair reading.
function acceptable(text: string, wanted: readonly string[], { spans }: ExtractedParams): Set<string> {
  const dates = ["due_date", "recurrence", "filters.due_date"].flatMap((path): readonly Span[] => spans[path] ?? []);
  const forms = new Set(wanted.map(plainTitle));
  for (const value of wanted) {
    const start = text.indexOf(value);
    if (start < 0 || dates.length === 0) continue;
    const pieces = subtractSpans([start, start + value.length], dates).map(([from, to]) => plainWords(text.slice(from, to)));
    forms.add(plainTitle(pieces.flat().join(" ")));
    forms.add(plainTitle(pieces.flatMap(withoutTrailingPrepositions).join(" ")));
  }
  return forms;
}

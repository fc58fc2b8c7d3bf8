import type { Span } from "../../contract/span.ts";
import { targetWords } from "../../lexicon/en/guard-words.ts";
import { contains } from "../../text/spans.ts";
import type { ArgumentReading } from "../arguments/extract.ts";
import type { ExtractedArguments } from "../arguments/extracted.ts";
import { type Reading, wordsOfSpan } from "../arguments/message/reading.ts";
import { parametersOf } from "../arguments/schema/read.ts";
import type { CatalogEntry } from "../entry.ts";
import { wordsOfName } from "../words.ts";
import { onlyReads } from "./only-reads.ts";
import { rivalsOf } from "./rivals.ts";

/** What a call would change, where that is not sure. */
export type DoubtfulTarget =
  | { readonly kind: "assumed"; readonly name: string; readonly value: string }
  | { readonly kind: "rivals"; readonly name: string; readonly values: readonly string[] };

/** What is exact by its form: of two of them a person may mean either, wherever they stand. */
const EXACT: ReadonlySet<string> = new Set(["path", "url", "email", "slug"]);

/**
 * What a call would work on, where nobody said it or where the message holds several (seed "confirm target path when
 * ambiguous"): "close issue 4 or 5", "delete branch x, sorry, y", "amount=5 amount=6".
 */
export function doubtfulTarget(
  entry: CatalogEntry,
  { arguments: values, assumed, spans }: ExtractedArguments,
  reading: ArgumentReading | null,
): DoubtfulTarget | null {
  const guessed = entry.risk === "unknown" || onlyReads(entry) ? undefined : assumed.find(isTarget);
  if (guessed !== undefined) return { kind: "assumed", name: guessed, value: shown(values, guessed) };
  if (reading === null) return null;
  const exact =
    entry.risk === "unknown" ? [] : reading.candidates(true).filter((one) => EXACT.has(one.shape) && !one.quoted && !one.within);
  const claimed = Object.values(spans).flat();
  for (const parameter of parametersOf(entry.tool).rows) {
    const name = parameter.path.join(".");
    const [span, ...more] = Object.hasOwn(spans, name) ? (spans[name] ?? []) : [];
    if (span === undefined || more.length > 0 || parameter.type === "array" || parameter.type === "boolean") continue;
    const value = isTarget(name) ? exact.find((one) => one.span[0] === span[0] && one.span[1] === span[1]) : undefined;
    const alike = value === undefined ? [] : exact.filter(({ shape, span: [from, to] }) => shape === value.shape && !isClaimed(from, to));
    const rivals = [...alike.map(({ span: own }) => own), ...rivalsOf(reading, entry, parameter, span, claimed)];
    if (rivals.length === 0) continue;
    // "site" of "acme/site" is shown as it stands.
    const whole = reading.candidates(true).find((one) => one.shape === "slug" && contains(one.span, span))?.span ?? span;
    const all = [whole, ...rivals].sort((one, other) => one[0] - other[0]);
    return { kind: "rivals", name, values: [...new Set(all.map((one) => wholeWords(reading.reading, one)))] };
  }
  return null;

  function isClaimed(from: number, to: number): boolean {
    return claimed.some(([start, end]) => from < end && start < to);
  }
}

/** What stands there, to the ends of its words. */
function wholeWords(reading: Reading, span: Span): string {
  const [from, to] = wordsOfSpan(reading, span);
  const [first, last] = [reading.words[from], reading.words[to - 1]];
  return reading.raw.slice(Math.min(span[0], first?.start ?? span[0]), Math.max(span[1], last?.end ?? span[1]));
}

function isTarget(path: string): boolean {
  return wordsOfName(path.split(".").at(-1) ?? "").some((word) => targetWords.has(word));
}

function shown(values: Readonly<Record<string, unknown>>, path: string): string {
  let value: unknown = values;
  for (const key of path.split("."))
    value = typeof value === "object" && value !== null && Object.hasOwn(value, key) ? Reflect.get(value, key) : null;
  return typeof value === "string" ? value : JSON.stringify(value);
}

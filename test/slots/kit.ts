import type { Span } from "../../src/contract/span.ts";
import type { SlotScope } from "../../src/slots/index.ts";
import { normalize } from "../../src/text/normalize.ts";
import { findQuotes } from "../../src/text/quotes.ts";

/** The whole message as a scope, its quotes taken. */
export function scopeOf(raw: string, purpose: "create" | "change" | "filter" = "create", dates: readonly string[] = []): SlotScope {
  const text = normalize(raw);
  const spans = dates.map((date): Span => [raw.indexOf(date), raw.indexOf(date) + date.length]);
  return { text, raw, within: [0, raw.length], taken: findQuotes(text).map((quote) => quote.outer), dates: spans, purpose };
}

/** What is left of the message when the spans are cut. */
export function cut(raw: string, spans: readonly Span[]): string {
  let left = "";
  let from = 0;
  for (const [start, end] of [...spans].sort((one, other) => one[0] - other[0])) {
    left += raw.slice(from, start);
    from = end;
  }
  return (left + raw.slice(from)).replace(/\s+/g, " ").trim();
}

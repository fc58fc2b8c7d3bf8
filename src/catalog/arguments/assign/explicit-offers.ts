import type { Span } from "../../../contract/span.ts";
import { argumentWords } from "../../../lexicon/en/arguments.ts";
import { matchesOf } from "../../../text/matches.ts";
import type { Reading } from "../message/reading.ts";
import { trimEnd } from "../message/trim-end.ts";
import type { Parameter } from "../schema/parameter.ts";
import { readAmount } from "./amounts.ts";
import type { Offer } from "./offer.ts";

/** "name=value", "name: value", "--name value": the name, and what stands between it and the value. */
const NAME = /(?<![\w.-])(?:--)?([A-Za-z_][\w-]{0,63})(?: ?= ?|: ?| (?==))/g;
/** The value in quotes, in brackets, as one number, or up to the next blank. */
const VALUE =
  /"[^"\n]{0,500}"|'[^'\n]{0,500}'|\[[^\][\n]{0,2000}\]|[-+]?[$\u20ac\u00a3]?\d{1,15}(?:[.,'\u2019_]\d{1,15}){0,8}(?![^\s,;.!?)])|[^\s,;]{1,500}/y;
const MOST = 60;
const SURE = 6;

/** What a message says by the names of parameters as the schema writes them. */
export interface Explicit {
  readonly offers: Offer[];
  /** The names themselves: no values of anything. */
  readonly names: readonly Span[];
  /** Parameters that are named and given nothing: "customer= amount=5". */
  readonly empty: ReadonlySet<number>;
}

/** Parameters that are named as the schema names them. */
export function explicitOffers(reading: Reading, rows: readonly Parameter[]): Explicit {
  const offers: Offer[] = [];
  const names: Span[] = [];
  const empty = new Set<number>();
  if (!/[=:]/.test(reading.raw)) return { offers, names, empty };
  const byName = new Map(rows.map((parameter, row) => [compact(parameter.name), row]));
  const found = matchesOf(NAME, reading.raw).flatMap((match) => {
    const row = byName.get(compact(match[1] ?? ""));
    return row === undefined ? [] : [{ row, start: match.index, from: match.index + match[0].length, sign: match[0].includes("=") }];
  });
  for (const [at, { row, start, from, sign }] of found.slice(0, MOST).entries()) {
    const parameter = rows[row];
    VALUE.lastIndex = from;
    const written = VALUE.exec(reading.raw)?.[0] ?? "";
    const text = trimmed(written);
    const next = found[at + 1];
    if (sign) names.push([start, from]);
    // What begins with the name of another parameter is not the value of this one.
    if (parameter === undefined || /^(?:""|''|)$/.test(text) || (next !== undefined && next.start < from + text.length && next.sign)) {
      if (sign) empty.add(row);
      continue;
    }
    const spans = [[from, from + text.length]] as const;
    const value = read(text, parameter);
    if (value !== undefined) offers.push({ row, value, spans, fit: SURE, claims: true, assumed: false });
  }
  return { offers, names, empty };
}

function compact(name: string): string {
  return name.toLowerCase().replaceAll(/[_-]/g, "");
}

function trimmed(text: string): string {
  return /^["'[]/.test(text) ? text : trimEnd(text);
}

function read(text: string, parameter: Parameter): unknown {
  const inner = /^["']/.test(text) ? text.slice(1, -1) : text;
  if (inner === "") return undefined;
  if (parameter.closed && parameter.type !== "array")
    return parameter.values.find(({ value }) => String(value).toLowerCase() === inner.toLowerCase())?.value;
  switch (parameter.type) {
    case "integer":
    case "number": {
      const value = readAmount(inner);
      return value === undefined || (parameter.type === "integer" && !Number.isSafeInteger(value)) ? undefined : value;
    }
    case "boolean":
      return Object.hasOwn(argumentWords.truth, inner.toLowerCase()) ? argumentWords.truth[inner.toLowerCase()] : undefined;
    case "string":
      return text.startsWith("[") ? undefined : inner;
    default:
      return undefined;
  }
}

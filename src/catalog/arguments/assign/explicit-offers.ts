import { argumentWords } from "../../../lexicon/en/arguments.ts";
import type { Reading } from "../message/reading.ts";
import { trimEnd } from "../message/trim-end.ts";
import type { Parameter } from "../schema/parameter.ts";
import type { Offer } from "./offer.ts";

/** "name=value", "name: value", "--name value": the value in quotes, in brackets, or up to the next blank. */
const PAIR =
  /(?<![\w.-])(?:--)?([A-Za-z_][\w-]{0,63})(?: ?= ?|: ?| (?==))("[^"\n]{1,500}"|'[^'\n]{1,500}'|\[[^\][\n]{0,2000}\]|[^\s,;]{1,500})/g;
const MOST = 60;
const SURE = 6;

/** Parameters that are named as the schema names them. */
export function explicitOffers(reading: Reading, rows: readonly Parameter[]): Offer[] {
  const byName = new Map(rows.map((parameter, row) => [compact(parameter.name), row]));
  const offers: Offer[] = [];
  for (const match of reading.raw.matchAll(PAIR)) {
    const row = byName.get(compact(match[1] ?? ""));
    const parameter = row === undefined ? undefined : rows[row];
    if (row === undefined || parameter === undefined) continue;
    const written = match[2] ?? "";
    const value = read(trimmed(written), parameter);
    const end = match.index + match[0].length;
    if (value !== undefined)
      offers.push({
        row,
        value,
        spans: [[end - written.length, end - written.length + trimmed(written).length]],
        fit: SURE,
        claims: true,
        assumed: false,
      });
    if (offers.length >= MOST) break;
  }
  return offers;
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
      return /^-?\d{1,15}$/.test(inner) ? Number(inner) : undefined;
    case "number":
      return /^-?\d{1,15}(?:\.\d{1,15})?$/.test(inner) ? Number(inner) : undefined;
    case "boolean":
      return Object.hasOwn(argumentWords.truth, inner.toLowerCase()) ? argumentWords.truth[inner.toLowerCase()] : undefined;
    case "string":
      return text.startsWith("[") ? undefined : inner;
    default:
      return undefined;
  }
}

import type { Span } from "../../../contract/span.ts";
import { argumentWords } from "../../../lexicon/en/arguments.ts";
import { wordlessValues } from "../../../lexicon/en/grounding.ts";
import type { Reading, Word } from "../message/reading.ts";
import type { Parameter, ParameterTable } from "../schema/parameter.ts";
import type { Offer } from "./offer.ts";

const ENDS: ReadonlySet<string> = new Set([",", ".", ";", "!", "?"]);
/** "restart everything" names nothing. */
const SETS: ReadonlySet<string> = new Set(wordlessValues["*"]);
const FIT = 0.9;
/** Surer than any name behind it. */
const CALLED = 5;
/** A longer stretch tells something. */
const MOST_WORDS = 3;

/** "restart billing" for the service of "restart_service": what stands right behind the verb is the thing that the tool is named after. */
export function objectOffers(reading: Reading, { rows, toolName }: ParameterTable, thing: string): Offer[] {
  const row = rows.findIndex((parameter) => takesThing(parameter, thing));
  const { words } = reading;
  const verb = words.findIndex((word) => word.kind === "word" && !word.empty);
  const stem = words[verb]?.stem ?? "";
  if (row < 0 || stem === thing || !toolName.has(stem)) return [];
  const from = argumentWords.articles.has(words[verb + 1]?.text ?? "") ? verb + 2 : verb + 1;
  let end = from;
  while (end < words.length && end - from <= MOST_WORDS && isPlain(words[end])) end++;
  // "restart the billing service": its name stands before what it is.
  const isCalled = end - from > 1 && words[end - 1]?.stem === thing;
  const to = isCalled ? end - 1 : end;
  const [first, last, next] = [words[from], words[to - 1], words[end]];
  const isWhole = next === undefined || (next.empty && next.kind !== "mark") || (ENDS.has(next.text) && words[to + 1]?.start !== next.end);
  const isNamed = words.slice(from, to).some((word) => word.stem === thing || toolName.has(word.stem));
  if (first === undefined || last === undefined || to === from || to - from > MOST_WORDS || !isWhole || isNamed) return [];
  const span: Span = [first.start, last.end];
  return [{ row, value: reading.raw.slice(...span), spans: [span], fit: isCalled ? CALLED : FIT, claims: true, assumed: false }];
}

function takesThing({ type, required, nested, closed, coreStems, format, dateFormat }: Parameter, thing: string): boolean {
  return type === "string" && required && !nested && !closed && format === null && dateFormat === null && coreStems.includes(thing);
}

function isPlain(word: Word | undefined): boolean {
  return word !== undefined && word.kind === "word" && !word.empty && !SETS.has(word.text);
}

import type { Span } from "../../contract/span.ts";
import { argumentWords } from "../../lexicon/en/arguments.ts";
import { catalogMessages } from "../../lexicon/en/catalog-messages.ts";
import { mannerWords, partitives, tellers } from "../../lexicon/en/guard-words.ts";
import { contains, overlaps } from "../../text/spans.ts";
import { isExcepted } from "../arguments/assign/exceptions.ts";
import type { ArgumentReading } from "../arguments/extract.ts";
import type { ExtractedArguments } from "../arguments/extracted.ts";
import type { Candidate, Shape } from "../arguments/finders/candidate.ts";
import { isDenied } from "../arguments/message/denied.ts";
import type { Reading } from "../arguments/message/reading.ts";
import { parametersOf } from "../arguments/schema/read.ts";
import type { CatalogEntry } from "../entry.ts";
import { synonymsOf } from "../rank/synonyms.ts";
import { termsOf } from "../rank/terms.ts";
import type { IndexedTool } from "../rank/tool-index.ts";
import { onlyReads } from "./only-reads.ts";
import { fillIn, shownName } from "./reply.ts";
import { writes } from "./unasked.ts";

/** What is a value by its form, wherever it stands. */
const SURE: ReadonlySet<Shape> = new Set(["quote", "url", "email", "path", "code", "slug", "date", "day", "number", "name"]);
const MOST = 8;

/**
 * Values that stand in a message and that a call does not take: "close issue 4 in acme/site" where there is no repository to give. Words of the tool
 * itself, what the message says is not meant, and what it only tells ("I am Ann.") are none. A tool that takes nothing and only looks loses nothing.
 */
export function unreadIn(
  given: ArgumentReading,
  entry: CatalogEntry,
  tool: IndexedTool | undefined,
  { arguments: values, spans }: ExtractedArguments,
): Span[] {
  const { reading } = given;
  const table = parametersOf(entry.tool);
  if (table.rows.length === 0 && !writes(entry)) return [];
  const taken = Object.values(spans).flat();
  // What was taken may be written in another way: "2026" as "2026-03-01", "Paris" as "Paris, France", "two dozen" as 24.
  const known = `| ${[...leavesOf(values)].map(wordsOf).join(" | ")} |`;
  const isTaken = ({ span, text, number }: Candidate): boolean => {
    const [before, behind] = number === undefined ? [" ", " "] : ["| ", /^\d{4}$/.test(text) ? " " : " |"];
    return (
      // "feature 5" of "feature 5-20" cuts it in two.
      taken.some((other) => contains(other, span) || contains(span, other)) ||
      [text, number?.value ?? text].some((one) => known.includes(`${before}${wordsOf(one)}${behind}`))
    );
  };
  const names = [entry.name, entry.tool.server ?? "", entry.category ?? ""].join(" ").toLowerCase();
  const isOfTool = ({ text }: Pick<Candidate, "text">): boolean =>
    (/\p{L}{3}/u.test(text) && names.includes(text.toLowerCase())) ||
    termsOf(text).every(({ stem, weight }) => weight === 0 || [stem, ...(synonymsOf.get(stem) ?? [])].some((one) => tool?.fields.has(one)));
  const candidates = given.candidates(true);
  const told = [
    ...toldIn(reading, taken),
    ...(onlyReads(entry) ? candidates.filter(({ date }) => date !== undefined).map(({ span }) => span) : []),
  ];
  const alone = aloneIn(reading, entry, taken, isOfTool);
  const left = candidates
    .filter((one) => isSure(one, reading) && !isTaken(one) && !isOfTool(one) && !told.some((part) => contains(part, one.span)))
    .filter(({ span }) => !isDenied(given.denials, [span]))
    .filter(({ span }) => !isExcepted(reading, { spans: [span], value: "" }, { type: "string", nameStems: [] }, table.toolStems))
    .map(({ span, shape }) => (shape === "quote" ? span : wholeOf(reading, span, taken)));
  return [...left, ...alone]
    .filter((span, at) => !left.some((other, place) => isPart(span, other, place < at)))
    .sort((one, other) => one[0] - other[0])
    .slice(0, MOST);
}

/**
 * Words that say of what, to a tool that has no place for them: "clear the cache *of alice*" where it takes nothing and does more than read, and "delete the
 * branch main *from zeus*" where it destroys.
 */
function aloneIn(
  reading: Reading,
  entry: CatalogEntry,
  taken: readonly Span[],
  isOfTool: (one: Pick<Candidate, "text">) => boolean,
): Span[] {
  const { words } = reading;
  if (parametersOf(entry.tool).rows.length === 0) {
    const noun = words.findIndex((word) => !word.empty && word.kind === "word" && isOfTool(word));
    return entry.risk === "read" || noun < 0 ? [] : wordsAlone(reading, noun + 1, isOfTool);
  }
  if (taken.length === 0) {
    // "list the animals of the barn" is no list of all of them.
    const isParted = (at: number): boolean =>
      partitives.has(words[at]?.text ?? "") ||
      (argumentWords.copulas.has(words[at]?.text ?? "") && partitives.has(words[at + 1]?.text ?? ""));
    const noun = words.findIndex((word, at) => !word.empty && isOfTool(word) && isParted(at + 1));
    return noun < 0 ? [] : wordsAlone(reading, noun + 1, isOfTool);
  }
  const end = Math.max(-1, ...taken.map(([, to]) => to));
  const behind = words.findIndex(({ start }) => start >= end);
  return entry.risk !== "destructive" || end < 0 || behind < 0 || words[behind]?.empty !== true
    ? []
    : wordsAlone(reading, behind, isOfTool);
}

/** The words of a sentence from one on that no tool word accounts for. */
function wordsAlone({ words, quotes }: Reading, from: number, isOfTool: (one: Pick<Candidate, "text">) => boolean): Span[] {
  const spans: Span[] = [];
  for (const word of words.slice(from)) {
    if (word.breaks || word.text === ",") break;
    const isQuoted = quotes.some(({ inner }) => contains(inner, [word.start, word.end]));
    if (word.kind === "word" && !word.empty && !isQuoted && !mannerWords.has(word.text) && !isOfTool(word))
      spans.push([word.start, word.end]);
  }
  return spans;
}

const JOINED = /[\p{L}\p{N}_.:/#@+-]/u;
const LONGEST = 200;

/** All that is written in one piece with a part of it: "5-20", "acme/site#12"; the part itself where a call took another one. */
function wholeOf({ raw }: Reading, span: Span, taken: readonly Span[]): Span {
  let [from, to] = span;
  while (from > 0 && span[0] - from < LONGEST && JOINED.test(raw.charAt(from - 1))) from--;
  while (to < raw.length && to - span[1] < LONGEST && JOINED.test(raw.charAt(to))) to++;
  while (to > span[1] && !/[\p{L}\p{N}_]/u.test(raw.charAt(to - 1))) to--;
  while (from < span[0] && !/[\p{L}\p{N}_+]/u.test(raw.charAt(from))) from++;
  return taken.some((other) => overlaps(other, [from, to])) ? span : [from, to];
}

function isPart(span: Span, other: Span, isBefore: boolean): boolean {
  return span !== other && contains(other, span) && (isBefore || other[1] - other[0] > span[1] - span[0]);
}

/** Whether a stretch can be nothing but a value. */
function isSure({ shape, within, quoted, from, number, text }: Candidate, { words }: Reading): boolean {
  if (!SURE.has(shape) || within === true || quoted === true) return false;
  if (number?.spelt === true && number.value === 1) return false;
  if (shape === "date") return /\d/.test(text);
  // The capital of a first word says nothing, and neither does one of a single letter.
  return shape !== "name" || (words[from]?.opens === false && text.length > 1);
}

/** The sentences in which somebody only tells something: in the first person, and none of it was taken. */
function toldIn({ words }: Reading, taken: readonly Span[]): Span[] {
  const told: Span[] = [];
  let [from, count] = [0, 0];
  for (let at = 0; at < words.length; at++) {
    if (words[at]?.breaks !== true && at < words.length - 1) continue;
    const [first, last] = [words[from], words[at]];
    if (at > from) count++;
    from = at + 1;
    if (first === undefined || last === undefined || !tellers.has(first.text)) continue;
    const span: Span = [first.start, last.end];
    if (!taken.some((other) => overlaps(other, span))) told.push(span);
  }
  // One sentence alone is the request itself, however it begins.
  return count > 1 ? told : [];
}

/** The words of a value, in lower case, with a blank between them. */
function wordsOf(value: unknown): string {
  return String(value)
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim();
}

/** The values at the ends of some arguments. */
function* leavesOf(value: unknown): Generator<unknown> {
  if (typeof value !== "object" || value === null) yield value;
  else for (const inner of Object.values(value)) yield* leavesOf(inner);
}

/** What is said of them. */
export function unreadQuestion(message: string, unread: readonly Span[]): string | null {
  const words = unreadWords(unread.map((span) => message.slice(...span)));
  return unread.length === 0 ? null : fillIn(catalogMessages.unread, { words });
}

/** Such words as a sentence shows them. */
export function unreadWords(words: readonly string[]): string {
  return words.map((word) => `"${shownName(word)}"`).join(catalogMessages.comma);
}

import type { ExtractedParams } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import type { Detection } from "../intent/detection.ts";
import { type ClauseReading, readClause } from "../intent/reading.ts";
import type { Language } from "../lexicon/language.ts";
import { compileWords, phraseAt, phraseBefore } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { rowsOf } from "../text/rows.ts";
import { contains, trimSpan } from "../text/spans.ts";
import type { Token } from "../text/tokens.ts";
import { type Asking, enumerationIn } from "./enumeration.ts";
import { extractFrom } from "./extract.ts";
import { textOf } from "./wording.ts";

/** One of several things to do that a clause asks to add. */
export interface Item {
  readonly extracted: ExtractedParams;
  readonly span: Span;
}

/** How far before its noun a number may stand: "three more quick tasks". */
const LONGEST_COUNT = 4;
const MOST_ROWS = 50;

const compile = compiledOnce(({ items, taskNouns, lists }: Language) => ({
  several: new Set(items.several),
  plural: compileWords(taskNouns.plural),
  definite: new Set(lists.determiners),
  forEach: compileWords(items.forEach),
}));

/** The tasks that a clause asks to add, where it names several and the caller takes them apart; null for one. */
export function itemsOf(detection: Detection, intent: string, extracted: ExtractedParams): readonly Item[] | null {
  const { clause } = detection;
  const { settings, text } = clause.message;
  const said = extracted.spans["title"];
  const start = said?.[0]?.[0];
  const end = said?.at(-1)?.[1];
  if (settings.items === "one" || start === undefined || end === undefined || isQuoted(clause, [start, end])) return null;
  const rows = rowsOf(clause.tokens.slice(rowStart(clause, start)), text, settings.language.items);
  const behind = countBehind(clause, start);
  const counted = countIn(clause, start) ?? behind;
  const listed = "list" in extracted.params;
  if (rows !== null && (rows.marked || counted !== null || listed || settings.items === "several")) {
    return rows.spans.length > MOST_ROWS ? null : separate(detection, intent, extracted, rows.spans, null);
  }
  const asking: Asking | null =
    counted !== null
      ? { by: "count", count: counted.count }
      : listed
        ? { by: "list" }
        : settings.items === "several"
          ? { by: "option" }
          : endsForEach(clause, [start, end])
            ? { by: "count", count: null }
            : null;
  const found = asking === null ? null : enumerationIn(clause, [start, Math.min(end, behind?.start ?? end)], asking);
  if (found === null) return null;
  const trailing = trimSpan(text, [end, clause.span[1]]);
  // "…, pay rent and call bob tomorrow": a value behind deeds belongs to the last, behind things to each.
  const own = behind === null && !found.forEach && found.verb === null && !holdsForEach(detection, extracted, found.parts, trailing);
  const parts = own ? found.parts.map((part, at): Span => (at === found.parts.length - 1 ? [part[0], clause.span[1]] : part)) : found.parts;
  return separate(detection, intent, extracted, parts, found.verb);
}

/** "milk, eggs and jam *as three tasks*". */
function countBehind(clause: ClauseReading, start: number): { readonly count: number | null; readonly start: number } | null {
  const { language } = clause.message.settings;
  const { several, plural } = compile(language);
  const at = clause.tokens.findLastIndex(({ text, start: from }) => from > start && language.items.asSeveral.includes(text));
  const [lead, number, ...rest] = at < 0 ? [] : clause.tokens.slice(at);
  if (lead === undefined || number === undefined) return null;
  const cardinals = language.ordinals.cardinals;
  const count =
    number.kind === "number" ? Number(number.text) : Object.hasOwn(cardinals, number.text) ? (cardinals[number.text] ?? null) : null;
  const noun = rest.findIndex(({ text }) => !several.has(text));
  if ((count === null && !several.has(number.text)) || noun < 0 || phraseAt(rest, noun, plural) === null) return null;
  return { count, start: lead.start };
}

/** "ironing, bins and hoovering, *all* for friday". */
function endsForEach(clause: ClauseReading, [from, to]: Span): boolean {
  const { language } = clause.message.settings;
  const said = clause.tokens.filter(({ start, end }) => start >= from && end <= to);
  const behind = phraseBefore(said, said.length, compile(language).forEach);
  return (
    behind !== null &&
    behind.to < clause.tokens.filter(({ start }) => start >= from).length &&
    language.items.separators.includes(said[behind.from - 1]?.text ?? " ")
  );
}

function isQuoted(clause: ClauseReading, title: Span): boolean {
  return clause.message.quotes.some(({ outer }) => contains(outer, title));
}

/** The token with which the row begins that a title stands in: behind what leads to the list. */
function rowStart({ tokens, message: { text } }: ClauseReading, start: number): number {
  let at = tokens.findIndex((token) => token.start >= start);
  for (; at > 0; at--) {
    const [before, token] = [tokens[at - 1], tokens[at]];
    if (before?.text === ":" || text.slice(before?.end, token?.start).includes("\n")) return at;
  }
  return Math.max(
    0,
    tokens.findIndex((token) => token.start >= start),
  );
}

/** "three tasks", "these:", "tasks for": what says before the titles that there are several. */
function countIn(clause: ClauseReading, start: number): { readonly count: number | null } | null {
  const { language } = clause.message.settings;
  const { several, plural, definite } = compile(language);
  const head = clause.tokens.filter(({ end }) => end <= start);
  const countOf = (token: Token): number | null =>
    token.kind === "number"
      ? Number(token.text)
      : Object.hasOwn(language.ordinals.cardinals, token.text)
        ? (language.ordinals.cardinals[token.text] ?? null)
        : null;
  for (let at = 0; at < head.length; at++) {
    const token = head[at];
    if (token === undefined) continue;
    const noun = phraseAt(head, at, plural);
    const before = head.slice(Math.max(0, at - LONGEST_COUNT), at);
    if (noun !== null) {
      const number = before.map(countOf).findLast((count) => count !== null) ?? null;
      if (number !== null && number > 1) return { count: number };
      if (!definite.has(before.at(-1)?.text ?? "")) return { count: null };
      if (before.some(({ text }) => several.has(text))) return { count: null };
    }
    if (several.has(token.text) && head[at + 1]?.text === ":") return { count: null };
  }
  return null;
}

/** Whether what stands behind the last thing was said of each. */
function holdsForEach({ clause }: Detection, { params }: ExtractedParams, parts: readonly Span[], [from, to]: Span): boolean {
  if (from >= to || "list" in params) return true;
  const { language, raw } = { ...clause.message.settings, raw: clause.message.raw };
  const { forEach } = compile(language);
  const behind = clause.tokens.filter(({ start, end }) => start >= from && end <= to);
  if (language.items.separators.includes(raw.charAt(from)) || behind.some((_, at) => phraseAt(behind, at, forEach) !== null)) return true;
  return parts.every((part) => clause.tokens.filter(({ start, end }) => contains(part, [start, end])).length <= 1);
}

/** Each part read by itself, with what was said for all. */
function separate(
  detection: Detection,
  intent: string,
  extracted: ExtractedParams,
  parts: readonly Span[],
  verb: Span | null,
): readonly Item[] | null {
  const { clause } = detection;
  const { raw } = clause.message;
  const inside = (name: string): boolean => (extracted.spans[name] ?? []).some((span) => parts.some((part) => contains(part, span)));
  const shared = Object.fromEntries(
    Object.entries(extracted.params).filter(([name]) => name !== "title" && !extracted.assumed.includes(name) && !inside(name)),
  );
  const assumed = extracted.assumed.filter((name) => name in extracted.params && !inside(name));
  const items = parts.map((part, at): Item | null => {
    const own = extractFrom({ ...detection, clause: readClause(clause.message, part), candidate: null, candidates: [] }, intent);
    const title = own.params["title"];
    if (typeof title !== "string") return null;
    const stated = Object.fromEntries(Object.entries(own.params).filter(([name]) => !own.assumed.includes(name) || name in own.spans));
    const worded = verb === null || at === 0 ? title : `${textOf(raw, [verb])} ${title}`;
    const span: Span = [at === 0 ? clause.span[0] : part[0], at === parts.length - 1 ? clause.span[1] : part[1]];
    return {
      span,
      extracted: {
        ...own,
        params: { ...own.params, ...shared, ...stated, title: worded },
        assumed: [...own.assumed.filter((name) => !(name in shared) || name in stated), ...assumed.filter((name) => name in shared)],
      },
    };
  });
  return items.some((item) => item === null) ? null : items.flatMap((item) => item ?? []);
}

import type { Span } from "../contract/span.ts";
import type { ReasonWords } from "../lexicon/en/reasons.ts";
import { standsInTitle } from "../reference/index.ts";
import { lexiconOf } from "../reference/language.ts";
import { compileWords, phraseAt } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { ANY_FORM, formBit } from "../text/lattice.ts";
import type { Token } from "../text/tokens.ts";
import { cutsIn } from "./cuts.ts";
import { type Detection, UNKNOWN } from "./detection.ts";
import { readNaming, taskTablesOf } from "./naming.ts";
import { type ClauseReading, type Reading, readClause, tokensIn } from "./reading.ts";
import { valuesIn } from "./value-rows.ts";

const compile = compiledOnce((words: ReasonWords) => ({
  links: compileWords(words.links),
  leads: compileWords(words.leads),
  finite: new Set(words.finite),
  contrary: new Set(words.contrary),
}));

/** Longer ones tell more than a reason, and each place is looked at. */
const LONGEST = 16;
const MOST_PLACES = 3;
/** So far from its beginning a reason says how things are: "the school party *is* off". */
const FARTHEST = 3;
/** So many words behind the first show whether a reason begins. */
const LEAD = 4;

/** A reason behind a request. */
interface Reason {
  /** Where the request ends. */
  readonly end: number;
  /** Where another one begins behind the reason; null where none does. */
  readonly next: number | null;
}

/** "delete the bread, *it's stale*": a reason behind the request for one task; null where there is none. */
export function reasonBehind(message: Reading, whole: Span, clausesOf: (span: Span) => readonly Detection[]): Reason | null {
  const tokens = tokensIn(message, whole);
  let looked = 0;
  for (let at = 2; at < tokens.length && looked < MOST_PLACES; at++) {
    const end = placeBefore(message, tokens, at);
    const first = tokens[at];
    if (end === null || first === undefined || !tellsReason(readClause(message, [first.start, tokens[at + LEAD]?.end ?? whole[1]])))
      continue;
    looked++;
    const farthest = tokens[at + LONGEST]?.end ?? whole[1];
    const cut = cutsIn(message, whole).find(
      ({ start, end }) => start > first.start && end <= farthest && clausesOf([start, whole[1]])[0]?.intent !== UNKNOWN,
    );
    // ", after that what are …": a joiner is no reason.
    if (cut !== undefined && cut.end < first.start) continue;
    const reason = readClause(message, [first.start, cut?.end ?? whole[1]]);
    const asked = clausesOf([whole[0], end]).at(-1);
    if (asked === undefined || !tellsReason(reason) || !changesOne(asked) || !isApart(reason, asked)) continue;
    if (clausesOf(reason.span).every(({ intent }) => intent === UNKNOWN || intent === asked.intent))
      return { end, next: cut?.start ?? null };
  }
  return null;
}

/** Where what stands before a word ends, if a mark, a new line or a "because" parts them. */
function placeBefore(message: Reading, tokens: readonly Token[], at: number): number | null {
  const [before, first] = [tokens[at - 1], tokens[at]];
  if (before === undefined || first === undefined || first.kind === "mark") return null;
  if (before.kind === "mark") return PAUSES.includes(before.text) ? (tokens[at - 2]?.end ?? null) : null;
  const parted = message.text.slice(before.end, first.start).includes("\n");
  return parted || phraseAt(tokens, at, compile(message.settings.language.reasons).links) !== null ? before.end : null;
}

const PAUSES = ",.;!(-–—…";

/** Whether a stretch says how things are, and nothing that might be a wish or an exception. */
function tellsReason({ tokens, parse, message }: ClauseReading): boolean {
  const { language } = message.settings;
  const { links, leads, finite, contrary } = compile(language.reasons);
  if (tokens.length > LONGEST || tokens.some(({ text }) => text === "?" || language.joiners.telling.includes(text))) return false;
  const from = phraseAt(tokens, 0, links)?.to ?? 0;
  const lead = phraseAt(tokens, from, leads)?.to;
  // "set" may be said of what is to be done.
  const [past, base] = [formBit("past"), formBit("base")];
  const says = (at: number): boolean =>
    finite.has(tokens[at]?.text ?? "") ||
    (parse.sentence.arcs[at]?.some(({ form }) => form !== ANY_FORM && (form & past) !== 0 && (form & base) === 0) ?? false);
  const isTold = lead !== undefined || [1, 2, FARTHEST].some((far) => says(from + far)) || (from === 0 && says(0) && tokens.length > 1);
  return isTold && !tokens.slice(lead ?? from).some(({ text }) => contrary.has(text));
}

/** Whether one task is changed that its words name. */
function changesOne({ clause, candidate, intent }: Detection): boolean {
  const { registry } = clause.message.settings;
  const naming = candidate?.frame.captures["naming"];
  const shape = registry.tools[registry.intents[intent]?.tool ?? ""]?.inputSchema.shape ?? {};
  if (intent === UNKNOWN || naming === undefined || !("task_id" in shape)) return false;
  const { reference } = readNaming(clause, naming, { spans: clause.dates }, "bare");
  return reference.status === "resolved" && reference.taskIds.length === 1 && reference.method !== "filter" && reference.method !== "all";
}

/** Whether a reason gives no new value to what is changed, and names no task but that one. */
function isApart(reason: ClauseReading, asked: Detection): boolean {
  const { registry, language } = reason.message.settings;
  const shape = registry.tools[registry.intents[asked.intent]?.tool ?? ""]?.inputSchema.shape ?? {};
  if ("due_date" in shape && valuesIn(reason, reason.span).length > 0) return false;
  const tables = taskTablesOf(reason.message);
  const known = new Set([...language.matching.small, ...asked.clause.tokens.map(({ text }) => text)]);
  const lead = phraseAt(reason.tokens, 0, compile(language.reasons).leads)?.to ?? 0;
  return !reason.tokens
    .slice(lead)
    .some(
      ({ kind, text }) => kind === "word" && !known.has(text) && tables !== undefined && standsInTitle(text, tables, lexiconOf(language)),
    );
}

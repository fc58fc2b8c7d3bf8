import type { Span } from "../contract/span.ts";
import type { ReasonWords } from "../lexicon/en/reasons.ts";
import type { ReplyWords } from "../lexicon/en/replies.ts";
import { isSameWord, standsInTitle } from "../reference/index.ts";
import { lexiconOf } from "../reference/language.ts";
import { takesMany } from "../reference/unread.ts";
import { compileWords, phraseAt } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { ANY_FORM, formBit } from "../text/lattice.ts";
import { normalize } from "../text/normalize.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { cutsIn } from "./cuts.ts";
import { type Detection, UNKNOWN } from "./detection.ts";
import { readNaming, taskTablesOf } from "./naming.ts";
import { type ClauseReading, type Reading, readClause, readMessage, tokensIn } from "./reading.ts";
import { valuesIn } from "./value-rows.ts";

const compile = compiledOnce((words: ReasonWords) => ({
  links: compileWords(words.links),
  leads: compileWords([...words.leads, ...words.others]),
  others: compileWords(words.others),
  finite: new Set(words.finite),
  contrary: new Set(words.contrary),
  denying: new Set(words.denying),
  denials: compileWords(words.denials),
  together: new Set(words.together),
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

/** "delete the bread, *it's stale*": a reason behind the request for tasks that are known; null where there is none. */
export function reasonBehind(message: Reading, whole: Span, clausesOf: (span: Span) => readonly Detection[]): Reason | null {
  const tokens = tokensIn(message, whole);
  let looked = 0;
  for (let at = 2; at < tokens.length && looked < MOST_PLACES; at++) {
    const place = placeBefore(message, tokens, at);
    const end = place?.end ?? null;
    const first = tokens[at];
    if (
      end === null ||
      first === undefined ||
      !tellsReason(readClause(message, [first.start, tokens[at + LEAD]?.end ?? whole[1]]), TOGETHER)
    )
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
    if (asked === undefined || !belongs(reason, asked, place?.marked === true, cut !== undefined)) continue;
    // "the milk we got from Ann": without a mark the words may be part of the name.
    if (place?.marked === false && changedBefore(clausesOf(whole).at(-1), reason, true) !== null) continue;
    const repeats = ({ intent }: Detection): boolean => intent === asked.intent && "naming" in (asked.candidate?.frame.captures ?? {});
    if (clausesOf(reason.span).every((detection) => detection.intent === UNKNOWN || repeats(detection)))
      return { end, next: cut?.start ?? null };
  }
  return null;
}

/** Whether words tell why the tasks before them are to be changed. `goesOn`: another request stands behind. */
function belongs(reason: ClauseReading, asked: Detection, marked: boolean, goesOn: boolean): boolean {
  const changed = changedBefore(asked, reason, marked);
  if (changed === null || !tellsReason(reason, changed.length > 1 ? TOGETHER : ALONE) || givesValue(reason, asked)) return false;
  // "…, we got them *and the tap is fixed*": few words may be said of what follows.
  return !(goesOn && changed.length > 1 && reason.tokens.length < LEAD) && isApart(reason, asked.clause, changed);
}

/**
 * "not the fence, *they still want it*": a message without what tells why; null where nothing does. `keeps`: whether the words up to a
 * place leave tasks as they are, so that a denial tells why ("not the fence *aint painted yet*").
 */
export function withoutReason(message: Reading, keeps?: (before: Span) => boolean): Reading | null {
  const tokens = tokensIn(message, [0, message.text.length]);
  const { denials } = compile(message.settings.language.reasons);
  for (let at = 1, looked = 0; at < tokens.length && looked < MOST_PLACES; at++) {
    const [before, first, last] = [tokens[at - 1], tokens[at], tokens.at(-1)];
    const denies = before?.kind === "word" && phraseAt(tokens, at, denials) !== null && keeps?.([0, before.end]);
    const place = denies === true ? { end: before?.end, marked: true } : placeBefore(message, tokens, at);
    const end = place?.end;
    if (first === undefined || last === undefined || end === undefined) continue;
    const reason = readClause(message, [first.start, last.end]);
    if (!tellsReason(reason, keeps === undefined ? ALONE : KEEPING) || valuesIn(reason, reason.span).length > 0) continue;
    // "the ones *that's* blocked", "stays where *it is*": without a mark the words go on.
    if (place?.marked === false && pointsBack(reason)) continue;
    looked++;
    if (!isApart(reason, readClause(message, [0, end]), null)) continue;
    return readMessage(message.raw.slice(0, end), message.world, message.settings);
  }
  return null;
}

/** Where what stands before a word ends, if a mark, a new line, a "because" or the beginning of a reason parts them. */
function placeBefore(message: Reading, tokens: readonly Token[], at: number): { readonly end: number; readonly marked: boolean } | null {
  const [before, first] = [tokens[at - 1], tokens[at]];
  if (before === undefined || first === undefined || first.kind === "mark") return null;
  const last = before.kind === "mark" && PAUSES.includes(before.text) ? tokens[at - 2] : undefined;
  if (before.kind === "mark") return last === undefined ? null : { end: last.end, marked: true };
  const { links, leads, contrary } = compile(message.settings.language.reasons);
  // "when I'm back" is a condition.
  if (contrary.has(before.text)) return null;
  const parted = message.text.slice(before.end, first.start).includes("\n") || phraseAt(tokens, at, links) !== null;
  return parted || phraseAt(tokens, at, leads) !== null ? { end: before.end, marked: parted } : null;
}

const PAUSES = ",.;!(-–—…";

/** Which words would make a reason something else: "both" where one is named, a denial where something is to be done. */
interface Tone {
  readonly together: boolean;
  readonly keeps: boolean;
}
const ALONE: Tone = { together: false, keeps: false };
const TOGETHER: Tone = { together: true, keeps: false };
const KEEPING: Tone = { together: true, keeps: true };

/** Whether a stretch says how things are, and nothing that might be a wish or an exception. */
function tellsReason({ tokens, parse, message }: ClauseReading, { together, keeps }: Tone): boolean {
  const { language } = message.settings;
  const words = compile(language.reasons);
  const { links, leads, finite } = words;
  if (tokens.length > LONGEST || tokens.some(({ text }) => text === "?" || language.joiners.telling.includes(text))) return false;
  const from = phraseAt(tokens, 0, links)?.to ?? 0;
  const lead =
    (phraseAt(tokens, from, leads) ?? phraseAt(tokens, 0, leads))?.to ?? (keeps ? phraseAt(tokens, from, words.denials)?.to : undefined);
  // "set" may be said of what is to be done.
  const [past, base] = [formBit("past"), formBit("base")];
  const says = (at: number): boolean =>
    finite.has(tokens[at]?.text ?? "") ||
    isDoing(tokens, at, language.replies) ||
    (parse.sentence.arcs[at]?.some(({ form }) => form !== ANY_FORM && (form & past) !== 0 && (form & base) === 0) ?? false);
  const isTold = lead !== undefined || [1, 2, FARTHEST].some((far) => says(from + far)) || (from === 0 && says(0) && tokens.length > 1);
  const isContrary = (word: string): boolean =>
    words.contrary.has(word) || (!keeps && words.denying.has(word)) || (!together && words.together.has(word));
  return isTold && !tokens.slice(lead ?? from).some(({ text }) => isContrary(text));
}

/** "the landlord's doing it" */
function isDoing(tokens: readonly Token[], at: number, { framing, tellingEndings }: ReplyWords): boolean {
  const isBound = framing.owning.some((ending) => ending.startsWith("'") && tokens[at]?.text.endsWith(ending));
  return isBound && tellingEndings.some((ending) => tokens[at + 1]?.text.endsWith(ending));
}

/** The tasks that are changed, where the words name them; those of a set where the reason tells of somebody else behind a mark, and so is no condition. */
function changedBefore(asked: Detection | undefined, reason: ClauseReading, marked: boolean): readonly string[] | null {
  if (asked === undefined) return null;
  const { clause, candidate, intent } = asked;
  const { registry } = clause.message.settings;
  const naming = candidate?.frame.captures["naming"];
  const tool = registry.tools[registry.intents[intent]?.tool ?? ""];
  if (intent === UNKNOWN || tool === undefined) return null;
  if (tool.annotations?.readOnlyHint === true) return marked ? [] : null;
  if (naming === undefined || !("task_id" in tool.inputSchema.shape)) return null;
  // "delete the book they gave me": where the tasks are not known, only a date or a mark parts a reason from a name.
  const endsInDate = clause.dates.some(([, end]) => end === clause.span[1]) && !pointsBack(reason);
  if (clause.message.world.tasks === undefined) return marked || endsInDate ? [] : null;
  const { reference } = readNaming(clause, naming, { spans: clause.dates }, "bare");
  if (reference.status !== "resolved") return null;
  if (takesMany(reference)) return marked && tellsOfOthers(reason) ? [] : null;
  const isNamed = reference.method === "title" || reference.method === "id";
  return marked || (isNamed && !pointsBack(reason)) ? reference.taskIds : null;
}

/** "the tasks *that are* weird": without a mark the words go on. */
function pointsBack({ tokens, message }: ClauseReading): boolean {
  const { singular, plural } = message.settings.language.deixis;
  const [first] = tokens;
  return first !== undefined && message.settings.language.taskNouns.relatives.concat(singular, plural).some((word) => word === first.text);
}

/** "we sold the house", "the young people are eloping": somebody or something that is no task, and no word for tasks or their values. */
function tellsOfOthers(reason: ClauseReading): boolean {
  const { grammar, settings } = reason.message;
  const { others } = compile(settings.language.reasons);
  const { determiners, standIn } = settings.language.taskNouns;
  const nouns = new Set(["tasknoun", "itemword", "taskplural", "setword", "restword"].map((name) => grammar.words.ids.get(name)));
  const isNoun = reason.parse.sentence.arcs.some((arcs) => arcs.some(({ word }) => nouns.has(word)));
  const isTold = phraseAt(reason.tokens, 0, others) !== null || (determiners.includes(reason.tokens[0]?.text ?? "") && !pointsBack(reason));
  return (
    isTold && !isNoun && valuesIn(reason, reason.span).length === 0 && !reason.tokens.some(({ text }) => standIn.plural.includes(text))
  );
}

/** Whether a reason gives a new value to what is changed. */
function givesValue(reason: ClauseReading, { intent }: Detection): boolean {
  const { registry } = reason.message.settings;
  const shape = registry.tools[registry.intents[intent]?.tool ?? ""]?.inputSchema.shape ?? {};
  return "due_date" in shape && valuesIn(reason, reason.span).length > 0;
}

/** Whether a reason names no task but those that are changed; where these are not known, those of the words before it. */
function isApart(reason: ClauseReading, before: ClauseReading, changed: readonly string[] | null): boolean {
  const { world, settings } = reason.message;
  const { language } = settings;
  const lexicon = lexiconOf(language);
  const tables = taskTablesOf(reason.message);
  const small = new Set(language.matching.small);
  const known = new Set([...small, ...before.tokens.map(({ text }) => text)]);
  const lead = phraseAt(reason.tokens, 0, compile(language.reasons).leads)?.to ?? 0;
  const others = reason.tokens.slice(lead).filter(({ kind, text }) => kind === "word" && !known.has(text));
  const named = others.filter(({ text }) => tables !== undefined && standsInTitle(text, tables, lexicon));
  if (named.length === 0) return true;
  // "the fence, he *painted* it": words of a title that is named before.
  const own = (world.tasks ?? []).flatMap(({ id, title }) => {
    const words = tokenize(normalize(title)).filter(({ text }) => !small.has(text));
    return (changed?.includes(id) ?? words.some(({ text }) => known.has(text))) ? [words] : [];
  });
  return named.every(({ text }) => own.some((words) => words.some((word) => isSameWord(text, word.text, lexicon))));
}

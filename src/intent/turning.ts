import type { Span } from "../contract/span.ts";
import type { Language } from "../lexicon/language.ts";
import { compileWords, phraseAt } from "../slots/phrases.ts";
import type { TakingBack } from "../slots/taking-back.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import type { Detection } from "./detection.ts";
import { UNKNOWN } from "./detection.ts";
import { type Reading, tokensIn } from "./reading.ts";
import { isRequest } from "./request.ts";
import { CUTTING } from "./thresholds.ts";
import { endsWith } from "./value-rows.ts";

const additions = compiledOnce((words: { readonly additions: readonly string[] }) => compileWords(words.additions));

/** The rows of words that take something back inside a stretch, in order. */
export function takenBackIn({ takingsBack }: Reading, [start, end]: Span): TakingBack[] {
  return takingsBack.filter(({ span }) => span[0] > start && span[1] <= end);
}

/** A request behind words that take back: where it begins, and where what is before it ends, with those words if they hold for it. */
export interface Turn {
  readonly start: number;
  readonly end: number;
}

/** The request that takes the place of all before it, or goes on in spite of the words: "delete 1. No wait, *delete 2*"; null where none does. */
export function turnIn(message: Reading, within: Span, detectSpan: (span: Span) => Detection): Turn | null {
  const rows = takenBackIn(message, within).filter(({ open, ends }) => open && !ends);
  for (const [at, { span, sure, replaces }] of [...rows.entries()].reverse()) {
    const rest: Span = [span[1], within[1]];
    // A request shows itself early: behind a long stretch the words that take something back again are the end.
    const far = rows.slice(at).find((row) => row.span[0] > span[1] + CUTTING.longestLook);
    const second = detectSpan([span[1], far?.span[0] ?? within[1]]);
    const joint = sure || replaces ? "sentence" : "clause";
    if (second.intent === UNKNOWN || !isRequest(second, { joint, end: span[0], start: rest[0] })) continue;
    // "no wait, also add eggs" goes on.
    const goesOn = phraseAt(tokensIn(message, rest), 0, additions(message.settings.language.takingBack)) !== null;
    return { start: rest[0], end: goesOn ? span[0] : rest[0] };
  }
  return null;
}

/** A mere "but" is a joint like any other. */
const exceptionsOf = compiledOnce(({ deixis, joiners }: Language) =>
  compileWords(deixis.except.filter((phrase) => ![...joiners.contrary, ...joiners.strong, ...joiners.weak].includes(phrase))),
);

/** Where an exception begins behind what is said of a set: "move everything to friday *bar the tap*", "all jobs are done except one"; null where none does. */
export function exceptionIn(message: Reading, [start, end]: Span, detectSpan: (span: Span) => Detection): number | null {
  const tokens = tokensIn(message, [start, end]);
  const phrases = exceptionsOf(message.settings.language);
  const at = tokens.findIndex((_, index) => index > 1 && phraseAt(tokens, index, phrases) !== null);
  const last = tokens[at - 1];
  if (at < 0 || last === undefined || phraseAt(tokens, at, phrases)?.to === tokens.length) return null;
  const { clause, candidate } = detectSpan([start, last.end]);
  const naming = candidate?.frame.captures["naming"];
  const sets = ["setword", "restword", "taskplural"].map((name) => message.grammar.words.ids.get(name));
  const isSet = clause.tokens.some(
    (token, index) =>
      naming !== undefined &&
      token.start >= naming[0] &&
      token.end <= naming[1] &&
      clause.parse.sentence.arcs[index]?.some(({ word }) => sets.includes(word)) === true,
  );
  // "the tasks that are | due today without a tag": what is said of them goes on.
  const isTold = naming !== undefined && endsWith(clause, naming, "relative");
  // "the tasks for monday without a tag | to done": the name goes on.
  const wider = detectSpan([start, end]).candidate?.frame;
  const name = wider?.captures["naming"];
  if (wider !== undefined && name !== undefined && name[1] > last.end && name[1] < wider.span[1]) return null;
  return isSet && !isTold && naming !== undefined && naming[1] <= last.start ? (tokens[at]?.start ?? null) : null;
}

import type { Span } from "../contract/span.ts";
import type { Language } from "../lexicon/language.ts";
import { compileWords, phraseAt } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { formBit } from "../text/lattice.ts";
import { contains, outside } from "../text/spans.ts";
import type { Cut } from "./cuts.ts";
import { type Detection, UNKNOWN } from "./detection.ts";
import { readNaming } from "./naming.ts";
import type { ClauseReading } from "./reading.ts";
import { CUTTING, LEAST_WEIGHT } from "./thresholds.ts";

/** Whether a stretch is a request, whatever stands before it. */
export function isRequest(second: Detection, { joint }: Cut): boolean {
  if (second.intent === UNKNOWN) return joint === "sentence" && second.reason !== "no_intent";
  if (takesTitle(second) && saysOnlyWhen(second)) return false;
  // "everything but the urgent tasks": what a verb takes, no request of its own.
  if (joint !== "sentence" && second.candidate?.frame.frame.role === "verbless") return false;
  // Behind a mere "and" or a comma the request must begin at once: "write and send it, can you remind me …" is one.
  if ((joint === "weak" || joint === "hence" || joint === "clause") && !beginsAtOnce(second)) return false;
  return weightOf(second) >= LEAST_WEIGHT[joint] || changesIt(second) || isSequel(second) || isNeed(second);
}

/** How its wording ranks. */
export function weightOf({ candidates }: Detection): number {
  return candidates[0]?.weight ?? 0;
}

/** "… and delete it": short, but plain where a task was named right before. */
export function isSequel({ candidate }: Detection): boolean {
  return candidate?.frame.frame.role === "sequel";
}

/** Whether a stretch, refused or not, names a task, and no new words for it that might go on. */
export function namesTask({ candidates: [best] }: Detection): boolean {
  const captures = best?.frame.captures;
  return captures?.["naming"] !== undefined && OPEN_VALUES.every((name) => captures[name] === undefined);
}

/** Whether a task gets a new title: "… and make it urgent" is no part of it. */
export function retitles({ candidate }: Detection): boolean {
  return candidate?.frame.captures["newtitle"] !== undefined && candidate.frame.captures["naming"] !== undefined;
}

/** Captures that take words as they stand, joints and all. */
const OPEN_VALUES = ["newtitle", "retitle", "newdescription"];

/** "… I need to buy soap". */
export function isNeed({ candidate }: Detection): boolean {
  return candidate?.frame.frame.role === "need";
}

/** Whether no title goes on so: its verb is that of a request, and what follows is a task that is known, or a deed of its own. */
export function standsAlone(first: Detection, second: Detection): boolean {
  const { candidate, clause } = second;
  if (candidate === null || isStatement(second)) return false;
  const { captures, frame } = candidate.frame;
  if (takesTitle(second)) return begins(clause, captures["title"], "choreverb") || (isSequel(second) && isSameWording(first, second));
  const { naming } = captures;
  if (naming === undefined) return frame.role === undefined && weightOf(second) >= CUTTING.explicitQuestion;
  const { reference } = readNaming(clause, naming, { spans: clause.dates }, "bare");
  return (
    weightOf(second) >= CUTTING.naming && reference.status === "resolved" && (reference.method === "id" || reference.method === "title")
  );
}

function isSameWording({ candidate: one }: Detection, { candidate: other }: Detection): boolean {
  return one?.frame.frame.rule === other?.frame.frame.rule;
}

/** "I need to buy soap and remind me to call Ann": a deed that the request behind it does not speak of. */
export function isDeedApart({ candidate, clause }: Detection, second: Detection, { joint }: Cut): boolean {
  const title = candidate?.frame.captures["title"];
  if (title === undefined || !begins(clause, title, "choreverb")) return false;
  if (joint === "weak" || joint === "hence" || joint === "strong") return true;
  const { ids } = clause.message.grammar.words;
  const small = new Set([ids.get("det"), ids.get("poss")]);
  const named = clause.tokens.filter(
    ({ start, kind }, at) => start > title[0] && kind === "word" && !clause.parse.sentence.arcs[at]?.some(({ word }) => small.has(word)),
  );
  const behind = new Set(second.clause.tokens.map(({ text }) => text));
  const pointsBack = second.clause.parse.sentence.arcs.some((row) => row.some(({ word }) => word === ids.get("it")));
  return !pointsBack && !named.some(({ text }) => behind.has(text));
}

/** Whether a stretch begins with a verb of a class. */
function begins({ tokens, parse, message }: ClauseReading, stretch: Span | undefined, name: string): boolean {
  const at = stretch === undefined ? -1 : tokens.findIndex(({ start, kind }) => start >= stretch[0] && kind !== "mark");
  const word = message.grammar.words.ids.get(name);
  return parse.sentence.arcs[at]?.some((arc) => arc.word === word && (arc.form & formBit("base")) !== 0) ?? false;
}

/** "… and make it urgent": a change of what the clause before has just made. */
export function changesIt({ candidate }: Detection): boolean {
  return candidate?.frame.frame.role === "follow-up";
}

/** Whether nothing but a question word or "tell me" stands before the wording. */
function beginsAtOnce({ candidate, clause }: Detection): boolean {
  const start = candidate?.frame.span[0] ?? clause.span[0];
  return clause.tokens.filter((token) => token.end <= start).length <= CUTTING.longestLead;
}

/** "… are done": what is done may begin in the stretch before. */
export function isStatement({ candidate }: Detection): boolean {
  return candidate?.frame.frame.role === "statement";
}

const sets = compiledOnce(({ deixis }: Language) => compileWords(deixis.all));

/** "delete everything but *what's overdue*": no question, but words for a set. */
export function opensSet({ tokens, message }: ClauseReading): boolean {
  return phraseAt(tokens, 0, sets(message.settings.language)) !== null && !tokens.some(({ text }) => text === "?");
}

const INTENT_WITH_TITLE = "title";

/** Whether it makes a new task, whose title may hold any words. */
export function takesTitle({ clause, candidate }: Detection): boolean {
  if (candidate === null) return false;
  const { registry } = clause.message.settings;
  const tool = registry.tools[registry.intents[candidate.intent]?.tool ?? ""];
  return tool !== undefined && INTENT_WITH_TITLE in tool.inputSchema.shape && !("task_id" in tool.inputSchema.shape);
}

/** "…; remind me at 10 pm": what to remind of stands in the stretch before. */
function saysOnlyWhen({ candidate, clause }: Detection): boolean {
  const { ids } = clause.message.grammar.words;
  const idle = new Set([ids.get("linker"), ids.get("opener"), ids.get("closer")]);
  const { title, more } = candidate?.frame.captures ?? {};
  if (candidate?.frame.frame.role === "when") return true;
  const spans = [title, more].filter((span) => span !== undefined);
  if (spans.length === 0 || clause.dates.length === 0) return false;
  const undated = new Set(outside(clause.tokens, clause.dates));
  return clause.tokens.every(
    (token, at) =>
      token.kind === "mark" ||
      !undated.has(token) ||
      !spans.some((span) => contains(span, [token.start, token.end])) ||
      (clause.parse.sentence.arcs[at]?.some(({ word }) => idle.has(word)) ?? false),
  );
}

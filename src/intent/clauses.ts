import type { Span } from "../contract/span.ts";
import type { JoinerWords } from "../lexicon/en/joiners.ts";
import { contains, outside, trimSpan } from "../text/spans.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { type Detection, detect, UNKNOWN } from "./detection.ts";
import { type Reading, readClause } from "./reading.ts";

/** How a possible cut parts two stretches: the looser the joint, the less the second has to prove. */
type Joint = "sentence" | "contrary" | "strong" | "weak" | "clause";

interface Cut {
  readonly joint: Joint;
  /** Where the first stretch ends, and where the second begins. */
  readonly end: number;
  readonly start: number;
}

/** The weight from which the wording of the second stretch stands by itself. */
const LEAST_WEIGHT: Readonly<Record<Joint, number>> = { sentence: 1, contrary: 2, strong: 2, weak: 2.8, clause: 3.5 };
/** After a new task, whose title may hold any words, the second must name a task, a list or a reminder. */
const LEAST_WEIGHT_AFTER_TITLE: Readonly<Record<Joint, number>> = { sentence: 2, contrary: 4, strong: 4, weak: 5, clause: 5 };

/** After words that ask for nothing. */
const LEAST_AFTER_NOTHING = 4;

/** How many places are tried; a longer message keeps its tail in one piece. */
const CUTS = 32;
const INTENT_WITH_TITLE = "title";

/** The clauses of a message, each with what it asks for; those that ask for nothing included. */
export function readClauses(message: Reading, within: Span = [0, message.text.length]): Detection[] {
  const whole = trimSpan(message.text, within);
  const cuts = cutsOf(message, whole).slice(0, CUTS);
  const known = new Map<string, Detection>();
  const detectSpan = (span: Span): Detection => {
    const [start, end] = trimSpan(message.text, span);
    const key = `${start}-${end}`;
    const detection = known.get(key) ?? detect(readClause(message, [start, end]));
    known.set(key, detection);
    return detection;
  };
  // From the end: so each request is read up to where the next begins.
  const detections: Detection[] = [];
  let end = whole[1];
  for (const cut of cuts.reverse()) {
    if (cut.end <= whole[0] || cut.start >= end) continue;
    const second = detectSpan([cut.start, end]);
    if (second.intent === UNKNOWN && cut.joint !== "sentence") continue;
    const first = detectSpan([whole[0], cut.end]);
    if (!parts(first, second, cut)) continue;
    detections.unshift(second);
    end = cut.end;
  }
  detections.unshift(detectSpan([whole[0], end]));
  return detections.filter((detection, at) => !isBackground(detection, detections[at + 1]));
}

/** Whether the message is cut here: the second stretch must be a request of its own, and the first not reach into it. */
function parts(first: Detection, second: Detection, { joint }: Cut): boolean {
  const weight = second.candidates[0]?.weight ?? 0;
  if (reaches(first, joint, weight)) return false;
  if (takesTitle(second) && saysOnlyWhen(second)) return false;
  if (second.intent === UNKNOWN) return joint === "sentence" && second.reason !== "no_intent";
  if (joint === "weak" || joint === "clause") {
    // Behind a mere "and" or a comma the request must begin at once: "write and send it, can you remind me …" is one.
    if (!beginsAtOnce(second)) return false;
    if (first.intent === UNKNOWN && (weight < LEAST_AFTER_NOTHING || isStatement(second))) return false;
  }
  const least = takesTitle(first) ? LEAST_WEIGHT_AFTER_TITLE : LEAST_WEIGHT;
  return weight >= least[joint] || (takesTitle(first) && changesIt(second));
}

/** Whether a refusal or a supposition in the first stretch covers the second: "don't delete 1, delete 2" turns away, "if it rains, delete 2" does not. */
function reaches({ candidates, clause }: Detection, joint: Joint, weight: number): boolean {
  if (joint === "sentence" || joint === "contrary") return false;
  const reasons = (candidates[0] ?? clause.parse).guards
    .map(({ reason }) => reason)
    .filter((reason) => reason !== "other-domain" && reason !== "intended");
  if (reasons.length === 0) return false;
  const turnsAway = joint === "clause" && candidates.length > 0 && weight >= TURNING_AWAY;
  return !(turnsAway && reasons.every((reason) => reason === "negated"));
}

const TURNING_AWAY = 3;

/** Whether nothing but a question word or "tell me" stands before the wording. */
function beginsAtOnce({ candidate, clause }: Detection): boolean {
  const start = candidate?.frame.span[0] ?? clause.span[0];
  return clause.tokens.filter((token) => token.end <= start).length <= LONGEST_LEAD;
}

const LONGEST_LEAD = 3;

/** "… are done": what is done may begin in the stretch before. */
function isStatement({ candidate }: Detection): boolean {
  return candidate?.frame.frame.role === "statement";
}

function takesTitle({ clause, candidate }: Detection): boolean {
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

/** A need that is told before an explicit request of the same kind is its background: "I travel by train; remind me to …". */
function isBackground(first: Detection, second: Detection | undefined): boolean {
  return first.candidate?.frame.frame.role === "need" && first.intent === second?.intent && (second.candidate?.weight ?? 0) >= EXPLICIT;
}

const EXPLICIT = 4.5;

/** "… and make it urgent": a change of what the clause before has just made. */
function changesIt({ candidate }: Detection): boolean {
  return candidate?.frame.frame.role === "follow-up";
}

/** The places where one request may end and another begin, in order. */
function cutsOf(message: Reading, within: Span): Cut[] {
  const { joiners } = message.settings.language;
  const tokens = tokenize(message.text, within[0], within[1]).filter(
    ({ start }) => !message.quotes.some(({ outer }) => outer[0] <= start && start < outer[1]),
  );
  const cuts: Cut[] = [];
  for (let at = 1; at < tokens.length; at++) {
    const token = tokens[at];
    const before = tokens[at - 1];
    if (token === undefined || before === undefined) continue;
    const newline = message.text.slice(before.end, token.start).includes("\n");
    if (newline) cuts.push({ joint: "sentence", end: before.end, start: token.start });
    const joint = jointOf(tokens, at, message.text, joiners);
    if (joint === null) continue;
    const next = tokens[joint.to];
    if (next !== undefined) cuts.push({ joint: joint.joint, end: before.end, start: next.start });
  }
  return cuts;
}

function jointOf(
  tokens: readonly Token[],
  at: number,
  text: string,
  joiners: JoinerWords,
): { readonly joint: Joint; readonly to: number } | null {
  const token = tokens[at];
  if (token === undefined) return null;
  if (token.kind === "mark") {
    if (!/\s|^$/.test(text.charAt(token.end)) && token.text !== ";" && token.text !== "—") return null;
    const ends = joiners.sentenceMarks.includes(token.text);
    if (!ends && !joiners.clauseMarks.includes(token.text)) return null;
    // "she wrote: add a task" tells what somebody else wants.
    if (!ends && joiners.telling.includes(tokens[at - 1]?.text ?? "")) return null;
    const word = joinerAt(tokens, at + 1, joiners);
    return { joint: ends ? "sentence" : (word?.joint ?? "clause"), to: word?.to ?? at + 1 };
  }
  return joinerAt(tokens, at, joiners);
}

function joinerAt(tokens: readonly Token[], at: number, joiners: JoinerWords): { readonly joint: Joint; readonly to: number } | null {
  const rows: readonly [Joint, readonly string[]][] = [
    ["strong", joiners.strong],
    ["contrary", joiners.contrary],
    ["weak", joiners.weak],
  ];
  for (const length of [4, 3, 2, 1]) {
    const words = tokens.slice(at, at + length).map(({ text }) => text);
    const found = words.length === length ? rows.find(([, list]) => list.includes(words.join(" "))) : undefined;
    if (found !== undefined) return { joint: found[0], to: at + length };
  }
  return null;
}

import type { Span } from "../contract/span.ts";
import { trimSpan } from "../text/spans.ts";
import { type Cut, cutsIn, type Joint } from "./cuts.ts";
import { type Detection, detect, UNKNOWN } from "./detection.ts";
import { mayAsk, type Outlook, outlookOf } from "./outlook.ts";
import { type Reading, readClause } from "./reading.ts";
import { reasonBehind } from "./reasons.ts";
import {
  changesIt,
  isDeedApart,
  isNeed,
  isRequest,
  isSequel,
  isStatement,
  namesTask,
  opensSet,
  retitles,
  standsAlone,
  takesTitle,
  weightOf,
} from "./request.ts";
import { CUTTING, LEAST_WEIGHT, LEAST_WEIGHT_AFTER_TITLE } from "./thresholds.ts";
import { exceptionIn, type Turn, takenBackIn, turnIn } from "./turning.ts";
import { withValueRow } from "./value-rows.ts";

/** The clauses of a message, each with what it asks for; those that ask for nothing included. */
export function readClauses(message: Reading, within: Span = [0, message.text.length]): Detection[] {
  return clausesIn(message, within, detectIn(message), true);
}

/** `reasons`: whether one may stand behind a request; within the look for one none is looked for again. */
function clausesIn(message: Reading, within: Span, detectSpan: Detect, reasons: boolean): Detection[] {
  const whole = trimSpan(message.text, within);
  const turn = turnIn(message, whole, detectSpan);
  const before = ({ start, end }: Turn): Detection[] =>
    end < start ? clausesIn(message, [whole[0], end], detectSpan, reasons) : [detectSpan([whole[0], end])];
  if (turn !== null) return [...before(turn), ...clausesIn(message, [turn.start, whole[1]], detectSpan, reasons)];
  const exception = exceptionIn(message, whole, detectSpan);
  // What is spared asks for nothing of its own: "mark everything as done | except completed".
  if (exception !== null)
    return [detectSpan([whole[0], exception]), { ...detectSpan([exception, whole[1]]), intent: UNKNOWN, candidate: null }];
  const told = reasons ? reasonBehind(message, whole, (span) => clausesIn(message, span, detectSpan, false)) : null;
  if (told !== null)
    return [
      ...clausesIn(message, [whole[0], told.end], detectSpan, false),
      ...(told.next === null ? [] : clausesIn(message, [told.next, whole[1]], detectSpan, true)),
    ];
  // What is taken back at its end is so as a whole.
  const places = takenBackIn(message, whole).some(({ ends }) => ends)
    ? []
    : cutsIn(message, whole).filter((cut) => !message.relayed.some(({ line }) => line[0] < cut.start && cut.start < line[1]));
  let cuts = places;
  const outlook = cuts.length === 0 ? null : outlookOf(message);
  let accepted: readonly Cut[] = [];
  // A joint that is refused belongs to the request before it, which is then read again as a whole.
  for (let round = 0; outlook !== null && round < CUTTING.mostRounds; round++) {
    const requests = requestsIn(outlook, whole, cuts, detectSpan);
    const refused = refusedAmong(whole, requests, detectSpan);
    accepted = requests.map(({ cut }) => cut).filter((cut) => !refused.includes(cut));
    if (refused.length === 0) break;
    cuts = cuts.filter((cut) => cut !== refused[0]);
  }
  const starts = [whole[0], ...accepted.map(({ start }) => start)];
  const clauses = starts.map((start, at) => {
    const span: Span = [start, accepted[at]?.end ?? whole[1]];
    return withValueRow(message, span, places, detectSpan) ?? detectSpan(span);
  });
  return clauses.filter((detection, at) => !isBackground(detection, clauses[at + 1], accepted[at]) && !isEcho(detection, clauses[at - 1]));
}

/** What one clause asks for, whatever joints it has. */
export function detectClause(message: Reading, span: Span): Detection {
  const detectSpan = detectIn(message);
  return withValueRow(message, span, cutsIn(message, span), detectSpan) ?? detectSpan(span);
}

/** A joint, and the request that begins behind it. */
interface Request {
  readonly cut: Cut;
  readonly second: Detection;
}

/** The joints behind which a request stands by its own words, in order. */
function requestsIn(outlook: Outlook, whole: Span, cuts: readonly Cut[], detectSpan: Detect): Request[] {
  const requests: Request[] = [];
  // From the end: so each request is read up to where the next begins.
  let end = whole[1];
  for (let at = cuts.length - 1; at >= 0; at--) {
    const cut = cuts[at];
    if (cut === undefined || cut.end <= whole[0] || cut.start >= end) continue;
    const span: Span = [cut.start, lookEnd(cuts, at, end)];
    if (!mayAsk(outlook, span, cut.joint)) continue;
    const second = detectSpan(span);
    if (!isRequest(second, cut)) continue;
    requests.push({ cut, second });
    end = cut.end;
  }
  return requests.reverse();
}

/** The joints at which what stands before reaches into the request. */
function refusedAmong(whole: Span, requests: readonly Request[], detectSpan: Detect): Cut[] {
  const refused: Cut[] = [];
  let start = whole[0];
  let first: Detection | null = null;
  let refusals = 0;
  for (const { cut, second } of requests) {
    // What stands before is read anew for each joint, but not endlessly.
    const before = (): Detection => {
      if (first === null || refusals < CUTTING.mostRefusals) first = detectSpan([start, cut.end]);
      return first;
    };
    const isLeftOut = cut.joint === "contrary" && opensSet(second.clause) && namesTask(before());
    if (!isLeftOut && parts(before, second, cut)) {
      start = cut.start;
      first = null;
      refusals = 0;
    } else {
      refused.push(cut);
      refusals++;
    }
  }
  return refused;
}

/** A request shows itself early: a long stretch is looked at up to a joint that is far enough. */
function lookEnd(cuts: readonly Cut[], at: number, end: number): number {
  const far = (cuts[at]?.start ?? 0) + CUTTING.longestLook;
  if (end <= far) return end;
  let next = at + 1;
  while ((cuts[next]?.end ?? end) < far) next++;
  return Math.min(cuts[next]?.end ?? end, end);
}

/** Decides what a stretch asks for. */
type Detect = (span: Span) => Detection;

/** Decides for each stretch once: it is asked for again in each round. */
function detectIn(message: Reading): Detect {
  const known = new Map<string, Detection>();
  return (span) => {
    const [start, end] = trimSpan(message.text, span);
    const key = `${start}-${end}`;
    const detection = known.get(key) ?? detect(readClause(message, [start, end]));
    known.set(key, detection);
    return detection;
  };
}

/** Whether the message is cut before a request: the first stretch must not reach into it. */
function parts(before: () => Detection, second: Detection, { joint }: Cut): boolean {
  if (second.intent === UNKNOWN) return true;
  const weight = weightOf(second);
  if (joint === "sentence" || joint === "contrary") {
    if (weight >= LEAST_WEIGHT_AFTER_TITLE[joint]) return true;
    return takesTitle(before()) ? changesIt(second) : weight >= LEAST_WEIGHT[joint];
  }
  const first = before();
  // "ask mum could you lend me a pan": behind a request it is words of the request.
  if (joint === "story" && first.intent !== UNKNOWN) return false;
  if (reaches(first, joint, second) || enumerates(first, second)) return false;
  if (first.intent !== UNKNOWN && (takesTitle(first) || takesTitle(second)) && standsAlone(first, second)) return true;
  if (isSequel(second) && weight < LEAST_WEIGHT[joint]) return namesTask(first);
  if (changesIt(second) && (namesTask(first) || retitles(first))) return true;
  if (joint !== "strong" && joint !== "story" && first.intent === UNKNOWN && (weight < leastBehind(joint, second) || isStatement(second)))
    return false;
  return takesTitle(first) ? weight >= LEAST_WEIGHT_AFTER_TITLE[joint] || changesIt(second) : weight >= LEAST_WEIGHT[joint];
}

/** How sure a request must be behind words that ask for nothing: "so" tells that what follows comes of them. */
function leastBehind(joint: Joint, second: Detection): number {
  const title = second.candidate?.frame.captures["title"];
  const { text, settings } = second.clause.message;
  // "…, so add that" takes its title from them.
  const pointsBack = title !== undefined && settings.language.deixis.singular.includes(text.slice(...title));
  return joint === "hence" && !isNeed(second) && !pointsBack ? LEAST_WEIGHT.hence : CUTTING.leastAfterNothing;
}

/** "move OPS-9 and m7 to friday": two ids side by side are one enumeration. */
function enumerates({ clause: first }: Detection, { clause: second }: Detection): boolean {
  const identifier = first.message.grammar.words.ids.get("identifier");
  const isId = (arcs: readonly { readonly word: number }[] | undefined): boolean => arcs?.some(({ word }) => word === identifier) ?? false;
  return isId(first.parse.sentence.arcs.at(-1)) && isId(second.parse.sentence.arcs[0]);
}

/** Whether a refusal or a supposition in the first stretch covers the second: "don't delete 1, delete 2" turns away, "if it rains, delete 2" does not. */
function reaches({ candidates, clause }: Detection, joint: Joint, second: Detection): boolean {
  const reasons = (candidates[0] ?? clause.parse).guards
    .map(({ reason }) => reason)
    .filter((reason) => reason !== "other-domain" && reason !== "asked" && reason !== "intended");
  if (reasons.length === 0) return false;
  const turnsAway =
    joint === "clause" && candidates.length > 0 && (weightOf(second) >= CUTTING.turningAway || isSequel(second) || changesIt(second));
  return !(turnsAway && reasons.every((reason) => reason === "negated" || reason === "taken-back" || reason === "not-yet"));
}

/** "get rid of 30, it's obsolete": what is said of "it" behind a request for the same deed is no second one. */
function isEcho(second: Detection, first: Detection | undefined): boolean {
  const { span } = second.clause;
  const naming = second.candidate?.frame.captures["naming"];
  const { text, settings } = second.clause.message;
  const pronouns = settings.language.deixis.singular;
  return (
    first !== undefined &&
    first.intent === second.intent &&
    first.intent !== UNKNOWN &&
    naming?.[0] === span[0] &&
    pronouns.includes(text.slice(...naming).split("'")[0] ?? "")
  );
}

/** A need that is told before an explicit request of the same kind is its background: "I travel by train; remind me to …". */
function isBackground(first: Detection, second: Detection | undefined, cut: Cut | undefined): boolean {
  return (
    first.candidate?.frame.frame.role === "need" &&
    first.intent === second?.intent &&
    (second.candidate?.weight ?? 0) >= CUTTING.explicit &&
    !(cut !== undefined && isDeedApart(first, second, cut))
  );
}

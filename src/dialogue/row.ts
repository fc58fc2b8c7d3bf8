import type { Span } from "../contract/span.ts";
import type { GuardMatch } from "../frames/parse.ts";
import { readClauses } from "../intent/clauses.ts";
import { type Detection, publicDetection, UNKNOWN } from "../intent/detection.ts";
import { type ClauseReading, type Reading, readClause, readMessage } from "../intent/reading.ts";
import { opensSet } from "../intent/request.ts";
import type { GuardReason } from "../lexicon/frame.ts";
import type { Language } from "../lexicon/language.ts";
import { compileWords, phraseAt } from "../slots/phrases.ts";
import { compiledOnce } from "../text/compiled-once.ts";
import { normalize } from "../text/normalize.ts";
import { outside, trimSpan } from "../text/spans.ts";
import { type Token, tokenize } from "../text/tokens.ts";
import { referenceOf } from "./choice.ts";
import { joints, type Stop } from "./joints.ts";
import { knownChange } from "./known-change.ts";
import { limitWords } from "./limit-words.ts";
import type { Plan } from "./plan.ts";
import { isOfSet } from "./spared.ts";

/** What clauses come to, one after the other. */
type Planned = (detections: readonly Detection[]) => readonly Plan[];

const MOST_TOKENS = 40;
/** A title with an "and" of its own is found within so many joints. */
const MOST_ENDS = 3;

/**
 * "optician friday, gutter sunday", "put milk on the shopping list and cake on the party list": a clause of several requests, each with a new value or
 * a place of its own, where one verb or none stands before them. Null where any part of it is no such request.
 */
export function rowOf(detection: Detection, planned: Planned): readonly Plan[] | null {
  const { clause } = detection;
  if (clause.tokens.length > MOST_TOKENS || clause.message.text.includes("?")) return null;
  const places = placesIn(clause);
  const stops = joints(clause);
  if (isWhole(detection, stops)) return null;
  if (!mayHoldSeveral(detection, stops.length, places)) return null;
  const read = partsOf(detection, { stops, places, lead: leadOf(detection), planned });
  const plans = (read ?? []).flat();
  const spares = read?.some((part) => part.length === 0);
  // "get rid of all of them, do not touch the kettle": what is left as it is comes out of the set, and what is named beside it may as well.
  const set = plans.filter(isOfSet);
  const ofSet = new Set(set.map(({ arguments: { task_id: id } }) => id));
  // "all open tasks. The roof": behind a mark alone it may be told of as well as meant.
  const isMarkedOff = ({ span }: Plan): boolean => /\p{P}$/u.test(clause.message.text.slice(clause.span[0], span[0]).trimEnd());
  // "… but anything on the work list isn't done": no question.
  const isOfOthers = ({ span, arguments: given }: Plan): boolean => "filters" in given && opensSet(readClause(clause.message, span));
  const isDoubtful = (plan: Plan): boolean =>
    !set.includes(plan) && (ofSet.has(plan.arguments["task_id"]) || (isBare(plan) && isMarkedOff(plan)) || isOfOthers(plan));
  if (set.length > 0 && (spares || plans.some(isDoubtful))) return null;
  return plans.length === 0 || (read?.length === 1 && !places.some(({ bare }) => bare)) ? null : plans;
}

/** A task that is named, and nothing said of it: beside "all" it may be left out. */
function isBare({ arguments: given }: Plan): boolean {
  return "task_id" in given && Object.keys(given).every((name) => name === "task_id" || name === "user_id");
}

interface Joined {
  readonly stops: readonly Stop[];
  readonly places: readonly Place[];
  readonly lead: Span | null;
  readonly planned: Planned;
}

/** The plans of each part, where all that stands between some of the joints is a request; null where there is no such row. */
function partsOf(detection: Detection, { stops, places, lead, planned }: Joined): readonly (readonly Plan[])[] | null {
  const [start, end] = [lead?.[1] ?? detection.clause.span[0], detection.clause.span[1]];
  const known = new Map<number, readonly (readonly Plan[])[] | null>();
  const partsFrom = (from: number): readonly (readonly Plan[])[] | null => {
    if (from >= end) return [];
    const found = known.get(from);
    if (found !== undefined) return found;
    known.set(from, null);
    const ends = [...stops.filter(({ before }) => before > from), { before: end, behind: end }].slice(0, MOST_ENDS + 1);
    for (const { before, behind } of ends) {
      if (before === end && from === start && places.at(-1)?.bare !== true) continue;
      const part = partIn(detection, lead, [from, before], planned);
      const rest = part === null ? null : partsFrom(behind);
      if (part === null || rest === null) continue;
      known.set(from, [part, ...rest]);
      break;
    }
    return known.get(from) ?? null;
  };
  return partsFrom(start);
}

const exceptionWords = compiledOnce(({ deixis }: Language) => compileWords(deixis.except));

/** What may be said of one part alone. */
const PARTIAL: ReadonlySet<GuardReason> = new Set(["not-yet", "negated"]);

/** Whether nothing is to be taken apart: a change that has all it needs, an exception, or a refusal. */
function isWhole({ intent, clause, row }: Detection, [stop]: readonly Stop[]): boolean {
  if (row !== undefined) return true;
  // "milk is done but not bread": what is left as it is stands behind what is done; what is refused at the beginning is so as a whole.
  const isPartial = ({ reason, at }: GuardMatch): boolean =>
    reason === "other-domain" || (PARTIAL.has(reason) && stop !== undefined && at >= stop.before);
  if (intent === UNKNOWN) return !clause.parse.guards.every(isPartial);
  const except = exceptionWords(clause.message.settings.language);
  // "all but the rent and the milk": what is spared is no request of its own.
  return clause.tokens.some((_, at) => at > 0 && phraseAt(clause.tokens, at, except) !== null);
}

/** Whether it is worth looking: there is a joint, and two values, places or words of titles; or a list by its mere name. */
function mayHoldSeveral({ clause, intent }: Detection, stops: number, places: readonly Place[]): boolean {
  if (places.some(({ bare }) => bare)) return true;
  if (stops === 0) return false;
  const { intents } = clause.message.settings.registry;
  if (intent !== UNKNOWN && intents[intent]?.needsReference !== true) return places.length + clause.dates.length > 1;
  const titles = new Set((clause.message.world.tasks ?? []).flatMap(({ title }) => tokenize(normalize(title)).map(({ text }) => text)));
  const { determiners } = clause.message.settings.language.lists;
  const isNamed = ({ text, kind }: Token): boolean =>
    kind === "number" || (kind === "word" && titles.has(text) && !determiners.includes(text));
  return places.length + clause.tokens.filter(isNamed).length > 1;
}

/** Classes of verbs that put something somewhere, or give it a new value. */
const LEADING = ["put", "addbare", "add", "set", "changestrong"];

/** The verb that holds for each part, with what stands before it; null where there is none. */
function leadOf({ candidate, clause }: Detection): Span | null {
  const { title, naming } = candidate?.frame.captures ?? {};
  const from = title?.[0] ?? naming?.[0];
  if (from !== undefined && from > clause.span[0]) return [clause.span[0], from];
  const verbs = new Set(LEADING.map((name) => clause.message.grammar.words.ids.get(name)));
  const arc = candidate === null ? clause.parse.sentence.arcs[0]?.find(({ word }) => verbs.has(word)) : undefined;
  const next = arc === undefined ? undefined : clause.tokens[arc.length];
  return next === undefined ? null : [clause.span[0], next.start];
}

/** What one part asks for, with the verb said again; null where that is not plain. */
function partIn(detection: Detection, lead: Span | null, within: Span, planned: Planned): readonly Plan[] | null {
  const { message } = detection.clause;
  const { items, joiners, lists } = message.settings.language;
  const span = trimSpan(message.text, within);
  const part = readClause(message, span);
  // "… at 3 and *from* school at 5": what joins it to the words before.
  const joint = part.tokens[0]?.text ?? "";
  if (items.binding.includes(joint) && !joiners.becoming.includes(joint) && lead !== null && span[0] > lead[1]) return null;
  const last = lastWord(part);
  const place = placesIn(part).at(-1);
  const isPlaced = place !== undefined && place.end === last?.end;
  const words = message.raw.slice(...span);
  const listed = `${message.raw.slice(span[0], last?.end)} ${lists.nouns[0]}`;
  const leads = lead !== null ? [message.raw.slice(...lead)] : isPlaced ? ["", `${items.adding} `] : [""];
  const isLed = lead !== null || isPlaced;
  // "set all tasks to high, …": a change that holds for each part makes no new task.
  const changes = detection.candidate?.frame.captures["naming"] !== undefined;
  const isKept = (plan: Plan): boolean => !changes || "task_id" in plan.arguments;
  const ways = leads.flatMap((before) => [
    { said: before + (isPlaced && place.bare ? listed : words), isFit: (plan: Plan) => isPlain(plan, isLed) && isKept(plan) },
    // "the gutter on home, the passport on admin": names of lists that nothing stands on yet, for tasks that are known.
    ...(lead !== null && !isPlaced && isBehindPlace(part, last) && !saysStatus(part)
      ? [{ said: before + listed, isFit: (plan: Plan) => isPlain(plan, true) && "task_id" in plan.arguments && "list" in plan.arguments }]
      : []),
  ]);
  for (const { said, isFit } of ways) {
    const plans = plansIn(readMessage(said, message.world, message.settings), planned);
    if (plans?.every(isFit) === true) return plans.map((plan) => ({ ...plan, span, evidence: publicDetection(detection).evidence }));
  }
  return lead === null && isLeftAsItIs(part) ? [] : null;
}

/** "on hold": a status, though none that a task may have. */
function saysStatus({ parse, message }: ClauseReading): boolean {
  const status = message.grammar.words.ids.get("openstatus");
  return parse.sentence.arcs.some((arcs) => arcs.some(({ word }) => word === status));
}

/** The last word of a part that is no mere politeness. */
function lastWord({ tokens, parse, message }: ClauseReading): Token | undefined {
  const closer = message.grammar.words.ids.get("closer");
  return tokens.findLast(({ kind }, at) => kind !== "mark" && !parse.sentence.arcs[at]?.some(({ word }) => word === closer));
}

/** Whether a word stands behind a preposition of places. */
function isBehindPlace({ tokens, message, dates }: ClauseReading, word: Token | undefined): boolean {
  const { joiners, lists } = message.settings.language;
  const { determiners, prepositions } = lists;
  const at = word === undefined ? -1 : tokens.indexOf(word);
  const lead = tokens[determiners.includes(tokens[at - 1]?.text ?? "") ? at - 2 : at - 1]?.text ?? "";
  const leads = Object.hasOwn(prepositions, lead) && (prepositions[lead] === "to" || joiners.valueLeads.includes(lead));
  return leads && outside(tokens, dates).some((token) => token === word);
}

function plansIn(said: Reading, planned: Planned): readonly Plan[] | null {
  const plans = planned(readClauses(said));
  return plans.length > 0 ? plans : knownChange(said);
}

/** "gutter not yet", "not the gutter", beside others that are done: a task that is named, and nothing to do. */
function isLeftAsItIs({ message, span, parse, tokens }: ClauseReading): boolean {
  const words = limitWords(message, span);
  if (words?.kind === "without" && referenceOf(message, words.named).status === "resolved") return true;
  return parse.guards.some(({ reason }) => PARTIAL.has(reason)) && tokens.length > 1;
}

/** Whether a call has all it needs; behind a verb that holds for several, with a value or a place of its own. */
function isPlain(plan: Plan, isLed: boolean): boolean {
  const { arguments: given, assumed } = plan;
  const isOwn = (name: string): boolean => !assumed.includes(name) || name === "due_date";
  const own = Object.keys(given).filter((name) => name !== "title" && name !== "user_id");
  return isSettled(plan) && (!isLed || own.some(isOwn));
}

/** Whether nothing of a plan is left to be asked but a yes. */
export function isSettled({ reference, missing, unread }: Plan): boolean {
  return reference === null && missing.length === 0 && unread.length === 0;
}

interface Place {
  readonly end: number;
  /** Whether the noun is not there: "on party", of a list that a task stands on. */
  readonly bare: boolean;
}

/** The lists that a clause names behind a preposition: by the noun, or by a name that is known. */
function placesIn(clause: ClauseReading): readonly Place[] {
  const { tokens, message } = clause;
  const { lists } = message.settings.language;
  const known = new Set([
    ...lists.bareNames,
    ...(message.world.tasks ?? []).flatMap(({ list }) => (list === undefined ? [] : [normalize(list)])),
  ]);
  return tokens.flatMap((token, at): readonly Place[] => {
    if (lists.nouns.includes(token.text)) return [{ end: token.end, bare: false }];
    const isName = known.has(token.text) && !lists.nouns.includes(tokens[at + 1]?.text ?? "") && isBehindPlace(clause, token);
    return isName ? [{ end: token.end, bare: true }] : [];
  });
}

import type { TemporalLead } from "../lexicon/en/temporal.ts";
import { is, isMark, type Reading, senseAt } from "./reading.ts";

/** What leads in a phrase: "by", "due on", "instead of", "later". */
export interface Lead {
  /** The first piece of it; the phrase's own where nothing leads in. */
  readonly from: number;
  /** Where the phrase begins without prepositions: the article and vague words belong to it. */
  readonly core: number;
  readonly direction: "old" | "new" | "plain";
  readonly firm: boolean;
  readonly bound: TemporalLead["bound"];
  /** Which piece is the nearest preposition; null where there is none. */
  readonly word: number | null;
  /** It may lead in a bare hour ("at 5"). */
  readonly hour: boolean;
  /** An article or possessive stands before the phrase. */
  readonly determined: boolean;
  /** "The" stands right before the phrase. */
  readonly the: boolean;
  /** A request to be reminded stands right before it: "remind me on monday". */
  readonly asked: boolean;
  readonly morning: boolean;
}

const MOST_WORDS = 4;

/** Nothing leads in. */
export const NO_LEAD: Lead = {
  from: 0,
  core: 0,
  direction: "plain",
  firm: false,
  bound: null,
  word: null,
  hour: false,
  determined: false,
  the: false,
  asked: false,
  morning: false,
};

function joined(near: TemporalLead, far: TemporalLead): TemporalLead {
  return { ...near, firm: near.firm || far.firm, bound: near.bound ?? far.bound };
}

/** Reads backwards from a phrase, at most to `floor`. */
export function readLead(reading: Reading, at: number, floor: number): Lead {
  const article = at > floor && is(reading, at - 1, "the") ? at - 1 : at;
  const the = article < at;
  const determined = !the && at > floor && is(reading, at - 1, "determiner") && !standsForNoun(reading, at - 1, floor);
  const { core, morning } = readVague(reading, article, floor);
  const nearest = core > floor ? leadAt(reading, skipColon(reading, core - 1, floor), floor, true) : null;
  if (nearest === null)
    return { ...NO_LEAD, from: skipWhen(reading, core, floor), core, determined, the, asked: isAsked(reading, core, floor), morning };
  let { lead, from } = nearest;
  let { direction } = lead;
  for (let step = 1; step < MOST_WORDS && from > floor; step++) {
    const found = leadAt(reading, skipColon(reading, from - 1, floor), floor, false);
    if (found === null) break;
    lead = joined(lead, found.lead);
    if (direction === "plain") direction = found.lead.direction;
    from = found.from;
  }
  if (isFirstThing(reading, from, floor)) from -= 2;
  // "on or before friday" has friday in it.
  const inclusive = lead.bound === "before" && from - 2 >= floor && is(reading, from - 1, "or") && is(reading, from - 2, "on");
  if (inclusive) from -= 2;
  // "sometime before friday"; "what is late to friday" is no vague goal.
  const states = lead.direction === "new" && is(reading, from - 1, "late");
  const vague = states ? 0 : vagueBefore(reading, from, floor);
  from -= vague;
  // Without a change "from monday" is a start and "to" a goal.
  const start = is(reading, nearest.at, "from") && !reading.changes;
  if (reading.purpose === "filter" || start) direction = "plain";
  return {
    from,
    core: vague > 0 ? from : core,
    direction,
    firm: lead.firm,
    bound: inclusive ? "until" : lead.bound,
    word: nearest.at,
    hour: nearest.lead.hour,
    determined,
    the,
    asked: isAsked(reading, from, floor),
    morning,
  };
}

/** "remind me …", "alert her …", "a reminder (set) …" */
function isAsked(reading: Reading, at: number, floor: number): boolean {
  const set = is(reading, at - 1, "change") ? at - 1 : at;
  const verb = is(reading, set - 1, "me") ? set - 2 : set - 1;
  return verb >= floor && is(reading, verb, "alert");
}

/** "later", "sometime", "first thing": vague words that belong to the phrase behind them. */
function readVague(reading: Reading, at: number, floor: number): { readonly core: number; readonly morning: boolean } {
  let core = at;
  for (let step = 0; step < MOST_WORDS; step++) core -= vagueBefore(reading, core, floor);
  const morning = isFirstThing(reading, core, floor);
  return { core: morning ? core - 2 : core, morning };
}

/** "when it's 5 pm" */
function skipWhen(reading: Reading, at: number, floor: number): number {
  if (at - 2 < floor || !is(reading, at - 1, "copula")) return at;
  const when = is(reading, at - 2, "when") ? at - 2 : at - 3;
  return when >= floor && is(reading, when, "when") && (when === at - 2 || is(reading, at - 2, "it")) ? when : at;
}

function vagueBefore(reading: Reading, at: number, floor: number): number {
  if (at <= floor) return 0;
  if (is(reading, at - 1, "vague") || isHedge(reading, at - 1, floor)) return 1;
  if (at - 2 < floor) return 0;
  // "at least an hour", "all day tomorrow"
  const least = is(reading, at - 1, "least") && is(reading, at - 2, "at");
  return least || (is(reading, at - 1, "day-noun") && is(reading, at - 2, "all")) ? 2 : 0;
}

/** The "one" of "the passport one tuesday": it has an article of its own. */
function standsForNoun(reading: Reading, at: number, floor: number): boolean {
  if (senseAt(reading, at)?.number !== 1 || is(reading, at, "article")) return false;
  return [1, 2, 3].some((back) => at - back >= floor && (is(reading, at - back, "the") || is(reading, at - back, "this")));
}

/** "in about an hour", "at around 5": between a preposition and the phrase "about" only makes it vague. */
function isHedge(reading: Reading, at: number, floor: number): boolean {
  return at > floor && is(reading, at, "hedge") && senseAt(reading, at - 1)?.lead !== undefined && !is(reading, at - 1, "hedge");
}

function isFirstThing(reading: Reading, at: number, floor: number): boolean {
  return at - 2 >= floor && is(reading, at - 1, "first-thing") && senseAt(reading, at - 2)?.ordinal === 1;
}

/** "due: friday" */
function skipColon(reading: Reading, at: number, floor: number): number {
  return at > floor && isMark(reading, at, ":") && is(reading, at - 1, "due-lead") ? at - 1 : at;
}

interface FoundLead {
  readonly lead: TemporalLead;
  readonly at: number;
  readonly from: number;
}

function leadAt(reading: Reading, at: number, floor: number, nearest: boolean): FoundLead | null {
  const lead = senseAt(reading, at)?.lead;
  if (lead === undefined) return null;
  if (is(reading, at, "of")) return at > floor && is(reading, at - 1, "instead") ? { lead, at, from: at - 1 } : null;
  if (is(reading, at, "than")) {
    if (at > floor && is(reading, at - 1, "rather")) return { lead, at, from: at - 1 };
    const latest = at - 1 > floor && is(reading, at - 1, "later") && is(reading, at - 2, "no");
    return latest ? { lead: { firm: true, direction: "plain", bound: "until", hour: true }, at, from: at - 2 } : null;
  }
  if (is(reading, at, "not")) return { lead, at, from: at };
  // "the report is due on monday" keeps its "due".
  if (is(reading, at, "due-lead")) return at > floor && is(reading, at - 1, "copula") ? null : { lead, at, from: at };
  return nearest ? { lead, at, from: at } : null;
}

/** Whether what follows a phrase lets it stand for a time, and not describe a noun ("friday demo"). */
export function endsPhrase(reading: Reading, to: number): boolean {
  const next = reading.pieces[to];
  if (next === undefined || next.kind === "wall" || next.kind === "number") return true;
  if (next.kind === "mark") return !((next.text === "-" || next.text === "/" || next.text === "%" || next.text === "$") && next.glued);
  const sense = next.sense;
  if (sense === null) return false;
  return sense.roles.has("boundary") || isTemporal(reading, to);
}

function isTemporal(reading: Reading, at: number): boolean {
  const sense = senseAt(reading, at);
  // "tues half 5"
  if (is(reading, at, "same") && is(reading, at + 1, "time-noun")) return true;
  if (is(reading, at, "half") && (reading.pieces[at + 1]?.kind === "number" || senseAt(reading, at + 1)?.number !== undefined)) return true;
  return sense?.weekday !== undefined || sense?.relativeDay !== undefined || sense?.month !== undefined || sense?.part !== undefined;
}

/** Whether a phrase that could describe a noun stands for itself. */
export function stands(reading: Reading, at: number, to: number, lead: Lead): boolean {
  if (lead.firm || (is(reading, to, "task-noun") && (!lead.determined || is(reading, at - 1, "article")))) return true;
  const ends = endsPhrase(reading, to);
  if (ends) return !lead.determined;
  if (lead.word !== null || lead.determined) return false;
  if (lead.core < at) return false;
  return opens(reading, at) || is(reading, at - 1, "me");
}

/** Whether a piece is the first of the stretch or of a sentence. */
export function opens(reading: Reading, at: number): boolean {
  const before = reading.pieces[at - 1];
  return before === undefined || before.kind === "wall" || [",", ";", ":", ".", "!", "?"].some((mark) => isMark(reading, at - 1, mark));
}

/** Whether a number counts what follows it ("march 3 miles"). */
export function counts(reading: Reading, at: number): boolean {
  const next = reading.pieces[at];
  return (
    is(reading, at, "count-noun") ||
    is(reading, at, "measure") ||
    (next?.kind === "word" && next.sense === null && next.text.endsWith(reading.pluralEnding))
  );
}

import type { Match } from "../content.ts";
import type { Lead } from "../lead.ts";
import { is, type Reading, senseAt } from "../reading.ts";
import { readDuration } from "./quantity.ts";

/** Verbs and adverbs of shifting are looked for this far before the length of time. */
const REACH = 12;

/** "the monday after", "the friday before that": counted from the date that a task has. */
export function matchWeekdayAfter(reading: Reading, at: number, lead: Lead): Match | null {
  const weekday = senseAt(reading, at)?.weekday?.value;
  const behind = is(reading, at + 1, "after");
  if (weekday === undefined || !lead.the || reading.purpose === "filter" || !(behind || is(reading, at + 1, "before"))) return null;
  const to = is(reading, at + 2, "that") ? at + 3 : at + 2;
  const next = reading.pieces[to];
  if (next !== undefined && next.kind !== "mark" && next.kind !== "wall") return null;
  return { to, content: { kind: "shift", amount: { weekday }, direction: behind ? 1 : -1 } };
}

/** "two days later", "an hour earlier", "push it back a week", "postpone it by three days". */
export function matchShift(reading: Reading, at: number, lead: Lead): Match | null {
  const length = readDuration(reading, at);
  if (length === null || is(reading, length.to, "ago")) return null;
  const { to, amount } = length;
  if (is(reading, to, "later")) return { to: to + 1, content: { kind: "shift", amount, direction: 1 } };
  if (is(reading, to, "earlier")) return { to: to + 1, content: { kind: "shift", amount, direction: -1 } };
  if (is(reading, to, "before") || is(reading, to, "after") || is(reading, to, "from")) return null;
  const led = lead.word === null || is(reading, lead.word, "for") || is(reading, lead.word, "by");
  if (!led || reading.purpose === "filter") return null;
  const behind = directionOf(reading, to);
  if (behind !== null && verbBefore(reading, lead.from) !== null)
    return { to: to + 1, content: { kind: "shift", amount, direction: behind } };
  const before = adverbBefore(reading, lead.from);
  const verb = verbBefore(reading, lead.from);
  if (verb === null || (before === null && verb.loose && !(lead.word !== null && is(reading, lead.word, "by")))) return null;
  return { to, content: { kind: "shift", amount, direction: before ?? verb.direction } };
}

function directionOf(reading: Reading, at: number): 1 | -1 | null {
  if (is(reading, at, "back")) return 1;
  return is(reading, at, "up") || is(reading, at, "forward") ? -1 : null;
}

/** "back", "forward", "up", right before the length of time. */
function adverbBefore(reading: Reading, at: number): 1 | -1 | null {
  if (is(reading, at - 1, "back")) return 1;
  if (is(reading, at - 1, "up")) return -1;
  // "Bring it forward" is earlier; "push it forward" is later.
  return is(reading, at - 1, "forward") ? (verbBefore(reading, at - 1)?.direction ?? 1) : null;
}

/** The verb that shifts; a `loose` one ("move", "set") needs an adverb or "by" beside the length of time. */
function verbBefore(reading: Reading, at: number): { readonly direction: 1 | -1; readonly loose: boolean } | null {
  for (let index = at - 1; index >= 0 && index >= at - REACH; index--) {
    if (is(reading, index, "advance")) return { direction: -1, loose: false };
    if (is(reading, index, "delay")) return { direction: 1, loose: is(reading, index, "loose") };
  }
  return null;
}

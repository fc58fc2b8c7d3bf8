import type { Content, Match } from "./content.ts";
import { type Lead, readLead } from "./lead.ts";
import { matchersAt } from "./matchers.ts";
import { is, type Reading } from "./reading.ts";

/** A phrase where it stands, with what leads it in. */
export interface Phrase {
  readonly lead: Lead;
  readonly to: number;
  readonly content: Content;
}

/** Finds the phrases of a reading from left to right; none overlaps another. */
export function scan(reading: Reading): Phrase[] {
  const phrases: Phrase[] = [];
  let floor = 0;
  for (let at = 0; at < reading.pieces.length; at++) {
    const piece = reading.pieces[at];
    if (
      piece === undefined ||
      (piece.kind !== "number" && piece.sense?.starts !== true) ||
      isIdleArticle(reading, at) ||
      isCompound(reading, at)
    )
      continue;
    const candidates = matchersAt(piece);
    if (candidates.length === 0) continue;
    const lead = readLead(reading, at, floor);
    const found = firstOf(candidates, reading, at, lead, phrases.at(-1) ?? null);
    if (found === null) continue;
    const to = skipLatest(reading, found.to);
    phrases.push({ lead, to, content: found.content });
    floor = to;
    at = to - 1;
  }
  return phrases;
}

function firstOf(candidates: ReturnType<typeof matchersAt>, reading: Reading, at: number, lead: Lead, before: Phrase | null): Match | null {
  for (const match of candidates) {
    const found = match(reading, at, lead, before);
    if (found !== null) return found;
  }
  return null;
}

/** An article leads in a length of time or nothing, and most lead in nothing: it saves trying all the rest. */
function isIdleArticle(reading: Reading, at: number): boolean {
  return is(reading, at, "article") && reading.pieces[at]?.sense?.anchor === false && reading.pieces[at + 1]?.sense == null;
}

/** "by 5 at the latest" */
function skipLatest(reading: Reading, at: number): number {
  return is(reading, at, "at") && is(reading, at + 1, "the") && is(reading, at + 2, "least") ? at + 3 : at;
}

// "friday.com", but not a sentence that lacks its blank.
const LONGEST_DOMAIN = 3;

/** "sun-dried", "may_be", "friday@example.com": part of a longer name. */
function isCompound(reading: Reading, at: number): boolean {
  const piece = reading.pieces[at];
  if (piece?.kind !== "word") return false;
  return joinsName(reading, at + 1, at + 2) || (piece.glued && joinsName(reading, at, at - 2));
}

function joinsName(reading: Reading, mark: number, other: number): boolean {
  const joint = reading.pieces[Math.max(mark, other) - 1];
  const beyond = reading.pieces[other];
  const right = reading.pieces[Math.max(mark, other)];
  if (joint?.kind !== "mark" || !joint.glued || right?.glued !== true || beyond?.kind !== "word" || beyond.sense?.starts === true)
    return false;
  return "-_@/\\#".includes(joint.text) || (joint.text === "." && beyond.sense === null && beyond.text.length <= LONGEST_DOMAIN);
}

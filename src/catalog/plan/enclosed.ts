import { matchesOf } from "../../text/matches.ts";

const PAIRS: ReadonlyMap<string, string> = new Map([
  ['"', '"'],
  ["`", "`"],
  ["“", "”"],
  ["«", "»"],
  ["{", "}"],
  ["[", "]"],
  ["(", ")"],
]);
const MARK = /["`“”«»{}[\]()]/g;

/** The places of a text that stand in quotes or brackets. What is opened and not closed again encloses nothing. */
export function enclosed(text: string): ReadonlySet<number> {
  const hidden = new Set<number>();
  const marks = matchesOf(MARK, text).slice(0, MOST_MARKS);
  let at = 0;
  while (at < marks.length) {
    const end = closing(marks, at);
    const [start, stop] = [marks[at]?.index ?? 0, marks[end]?.index ?? 0];
    if (end > at) for (let place = start; place <= stop; place++) hidden.add(place);
    at = Math.max(at, end) + 1;
  }
  return hidden;
}

const MOST_MARKS = 400;

/** The place of the mark that closes this one; the place itself where none does. */
function closing(marks: readonly RegExpMatchArray[], at: number): number {
  const opened = marks[at]?.[0] ?? "";
  const wanted = PAIRS.get(opened);
  if (wanted === undefined) return at;
  let depth = 0;
  for (let next = at + 1; next < marks.length; next++) {
    const mark = marks[next]?.[0];
    if (mark === wanted && depth === 0) return next;
    if (mark === wanted) depth--;
    else if (mark === opened) depth++;
  }
  return at;
}

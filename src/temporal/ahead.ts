import type { AheadContent } from "./content.ts";
import { type Lead, NO_LEAD } from "./lead.ts";
import { readClock } from "./match/clock.ts";
import { matchDay } from "./match/day.ts";
import { isWholeDays, moveDay } from "./match/quantity.ts";
import { plainDay } from "./match/relative-day.ts";
import type { Group } from "./phrase-group.ts";
import { is, type Reading } from "./reading.ts";
import { applyShift } from "./shift.ts";
import { type TemporalValue, valueOfGroup } from "./value.ts";

/** A group that says how long before or after something, and what comes of it. */
export interface Ahead {
  readonly group: Group;
  /** The date that it is counted from; it stays in the title. */
  readonly anchor: Group | null;
  readonly value: TemporalValue;
}

/** "remind me an hour before the workout at 6pm": counted from a date that stands elsewhere, where there is one. */
export function countedFrom(reading: Reading, groups: readonly Group[]): Ahead | null {
  const group = groups.find(({ whole }) => whole?.kind === "ahead");
  const ahead = group?.whole?.kind === "ahead" ? group.whole : null;
  if (group === undefined || ahead === null) return null;
  if (reading.purpose === "due") {
    for (const anchor of [...groups, describedBehind(reading, group)]) {
      const value = anchor?.whole === null && anchor.direction === "plain" ? valueFrom(reading, ahead, anchor) : null;
      if (value !== null) return { group, anchor, value };
    }
  }
  const { amount, direction } = ahead;
  return stands(reading, group, ahead) ? { group, anchor: null, value: { kind: "ahead", amount, direction } } : null;
}

/** The value of a date, counted back or on; the day itself where it has no hour to count from. */
function valueFrom(reading: Reading, { amount, direction, part }: AheadContent, anchor: Group): TemporalValue | null {
  if (part !== null && anchor.day !== null) {
    const day = anchor.day.kind === "day" ? anchor.day.day : anchor.day.due;
    const moved = plainDay(moveDay(day, amount, direction), { assumed: anchor.day.assumed });
    return valueOfGroup(reading, { ...anchor, day: moved, times: [], part });
  }
  const value = valueOfGroup(reading, anchor);
  if (value?.kind !== "date") return null;
  const moved = applyShift(value.value, { amount, direction }, reading.timeZone);
  return moved !== null ? { ...value, value: moved } : isWholeDays(amount) ? null : { ...value, assumed: true };
}

/** Pieces behind "an hour before" in which a date may describe what is counted from. */
const REACH = 12;
const FIRM: Lead = { ...NO_LEAD, firm: true };

/** "my 3 pm appointment", "the friday demo": a date that describes a noun, and by itself is no due date. */
function describedBehind(reading: Reading, group: Group): Group | null {
  const from = group.phrases[0]?.to ?? 0;
  let { day, times } = EMPTY;
  for (let at = from; at < from + REACH && reading.pieces[at]?.kind !== "mark"; at++) {
    const found = day === null ? matchDay(reading, at, { ...FIRM, from: at, core: at }) : null;
    const clock = found === null && times.length === 0 ? readClock(reading, at) : null;
    if (found !== null) day = found.content;
    else if (clock?.sure === true) times = [clock.time];
    at = Math.max(at, (found?.to ?? (clock?.sure === true ? clock.to : 0)) - 1);
  }
  return day === null && times.length === 0 ? null : { ...EMPTY, day, times };
}

const EMPTY: Group = {
  phrases: [],
  direction: "plain",
  day: null,
  times: [],
  part: null,
  today: false,
  same: null,
  repeat: null,
  start: null,
  count: null,
  whole: null,
};

/** Without a date to count from it is said only right behind the request, or at the end: "alert me 10 minutes before". */
function stands(reading: Reading, { phrases }: Group, { direction, bare }: AheadContent): boolean {
  const [phrase] = phrases;
  if (phrase === undefined) return false;
  if (phrase.lead.asked) return true;
  const next = reading.pieces[phrase.to];
  return !bare && direction < 0 && (next === undefined || next.kind !== "word" || is(reading, phrase.to, "polite"));
}

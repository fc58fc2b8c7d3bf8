import type { Span } from "../contract/span.ts";
import type { Task } from "../contract/task.ts";
import { type Reading, readMessage } from "../intent/reading.ts";
import { shiftedNow } from "../temporal/shift.ts";
import { wordsIn } from "./answer-words.ts";
import { type BareChange, bareChange } from "./bare-change.ts";
import type { Plan } from "./plan.ts";
import { separates } from "./reply-head.ts";

const DAY_LENGTH = 10;
const MONTH_LENGTH = 8;

/**
 * "sorry, the 4th", "16 not 15", where a day was said before: that day of the same month, and no place in a list. Null for other words, and where a task
 * was named by its place. `old`: what the correction turns down.
 */
export function otherDay(
  reading: Reading,
  within: Span,
  { task, last, old }: { readonly task: Task; readonly last: Plan; readonly old: Span | null },
): BareChange | null {
  const { due_date: due } = task;
  if (due === undefined || !("due_date" in last.arguments) || last.chosenBy === "position") return null;
  const said = wordsIn(reading, within);
  const words = said?.tokens.filter((token, at) => !separates(token) && said.table.articles.longest(said.words, at) === null) ?? [];
  const [day, ...more] = words.map(({ text }) => text);
  if (day === undefined || more.length > 0 || !/^\d{1,2}\p{L}*$/u.test(day)) return null;
  // A bare number may be an hour: only what takes the place of the day itself is one.
  const isBare = /^\d+$/.test(day);
  if (isBare && (old === null || Number(reading.text.slice(...old)) !== Number(due.slice(MONTH_LENGTH, DAY_LENGTH)))) return null;
  const today = shiftedNow(reading.world.now, { days: 0 }, reading.world.timeZone) ?? "";
  // A date that is still to come is never moved into the past.
  const isGone = (value: unknown): boolean => typeof value === "string" && value < today && due >= today;
  const number = String(Number.parseInt(day, 10)).padStart(2, "0");
  return (
    [`${due.slice(0, MONTH_LENGTH)}${number}`, `${reading.settings.language.replies.dayLead} ${day}`]
      .map((way) => readMessage(way, reading.world, reading.settings))
      .map((led) => bareChange(led, [0, led.text.length], task.id))
      .find((change) => change !== null && !isGone(change.given.values["due_date"])) ?? null
  );
}

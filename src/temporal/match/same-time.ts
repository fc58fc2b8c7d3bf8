import type { Match } from "../content.ts";
import { is, type Reading } from "../reading.ts";

/** "the same time", "this time", beside a day. */
export function matchSameTime(reading: Reading, at: number): Match | null {
  const now = is(reading, at, "this");
  return (now || is(reading, at, "same")) && is(reading, at + 1, "time-noun") ? { to: at + 2, content: { kind: "same", now } } : null;
}

import { counts, endsPhrase } from "../lead.ts";
import { isMark, type Reading } from "../reading.ts";

/** The year of "1 jan 99999" is none, and so the whole is no date; "1830" may be an hour. */
export function isFarYear(reading: Reading, at: number): boolean {
  const from = isMark(reading, at, ",") ? at + 1 : at;
  const { kind, text = "", glued } = reading.pieces[from] ?? {};
  const isLong = kind === "number" && glued === false && (text.length > 4 || (text.length === 4 && text >= FIRST_FAR));
  return isLong && !counts(reading, from + 1) && endsPhrase(reading, from + 1);
}

const FIRST_FAR = "2400";

import type { Span } from "../../../contract/span.ts";
import { argumentMessages } from "../../../lexicon/en/argument-messages.ts";
import type { Reading } from "../message/reading.ts";
import type { Parameter } from "../schema/parameter.ts";
import { readAmount } from "./amounts.ts";
import type { Offer } from "./offer.ts";

/** The digits around a number, with the marks between them: "12,5", "1.200", "1 200". */
const AROUND = /[\d.,'\u2019_]/;
const MARK = /[.,'\u2019_]/;
const SIGN = /^[-+]?[$\u20ac\u00a3]?/;
const LONGEST = 40;

/** Puts a doubt on each number that is but a part of what was written, or that can be read in two ways: it is asked about, never guessed. */
export function withDoubts(reading: Reading, rows: readonly Parameter[], chosen: readonly Offer[]): readonly Offer[] {
  const numeric = chosen.some(({ value }) => typeof value === "number");
  if (!numeric) return chosen;
  const claimed = chosen.flatMap(({ spans }) => spans);
  return chosen.map((offer) => {
    const [span] = offer.spans;
    const parameter = rows[offer.row];
    if (typeof offer.value !== "number" || span === undefined || parameter === undefined || !offer.claims) return offer;
    const text = writtenAt(reading.raw, span, claimed);
    // "4-6" is a row of numbers.
    const row = /\d{1,15}-$/.exec(reading.raw.slice(0, span[0]).slice(-LONGEST));
    if (row !== null) return { ...offer, doubt: argumentMessages.twoWays.replace("{text}", () => row[0] + reading.raw.slice(...span)) };
    const own = reading.raw.slice(...span).replace(SIGN, "");
    const whole = text.length > own.length ? readAmount(text) : undefined;
    if (whole !== undefined && (parameter.type === "number" || Number.isSafeInteger(whole)))
      return { ...offer, value: offer.value < 0 ? -whole : whole };
    return !isDoubtful(text, own, parameter) ? offer : { ...offer, doubt: argumentMessages.twoWays.replace("{text}", () => text) };
  });
}

/** A number with the digits that stand at it, up to what is another value. */
function writtenAt(raw: string, [start, end]: Span, claimed: readonly Span[]): string {
  const others = claimed.filter(([from, to]) => to <= start || from >= end);
  let from = start;
  while (from > 0 && start - from < LONGEST && AROUND.test(raw.charAt(from - 1)) && !others.some(([, to]) => to === from)) from--;
  let to = end;
  const behind = (at: number) => AROUND.test(raw.charAt(at)) || (raw.charAt(at) === " " && /^ \d{3}(?!\d)/.test(raw.slice(at, at + 5)));
  while (to < raw.length && to - end < LONGEST && behind(to) && !others.some(([at]) => at === to || at === to + 1)) to++;
  while (to > from && MARK.test(raw.charAt(to - 1))) to--;
  while (from < to && MARK.test(raw.charAt(from))) from++;
  return raw.slice(from, to).replace(SIGN, "");
}

function isDoubtful(text: string, own: string, { roles }: Parameter): boolean {
  // "1.200" of money may be a thousand; of a latitude it is none.
  if (roles.has("money") && /^[1-9]\d{0,2}\.\d{3}$/.test(text)) return true;
  return text.length > own.length;
}

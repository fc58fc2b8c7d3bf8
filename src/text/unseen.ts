import { matchesOf } from "./matches.ts";

/**
 * What shows nothing: what Unicode calls ignorable by default (soft hyphens, zero widths, marks of direction, tags, fillers), and marks of annotation.
 * Joiners and variation selectors stay in scripts, pictures and key caps that need them.
 */
const UNSEEN =
  /(?!\u200c|\u200d|\p{Variation_Selector})[\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]|(?<!(?![\0-\u024f\u200b-\u206f\ufeff])[\p{L}\p{M}\p{Extended_Pictographic}\p{Emoji_Modifier}])(?:\u200c|\u200d|\p{Variation_Selector})(?!\u20e3)/gu;
const ANY = /[\u0080-\uffff]/;

/** A text without the characters that show nothing. */
export function withoutUnseen<Text>(text: Text): Text {
  return typeof text === "string" && ANY.test(text) ? (text.replace(UNSEEN, "") as Text & string) : text;
}

/** Where each character of the folded text stands in the text as it was typed, and behind them its end; null where nothing was folded. */
function placesIn(text: string): readonly number[] | null {
  if (!ANY.test(text)) return null;
  const places: number[] = [];
  let from = 0;
  for (const match of matchesOf(UNSEEN, text)) {
    for (let at = from; at < match.index; at++) places.push(at);
    from = match.index + match[0].length;
  }
  for (let at = from; at <= text.length; at++) places.push(at);
  return places.length === text.length + 1 ? null : places;
}

/** A result for the folded text, as one for the text as it was typed: each `span` in it is moved to where it stands there. */
export function asTyped<Result>(typed: unknown, result: Result): Result {
  const places = typeof typed === "string" ? placesIn(typed) : null;
  return places === null ? result : (unfolded(result, { typed: String(typed), places }, false) as Result);
}

/** Where a place of the text as it was typed is in the folded one. */
export function foldedPlace(typed: string, place: number): number {
  return withoutUnseen(typed.slice(0, place)).length;
}

const SPANS: ReadonlySet<string> = new Set(["span", "spans", "unread"]);
/** What holds no spans, but may hold numbers. */
const OTHERS: ReadonlySet<string> = new Set(["arguments", "params", "pending", "candidates", "reference", "calls", "trace"]);

interface Typed {
  readonly typed: string;
  readonly places: readonly number[];
}

function unfolded(value: unknown, as: Typed, isSpan: boolean): unknown {
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) {
    const [start, end] = value as unknown[];
    if (isSpan && value.length === 2 && typeof start === "number" && typeof end === "number")
      return [as.places[start] ?? start, (as.places[Math.max(0, end - 1)] ?? end - 1) + 1];
    return value.map((item) => unfolded(item, as, isSpan));
  }
  const moved: Record<string, unknown> = Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, OTHERS.has(key) && !isSpan ? item : unfolded(item, as, isSpan || SPANS.has(key))]),
  );
  const { span, text } = moved;
  // The words that stand at a span are those that were typed.
  return Array.isArray(span) && typeof text === "string" ? { ...moved, text: as.typed.slice(Number(span[0]), Number(span[1])) } : moved;
}

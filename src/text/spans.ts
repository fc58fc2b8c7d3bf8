import type { Span } from "../contract/span.ts";

/** Whether two stretches share a character. */
export function overlaps(one: Span, other: Span): boolean {
  return one[0] < other[1] && other[0] < one[1];
}

/** Whether `outer` holds the whole of `inner`. */
export function contains(outer: Span, inner: Span): boolean {
  return outer[0] <= inner[0] && inner[1] <= outer[1];
}

/** Sorted by start, with touching and overlapping stretches joined. */
export function mergeSpans(spans: readonly Span[]): Span[] {
  const merged: [number, number][] = [];
  const ordered = isInOrder(spans) ? spans : [...spans].sort((one, other) => one[0] - other[0] || one[1] - other[1]);
  for (const [start, end] of ordered) {
    const last = merged.at(-1);
    if (last !== undefined && start <= last[1]) last[1] = Math.max(last[1], end);
    else merged.push([start, end]);
  }
  return merged;
}

/** They mostly are, and looking costs less than sorting. */
function isInOrder(spans: readonly Span[]): boolean {
  for (let at = 1; at < spans.length; at++) if ((spans[at - 1]?.[0] ?? 0) > (spans[at]?.[0] ?? 0)) return false;
  return true;
}

/** What is left of `whole` when `taken` is cut out, in order. */
export function subtractSpans(whole: Span, taken: readonly Span[]): Span[] {
  const left: Span[] = [];
  let from = whole[0];
  for (const [start, end] of mergeSpans(taken)) {
    if (end <= from || start >= whole[1]) continue;
    if (start > from) left.push([from, start]);
    from = Math.max(from, end);
  }
  if (from < whole[1]) left.push([from, whole[1]]);
  return left;
}

/** The stretch without blanks at its ends; empty ones collapse to their start. */
export function trimSpan(text: string, [start, end]: Span): Span {
  let from = start;
  let to = end;
  while (from < to && /\s/.test(text.charAt(from))) from++;
  while (to > from && /\s/.test(text.charAt(to - 1))) to--;
  return [from, to];
}

/** Those of some stretches, in order, that share no character with the spans. Sorts once: linear in the stretches. */
export function outside<Stretch extends { readonly start: number; readonly end: number }>(
  stretches: readonly Stretch[],
  spans: readonly Span[],
): Stretch[] {
  const taken = mergeSpans(spans);
  let next = 0;
  return stretches.filter(({ start, end }) => {
    while (next < taken.length && (taken[next]?.[1] ?? 0) <= start) next++;
    const span = taken[next];
    return span === undefined || !overlaps(span, [start, end]);
  });
}

/** The index of the first of some stretches, in order, that does not begin before a place. By halves: a message may hold many. */
export function indexFrom(stretches: readonly { readonly start: number }[], place: number): number {
  let from = 0;
  for (let high = stretches.length; from < high; ) {
    const middle = (from + high) >> 1;
    if ((stretches[middle]?.start ?? 0) < place) from = middle + 1;
    else high = middle;
  }
  return from;
}

import type { Span } from "../contract/span.ts";
import type { TemporalFinding } from "../temporal/find.ts";

/** "friday, *not thursday*": a day that is turned down right behind the one that is meant is no part of a title. */
export function turnedDown(text: string, findings: readonly TemporalFinding[]): Span[] {
  return findings.flatMap(({ lead, spans }, at) => {
    const [before, [start] = []] = [findings[at - 1], spans[0] ?? []];
    const end = before?.kind === "date" && before.lead !== "old" ? before.spans.at(-1)?.[1] : undefined;
    const isBehind = lead === "old" && start !== undefined && end !== undefined && /^[\s,]*$/.test(text.slice(end, start));
    return isBehind ? [...spans] : [];
  });
}

import type { TaskReference } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import { readNaming } from "../intent/naming.ts";
import type { ClauseReading } from "../intent/reading.ts";
import type { FoundReference } from "../reference/index.ts";
import { findTemporal } from "../temporal/find.ts";
import { filtersIn } from "./conditions.ts";

/** The task that words alone name, by a name or by what is known of it: "the overdue one", "the one on my home list". */
export function describedTask(clause: ClauseReading, naming: Span): TaskReference {
  return readDescription(clause, naming).reference;
}

/** The same with the words that were not understood. */
export function readDescription(clause: ClauseReading, naming: Span): FoundReference {
  const { world, settings, text, quotes } = clause.message;
  const dates =
    clause.findings.length === 0
      ? []
      : findTemporal(text, {
          now: world.now,
          timeZone: world.timeZone,
          dateOrder: world.dateOrder,
          dayParts: settings.dayParts,
          purpose: "filter",
          literal: quotes.map(({ outer }) => outer),
          within: clause.span,
          words: settings.language.temporal,
          mended: clause.message.mended,
        });
  return readNaming(clause, naming, filtersIn(clause, naming, naming, dates));
}

import type { TaskReference } from "../contract/params.ts";
import type { Span } from "../contract/span.ts";
import { resolveReference, type TaskFilters } from "../reference/index.ts";
import { lexiconOf } from "../reference/language.ts";
import { tablesOf } from "../reference/task-index.ts";
import type { ClauseReading } from "./reading.ts";

/** Resolves the words of a clause that name a task. */
export function readNaming(
  clause: ClauseReading,
  naming: Span | null,
  filters: TaskFilters,
  scope: "named" | "bare" = "named",
): { readonly reference: TaskReference; readonly spans: readonly Span[] } {
  const { world, settings, text, raw, quotes } = clause.message;
  const lexicon = lexiconOf(settings.language);
  return resolveReference(
    { text, raw, naming, quotes, filters, scope },
    {
      tasks: world.tasks,
      index: world.index === null ? undefined : tablesOf(world.index, lexicon),
      recentTaskIds: world.recentTaskIds,
      history: world.history,
      candidates: world.candidates,
    },
    lexicon,
  );
}

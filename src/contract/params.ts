import type { Span } from "./span.ts";
import type { Task } from "./task.ts";

/** Which task the words name. */
export type TaskReference =
  | { status: "resolved"; taskIds: string[]; method: ReferenceMethod }
  | { status: "ambiguous"; candidates: Task[]; mention: string }
  | { status: "not_found"; mention: string }
  | { status: "none" };

export type ReferenceMethod = "id" | "position" | "title" | "mention" | "filter" | "all" | "only";

export interface ExtractedParams {
  /** Only what the message says, or the schema's default; never an empty string, never `undefined`. */
  params: Record<string, unknown>;
  /** Paths of values that nobody stated: defaults, an hour or a year that was filled in. */
  assumed: string[];
  /** Required parameters that neither the message nor the context gives; "changes" for an update without any. */
  missing: string[];
  /** Where each value stands; keys are parameter paths ("filters.due_date"). */
  spans: Record<string, Span[]>;
  reference?: TaskReference;
}

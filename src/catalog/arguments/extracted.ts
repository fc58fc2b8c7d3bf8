import type { Issue } from "../../contract/issue.ts";
import type { Span } from "../../contract/span.ts";

/** The arguments of a call, and what is known about them. */
export interface ExtractedArguments {
  /** Only what the message says, or the default of a required parameter. */
  arguments: Record<string, unknown>;
  /** Required parameters without a value, as paths ("filters.state"). */
  missing: string[];
  /** Paths of values that nobody said. */
  assumed: string[];
  /** Where each value stands in the message, by path. */
  spans: Record<string, Span[]>;
  issues: Issue[];
}

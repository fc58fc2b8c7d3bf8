import type { Span } from "../../contract/span.ts";
import type { TraceRow } from "../route/types.ts";

/** One call of a plan. */
export interface PlanStep {
  readonly toolName: string;
  /** Values of the message, defaults of required parameters, and bindings: `$name` or `$name.field` is what the earlier step of that `outputAs` gives. */
  readonly arguments: Record<string, unknown>;
  /** The name under which later steps find the result. */
  readonly outputAs: string;
  /** Places of the steps that have to be done before: those whose results it takes, and what the message asks for before it. */
  readonly dependsOn: number[];
  readonly reason: string;
  /** A tool of the same purpose that takes the same arguments. */
  readonly fallback?: string;
  /** Names and values of the message that no step accounts for: a plan that has any is not ready. */
  readonly unread?: Span[];
}

/** Calls in order, for a message that needs more than one. */
export interface ToolPlan {
  /** "ready": it can run as it is; "clarify": `reply` has to be answered before; "none": nothing is asked for here. */
  readonly status: "ready" | "clarify" | "none";
  readonly steps: PlanStep[];
  /** Required parameters that neither the message nor an earlier step gives, as paths. */
  readonly missing: string[];
  /** The question to put, for "clarify". */
  readonly reply: string | null;
  /** The rows of `routeTool` for each request, in order. */
  readonly trace: TraceRow[];
}

/** Most steps of one plan: a chain takes no more (seed "Chain limits"). */
export const MOST_STEPS = 5;
